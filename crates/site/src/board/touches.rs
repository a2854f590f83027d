//! What pointers have begun.

use tessera_app::Wheel;
use tessera_core::scene::SpotId;

/// A pointer that is down: its id, and where it is, in CSS pixels.
#[derive(Clone, Copy)]
pub struct Down {
    /// Its id.
    pub id: i32,
    /// How far it is from the left edge.
    pub x: f64,
    /// How far it is from the upper edge.
    pub y: f64,
}

/// What pointers have begun.
#[derive(Default)]
pub struct Pointers {
    /// The wheel.
    pub wheel: Wheel,
    /// Whether the canvas was touched last by a finger.
    pub is_finger: bool,
    /// The pointers that are down.
    pub down: Vec<Down>,
    /// Where the secondary button went down.
    pub marked_from: Option<SpotId>,
    /// Whether the pointers that are down have moved the board or the piece.
    pub dragged: bool,
}
