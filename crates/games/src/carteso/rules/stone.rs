//! The stones of Carteso.

/// The colour of a stone; neither belongs to a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stone {
    /// A black stone.
    Black,
    /// A white stone.
    White,
}

impl Stone {
    /// Both colours.
    pub const BOTH: [Stone; 2] = [Stone::Black, Stone::White];

    /// The other colour.
    pub fn other(self) -> Stone {
        match self {
            Stone::Black => Stone::White,
            Stone::White => Stone::Black,
        }
    }
}
