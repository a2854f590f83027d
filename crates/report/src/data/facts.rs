//! Sections of plain facts: rules, miscellaneous, ratings.

use serde::{Deserialize, Serialize};

use super::common::GameLink;

/// The section `rules`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RulesData {
    /// Who invented the game.
    pub designer: String,
    /// What one tries to do, in English.
    pub goal: String,
    /// The rules in English, a paragraph each. Pages in other languages take the same paragraphs from the catalogue.
    pub rules: Vec<String>,
    /// The game of the corpus whose number of turns is nearest the mean.
    pub representative: GameLink,
    /// The seat that won it, counted from 0; `None` for a draw.
    pub winner: Option<u8>,
}

/// The section `miscellaneous`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MiscellaneousData {
    /// How many seats play.
    pub seats: u8,
    /// How many cells the board has; `None` for one that grows.
    pub cells: Option<u32>,
    /// Whether something is drawn by chance.
    pub chance: bool,
    /// The options of the game, as records write them.
    pub options: String,
    /// The kind of play that the published report names: `Combinatorial`.
    pub play: Option<String>,
    /// The family that the published report names.
    pub family: Option<String>,
    /// The mechanisms that the published report names.
    pub mechanisms: Option<String>,
    /// The components that the published report names.
    pub components: Option<String>,
}

/// The section `bgg-stats`: what BoardGameGeek said when the published report was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BggStatsData {
    /// The mean rating, of 10.
    pub rating: f64,
    /// How many people rated the game.
    pub voters: u32,
    /// The standard deviation of the ratings, which are the whole population.
    pub sd: f64,
    /// The weight, of 5; `None` where nobody gave one.
    pub weight: Option<f64>,
    /// How many people gave a weight.
    pub weight_voters: u32,
    /// The year of publication.
    pub year: u32,
}

/// The section `bgg-ratings-and-comments`: the ratings, without the people who gave them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BggRatingsData {
    /// The ratings, of 10, in the order of the published report.
    pub ratings: Vec<f64>,
    /// Their mean, as computed here.
    pub mean: f64,
    /// Their standard deviation as a whole population, as computed here.
    pub sd: f64,
    /// How many comments without a rating the published report has.
    pub without_rating: u32,
}
