//! The section `position-heatmap`: the values of all moves of the representative game.

use serde::{Deserialize, Serialize};

use super::content::Content;
use super::context::Context;

/// The section `position-heatmap`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PositionHeatmapData {
    pub record: String,
    /// A column for each turn.
    pub columns: Vec<HeatmapColumn>,
}

/// The values of all legal moves of a turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeatmapColumn {
    /// The ply, counted from 0.
    pub ply: u32,
    /// The values for the seat that chooses, best first, as runs of equal ones: the value in twentieths from -20, a
    /// certain defeat, to 20, a certain win, and how many moves have it.
    pub runs: Vec<(i8, u32)>,
}

impl Content for PositionHeatmapData {
    fn how(&self, context: &Context) -> String {
        context.searched(context.how.heatmap)
    }

    fn takeaway(&self, context: &Context) -> String {
        let wins = |run: Option<&(i8, u32)>| run.is_some_and(|run| run.0 > 0);
        let winning = self.columns.iter().filter(|column| wins(column.runs.first()));
        (context.course.heatmap)(winning.count(), context.decisions(self.columns.len() as u64))
    }
}
