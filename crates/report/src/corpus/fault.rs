//! What is wrong with a line of a corpus.

use std::fmt;

use super::SCHEMA;
use tessera_games::play::BadRecord;

/// What is wrong with a line of a corpus, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CorpusFault {
    /// The file as the caller called it.
    pub file: String,
    /// The line, counted from 1.
    pub line: usize,
    pub reason: CorpusReason,
}

/// What is wrong with a line of a corpus.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CorpusReason {
    /// It is not the JSON of a header or a game, as the text says.
    Json(String),
    /// The header is of another version of the format.
    Schema(u32),
    Record(BadRecord),
    /// The record is of another game or other options than the header.
    OtherGame(String),
    /// The index is not above that of the game before it.
    Order {
        /// The index of the line.
        index: u64,
        /// The least index that may follow.
        least: u64,
    },
    /// A number contradicts the others of its line: the path of the field and what was expected.
    Value {
        /// The path of the field: `turns[3].chosen`.
        path: String,
        expected: String,
    },
    Empty,
}

/// English, for `lab` and for developers.
impl fmt::Display for CorpusFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, line {}: {}", self.file, self.line, self.reason)
    }
}

impl fmt::Display for CorpusReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CorpusReason::Json(why) => f.write_str(why),
            CorpusReason::Schema(found) => {
                write!(f, "expected schema {SCHEMA} of a corpus, found {found}")
            }
            CorpusReason::Record(why) => write!(f, "the record is wrong {why}"),
            CorpusReason::OtherGame(found) => {
                write!(
                    f,
                    "the record is of {found:?} and not of the game and options of the header"
                )
            }
            CorpusReason::Order { index, least } => {
                write!(f, "game {index} stands where a game from {least} on should")
            }
            CorpusReason::Value { path, expected } => write!(f, "{path}: expected {expected}"),
            CorpusReason::Empty => f.write_str("expected the header of a corpus, found nothing"),
        }
    }
}

impl std::error::Error for CorpusFault {}
