//! Why a touch or a typed move comes to nothing.

/// Why nothing can be done at a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoEffect {
    /// The game is over.
    GameOver,
    /// Somebody else is to move.
    NotYourTurn,
    /// No move begins there.
    NoMove,
    /// The rules forbid it, in the words of the game.
    Forbidden(String),
}
