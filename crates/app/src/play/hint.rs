//! Hints: the engine's advice for a person, in three steps.

use tessera_protocol::Report;

/// How much of a hint is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HintStep {
    /// The part of the board where the move lies.
    Area,
    Move,
    /// The move, what it is worth, and what is expected after it.
    Numbers,
}

/// A hint for the position on the board.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The id of the question.
    pub id: u32,
    /// How much is shown.
    pub step: HintStep,
    /// The engine's answer, once it is there.
    pub report: Option<Report>,
}
