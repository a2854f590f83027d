//! What pointers do on the canvas: hover, touch cells, drag the board, pinch it, turn the wheel.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, MouseEvent, PointerEvent, WheelEvent};

use super::focus::set_stop_by_click;
use super::hosts::{Board, with};
use super::loupe::REST;
use super::touches::Down;
use super::wheel::turned;
use crate::app::App;
use crate::browser;
use tessera_app::{BoardMsg, Mark, Model, Msg, Pointer, ReviewJump, ReviewMsg};
use tessera_core::scene::SpotId;

/// How far a pointer moves before it drags the board and no longer touches a cell, in CSS pixels.
const DRAG: f64 = 6.0;
/// The number of the secondary button of a mouse.
const SECONDARY: i16 = 2;

/// What hovering over a cell, or over none, tells the model. Within the same cell nothing happens.
fn hover(app: App, cell: Option<SpotId>) -> Vec<Msg> {
    if app.peek(|state, _| state.hover) == cell {
        Vec::new()
    } else {
        vec![BoardMsg::Hover(cell).into()]
    }
}

/// A finger has rested on the board.
fn open_loupe(app: App, rest: u32) {
    let messages = with(|board| {
        let Some((x, y)) = board.loupe.open(rest) else {
            return Vec::new();
        };
        // Whoever looks through the loupe chooses a cell by lifting the finger.
        board.pointers.dragged = true;
        board.paint_loupe();
        hover(app, board.cell_at(x, y))
    });
    for msg in messages.unwrap_or_default() {
        app.send(msg);
    }
}

impl Board {
    /// Something happened on the frame; what the model is to be told of it.
    pub(super) fn on_pointer(&mut self, app: App, event: &Event, target: Option<&Element>) -> Vec<Msg> {
        if let Some(event) = event.dyn_ref::<WheelEvent>() {
            return self.on_wheel(app, event);
        }
        // The rest is of the canvas alone: what else lies over the board has answers of its own.
        if target.is_none_or(|target| *target != **self.canvas) {
            return Vec::new();
        }
        match (&*event.type_(), event.dyn_ref::<PointerEvent>()) {
            ("pointermove", Some(event)) => self.on_move(app, event),
            ("pointerdown", Some(event)) => self.on_down(app, event),
            ("pointerup" | "pointercancel", Some(event)) => self.on_up(app, event),
            ("pointerleave", _) => hover(app, None),
            ("click", _) => match event.dyn_ref::<MouseEvent>() {
                Some(event) => self.on_click(app, event),
                None => Vec::new(),
            },
            (kind, _) => {
                // An open loupe follows the finger: the page must not scroll then. The secondary button is for marks and for
                // the piece in hand: the browser's menu would lie over the board.
                if kind == "contextmenu" || kind == "touchmove" && self.loupe.is_open() {
                    event.prevent_default();
                }
                Vec::new()
            }
        }
    }

    /// Where an event is on the canvas, in its own CSS pixels: what is around it may be zoomed or transformed.
    fn place(&self, event: &MouseEvent) -> (f64, f64) {
        let canvas = &self.canvas;
        let seen = canvas.get_bounding_client_rect();
        let own = |at: i32, from: f64, length: f64, whole: i32| {
            (f64::from(at) - from) * f64::from(whole) / length.max(1.0)
        };
        (
            own(event.client_x(), seen.left(), seen.width(), canvas.client_width()),
            own(
                event.client_y(),
                seen.top(),
                seen.height(),
                canvas.client_height(),
            ),
        )
    }

    fn position(&self, event: &PointerEvent) -> Down {
        let (x, y) = self.place(event);
        let id = event.pointer_id();
        Down { id, x, y }
    }

    fn cell_at(&self, x: f64, y: f64) -> Option<SpotId> {
        let (place, ratio) = (self.viewport.place, self.viewport.size.2);
        self.view.spot_under((x * ratio, y * ratio), place, ratio)
    }

