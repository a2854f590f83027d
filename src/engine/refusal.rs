//! Why a question is not thought about.

use std::fmt;

#[cfg(feature = "lab")]
use super::support::Unsupported;
use crate::catalog::BadGame;
use crate::play::{BadRecord, IllegalMove};
use crate::protocol::EngineRefusal;

/// Why a question is not thought about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Its record cannot be read.
    Record(BadRecord),
    /// Its game or options are not known.
    Game(BadGame),
    /// A name in its record is not legal.
    Move(IllegalMove),
    /// Its engine does not play its game as it is told to.
    #[cfg(feature = "lab")]
    Engine(Unsupported),
    /// Greedy play of its game is left out of the worker.
    Greedy,
    /// Its game has ended, so there is nothing to choose.
    Over,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Record(error) => error.fmt(f),
            Refusal::Game(error) => error.fmt(f),
            Refusal::Move(error) => error.fmt(f),
            #[cfg(feature = "lab")]
            Refusal::Engine(error) => error.fmt(f),
            Refusal::Greedy => f.write_str("greedy play of this game is to be had in lab only"),
            Refusal::Over => f.write_str("the game is over"),
        }
    }
}

impl std::error::Error for Refusal {}

impl From<Refusal> for EngineRefusal {
    fn from(refusal: Refusal) -> EngineRefusal {
        match refusal {
            Refusal::Record(error) => EngineRefusal::Record(error.to_string()),
            Refusal::Game(error) => EngineRefusal::Game(error.to_string()),
            Refusal::Move(error) => EngineRefusal::Move {
                ply: error.ply as u32,
                detail: error.to_string(),
            },
            #[cfg(feature = "lab")]
            Refusal::Engine(_) => EngineRefusal::Search,
            Refusal::Greedy => EngineRefusal::Search,
            Refusal::Over => EngineRefusal::GameOver,
        }
    }
}
