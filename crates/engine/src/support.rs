//! Which engines support which games.

use std::fmt;

use tessera_protocol::{Engine, ThesisEngine};
use tessera_search::Heuristics;

/// An engine that does not support a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Unsupported {
    pub engine: Engine,
    /// Why it does not support the game.
    pub reason: UnsupportedReason,
}

/// Why an engine does not support a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnsupportedReason {
    /// The game has a search of its own with evaluation weights, where only the temperature and `duel` can be overridden.
    OwnWeights,
    /// Expectimax plays games for two seats, and this game has more.
    TwoSeatsOnly,
    /// GRAVE learns from later moves, and this game does not say which moves of different positions are the same.
    NoActions,
}

/// English, for `lab` and for developers.
impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let reason = match self.reason {
            UnsupportedReason::OwnWeights => {
                "this game's own search has weights (see lab tune), and only t and duel can be overridden"
            }
            UnsupportedReason::TwoSeatsOnly => "it plays only games for two",
            UnsupportedReason::NoActions => "it needs moves that mean the same in later positions",
        };
        write!(f, "{} cannot play here: {reason}", self.engine)
    }
}

impl std::error::Error for Unsupported {}

/// Whether an engine supports a game with all its overrides.
pub fn fits<G: Heuristics>(engine: Engine, game: &G) -> Result<(), Unsupported> {
    let reason = match engine {
        Engine::Mcts(overrides) if !game.weights().is_empty() && !overrides.fit_own_weights() => {
            UnsupportedReason::OwnWeights
        }
        Engine::Oracle(_) if !game.weights().is_empty() => UnsupportedReason::OwnWeights,
        Engine::Grave(_) if game.actions() == 0 => UnsupportedReason::NoActions,
        Engine::Thesis(ThesisEngine::Star(_)) if game.seats() != 2 => UnsupportedReason::TwoSeatsOnly,
        _ => return Ok(()),
    };
    Err(Unsupported { engine, reason })
}
