//! The section `positions-reachable-at-depth`: how many positions can be reached in so many plies.

use serde::{Deserialize, Serialize};

use super::content::{Content, Ours};
use super::context::Context;
use crate::counted::Counted;
use crate::published::Figure;
use crate::thing::Thing;

/// The section `positions-reachable-at-depth`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReachableData {
    /// A row for each depth, from 0.
    pub rows: Vec<ReachableRow>,
}

/// How many positions can be reached in so many plies.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReachableRow {
    /// The depth in plies.
    pub depth: u32,
    /// How many sequences of so many plies there are.
    pub sequences: u64,
    /// How many different positions they lead to.
    pub positions: u64,
    /// How many of these are the end of the game.
    pub over: u64,
}

impl Content for ReachableData {
    fn how(&self, context: &Context) -> String {
        context.how.reachable.to_owned()
    }

    fn takeaway(&self, context: &Context) -> String {
        let last = self.rows.last();
        let [positions, depth] = last.map_or([0, 0], |row| [row.positions, row.depth.into()]);
        (context.course.reachable)(
            Counted::whole(positions, Thing::Position),
            Counted::whole(depth, Thing::Ply),
        )
    }

    fn figure(&self, figure: Figure, place: usize) -> Option<Ours> {
        // Published are sums of all depths from 1 on; depth 0 stands by itself.
        let rows = self.rows.iter().filter(|row| row.depth > 0 || place == 0);
        let rows = rows.take_while(|row| row.depth as usize <= place);
        let reaches = self.rows.last().is_some_and(|row| row.depth as usize >= place);
        let sum: u64 = rows
            .map(|row| match figure {
                Figure::Reachable => row.sequences,
                _ => row.positions,
            })
            .sum();
        reaches.then_some(())?;
        Ours::exact(sum as f64)
    }
}
