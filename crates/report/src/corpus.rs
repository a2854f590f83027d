//! A corpus: games that an engine played against itself, with what its search found at every choice.
//!
//! ```text
//! corpus = header { game }
//! header = JSON object "\n"      CorpusHeader: everything that decides how the games are played
//! game   = JSON object "\n"      CorpusGame, in ascending order of the index
//! ```
//!
//! A line holds what a search had to find out. What follows from the record by the rules (names of legal moves, cells,
//! points during the game) is not stored.

mod fault;
mod parser;
#[cfg(test)]
mod tests;

pub use fault::{CorpusFault, CorpusReason};
pub use parser::CorpusParser;

use serde::{Deserialize, Serialize};

/// The version of this format.
pub const SCHEMA: u32 = 1;

/// The first line of a corpus: everything that decides how its games are played, but not which of them it holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CorpusHeader {
    /// The version of the format; see [`SCHEMA`].
    pub schema: u32,
    /// The id of the game.
    pub game: String,
    /// All options of the game as records write them.
    pub options: String,
    /// The engine that plays every seat, with its constants.
    pub engine: String,
    /// Whether the random playouts of `uct` are stopped after as many plies as the game says and scored as if it were
    /// over, because they would be very long otherwise.
    #[serde(default, skip_serializing_if = "is_false")]
    pub capped: bool,
    /// Search steps for each choice.
    pub steps: u32,
    pub seed: u64,
    /// The commit of the program that played the games, or what the caller said of it.
    pub commit: String,
    /// Whether the statistics of every legal move are kept, not only those of the best.
    #[serde(default, skip_serializing_if = "is_false")]
    pub children: bool,
}

fn is_false(value: &bool) -> bool {
    !value
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CorpusGame {
    /// The number of the game, counted from 0. Together with the header it decides the game.
    pub index: u64,
    /// The seed of the game, which follows from the seed of the corpus and the index.
    pub seed: u64,
    /// The record of the whole game: id, options and the names of all plies.
    pub record: String,
    /// What each seat earned, in `0.0..=1.0`: 1 won, ½ drawn. The sum is 1.
    pub payoff: Vec<f32>,
    /// The score of each seat at the end, in half points.
    pub half_points: Vec<i32>,
    /// Every choice of a seat, komi and sides among them, in order. Draws are plies of the record and no turns.
    pub turns: Vec<CorpusTurn>,
}

/// A choice of a seat with what the search found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CorpusTurn {
    /// The ply, counted from 0: the place of its name in the record.
    pub ply: u32,
    /// The seat that chooses, counted from 0.
    pub seat: u8,
    /// How many legal moves there are.
    pub legal: u32,
    /// The place of the chosen move in the game's list of legal moves, counted from 0.
    pub chosen: u32,
    /// The chance of winning of the seat that chooses, by the move that it chose, in `0.0..=1.0`, rounded to four
    /// decimals. With more than two seats it is the expected share of the win.
    pub value: f32,
    /// How many steps of the search began with the chosen move.
    pub visits: u32,
    /// The statistics of every legal move in the order of the game's list, if the header says that they are kept; else
    /// empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub children: Vec<ChildStats>,
}

/// The statistics of a legal move, written as `[visits,value]`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ChildStats(
    /// How many steps of the search began with the move.
    pub u32,
    /// The mean payoff of those steps for the seat that chooses, rounded to four decimals; 0 without a step.
    pub f32,
);
