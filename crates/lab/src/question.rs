//! The questions to the engine of commands that search positions of a record.

use tessera_games::play::Record;
use tessera_protocol::{Budget, Engine, Question};

/// A question about a record to one engine, which has so many steps.
pub(super) fn question(record: &Record, engine: Engine, steps: u32, seed: u32) -> Question {
    Question {
        id: 0,
        record: record.to_string(),
        engine,
        budget: Budget::Steps(steps),
        seed,
        pooled: false,
        memory: None,
    }
}
