//! What of the board is in view: the frame's size, what somebody has chosen to see, and the ways of changing it.

use tessera_app::play::view::Framing;
use tessera_app::{BoardFocus, Camera, Frame, Margins, Placement, ViewChoice};
use tessera_core::scene::{SharedScene, SpotId};

/// How much one step of a wheel, a key or a button zooms in.
pub const ZOOM: f64 = 1.25;
/// How far a key moves the board, in CSS pixels.
pub const STEP: f64 = 80.0;
/// Cells that are smaller than this many CSS pixels are worth zooming in on.
const SMALL: f64 = 28.0;

/// What of the board is in view.
pub struct Viewport {
    pub scene: SharedScene,
    /// The canvas's width and height in device pixels, and device pixels per CSS pixel.
    pub size: (u32, u32, f64),
    /// What lies over the canvas's edges.
    margins: Margins,
    /// What the page wants to be in view.
    pub framing: Framing,
    choice: ViewChoice,
    /// The ply at which the choice was made.
    ply: Option<usize>,
    /// Where on the canvas a finger has touched the cell in focus.
    touched_at: Option<(f64, f64)>,
    /// Where the scene lies on the canvas.
    pub place: Placement,
}

impl Viewport {
    /// A frame of this size, in which nothing is shown yet.
    pub fn new((size, margins): ((u32, u32, f64), Margins)) -> Viewport {
        Viewport {
            scene: SharedScene::default(),
            size,
            margins,
            framing: Framing::default(),
            choice: ViewChoice::default(),
            ply: None,
            touched_at: None,
            place: Placement {
                unit: 1.0,
                left: 0.0,
                top: 0.0,
            },
        }
    }

    /// Takes up what is shown now, at this ply.
    pub fn take_up(&mut self, scene: SharedScene, framing: Framing, ply: Option<usize>) {
        let game = |framing: &Framing| (framing.game, framing.chance_seed);
        let is_new = self.ply != ply;
        // Another game is shown as it is by itself, also one of the same kind.
        if game(&self.framing) != game(&framing) {
            self.choice = ViewChoice::default();
        } else if is_new {
            self.choice.end_move();
        }
        let touched = |framing: &Framing| framing.focus.filter(|_| framing.is_touched);
        if touched(&framing) != touched(&self.framing) {
            let spot = touched(&framing).and_then(|cell| scene.spot(cell));
            self.touched_at = spot.map(|spot| (self.place.x(spot.center), self.place.y(spot.center)));
        }
        (self.scene, self.framing, self.ply) = (scene, framing, ply);
        self.lay();
        // Whoever has moved the board sees where play is, too.
        if is_new && let (Camera::Held { .. }, Some(cell)) = (self.choice.camera(), framing.focus) {
            self.show(cell);
        }
    }

    /// Takes up another size of the frame.
    pub fn resize(&mut self, (size, margins): ((u32, u32, f64), Margins)) {
        (self.size, self.margins) = (size, margins);
        self.lay();
    }

    fn lay(&mut self) {
        let focus = self.framing.focus.and_then(|cell| self.scene.spot(cell));
        let camera = self.choice.camera();
        let frame = self.frame();
        let focus = focus.map(|spot| BoardFocus {
            center: spot.center,
            at: self.touched_at.or(self.framing.focus_on(frame)),
        });
        self.place = camera.place(&self.scene, frame, self.framing.least_on(frame), focus);
    }

    /// Whether other things lie over the board's edges, which then fills the window.
    pub fn is_covered(&self) -> bool {
        self.margins != Margins::default()
    }

    /// Whether the board can be dragged: it outgrows its frame, or somebody has zoomed in.
    pub fn is_movable(&self) -> bool {
        self.framing.movable || !self.choice.is_usual() || self.is_enlarged()
    }

    /// Whether the board is shown larger than as a whole by itself.
    fn is_enlarged(&self) -> bool {
        Camera::Whole.place(&self.scene, self.frame(), 0.0, None).unit < self.place.unit
    }

    /// Whether one may want to zoom in.
    pub fn zooms(&self) -> bool {
        self.is_movable() || self.place.unit < SMALL * self.size.2
    }

    /// Zooms in by a factor, at a point of the canvas in CSS pixels or at its middle.
    pub fn zoom(&mut self, factor: f64, at: Option<(f64, f64)>) {
        let frame = self.frame();
        let at = at.map(|(x, y)| (x * frame.ratio, y * frame.ratio));
        let (x, y) = at.unwrap_or(frame.middle());
        self.choice
            .hold(Camera::zoomed(&self.scene, frame, self.place, factor, x, y));
        self.lay();
    }

    /// Moves the board by so many CSS pixels.
    pub fn drag(&mut self, x: f64, y: f64) {
        let frame = self.frame();
        let (x, y) = (x * frame.ratio, y * frame.ratio);
        self.choice
            .hold(Camera::dragged(&self.scene, frame, self.place, x, y));
        self.lay();
    }

    /// Shows the board as it is by itself, or, where it is, all of it.
    pub fn fit(&mut self) {
        self.choice.fit();
        self.lay();
    }

    /// Brings a cell into view that is out of it.
    pub fn show(&mut self, cell: SpotId) {
        let (frame, place) = (self.frame(), self.place);
        self.choice.show(cell, &self.scene, frame, place);
        self.lay();
    }

    fn frame(&self) -> Frame {
        let (width, height, ratio) = self.size;
        Frame {
            width: f64::from(width),
            height: f64::from(height),
            ratio,
            margins: self.margins,
        }
    }
}
