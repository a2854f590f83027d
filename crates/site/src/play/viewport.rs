//! What of the board is in view: the frame's size, what somebody has chosen to see, and the ways of changing it.

use leptos::prelude::*;

use crate::app::App;
use tessera_app::play::view::{self, Framing};
use tessera_app::{Camera, Frame, Placement, ViewChoice};
use tessera_core::scene::{Point, Scene, SharedScene, SpotId};

/// How much one step of a wheel, a key or a button zooms in.
pub const ZOOM: f64 = 1.25;
/// How far a key moves the board, in CSS pixels.
pub const STEP: f64 = 80.0;
/// Cells that are smaller than this many CSS pixels are worth zooming in on.
const SMALL: f64 = 28.0;

/// What of the board is in view.
#[derive(Clone, Copy)]
pub struct Viewport {
    scene: Memo<SharedScene>,
    /// The canvas's width and height in device pixels, and device pixels per CSS pixel.
    pub size: RwSignal<(u32, u32, f64)>,
    /// What the play page wants to be in view.
    pub framing: Memo<Framing>,
    choice: RwSignal<ViewChoice>,
    /// Where the scene lies on the canvas.
    pub place: Memo<Placement>,
}

impl Viewport {
    /// A scene as it is shown by itself.
    pub fn new(app: App, scene: Memo<SharedScene>) -> Viewport {
        let size = RwSignal::new((0, 0, 1.0));
        let framing = app.see_play(view::framing);
        let choice = RwSignal::new(ViewChoice::default());
        let place = Memo::new(move |_| {
            let (framing, frame) = (framing.get(), frame(size.get()));
            scene.with(|scene| {
                let focus = framing.focus.and_then(|cell| scene.spot(cell));
                let focus = focus.map(|spot| spot.center);
                choice.get().camera().place(scene, frame, framing.least, focus)
            })
        });
        // Another game is shown as it is by itself, also one of the same kind.
        let game = Memo::new(move |_| framing.with(|framing| (framing.game, framing.chance_seed)));
        let ply = app.see(|model| model.play().map(|state| state.game.ply()));
        Effect::new(move |before: Option<_>| {
            let game = game.get();
            ply.with(|_| ());
            if before.is_some_and(|before| before != game) {
                choice.set(ViewChoice::default());
            } else {
                choice.update(ViewChoice::end_move);
            }
            game
        });
        Viewport {
            scene,
            size,
            framing,
            choice,
            place,
        }
    }

    /// The point of the scene under a point of the canvas, in CSS pixels.
    pub fn point(self, x: f64, y: f64) -> Point {
        let ratio = self.size.get_untracked().2;
        self.place.get_untracked().point(x * ratio, y * ratio)
    }

    /// Whether the board can be dragged: it outgrows its frame, or somebody has zoomed in.
    pub fn is_movable(self) -> bool {
        self.framing.get().movable || !self.choice.get().is_usual() || self.is_enlarged()
    }

    /// Whether the board is shown larger than as a whole by itself.
    fn is_enlarged(self) -> bool {
        let (frame, unit) = (frame(self.size.get()), self.place.get().unit);
        let whole = |scene: &SharedScene| Camera::Whole.place(scene, frame, 0.0, None).unit;
        self.scene.with(whole) < unit
    }

    /// Whether one may want to zoom in.
    pub fn zooms(self) -> bool {
        self.is_movable() || self.place.get().unit < SMALL * self.size.get().2
    }

    /// Zooms in by a factor, at a point of the canvas in CSS pixels or at its middle.
    pub fn zoom(self, factor: f64, at: Option<(f64, f64)>) {
        let (frame, placed) = (frame(self.size.get_untracked()), self.place.get_untracked());
        let at = at.map(|(x, y)| (x * frame.ratio, y * frame.ratio));
        let (x, y) = at.unwrap_or((frame.width / 2.0, frame.height / 2.0));
        let zoomed = |scene: &Scene| Camera::zoomed(scene, frame, placed, factor, x, y);
        let camera = self.scene.with_untracked(|scene| zoomed(scene));
        self.choice.update(|choice| choice.hold(camera));
    }

    /// Moves the board by so many CSS pixels.
    pub fn drag(self, x: f64, y: f64) {
        let (frame, placed) = (frame(self.size.get_untracked()), self.place.get_untracked());
        let dragged = |scene: &Scene| Camera::dragged(scene, frame, placed, x * frame.ratio, y * frame.ratio);
        let camera = self.scene.with_untracked(|scene| dragged(scene));
        self.choice.update(|choice| choice.hold(camera));
    }

    /// Shows the board as it is by itself, or, where it is, all of it.
    pub fn fit(self) {
        self.choice.update(ViewChoice::fit);
    }

    /// Brings a cell into view that is out of it.
    pub fn show(self, cell: SpotId) {
        let (frame, placed) = (frame(self.size.get_untracked()), self.place.get_untracked());
        let mut choice = self.choice.get_untracked();
        self.scene
            .with_untracked(|scene| choice.show(cell, scene, frame, placed));
        if choice != self.choice.get_untracked() {
            self.choice.set(choice);
        }
    }
}

fn frame((width, height, ratio): (u32, u32, f64)) -> Frame {
    Frame {
        width: f64::from(width),
        height: f64::from(height),
        ratio,
    }
}