    /// How the canvas was touched last.
    fn pointer(&self) -> Pointer {
        if self.pointers.is_finger {
            Pointer::Coarse
        } else {
            Pointer::Fine
        }
    }

    /// Touches the cell that was clicked, or cancels where there is none. The second click of a double click confirms nothing.
    fn on_click(&mut self, app: App, event: &MouseEvent) -> Vec<Msg> {
        let is_second = event.detail() > 1 && !self.pointers.is_finger;
        if self.pointers.dragged || is_second && app.peek(|state, _| state.ghost.is_some()) {
            return Vec::new();
        }
        let (x, y) = self.place(event);
        let Some(cell) = self.cell_at(x, y) else {
            return vec![BoardMsg::Cancel.into()];
        };
        // Marks have no buttons that the keyboard could be at.
        if cell.cell().is_some() {
            set_stop_by_click(&self.viewport.scene, cell);
        }
        let other = app.peek(|state, _| state.other_piece());
        let pointer = if is_second {
            Pointer::FineAgain
        } else {
            self.pointer()
        };
        let msg = match other.filter(|_| event.shift_key()) {
            Some(piece) => BoardMsg::Place(cell, piece, pointer),
            None => BoardMsg::Tap(cell, pointer),
        };
        vec![msg.into()]
    }

    /// Begins a touch.
    fn on_down(&mut self, app: App, event: &PointerEvent) -> Vec<Msg> {
        let at = self.position(event);
        if event.button() == SECONDARY {
            self.pointers.marked_from = self.cell_at(at.x, at.y);
            return Vec::new();
        }
        self.pointers.is_finger = event.pointer_type() == "touch";
        if event.is_primary() {
            self.pointers.down.clear();
            self.pointers.dragged = false;
        }
        self.pointers.down.push(at);
        if self.pointers.is_finger && event.is_primary() {
            let rest = self.loupe.rest(at.x, at.y);
            browser::after(REST, move || open_loupe(app, rest));
        } else {
            self.close_loupe();
        }
        Vec::new()
    }

    fn close_loupe(&mut self) {
        let was_open = self.loupe.is_open();
        self.loupe.close();
        if was_open {
            self.paint_loupe();
        }
    }

    /// Hovers, and drags or pinches with the pointers that are down.
    fn on_move(&mut self, app: App, event: &PointerEvent) -> Vec<Msg> {
        let now = self.position(event);
        let mut messages = Vec::new();
        if event.pointer_type() != "touch" {
            messages.extend(hover(app, self.cell_at(now.x, now.y)));
        }
        // A button that was released outside the page was not reported.
        if event.buttons() == 0 {
            messages.extend(self.on_up(app, event));
        }
        if self.loupe.is_open() {
            self.loupe.follow(now.x, now.y);
            self.paint_loupe();
            messages.extend(hover(app, self.cell_at(now.x, now.y)));
            return messages;
        }
        let down = &self.pointers.down;
        let Some(this) = down.iter().position(|pointer| pointer.id == now.id) else {
            return messages;
        };
        let was = down[this];
        if (now.x - was.x).hypot(now.y - was.y) > DRAG {
            self.close_loupe();
        }
        let moved = match self.pointers.down[..] {
            [a, b] => {
                self.pinch(was, now, if this == 0 { b } else { a });
                true
            }
            [was] => self.drag(app, was, now, &mut messages),
            _ => false,
        };
        if moved {
            self.pointers.down[this] = now;
        }
        messages
    }

    /// Two fingers: zooms by as much as they part.
    fn pinch(&mut self, was: Down, now: Down, other: Down) {
        let before = (was.x - other.x).hypot(was.y - other.y).max(1.0);
        let middle = ((now.x + other.x) / 2.0, (now.y + other.y) / 2.0);
        self.pointers.dragged = true;
        let factor = (now.x - other.x).hypot(now.y - other.y) / before;
        self.viewport.zoom(factor, Some(middle));
        self.paint(false);
    }

