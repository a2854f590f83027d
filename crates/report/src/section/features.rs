//! The section `features`: what each kind of feature brings; only where features are built.

use serde::{Deserialize, Serialize};

use super::content::{Content, Ours};
use super::context::Context;
use super::feature::Feature;
use crate::interval::Interval;
use crate::moments::Moments;
use crate::played_game::PlayedGame;
use crate::published::Figure;

/// The features in the order in which a score is broken down, each with how records call a meeple on it.
const FEATURES: [(Feature, &str); 4] = [
    (Feature::City, "city"),
    (Feature::Road, "road"),
    (Feature::Cloister, "cloister"),
    (Feature::Farm, "field"),
];

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

/// What a kind of feature brings.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FeatureRow {
    pub feature: Feature,
    pub points: Interval,
    /// Which part of all points these are.
    pub points_share: f64,
    /// How many meeples are placed on it.
    pub meeples: Interval,
    /// Points for each meeple; `None` without one.
    pub points_per_meeple: Option<f64>,
}

/// Counts points and meeples.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct FeatureTally {
    by_feature: [(Moments, Moments); FEATURES.len()],
    points: Moments,
    meeples: Moments,
    farmers: Moments,
}

impl FeatureTally {
    /// Counts a game, each of its seats for itself.
    pub fn add(&mut self, game: &PlayedGame, labels: &[String]) {
        let kind = |chosen: u32| {
            let label = labels.get(chosen as usize)?;
            FEATURES.iter().position(|(_, name)| name == label)
        };
        for (seat, row) in (0u8..).zip(&game.breakdown) {
            let mut placed = [0u32; FEATURES.len()];
            for turn in game.turns.iter().filter(|turn| turn.seat == seat) {
                if let Some(feature) = kind(turn.chosen) {
                    placed[feature] += 1;
                }
            }
            // Points by feature come first, then what of them was counted at the end.
            let points = row
                .iter()
                .take(FEATURES.len())
                .map(|&halves| f64::from(halves) / 2.0);
            self.points.add(points.clone().sum());
            self.meeples.add(placed.iter().sum::<u32>().into());
            for ((sums, points), placed) in self.by_feature.iter_mut().zip(points).zip(placed) {
                sums.0.add(points);
                sums.1.add(placed.into());
            }
        }
        for (number, turn) in (1u32..).zip(&game.turns) {
            if kind(turn.chosen).is_some_and(|feature| FEATURES[feature].0 == Feature::Farm) {
                self.farmers.add(number.into());
            }
        }
    }

    /// The section's data; `None` where nothing was scored.
    pub fn data(&self) -> Option<FeaturesData> {
        let all = self.points.mean();
        let row = |(&(feature, _), (points, meeples)): (&(Feature, &str), &(Moments, Moments))| FeatureRow {
            feature,
            points: points.interval(),
            points_share: points.mean() / all,
            meeples: meeples.interval(),
            points_per_meeple: (meeples.mean() > 0.0).then(|| points.mean() / meeples.mean()),
        };
        (all > 0.0).then(|| FeaturesData {
            rows: FEATURES.iter().zip(&self.by_feature).map(row).collect(),
            points: self.points.interval(),
            meeples: self.meeples.interval(),
            farmer_turn: (self.farmers.count() > 0).then(|| self.farmers.mean()),
        })
    }
}

impl Content for FeaturesData {
    fn how(&self, context: &Context) -> String {
        context.counted(context.how.features)
    }

    fn takeaway(&self, context: &Context) -> String {
        let rows = self.rows.iter();
        let most = rows.max_by(|a, b| a.points_share.total_cmp(&b.points_share));
        most.map_or_else(String::new, |row| {
            (context.takeaways.features)(row.feature, &context.percent(row.points_share))
        })
    }

    fn figure(&self, _: Figure, _: usize) -> Option<Ours> {
        Ours::estimate(self.meeples, 1.0)
    }
}
