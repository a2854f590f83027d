//! Why an engine does not answer a request.

use serde::{Deserialize, Serialize};

/// Why an engine does not answer a request. The details are for whoever searches for the mistake: no part of the
/// program reads them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EngineRefusal {
    /// The request could not be decoded.
    Request(String),
    /// The record is not well formed.
    Record(String),
    /// The game is unknown, or it does not have such options.
    Game(String),
    /// A move of the record is not legal.
    Move {
        /// The place of the move in the record, counted from 0.
        ply: u32,
        /// What the rules say of it.
        detail: String,
    },
    /// The search is not part of this engine, or does not play this game.
    Search,
    /// The game is over, so there is no move to choose.
    GameOver,
    /// The memory of the search tree cannot be had. With a lower limit it may be.
    Memory,
}
