//! What of the board is in view: the frame's size, the camera, and the ways of moving it.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::browser;
use crate::app::view::{self, Sight};
use crate::app::{Camera, Frame, Placement};
use crate::scene::{Point, Scene};
use crate::web::site::App;

/// How much closer one step of a wheel, a key or a button brings the board.
pub(super) const ZOOM: f64 = 1.25;
/// How far a key moves the board, in CSS pixels.
const STEP: f64 = 80.0;
/// Cells that are smaller, in CSS pixels, are worth coming closer to.
const SMALL: f64 = 28.0;

/// What of the board is in view.
#[derive(Clone, Copy)]
pub(super) struct Viewport {
    scene: Memo<Scene>,
    /// The canvas's size in device pixels, and device pixels per CSS pixel.
    pub size: RwSignal<(u32, u32, f64)>,
    /// How the model wants the board to be looked at.
    pub sight: Memo<Sight>,
    camera: RwSignal<Camera>,
    /// A look aside, at a cell that the keyboard is at: it ends with the next move.
    glance: RwSignal<Option<Camera>>,
    /// Where the scene lies on the canvas.
    pub place: Memo<Placement>,
}

impl Viewport {
    /// The whole of a scene.
    pub fn new(desk: App, scene: Memo<Scene>) -> Viewport {
        let size = RwSignal::new((0, 0, 1.0));
        let sight = desk.see(view::sight);
        let camera = RwSignal::new(Camera::Fit);
        let glance = RwSignal::new(None::<Camera>);
        let place = Memo::new(move |_| {
            let (sight, frame) = (sight.get(), frame(size.get()));
            let camera = glance.get().unwrap_or(camera.get());
            scene.with(|scene| camera.place(scene, frame, sight.least, sight.focus))
        });
        // Another game is looked at as a whole, also one of the same kind.
        let game = Memo::new(move |_| sight.with(|sight| (sight.game, sight.luck)));
        let ply = desk.see(|model| model.game.as_ref().map(|game| game.ply()));
        Effect::new(move |before: Option<_>| {
            let game = game.get();
            ply.track();
            glance.set(None);
            if before.is_some_and(|before| before != game) {
                camera.set(Camera::Fit);
            }
            game
        });
        Viewport {
            scene,
            size,
            sight,
            camera,
            glance,
            place,
        }
    }

    /// Device pixels per CSS pixel.
    pub fn ratio(self) -> f64 {
        self.size.get_untracked().2
    }

    /// The point of the scene under a point of the canvas, in CSS pixels.
    pub fn point(self, x: f64, y: f64) -> Point {
        let ratio = self.ratio();
        self.place.get_untracked().point(x * ratio, y * ratio)
    }

    /// Whether one may drag the board: it outgrows its frame, or somebody has come closer.
    pub fn is_movable(self) -> bool {
        self.sight.get().movable || self.glance.get().is_some() || self.camera.get() != Camera::Fit
    }

    /// Whether one may want to come closer.
    pub fn zooms(self) -> bool {
        self.is_movable() || self.place.get().unit < SMALL * self.size.get().2
    }

    /// Closer by a factor, at a point of the canvas in CSS pixels or at its middle.
    pub fn zoom(self, factor: f64, at: Option<(f64, f64)>) {
        let (frame, placed) = (frame(self.size.get_untracked()), self.place.get_untracked());
        let at = at.map(|(x, y)| (x * frame.ratio, y * frame.ratio));
        let (x, y) = at.unwrap_or((frame.width / 2.0, frame.height / 2.0));
        let zoomed = |scene: &Scene| Camera::zoomed(scene, frame, placed, factor, x, y);
        self.hold(self.scene.with_untracked(zoomed));
    }

    /// Moves the board by so many CSS pixels.
    pub fn drag(self, x: f64, y: f64) {
        self.hold(self.moved(x, y));
    }

    /// The present view, moved by so many CSS pixels.
    fn moved(self, x: f64, y: f64) -> Camera {
        let (frame, placed) = (frame(self.size.get_untracked()), self.place.get_untracked());
        let moved = |scene: &Scene| Camera::dragged(scene, frame, placed, x * frame.ratio, y * frame.ratio);
        self.scene.with_untracked(moved)
    }

    /// Looks at the board as somebody wants to, until told otherwise.
    fn hold(self, camera: Camera) {
        self.glance.set(None);
        self.camera.set(camera);
    }

    /// The board as it is usually seen; from there, all of it, however small.
    pub fn fit(self) {
        let fit = self.camera.get_untracked() == Camera::Fit && self.glance.get_untracked().is_none();
        self.hold(if fit { Camera::Whole } else { Camera::Fit });
    }

    /// Brings a cell into view that is out of it. Where nobody has chosen the view, that lasts until the next
    /// move: the board then shows by itself what matters.
    pub fn show(self, cell: u16) {
        let (frame, placed) = (frame(self.size.get_untracked()), self.place.get_untracked());
        let spot = self
            .scene
            .with_untracked(|scene| scene.spot(cell).map(|spot| spot.center));
        let Some(center) = spot else { return };
        let half = placed.unit / 2.0;
        let by = |at: f64, room: f64| (half - at).max(0.0) + (room - half - at).min(0.0);
        let (x, y) = (
            by(placed.x(center), frame.width),
            by(placed.y(center), frame.height),
        );
        if x.abs().max(y.abs()) > 1.0 {
            let camera = self.moved(x / frame.ratio, y / frame.ratio);
            match self.camera.get_untracked() {
                Camera::Held { .. } => self.hold(camera),
                _ => self.glance.set(Some(camera)),
            }
        }
    }

    /// Listens to the keys that move the view, as far as they are not typed into something: `+`, `-` and `0`; on
    /// a board that one can move about also `w`, `a`, `s` and `d`, but not while a cell is being typed.
    pub fn listen(self, desk: App) {
        let listener = window_event_listener(leptos::ev::keydown, move |event| {
            let on = desk.model.with_untracked(|model| model.settings.shortcuts);
            let control = event.ctrl_key() || event.meta_key() || event.alt_key();
            let target = event
                .target()
                .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
            let taken = target.as_ref().is_some_and(browser::takes_keys);
            if event.default_prevented() || control || taken || !on {
                return;
            }
            let in_grid = target.is_some_and(|element| element.id().starts_with("cell-"));
            match event.key().as_str() {
                "+" | "=" => self.zoom(ZOOM, None),
                "-" => self.zoom(1.0 / ZOOM, None),
                "0" => self.fit(),
                _ if in_grid || !self.sight.get_untracked().movable => return,
                "w" => self.drag(0.0, STEP),
                "s" => self.drag(0.0, -STEP),
                "a" => self.drag(STEP, 0.0),
                "d" => self.drag(-STEP, 0.0),
                _ => return,
            }
            event.prevent_default();
        });
        on_cleanup(move || listener.remove());
    }
}

fn frame((width, height, ratio): (u32, u32, f64)) -> Frame {
    Frame {
        width: f64::from(width),
        height: f64::from(height),
        ratio,
    }
}
