//! What pointers do on the canvas: hover, touch cells, drag the board, pinch it, turn the wheel.

use leptos::html::Canvas;
use leptos::prelude::*;
use web_sys::{Event, MouseEvent, PointerEvent, WheelEvent};

use super::grid::Roving;
use super::loupe::Loupe;
use super::viewport::Viewport;
use tessera_app::play::view::BoardView;
use tessera_app::{Mark, Model, PlayMsg, Pointer, ReviewJump, ReviewMsg, Wheel};
use tessera_core::scene::SpotId;
use crate::app::App;
use crate::board::wheel::turned;
use crate::browser;

/// How far a pointer moves before it drags the board and no longer touches a cell, in CSS pixels.
const DRAG: f64 = 6.0;
/// The number of the secondary button of a mouse.
const SECONDARY: i16 = 2;

/// A pointer that is down: its id, and where it is, in CSS pixels.
#[derive(Clone, Copy)]
struct Down {
    id: i32,
    x: f64,
    y: f64,
}

/// What pointers act on, and what they have begun.
#[derive(Clone, Copy)]
pub struct Pointers {
    app: App,
    canvas: NodeRef<Canvas>,
    board: Memo<BoardView>,
    viewport: Viewport,
    roving: Roving,
    loupe: Loupe,
    wheel: StoredValue<Wheel>,
    /// How the canvas was touched last.
    pointer: StoredValue<Pointer>,
    down: StoredValue<Vec<Down>>,
    /// Where the secondary button went down.
    marked_from: StoredValue<Option<SpotId>>,
    /// Whether the pointers that are down have moved the board or the piece.
    dragged: StoredValue<bool>,
}

impl Pointers {
    /// No pointer is down yet.
    pub fn new(
        app: App,
        canvas: NodeRef<Canvas>,
        board: Memo<BoardView>,
        viewport: Viewport,
        roving: Roving,
        loupe: Loupe,
    ) -> Pointers {
        Pointers {
            app,
            canvas,
            board,
            viewport,
            roving,
            loupe,
            wheel: StoredValue::new(Wheel::default()),
            pointer: StoredValue::new(Pointer::Fine),
            down: StoredValue::new(Vec::new()),
            marked_from: StoredValue::new(None),
            dragged: StoredValue::new(false),
        }
    }

