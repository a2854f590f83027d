//! The section `luck`: which part of a result was drawn; only where something is drawn.

use serde::{Deserialize, Serialize};

use super::content::Content;
use super::context::Context;
use crate::counted::Counted;
use crate::interval::Interval;
use crate::thing::Thing;

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

impl Content for LuckData {
    fn how(&self, context: &Context) -> String {
        (context.how.luck)(self.draws, Counted::whole(self.games_per_draw, Thing::Game))
    }

    fn takeaway(&self, context: &Context) -> String {
        (context.takeaways.luck)(
            &context.percent(self.share.mean),
            &context.percent(self.share.low),
            &context.percent(self.share.high),
        )
    }
}
