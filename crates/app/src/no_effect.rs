//! Why a touch or a typed move has no effect.

/// Why nothing can be done at a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoEffect {
    GameOver,
    /// Somebody else is to move.
    NotYourTurn,
    /// No move begins there.
    NoMove,
    /// The rules forbid it, in the words of the game.
    Forbidden(String),
}
