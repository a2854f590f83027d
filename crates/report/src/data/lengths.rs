//! The section `game-length-frequencies`.

use serde::{Deserialize, Serialize};

use super::common::GameLink;
use crate::interval::Interval;

/// The section `game-length-frequencies`. Lengths are numbers of turns: choices, agreements among them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LengthsData {
    /// The mean.
    pub mean: Interval,
    /// The median.
    pub median: f64,
    /// The bucket with the most games: from this length to below that one. The first of equals.
    pub mode: (u32, u32),
    /// The width of a bucket.
    pub width: u32,
    /// The first length of the first bucket.
    pub from: u32,
    /// How many games each bucket has.
    pub buckets: Vec<u32>,
    /// The shortest game.
    pub shortest: GameLink,
    /// The longest game.
    pub longest: GameLink,
}
