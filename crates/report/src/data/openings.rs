//! The sections `openings`, `positions-reachable-at-depth`, `shortest-games` and `puzzles`.

use serde::{Deserialize, Serialize};

use crate::interval::Interval;

/// The section `openings`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpeningsData {
    /// The openings that were played most, the most frequent first.
    pub openings: Vec<Opening>,
    /// The fewest games with which an opening is listed.
    pub least: u32,
}

/// An opening: the first plies that some games have in common.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The record of these plies, which can be opened.
    pub record: String,
    /// The names of its moves.
    pub names: Vec<String>,
    /// How many of the names settle how the game is played.
    pub agreements: u32,
    /// How many games begin so.
    pub games: u32,
    /// The share of the points of the first seat.
    pub first_seat: Interval,
}

/// The section `positions-reachable-at-depth`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReachableData {
    /// A row for each depth, from 0.
    pub rows: Vec<ReachableRow>,
}

/// How many positions can be reached in so many plies.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReachableRow {
    /// The depth in plies.
    pub depth: u32,
    /// How many sequences of so many plies there are.
    pub sequences: u64,
    /// How many different positions they lead to.
    pub positions: u64,
    /// How many of these are the end of the game.
    pub over: u64,
}

/// The section `shortest-games`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShortestData {
    /// The greatest depth that was searched whole, in plies.
    pub searched: u32,
    /// The depth of the shortest games that somebody wins; `None` where there are none to the depth searched.
    pub depth: Option<u32>,
    /// How many there are.
    pub count: u64,
    /// At most twelve of them, as records.
    pub games: Vec<String>,
}

/// The section `puzzles`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzlesData {
    /// The puzzles.
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
