//! The section `bgg-stats`: the rating at BoardGameGeek.

use serde::{Deserialize, Serialize};

use super::content::{Content, Ours};
use super::context::Context;
use crate::counted::Counted;
use crate::published::Figure;
use crate::thing::Thing;

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

impl Content for BggStatsData {
    fn how(&self, context: &Context) -> String {
        context.how.published.to_owned()
    }

    fn takeaway(&self, context: &Context) -> String {
        let voters = Counted::whole(self.voters, Thing::Rating);
        (context.takeaways.bgg_stats)(voters, &context.number(self.rating, 2))
    }

    fn figure(&self, _: Figure, _: usize) -> Option<Ours> {
        Ours::exact(self.rating)
    }
}
