//! What is wrong with a file of puzzles.

use std::fmt;

use tessera_games::catalog::BadGame;
use tessera_games::play::{BadRecord, IllegalMove};

/// What is wrong with a file of puzzles, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleFault {
    /// The path of the value: `puzzles[3].line[2]`; line and column where the text is no JSON of this format.
    pub place: String,
    /// What is wrong there.
    pub reason: PuzzleReason,
}

/// What is wrong with a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleReason {
    /// The text is no JSON of this format, as the message says.
    Json(String),
    /// The record is no record.
    Record(BadRecord),
    /// The record is of no game, or has an option that its game has not.
    Game(BadGame),
    /// A name is not legal.
    Illegal(IllegalMove),
    /// The value is another than expected.
    Value {
        /// What the format or the rules ask for, in words.
        expected: String,
        /// What stands there, in words.
        found: String,
    },
}

impl PuzzleFault {
    pub(super) fn new(place: impl Into<String>, reason: PuzzleReason) -> PuzzleFault {
        PuzzleFault {
            place: place.into(),
            reason,
        }
    }

    /// The fault with the path of what holds the value before its place.
    pub(super) fn within(self, path: &str) -> PuzzleFault {
        PuzzleFault {
            place: [path, &self.place].concat(),
            ..self
        }
    }
}

impl PuzzleReason {
    /// A value that is another than expected.
    pub(super) fn expected(expected: impl ToString, found: impl ToString) -> PuzzleReason {
        PuzzleReason::Value {
            expected: expected.to_string(),
            found: found.to_string(),
        }
    }
}

/// English, for `lab` and for developers.
impl fmt::Display for PuzzleFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.reason)
    }
}

impl fmt::Display for PuzzleReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleReason::Json(why) => f.write_str(why),
            PuzzleReason::Record(why) => why.fmt(f),
            PuzzleReason::Game(why) => why.fmt(f),
            PuzzleReason::Illegal(why) => why.fmt(f),
            PuzzleReason::Value { expected, found } => write!(f, "expected {expected}, found {found}"),
        }
    }
}

impl std::error::Error for PuzzleFault {}
