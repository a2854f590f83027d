//! A puzzle that is made of the position that is shown, if the engines prove that one move wins and no other does.

use super::proof::{NoPuzzle, Proof};

/// The id of the dialog.
pub const MAKE_PUZZLE_DIALOG: &str = "make-puzzle";

/// Something that happened in the dialog in which a puzzle is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MakePuzzleMsg {
    /// It is opened, and the proof begins.
    Open,
    /// The address of the puzzle is copied.
    Copy,
    /// The puzzle is kept, to be asked again.
    Keep,
    /// It was closed, which ends the proof.
    Closed,
}

/// A puzzle that is made.
pub struct MakePuzzle {
    /// `None` where no seat is to move.
    pub(super) proof: Option<Proof>,
    /// The plies after which the engines look at the position.
    pub(super) asked: Vec<String>,
    /// For how long they have looked at all moves so far, in milliseconds.
    pub(super) millis: u32,
    /// The plies that solve the puzzle, or why there is none; `None` while it is proven.
    pub end: Option<Result<Vec<String>, NoPuzzle>>,
}
