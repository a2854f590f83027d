//! Moves that lose much are offered to be taken back, where somebody wants it.

use tessera_core::game::Seat;
use tessera_protocol::Report;

/// What becomes of the move that a person has just played.
#[derive(Clone, PartialEq, Debug)]
pub enum Retry {
    /// Better moves are searched for, and then what the move is worth.
    Checking(MoveCheck),
    /// The move has lost much, and may be taken back.
    Offered(RetryOffer),
}

/// A move, while it is checked.
#[derive(Clone, PartialEq, Debug)]
pub struct MoveCheck {
    /// The id of the question.
    pub id: u32,
    /// How many plies were played before the move.
    pub ply: usize,
    pub name: String,
    /// The seat that made it.
    pub seat: Seat,
    /// What the search of the position before the move has found, while the position after it is searched.
    pub choice: Option<Report>,
}

/// A move that has lost much.
#[derive(Clone, PartialEq, Debug)]
pub struct RetryOffer {
    /// How many plies were played before the move.
    pub ply: usize,
    /// The name of the move.
    pub name: String,
    /// The win chance that it has lost.
    pub loss: f32,
}
