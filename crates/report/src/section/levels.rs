//! The section `levels-of-play`: how many levels of play there are, each of which beats the one below clearly.

use serde::{Deserialize, Serialize};

use super::content::{Content, Ours};
use super::context::Context;
use crate::interval::Interval;
use crate::published::Figure;

/// The section `levels-of-play`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelsData {
    /// The points by which a candidate passes: 36.
    pub points: u32,
    /// The most games of a step: 50.
    pub games: u32,
    /// The steps in the order in which they were played.
    pub steps: Vec<LevelStep>,
    /// How strong the accepted levels are, by games whose number was fixed before; empty where none were played.
    pub elo: Vec<LevelElo>,
}

impl LevelsData {
    pub fn accepted(&self) -> u32 {
        self.steps.iter().filter(|step| step.accepted).count() as u32
    }

    /// Whether the highest level that was tried was accepted, so that there may be more.
    pub fn is_open(&self) -> bool {
        self.steps.last().is_some_and(|step| step.accepted)
    }
}

/// A candidate's games against the last accepted level.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelStep {
    /// The engine of the candidate, with its constants.
    pub engine: String,
    /// The candidate's search steps for each move.
    pub steps: Option<u32>,
    /// The candidate's seconds for each move, where time and not steps was given.
    pub seconds: Option<f64>,
    /// The opponent: the number of a step before, counted from 0; `None` for random moves.
    pub opponent: Option<u32>,
    /// How many games the candidate won.
    pub wins: u32,
    pub draws: u32,
    /// How many games the candidate lost.
    pub losses: u32,
    /// The candidate's share of the points, with a Wilson interval. Because the games end once enough are won, the share
    /// is a little too high.
    pub share: Interval,
    /// The share of the points of the seat that decides first.
    pub first_seat: f64,
    /// The mean number of plies of a game.
    pub plies: f64,
    /// Whether the candidate was accepted as a level.
    pub accepted: bool,
}

/// How much stronger a level is than the level below.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelElo {
    /// The level: the number of its step, counted from 0.
    pub step: u32,
    /// How many games were played; their number was fixed before.
    pub games: u32,
    /// The share of the points.
    pub share: Interval,
    /// The difference in Elo; `None` where the level won or lost everything.
    pub elo: Option<Interval>,
}

impl Content for LevelsData {
    fn how(&self, context: &Context) -> String {
        (context.how.levels)(self.points, self.games)
    }

    fn takeaway(&self, context: &Context) -> String {
        (context.takeaways.levels)(self.accepted(), self.is_open())
    }

    fn figure(&self, figure: Figure, place: usize) -> Option<Ours> {
        if figure == Figure::StrongShare {
            let accepted = self.steps.iter().filter(|step| step.accepted).nth(place)?;
            return Ours::estimate(accepted.share, 100.0);
        }
        // Where the highest level that was tried is accepted, there may be more.
        (!self.is_open()).then_some(())?;
        Ours::count(self.accepted())
    }
}
