//! The gestures of pointers that are not finished.

use tessera_app::Wheel;
use tessera_core::scene::SpotId;

/// A pointer that is down: its id, and where it is, in CSS pixels.
#[derive(Clone, Copy)]
pub struct Down {
    pub id: i32,
    /// How far it is from the left edge.
    pub x: f64,
    /// How far it is from the upper edge.
    pub y: f64,
}

/// The gestures of pointers that are not finished.
#[derive(Default)]
pub struct Pointers {
    pub wheel: Wheel,
    /// Whether the canvas was touched last by a finger.
    pub is_finger: bool,
    pub down: Vec<Down>,
    /// Where the secondary button went down.
    pub marked_from: Option<SpotId>,
    /// Whether the pointers that are down have moved the board or the piece.
    pub dragged: bool,
}
