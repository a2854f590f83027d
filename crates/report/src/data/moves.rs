//! The section `move-classification`.

use serde::{Deserialize, Serialize};

use crate::interval::Interval;
use tessera_protocol::assessment::MoveClass;

/// The section `move-classification`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MovesData {
    /// How many different moves were legal at some turn.
    pub distinct: u32,
    /// How many of them were legal at ten turns with a choice at least, so that they have a class.
    pub classified: u32,
    /// How many were chosen more than every second time.
    pub killer: u32,
    /// How many were chosen more often than at random, killers among them.
    pub good: u32,
    /// How many were chosen no more often than at random, terrible ones among them.
    pub bad: u32,
    /// How many were never chosen.
    pub terrible: u32,
    /// The moves that differ most from a random choice, best first, at most 40; all where there are fewer.
    pub moves: Vec<MoveRow>,
    /// How far a reply is from the move before; `None` where moves have no places.
    pub response: Option<ResponseDistance>,
}

/// How often a move was chosen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveRow {
    /// The move's name in records.
    pub name: String,
    /// At how many turns with a choice it was legal.
    pub available: u32,
    /// How often it was chosen.
    pub chosen: u32,
    /// How often it would have been chosen at random.
    pub expected: f64,
    /// Which part of the turns at which it was legal it was chosen, with a Wilson interval.
    pub share: Interval,
    /// Its class; `None` where it was legal too seldom.
    pub class: Option<MoveClass>,
}

/// How far a reply is from the move before.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResponseDistance {
    /// The mean distance between the cells of consecutive turns of different seats, in steps: of a king on squares, to a
    /// neighbour on hexagons.
    pub mean: f64,
    /// How many replies there were.
    pub replies: u64,
    /// The mean distance of two different cells of the board.
    pub random: f64,
    /// The one divided by the other.
    pub ratio: f64,
}
