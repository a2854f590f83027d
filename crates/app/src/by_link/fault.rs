//! Why a link cannot be of the game that friends play by it.

use tessera_games::play::RefusedMove;

/// Why a link cannot be of the game that friends play by it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SharedFault {
    /// A move is not legal.
    Move(RefusedMove),
    /// What was drawn after so many plies is not what the game draws there.
    Draw(usize),
    /// It is sent to a seat that is not to move, or that the game does not have.
    Seat,
    /// A draw is agreed on that nobody here has offered, or offered where that cannot be.
    Offer,
    /// The device keeps another game under this id.
    OtherGame,
}
