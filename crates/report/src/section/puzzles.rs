//! The section `puzzles`: puzzles, which have a page of their own.

use serde::{Deserialize, Serialize};

use super::content::Content;
use super::context::Context;

/// The section `puzzles`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzlesData {
    pub puzzles: Vec<Puzzle>,
}

/// A position with one winning move.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The record up to the position.
    pub record: String,
    /// In how many turns the seat that chooses wins.
    pub turns: u32,
}

impl Content for PuzzlesData {
    fn how(&self, context: &Context) -> String {
        context.how.nothing.to_owned()
    }

    fn takeaway(&self, context: &Context) -> String {
        (context.takeaways.puzzles)(self.puzzles.len())
    }
}
