//! What each kind of feature brings, in games with features.

use super::super::data::{Feature, FeatureRow, FeaturesData};
use super::super::moments::Moments;
use super::super::played_game::PlayedGame;

/// The features in the order in which a score is broken down, each with how records call a meeple on it.
const FEATURES: [(Feature, &str); 4] = [
    (Feature::City, "city"),
    (Feature::Road, "road"),
    (Feature::Cloister, "cloister"),
    (Feature::Farm, "field"),
];

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
