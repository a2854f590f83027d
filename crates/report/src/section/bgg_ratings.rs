//! The section `bgg-ratings-and-comments`: the single ratings at BoardGameGeek.

use serde::{Deserialize, Serialize};

use super::content::{Content, Ours};
use super::context::Context;
use crate::counted::Counted;
use crate::published::Figure;
use crate::thing::Thing;

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

impl Content for BggRatingsData {
    fn how(&self, context: &Context) -> String {
        let printed = self.ratings.len() as u64;
        match context.voters {
            Some(counted) if u64::from(counted) < printed => {
                let uncounted =
                    (context.how.uncounted_ratings)(Counted::whole(printed, Thing::Rating), counted);
                format!("{} {uncounted}", context.how.published)
            }
            _ => context.how.published.to_owned(),
        }
    }

    fn takeaway(&self, context: &Context) -> String {
        let low = self.ratings.iter().copied().fold(f64::INFINITY, f64::min);
        let high = self.ratings.iter().copied().fold(0.0, f64::max);
        let sd = context.number(self.sd, 2);
        (context.takeaways.bgg_ratings)(&context.short(low), &context.short(high), &sd)
    }

    fn figure(&self, _: Figure, _: usize) -> Option<Ours> {
        Ours::exact(self.sd)
    }
}
