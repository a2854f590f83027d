//! The board in its host elements: it is painted whenever the model changes.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use web_sys::{HtmlCanvasElement, HtmlElement};

use super::canvas::{CanvasPainter, Palette, paint_on};
use super::listeners::Listeners;
use super::loupe::Loupe;
use super::touches::Pointers;
use super::viewport::{Viewport, ZOOM};
use crate::app::App;
use crate::{browser, screen};
use tessera_app::play::view::{self, BoardView};
use tessera_app::{Board as GameBoard, Margins, Placement, TypedName, paint, pixels};
use tessera_core::scene::SpotId;
use tessera_views::BoardPlace;

/// A board in its hosts.
pub struct Board {
    /// The element around all of them.
    pub(super) frame: HtmlElement,
    background: HtmlCanvasElement,
    /// What is touched.
    pub(super) canvas: HtmlCanvasElement,
    enlarged: HtmlCanvasElement,
    palette: Palette,
    /// What is shown.
    pub(super) view: BoardView,
    /// What of it is in view.
    pub(super) viewport: Viewport,
    pub(super) loupe: Loupe,
    /// What pointers have begun.
    pub(super) pointers: Pointers,
    /// The name of a cell that is being typed.
    pub(super) typed: TypedName,
    /// Where the scene lay, and on what size, when it was painted; `None` where it has to be painted anew.
    painted: Option<(Placement, (u32, u32, f64))>,
    /// The cell that the last answer was about, and which time it was given.
    answered: Option<(SpotId, usize)>,
    _listeners: Listeners,
}

thread_local! {
    /// The board of the page that is open.
    static BOARD: RefCell<Option<Board>> = const { RefCell::new(None) };
}

/// Does something with the board, where there is one.
pub fn with<T>(act: impl FnOnce(&mut Board) -> T) -> Option<T> {
    BOARD.with_borrow_mut(|board| board.as_mut().map(act))
}

/// Follows the model and the page; `listen` listens to a board that is new there.
pub(super) fn follow(
    app: App,
    all: bool,
    listen: impl FnOnce(&HtmlElement, &HtmlCanvasElement) -> Option<Listeners>,
) {
    let frame = browser::element("board").filter(|frame| host(frame, "board").is_some());
    BOARD.with_borrow_mut(|board| {
        let is_same = board.as_ref().map(|board| &board.frame) == frame.as_ref();
        if !is_same {
            *board = frame.and_then(|frame| Board::new(frame, listen));
        }
        if let Some(board) = board {
            board.follow(app, all);
        }
    });
    settle();
}

/// Changes what is in view.
pub(super) fn look(change: impl FnOnce(&mut Viewport)) {
    with(|board| {
        change(&mut board.viewport);
        board.paint(false);
    });
    settle();
}

/// Enlarges the board by so many steps.
pub fn zoom(steps: i8) {
    look(|viewport| viewport.zoom(ZOOM.powi(steps.into()), None));
}

/// Shows the board as it is by itself.
pub fn fit() {
    look(Viewport::fit);
}

/// Tells the views what they have to know of how the board lies.
pub fn settle() {
    let lies = with(|board| {
        let viewport = &board.viewport;
        let (width, height, ratio) = viewport.size;
        // Only the picker depends on the place, and it is rarely open.
        let is_picking = browser::element("picker").is_some();
        let place = is_picking.then_some(BoardPlace {
            size: (f64::from(width) / ratio, f64::from(height) / ratio),
            ratio,
            place: viewport.place,
        });
        (place, viewport.is_movable(), viewport.zooms())
    });
    if let Some(lies) = lies {
        screen::update(|screen| (screen.board, screen.movable, screen.zooms) = lies);
    }
}

/// The canvas of a name.
fn host(frame: &HtmlElement, name: &str) -> Option<HtmlCanvasElement> {
    let found = frame
        .query_selector(&format!("[data-host={name}]"))
        .ok()
        .flatten();
    found?.dyn_into().ok()
}

impl Board {
    fn new(
        frame: HtmlElement,
        listen: impl FnOnce(&HtmlElement, &HtmlCanvasElement) -> Option<Listeners>,
    ) -> Option<Board> {
        let canvas = host(&frame, "board")?;
        Some(Board {
            background: host(&frame, "background")?,
            enlarged: host(&frame, "loupe")?,
            palette: Palette::of(&canvas),
            viewport: Viewport::new(measured(&frame)),
            view: BoardView::default(),
            loupe: Loupe::default(),
            pointers: Pointers::default(),
            typed: TypedName::default(),
            painted: None,
            answered: None,
            _listeners: listen(&frame, &canvas)?,
            canvas,
            frame,
        })
    }

