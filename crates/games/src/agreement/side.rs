//! The two sides of a game.

/// One of the two sides of a game: the one that moves first (Vertical, Black) or the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// Moves first.
    First,
    /// Moves second and receives the komi.
    Second,
}

impl Side {
    /// Both sides, first mover first.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The opponent's side.
    pub fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}