    /// Where an event is on the canvas, in its own CSS pixels: what is around it may be zoomed or transformed.
    fn place(self, event: &MouseEvent) -> (f64, f64) {
        let Some(canvas) = self.canvas.get_untracked() else {
            return (0.0, 0.0);
        };
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

    fn position(self, event: &PointerEvent) -> Down {
        let (x, y) = self.place(event);
        let id = event.pointer_id();
        Down { id, x, y }
    }

    fn cell_at(self, x: f64, y: f64) -> Option<SpotId> {
        let point = self.viewport.point(x, y);
        self.board.with_untracked(|board| board.spot_at(point))
    }

    /// Hovers over a cell, or over none. Within the same cell nothing happens.
    pub fn hover(self, cell: Option<SpotId>) {
        if self.app.peek(|state, _| state.hover) != cell {
            self.app.send(PlayMsg::Hover(cell));
        }
    }

    /// Touches the cell that was clicked, or cancels where there is none. The second click of a double click confirms nothing.
    pub fn on_click(self, event: &MouseEvent) {
        let is_double = event.detail() > 1 && self.pointer.get_value() == Pointer::Fine;
        if self.dragged.get_value() || is_double && self.app.peek(|state, _| state.ghost.is_some()) {
            return;
        }
        let (x, y) = self.place(event);
        match self.cell_at(x, y) {
            Some(cell) => {
                // Marks have no buttons that the keyboard could be at.
                if cell.cell().is_some() {
                    self.roving.0.set(Some(cell));
                }
                let pointer = match self.pointer.get_value() {
                    Pointer::Fine if event.detail() > 1 => Pointer::FineAgain,
                    pointer => pointer,
                };
                let other = self.app.peek(|state, _| state.other_piece());
                self.app.send(match other.filter(|_| event.shift_key()) {
                    Some(piece) => PlayMsg::Place(cell, piece, pointer),
                    None => PlayMsg::Tap(cell, pointer),
                });
            }
            None => self.app.send(PlayMsg::Cancel),
        }
    }

    /// Begins a touch.
    pub fn on_down(self, event: &PointerEvent) {
        if event.button() == SECONDARY {
            let at = self.position(event);
            self.marked_from.set_value(self.cell_at(at.x, at.y));
            return;
        }
        let touch = event.pointer_type() == "touch";
        self.pointer
            .set_value(if touch { Pointer::Coarse } else { Pointer::Fine });
        if event.is_primary() {
            self.down.set_value(Vec::new());
            self.dragged.set_value(false);
        }
        let at = self.position(event);
        self.down.update_value(|down| down.push(at));
        if touch && event.is_primary() {
            // Whoever looks through the loupe chooses a cell by lifting the finger.
            let opened = move || {
                self.dragged.set_value(true);
                self.hover(self.cell_at(at.x, at.y));
            };
            self.loupe.rest(at.x, at.y, opened);
        } else {
            self.loupe.close();
        }
    }

    /// An open loupe follows the finger: the page must not scroll then.
    pub fn on_touch_move(self, event: &Event) {
        if self.loupe.is_open() {
            event.prevent_default();
        }
    }

    /// Hovers, and drags or pinches with the pointers that are down.
    pub fn on_move(self, event: &PointerEvent) {
        let now = self.position(event);
        if event.pointer_type() != "touch" {
            self.hover(self.cell_at(now.x, now.y));
        }
        // A button that was released outside the page was not reported.
        if event.buttons() == 0 {
            self.on_up(event);
        }
        if self.loupe.is_open() {
            self.loupe.follow(now.x, now.y);
            self.hover(self.cell_at(now.x, now.y));
            return;
        }
        let mut pointers = self.down.get_value();
        let Some(this) = pointers.iter().position(|pointer| pointer.id == now.id) else {
            return;
        };
        let was = pointers[this];
        if (now.x - was.x).hypot(now.y - was.y) > DRAG {
            self.loupe.close();
        }
        let moved = match pointers[..] {
            [a, b] => {
                self.pinch(pointers[this], now, if this == 0 { b } else { a });
                true
            }
            [was] => self.drag(was, now),
            _ => false,
        };
        if moved {
            pointers[this] = now;
            self.down.set_value(pointers);
        }
    }

    /// Two fingers: zooms by as much as they part.
    fn pinch(self, was: Down, now: Down, other: Down) {
        let before = (was.x - other.x).hypot(was.y - other.y).max(1.0);
        let middle = ((now.x + other.x) / 2.0, (now.y + other.y) / 2.0);
        self.dragged.set_value(true);
        let factor = (now.x - other.x).hypot(now.y - other.y) / before;
        self.viewport.zoom(factor, Some(middle));
    }

    /// One pointer: moves a pinned piece to another cell where it fits, or else the board. Whether it moved anything.
    fn drag(self, was: Down, now: Down) -> bool {
        let far = (now.x - was.x).hypot(now.y - was.y) > DRAG;
        let pinned = self
            .app
            .peek(|state, _| state.ghost.is_some().then(|| state.held_over()).flatten());
        if let Some(pinned) = pinned.filter(|&pinned| self.cell_at(was.x, was.y) == Some(pinned)) {
            let over = self.cell_at(now.x, now.y);
            let over = over.filter(|&over| far && over != pinned);
            let Some(over) = over.filter(|&over| self.app.peek(|state, _| state.fits_at(over))) else {
                return false;
            };
            self.dragged.set_value(true);
            self.app.send(PlayMsg::Tap(over, self.pointer.get_value()));
            return true;
        }
        let begins = far || self.dragged.get_value();
        if !begins || !untrack(|| self.viewport.is_movable()) {
            return false;
        }
        self.dragged.set_value(true);
        // The pointer may leave the board while it drags.
        if let Some(canvas) = self.canvas.get_untracked() {
            // It only fails for a pointer that is gone, which then drags no more.
            let _ = canvas.set_pointer_capture(now.id);
        }
        self.viewport.drag(now.x - was.x, now.y - was.y);
        true
    }

    /// Ends a touch. The secondary button draws an arrow or a circle, or, where a piece is held that rotates, rotates it.
    pub fn on_up(self, event: &PointerEvent) {
        if event.button() == SECONDARY {
            let at = self.position(event);
            let from = self.marked_from.try_update_value(Option::take).flatten();
            if let (Some(from), Some(to)) = (from, self.cell_at(at.x, at.y)) {
                let rotates = from == to && self.app.peek(|state, _| state.can_rotate());
                self.app.send(match rotates {
                    true => PlayMsg::RotatePiece(1),
                    false => PlayMsg::Mark(Mark { from, to }),
                });
            }
            return;
        }
        if self.loupe.is_open() {
            let at = self.position(event);
            self.loupe.close();
            // What the loupe showed is touched, but never played at once.
            match self.cell_at(at.x, at.y).filter(|_| event.type_() == "pointerup") {
                Some(cell) if self.app.peek(|state, _| state.held_at()) != Some(cell) => {
                    self.app.send(PlayMsg::Tap(cell, Pointer::Coarse));
                }
                _ => self.hover(None),
            }
        }
        self.loupe.close();
        self.down
            .update_value(|down| down.retain(|pointer| pointer.id != event.pointer_id()));
    }

    /// Rotates the piece in hand with Shift; zooms with Control, or where the board has the focus; steps through a review
    /// where the settings say so.
    pub fn on_wheel(self, event: &WheelEvent) {
        // In a frame the wheel belongs to the page around it, unless that says otherwise.
        if browser::is_embedded() {
            return;
        }
        let focused = browser::has_focus(event.current_target());
        let turn = turned(event);
        if event.shift_key() && self.app.peek(|state, _| state.can_rotate()) {
            event.prevent_default();
            let step = self
                .wheel
                .try_update_value(|wheel| wheel.rotation(turn, browser::now()));
            if let Some(step) = step.flatten() {
                self.app.send(PlayMsg::RotatePiece(step));
            }
        } else if !event.ctrl_key() && self.app.model.with_untracked(Model::steps_by_wheel) {
            event.prevent_default();
            let step = self
                .wheel
                .try_update_value(|wheel| wheel.rotation(turn, browser::now()));
            let jump = |step: i8| match step {
                1.. => ReviewJump::Forward,
                _ => ReviewJump::Back,
            };
            if let Some(step) = step.flatten() {
                self.app.send(ReviewMsg::Go(jump(step)));
            }
        } else if event.ctrl_key() || focused && self.viewport.framing.get_untracked().movable {
            event.prevent_default();
            let at = self.place(event);
            let factor = self
                .wheel
                .try_update_value(|wheel| wheel.zoom(turn, browser::now()));
            if let Some(factor) = factor.flatten() {
                self.viewport.zoom(factor, Some(at));
            }
        }
    }

    /// The secondary button is for marks and for the piece in hand: the browser's menu would lie over the board.
    pub fn on_menu(self, event: &MouseEvent) {
        event.prevent_default();
    }
}
