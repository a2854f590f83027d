//! The section `trajectory`: the values of the representative game.

use serde::{Deserialize, Serialize};

use super::common::Percentiles;
use super::content::{Content, Ours};
use super::context::Context;
use crate::moments::percentiles;
use crate::played_game::{PlayedGame, PlayedTurn};
use crate::published::Figure;

/// Into how many parts a game is divided.
const PARTS: usize = 10;

/// The section `trajectory`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrajectoryData {
    pub record: String,
    /// The engine that valued it.
    pub engine: String,
    /// Its search steps for each turn.
    pub steps: u32,
    /// The value of each turn.
    pub points: Vec<TrajectoryTurn>,
    /// Which part of the turns but the first changed the lead.
    pub lead_change_share: Option<f64>,
    /// Which part of the turns whose null move has a value is hot.
    pub hot_share: Option<f64>,
    /// How many turns have a null move with a value.
    pub with_null: u32,
    /// The values of all games of the corpus for the first seat, by the part of the game that is over: eleven points,
    /// from the start to the end. Empty where the corpus has no values.
    pub fan: Vec<Percentiles>,
}

/// A turn of a game with its value. Values run from -1, a certain defeat of the first seat, to 1, its certain win.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TrajectoryTurn {
    /// The ply, counted from 0: `RECORD@PLY` is the position before it.
    pub ply: u32,
    /// The seat that chooses, counted from 0.
    pub seat: u8,
    /// The value of the best move for the first seat.
    pub value: f64,
    /// The value of changing nothing for the first seat; `None` where it is not known.
    pub null: Option<f64>,
    /// Whether another seat leads than before.
    #[serde(default, skip_serializing_if = "is_false")]
    pub lead_change: bool,
    /// Whether exactly one of several moves wins.
    #[serde(default, skip_serializing_if = "is_false")]
    pub critical: bool,
    /// Whether changing nothing would have cost something.
    #[serde(default, skip_serializing_if = "is_false")]
    pub hot: bool,
}

/// Whether a flag is left out.
fn is_false(flag: &bool) -> bool {
    !flag
}

/// The values of games for two at equal parts of each game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct FanTally {
    by_part: Vec<Vec<f64>>,
}

impl FanTally {
    /// Counts a game for two in which every turn has a value; other games count for nothing.
    pub fn add(&mut self, game: &PlayedGame) {
        let for_first = |turn: &PlayedTurn| {
            let value = 2.0 * turn.value? - 1.0;
            Some(if turn.seat == 0 { value } else { -value })
        };
        let values: Option<Vec<f64>> = game.turns.iter().map(for_first).collect();
        let Some(values) = values.filter(|values| !values.is_empty() && game.payoff.len() == 2) else {
            return;
        };
        self.by_part.resize(PARTS + 1, Vec::new());
        for (part, kept) in self.by_part.iter_mut().enumerate() {
            let at = (values.len() - 1) * part / PARTS;
            kept.push(values[at]);
        }
    }

    /// The percentiles at each part; empty without a game.
    pub fn fan(&self) -> Vec<Percentiles> {
        self.by_part.iter().cloned().map(percentiles).collect()
    }
}

impl Content for TrajectoryData {
    fn how(&self, context: &Context) -> String {
        context.searched(context.how.trajectory)
    }

    fn takeaway(&self, context: &Context) -> String {
        let changes = self.points.iter().filter(|point| point.lead_change).count();
        let critical = self.points.iter().filter(|point| point.critical).count();
        let lead = (context.course.trajectory)(changes, context.decisions(critical as u64));
        match self.hot_share {
            Some(share) => {
                let with_null = context.decisions(self.with_null);
                format!(
                    "{lead} {}",
                    (context.course.hot)(&context.percent(share), with_null)
                )
            }
            None => lead,
        }
    }

    fn figure(&self, figure: Figure, _: usize) -> Option<Ours> {
        match figure {
            Figure::LeadChanges => Ours::exact(100.0 * self.lead_change_share?),
            Figure::Critical => Ours::count(self.points.iter().filter(|point| point.critical).count() as u32),
            _ => Ours::exact(100.0 * self.hot_share?),
        }
    }
}
