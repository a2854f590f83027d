//! The sections of games with features and draws: `features` and `luck`.

use serde::{Deserialize, Serialize};

use crate::interval::Interval;

/// The section `features`. Numbers are for one seat in one game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FeaturesData {
    /// A row for each kind of feature.
    pub rows: Vec<FeatureRow>,
    /// The points of a seat in a game.
    pub points: Interval,
    /// The meeples that a seat places in a game.
    pub meeples: Interval,
    /// The mean turn, counted from 1 over both seats, at which a meeple goes to a farm; `None` where none did.
    pub farmer_turn: Option<f64>,
}

/// A kind of feature.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Feature {
    /// Cities.
    City,
    /// Roads.
    Road,
    /// Monasteries.
    Cloister,
    /// Farms.
    Farm,
}

/// What a kind of feature brings.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FeatureRow {
    /// The kind.
    pub feature: Feature,
    /// The points.
    pub points: Interval,
    /// Which part of all points these are.
    pub points_share: f64,
    /// How many meeples are placed on it.
    pub meeples: Interval,
    /// Points for each meeple; `None` without one.
    pub points_per_meeple: Option<f64>,
}

/// The section `luck`, from duplicate games: several games with the same draws.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LuckData {
    /// How many sequences of draws there were.
    pub draws: u32,
    /// How many games were played with each.
    pub games_per_draw: u32,
    /// Which part of the variance of the final margin the sequence of draws explains, from 0 to 1, corrected for the number of
    /// games of each sequence, with an interval.
    pub share: Interval,
    /// The standard deviation of the margin over all games, in points.
    pub margin_sd: f64,
    /// The standard deviation of the margin between games with the same draws, in points.
    pub margin_sd_within: f64,
}
