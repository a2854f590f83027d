//! The loupe: while a finger rests on the board, what lies under it is seen enlarged above it.

use super::viewport::Viewport;
use tessera_app::{Placement, Rectangle, place_beside};

/// How long a finger rests before the loupe opens, in milliseconds.
pub const REST: u32 = 300;
/// How much the loupe enlarges.
const FACTOR: f64 = 2.0;
/// The diameter of the loupe, and how far it stays away from the middle of the finger, in CSS pixels.
const DIAMETER: f64 = 128.0;
const ABOVE: f64 = 40.0;

#[derive(Default)]
pub struct Loupe {
    /// Where the finger is, in CSS pixels from the corner of the board, while the loupe is open.
    pub at: Option<(f64, f64)>,
    /// Where a finger rests that may open it, and which rest of a finger it is, counted from 1.
    resting: Option<(f64, f64)>,
    rests: u32,
}

impl Loupe {
    /// A finger was put down here: the loupe opens if it rests. Returns the number of the rest.
    pub fn rest(&mut self, x: f64, y: f64) -> u32 {
        self.close();
        self.resting = Some((x, y));
        self.rests += 1;
        self.rests
    }

    /// This rest of the finger has lasted long enough: the loupe opens, if it is still the last one. Returns where.
    pub fn open(&mut self, rest: u32) -> Option<(f64, f64)> {
        let at = self.resting.take_if(|_| rest == self.rests)?;
        self.at = Some(at);
        self.at
    }

    /// The finger has moved here: an open loupe follows it.
    pub fn follow(&mut self, x: f64, y: f64) {
        if self.is_open() {
            self.at = Some((x, y));
        }
    }

    pub fn is_open(&self) -> bool {
        self.at.is_some()
    }

    /// The finger has moved away or was lifted: the loupe closes, and does not open any more.
    pub fn close(&mut self) {
        (self.at, self.resting) = (None, None);
    }

    /// The size of its canvas, in device pixels, and device pixels per CSS pixel.
    pub fn size(viewport: &Viewport) -> (u32, u32, f64) {
        let ratio = viewport.size.2;
        let side = (DIAMETER * ratio) as u32;
        (side, side, ratio)
    }

    /// Where the board lies on its canvas; `None` while it is closed.
    pub fn place(&self, viewport: &Viewport) -> Option<Placement> {
        let (x, y) = self.at?;
        let (place, ratio) = (viewport.place, viewport.size.2);
        let edge = |edge: f64, at: f64| DIAMETER / 2.0 * ratio - FACTOR * (at * ratio - edge);
        Some(Placement {
            unit: place.unit * FACTOR,
            left: edge(place.left, x),
            top: edge(place.top, y),
        })
    }

    /// The corner of its canvas, in CSS pixels: above the finger, or beside it near the upper edge.
    pub fn corner(&self, viewport: &Viewport) -> Option<(f64, f64)> {
        let (x, y) = self.at?;
        let (width, height, ratio) = viewport.size;
        let board = (f64::from(width) / ratio, f64::from(height) / ratio);
        let finger = Rectangle {
            left: x - ABOVE,
            top: y - ABOVE,
            width: 2.0 * ABOVE,
            height: 2.0 * ABOVE,
        };
        let is_above = finger.top >= DIAMETER;
        let place = place_beside(finger, (DIAMETER, DIAMETER), board, is_above);
        Some((place.left, place.top))
    }
}
