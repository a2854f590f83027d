//! The section `win-by-player-bias`.

use serde::{Deserialize, Serialize};

use crate::interval::Interval;
use tessera_core::points::in_words;

/// The section `win-by-player-bias`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BiasData {
    /// The share of the points of each seat.
    pub seats: Vec<SeatBias>,
    /// The share of the points of each side, where seats choose sides.
    pub sides: Vec<SideBias>,
    /// Which part of the games was drawn.
    pub draws: Interval,
    /// How the bidding seat did with each komi that it bid, in ascending order; empty where nothing is bid.
    pub bids: Vec<BidBias>,
}

/// How often a seat wins.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatBias {
    /// The seat, counted from 0.
    pub seat: u8,
    /// The share of the points with a Wilson interval of 95 %.
    pub share: Interval,
    /// The half width that the published reports print: the share less the lower end, in percentage points.
    pub half_width: f64,
}

/// How often a side wins.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideBias {
    /// What a seat chooses to play the side: `vertical`.
    pub side: String,
    /// How many games it was chosen in.
    pub chosen: u32,
    /// The share of the points of the seat that chose it.
    pub share: Interval,
}

/// How the bidding seat did with a komi.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BidBias {
    /// The komi in points.
    pub komi: f64,
    /// How often it was bid.
    pub games: u32,
    /// The share of the points of the seat that bid it.
    pub share: Interval,
}

impl BidBias {
    /// The komi as people write it: `2½`.
    pub fn points(&self) -> String {
        in_words((2.0 * self.komi).round() as i32)
    }
}
