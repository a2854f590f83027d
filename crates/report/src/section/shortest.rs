//! The section `shortest-games`: the shortest games that somebody wins.

use serde::{Deserialize, Serialize};

use super::content::{Content, Ours};
use super::context::Context;
use crate::counted::Counted;
use crate::published::Figure;
use crate::thing::Thing;

/// The section `shortest-games`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShortestData {
    /// The greatest depth that was searched whole, in plies.
    pub searched: u32,
    /// The depth of the shortest games that somebody wins; `None` where there are none to the depth searched.
    pub depth: Option<u32>,
    pub count: u64,
    /// At most twelve of them, as records.
    pub games: Vec<String>,
}

impl Content for ShortestData {
    fn how(&self, context: &Context) -> String {
        context.how.shortest.to_owned()
    }

    fn takeaway(&self, context: &Context) -> String {
        match self.depth {
            Some(depth) => {
                (context.course.shortest)(&context.whole(self.count), Counted::whole(depth, Thing::Ply))
            }
            None => (context.course.no_shortest)(Counted::whole(self.searched, Thing::Ply)),
        }
    }

    fn figure(&self, figure: Figure, _: usize) -> Option<Ours> {
        match figure {
            Figure::ShortestDepth => Ours::count(self.depth?),
            _ => Ours::exact(self.count as f64),
        }
    }
}