    /// Takes up what the model shows now.
    fn follow(&mut self, app: App, all: bool) {
        let asked = |state: &GameBoard| state.asked().and_then(|asked| Some((asked.shows?, asked.again)));
        let (view, framing, ply, asked) = app.model.with_untracked(|model| {
            let ply = model.board().map(|state| state.game.ply());
            (
                model.board_view(),
                model.see(view::framing),
                ply,
                model.board().and_then(asked),
            )
        });
        if all {
            // The window may be on a screen of another density now.
            self.viewport.resize(measured(&self.frame));
            self.palette = Palette::of(&self.canvas);
        }
        if all || view.background != self.view.background {
            self.painted = None;
        }
        let is_above = view.above.items != self.view.above.items;
        self.viewport.take_up(view.background.clone(), framing, ply);
        self.view = view;
        // What an answer is about comes into view.
        if asked != self.answered {
            self.answered = asked;
            if let Some((cell, _)) = asked {
                self.viewport.show(cell);
            }
        }
        self.paint(is_above);
    }

    /// Takes up the size that the frame has now.
    pub(super) fn measure(&mut self) {
        self.viewport.resize(measured(&self.frame));
        self.paint(false);
    }

    /// Paints all of it where the scene lies elsewhere or has changed; else only what lies over it, if that has changed.
    pub(super) fn paint(&mut self, is_above: bool) {
        let (place, size) = (self.viewport.place, self.viewport.size);
        let is_new = self.painted != Some((place, size));
        if is_new {
            self.painted = Some((place, size));
            self.paint_on(&self.background, size, |painter| {
                paint(&self.view.background.items, place, painter);
                // Chromium prints the shapes of a canvas, and clearing it clears what lies below it: on paper there is one canvas.
                if browser::is_on_paper() {
                    self.view.paint_above(place, size.2, painter);
                }
            });
            self.lay_grid();
        }
        if is_new || is_above {
            self.paint_on(&self.canvas, size, |painter| {
                self.view.paint_above(place, size.2, painter);
            });
        }
        if is_new || is_above || self.loupe.is_open() {
            self.paint_loupe();
        }
    }

    /// Shows what lies under a finger, or nothing.
    pub(super) fn paint_loupe(&self) {
        let corner = self.loupe.corner(&self.viewport);
        // Plain names can always be switched and set.
        let _ = self
            .enlarged
            .class_list()
            .toggle_with_force("open", corner.is_some());
        let Some((place, (left, top))) = self.loupe.place(&self.viewport).zip(corner) else {
            return;
        };
        let style = self.enlarged.style();
        let _ = style.set_property("left", &pixels(left));
        let _ = style.set_property("top", &pixels(top));
        self.paint_on(&self.enlarged, Loupe::size(&self.viewport), |painter| {
            paint(&self.view.background.items, place, painter);
            paint(&self.view.above.items, place, painter);
        });
    }

    /// Lays what stands over the board where the scene lies, and tells the page of a land, in which things stand around a tile.
    fn lay_grid(&self) {
        let (place, ratio) = (self.viewport.place, self.viewport.size.2);
        let around = self.frame.closest("[data-placed]").ok().flatten();
        for over in browser::all_within(&self.frame, ".grid, [data-placed]")
            .into_iter()
            .chain(around)
        {
            let Some(over) = over.dyn_ref::<HtmlElement>() else {
                continue;
            };
            for (name, length) in [
                ("--unit", place.unit),
                ("--left", place.left),
                ("--top", place.top),
            ] {
                let _ = over.style().set_property(name, &pixels(length / ratio));
            }
        }
    }

    fn paint_on(
        &self,
        canvas: &HtmlCanvasElement,
        size: (u32, u32, f64),
        paint: impl FnOnce(&mut CanvasPainter),
    ) {
        paint_on(canvas, &self.palette, size, paint);
    }
}

/// The size of the frame: its width and height in device pixels, and device pixels per CSS pixel; and its padding, which the style
/// sheet gives it where something lies over its edges.
fn measured(frame: &HtmlElement) -> ((u32, u32, f64), Margins) {
    let ratio = browser::window().device_pixel_ratio();
    let pixels = |css: i32| (f64::from(css) * ratio).round() as u32;
    let style = browser::window().get_computed_style(frame).ok().flatten();
    let padding = |side: &str| {
        let value = style
            .as_ref()?
            .get_property_value(&format!("padding-{side}"))
            .ok()?;
        let css = js_sys::parse_float(&value);
        css.is_finite().then(|| (css * ratio).round())
    };
    // On paper nothing lies over the board.
    let margin = |side: &str| {
        if browser::is_on_paper() {
            0.0
        } else {
            padding(side).unwrap_or(0.0)
        }
    };
    let margins = Margins {
        left: margin("left"),
        top: margin("top"),
        right: margin("right"),
        bottom: margin("bottom"),
    };
    (
        (pixels(frame.client_width()), pixels(frame.client_height()), ratio),
        margins,
    )
}
