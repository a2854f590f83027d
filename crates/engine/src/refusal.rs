//! Why the engine refuses a question.

use std::fmt;

#[cfg(feature = "lab")]
use super::support::Unsupported;
use tessera_games::catalog::BadGame;
use tessera_games::play::{BadRecord, IllegalMove};
use tessera_protocol::EngineRefusal;

/// Why the engine refuses a question.
#[derive(Clone, PartialEq, Debug)]
pub enum Refusal {
    /// The record is malformed.
    Record(BadRecord),
    /// The game or an option is unknown.
    Game(BadGame),
    /// A move of the record is not legal.
    Move(IllegalMove),
    /// The engine does not support the game or the overrides.
    #[cfg(feature = "lab")]
    Engine(Unsupported),
    /// The worker does not contain greedy play of this game.
    Greedy,
    /// The game is over, so there is no move to choose.
    Over,
    /// No cell of the game's board belongs to anybody at the end.
    Ownerless,
    /// The memory of the search tree cannot be had.
    Memory,
}

/// English, for `lab` and for developers; the page words the facts itself.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Record(error) => error.fmt(f),
            Refusal::Game(error) => error.fmt(f),
            Refusal::Move(error) => error.fmt(f),
            #[cfg(feature = "lab")]
            Refusal::Engine(error) => error.fmt(f),
            Refusal::Greedy => f.write_str("greedy play of this game is only in lab"),
            Refusal::Over => f.write_str("the game is over"),
            Refusal::Ownerless => f.write_str("no cell of this game's board belongs to anybody at the end"),
            Refusal::Memory => f.write_str("there is not enough memory for the search tree"),
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
            Refusal::Greedy | Refusal::Ownerless => EngineRefusal::Search,
            Refusal::Over => EngineRefusal::GameOver,
            Refusal::Memory => EngineRefusal::Memory,
        }
    }
}
