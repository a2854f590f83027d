//! The full report of a game, computed from a corpus of games that an engine played against itself.

mod corpus;

pub use corpus::{
    ChildStats, CorpusFault, CorpusGame, CorpusHeader, CorpusParser, CorpusReason, CorpusTurn, SCHEMA,
};
