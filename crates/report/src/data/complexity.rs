//! The sections `complexity` and `computational-complexity`.

use serde::{Deserialize, Serialize};

use crate::interval::Interval;

/// The section `complexity`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComplexityData {
    /// The mean number of turns of a game: its choices, agreements among them.
    pub turns: Interval,
    /// The branching factor: the legal moves of all turns divided by the number of turns.
    pub branching: f64,
    /// log₁₀ of the size of the game tree: the mean over the games of the sum of log₁₀ of the numbers of legal moves.
    pub log10_tree: Interval,
    /// The number of turns times log₁₀ of the branching factor, for comparison: never less.
    pub log10_by_means: f64,
    /// The same of the draws: the sum of log₁₀ of the numbers of outcomes. `None` in games without chance.
    pub log10_chance: Option<Interval>,
    /// The most moves that a turn had.
    pub most_moves: u32,
    /// The number of moves that most turns had.
    pub usual_moves: u32,
}

/// The section `computational-complexity`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComputationalData {
    /// How many different positions the games went through.
    pub seen: u64,
    /// log₁₀ of the estimate of how many there are in all; `None` where the growth does not end.
    pub log10_positions: Option<f64>,
    /// Whether the last tenth of the games added less than 5 % of its positions.
    pub saturated: bool,
    /// R² of the fit, from 0 to 1; `None` where nothing was fitted.
    pub fit: Option<f64>,
    /// How many different positions there were after so many games, as pairs.
    pub growth: Vec<(u32, u64)>,
}
