//! What several sections have in common.

use serde::{Deserialize, Serialize};

/// A mean and the standard deviation of the trials that it comes from.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MeanSd {
    pub mean: f64,
    /// The standard deviation.
    pub sd: f64,
}

/// The quartiles of some numbers.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quartiles {
    /// A quarter of the numbers is at most this.
    pub low: f64,
    /// Half of the numbers is at most this.
    pub median: f64,
    /// Three quarters of the numbers are at most this.
    pub high: f64,
}

/// The percentiles of some numbers at a turn.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Percentiles {
    /// A tenth of the numbers is at most this.
    pub p10: f64,
    /// Half of the numbers is at most this.
    pub p50: f64,
    /// Nine tenths of the numbers are at most this.
    pub p90: f64,
}

/// A game that can be opened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameLink {
    /// The record; behind `#` it is a link, and with `@12` behind it the link shows the position after 12 plies.
    pub record: String,
    /// The number of the game in its corpus, counted from 0; `None` for a game that is in none.
    pub index: Option<u64>,
    /// How many turns the game has: its choices, draws not counted.
    pub turns: u32,
}

/// How the cells of a board are shaped.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum CellShape {
    /// Squares with four neighbours.
    Square,
    /// Hexagons with six neighbours.
    Hexagon,
}

/// A board of cells that does not change during a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardShape {
    pub shape: CellShape,
    pub cells: Vec<BoardCell>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardCell {
    /// Its name in records: `e5`.
    pub name: String,
    /// Its centre, from the left, in units of the distance between neighbours.
    pub x: f64,
    /// Its centre, from the top, in the same units.
    pub y: f64,
}

/// Where something was measured.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Machine {
    /// The processor and the program, as the measurement calls them.
    pub name: String,
    /// Whether a browser ran the program.
    pub browser: bool,
}
