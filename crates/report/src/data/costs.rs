//! Sections on what a game costs a computer: size of the rules, playouts, searches.

use serde::{Deserialize, Serialize};

use super::common::{Machine, MeanSd};

/// The section `kolmogorov-complexity-estimate`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KolmogorovData {
    /// How the programs were built.
    pub build: String,
    /// The size of the rules as a program, in bytes.
    pub bytes: u32,
    /// The same compressed, in bytes.
    pub compressed_bytes: u32,
    /// The size of the reference, a game that only fills the board.
    pub reference_bytes: u32,
    /// The same compressed.
    pub reference_compressed_bytes: u32,
    /// The size of Connect Four, the second reference; `None` where it was not built.
    pub connect_four_bytes: Option<u32>,
    /// The size divided by that of the reference.
    pub ratio: f64,
    /// The same of the compressed sizes.
    pub compressed_ratio: f64,
}

/// The section `playout-complexity-estimate`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayoutData {
    /// Where it was measured.
    pub machine: Machine,
    /// Random games a second on one thread: the median of the trials.
    pub per_second: f64,
    /// Microseconds for a random game.
    pub microseconds: f64,
    /// The game that is the measure.
    pub reference: String,
    /// Random games of the reference a second, in the same run.
    pub reference_per_second: f64,
    /// Microseconds for a random game of the reference.
    pub reference_microseconds: f64,
    /// How many times longer a random game takes than one of the reference.
    pub ratio: f64,
    /// How many trials there were.
    pub trials: u32,
    /// How long a trial lasted, in milliseconds.
    pub trial_ms: u32,
}

/// The section `playout-search-speed`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpeedData {
    /// A row for each search on each machine.
    pub rows: Vec<SpeedRow>,
    /// Whether a browser was measured too.
    pub browser: bool,
}

/// How fast a search is on a machine.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpeedRow {
    /// What was measured.
    pub search: Searched,
    /// Where it was measured.
    pub machine: Machine,
    /// How many trials there were.
    pub trials: u32,
    /// Playouts a second.
    pub per_second: MeanSd,
    /// Moves a second; `None` where they were not counted.
    pub moves_per_second: Option<MeanSd>,
    /// The plies of a playout from the start; `None` where they were not counted.
    pub plies: Option<MeanSd>,
}

/// What was measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Searched {
    /// Random games from the start.
    Random,
    /// Flat Monte Carlo: UCB1 at the root, random games after it.
    Flat,
    /// UCT.
    Uct,
    /// The engine that the site plays with.
    Mcts,
}