    /// One pointer: moves a pinned piece to another cell where it fits, or else the board. Whether it moved anything.
    fn drag(&mut self, app: App, was: Down, now: Down, messages: &mut Vec<Msg>) -> bool {
        let far = (now.x - was.x).hypot(now.y - was.y) > DRAG;
        let pinned = app.peek(|state, _| state.ghost.is_some().then(|| state.held_over()).flatten());
        if let Some(pinned) = pinned.filter(|&pinned| self.cell_at(was.x, was.y) == Some(pinned)) {
            let over = self.cell_at(now.x, now.y);
            let over = over.filter(|&over| far && over != pinned);
            let Some(over) = over.filter(|&over| app.peek(|state, _| state.fits_at(over))) else {
                return false;
            };
            self.pointers.dragged = true;
            messages.push(BoardMsg::Tap(over, self.pointer()).into());
            return true;
        }
        let begins = far || self.pointers.dragged;
        if !begins || !self.viewport.is_movable() {
            return false;
        }
        self.pointers.dragged = true;
        // The pointer may leave the board while it drags. It only fails for a pointer that is gone, which then drags no more.
        let _ = self.canvas.set_pointer_capture(now.id);
        self.viewport.drag(now.x - was.x, now.y - was.y);
        self.paint(false);
        true
    }

    /// Ends a touch. The secondary button draws an arrow or a circle, or, where a piece is held that rotates, rotates it.
    fn on_up(&mut self, app: App, event: &PointerEvent) -> Vec<Msg> {
        let at = self.position(event);
        let here = self.cell_at(at.x, at.y);
        if event.button() == SECONDARY {
            let Some((from, to)) = self.pointers.marked_from.take().zip(here) else {
                return Vec::new();
            };
            let rotates = from == to && app.peek(|state, _| state.can_rotate());
            let msg = if rotates {
                BoardMsg::RotatePiece(1)
            } else {
                BoardMsg::Mark(Mark { from, to })
            };
            return vec![msg.into()];
        }
        let mut messages = Vec::new();
        if self.loupe.is_open() {
            // What the loupe showed is touched, but never played at once.
            match here.filter(|_| event.type_() == "pointerup") {
                Some(cell) if app.peek(|state, _| state.held_at()) != Some(cell) => {
                    messages.push(BoardMsg::Tap(cell, Pointer::Coarse).into());
                }
                _ => messages.extend(hover(app, None)),
            }
        }
        self.close_loupe();
        self.pointers
            .down
            .retain(|pointer| pointer.id != event.pointer_id());
        messages
    }

    /// Rotates the piece in hand with Shift; zooms with Control, or where the board has the focus or fills the window, so that
    /// there is nothing to scroll; steps through a review where the settings say so.
    fn on_wheel(&mut self, app: App, event: &WheelEvent) -> Vec<Msg> {
        // In a frame the wheel belongs to the page around it, unless that says otherwise.
        if browser::is_embedded() {
            return Vec::new();
        }
        let focused = browser::has_focus(event.current_target());
        let (turn, now) = (turned(event), browser::now());
        let wheel = &mut self.pointers.wheel;
        if event.shift_key() && app.peek(|state, _| state.can_rotate()) {
            event.prevent_default();
            let step = wheel.rotation(turn, now);
            return step
                .map(|step| BoardMsg::RotatePiece(step).into())
                .into_iter()
                .collect();
        }
        if !event.ctrl_key() && app.model.with_untracked(Model::steps_by_wheel) {
            event.prevent_default();
            let jump = |step: i8| match step {
                1.. => ReviewJump::Forward,
                _ => ReviewJump::Back,
            };
            let step = wheel.rotation(turn, now);
            return step
                .map(|step| ReviewMsg::Go(jump(step)).into())
                .into_iter()
                .collect();
        }
        let is_own = focused || self.viewport.is_covered();
        if event.ctrl_key() || is_own && self.viewport.framing.movable {
            event.prevent_default();
            if let Some(factor) = wheel.zoom(turn, now) {
                let at = self.place(event);
                self.viewport.zoom(factor, Some(at));
                self.paint(false);
            }
        }
        Vec::new()
    }
}
