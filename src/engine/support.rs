//! Which engines play which games.

use std::fmt;

use crate::protocol::{Engine, Overrides, ThesisEngine};
use crate::search::Heuristics;

/// Why an engine does not play a game as it is told to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsupported {
    /// The engine as people write it.
    engine: String,
    why: &'static str,
}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} cannot play here: {}", self.engine, self.why)
    }
}

impl std::error::Error for Unsupported {}

/// Whether an engine can do in a game what its name says.
pub fn fits<G: Heuristics>(engine: Engine, game: &G) -> Result<(), Unsupported> {
    let why = match engine {
        Engine::Mcts(tweaks)
            if !game.weights().is_empty()
                && tweaks
                    != (Overrides {
                        t: tweaks.t,
                        ..Overrides::NONE
                    }) =>
        {
            "the champion of this game has weights of its own (see lab tune) and can be told t alone"
        }
        Engine::Thesis(ThesisEngine::Star(_)) if game.seats() != 2 => "it looks ahead in games for two alone",
        _ => return Ok(()),
    };
    Err(Unsupported {
        engine: engine.to_string(),
        why,
    })
}
