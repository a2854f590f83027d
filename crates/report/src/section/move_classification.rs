//! The section `move-classification`: which moves are chosen more or less often than at random.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use super::content::{Content, Ours};
use super::context::Context;
use crate::board::Board;
use crate::counted::Counted;
use crate::interval::Interval;
use crate::played_game::PlayedGame;
use crate::published::Figure;
use crate::thing::Thing;
use tessera_protocol::assessment::{MoveClass, MoveCounts, MoveKind};

/// The most moves that are listed.
const LISTED: usize = 40;

/// The section `move-classification`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MovesData {
    /// How many different moves were legal at some turn.
    pub distinct: u32,
    /// How many of them were legal at ten turns with a choice at least, so that they have a class.
    pub classified: u32,
    /// How many were chosen more than every second time.
    pub killer: u32,
    /// How many were chosen more often than at random, killers among them.
    pub good: u32,
    /// How many were chosen no more often than at random, terrible ones among them.
    pub bad: u32,
    /// How many were never chosen.
    pub terrible: u32,
    /// The moves that differ most from a random choice, best first, at most 40; all where there are fewer.
    pub moves: Vec<MoveRow>,
    /// How far a reply is from the move before; `None` where moves have no places.
    pub response: Option<ResponseDistance>,
}

/// How often a move was chosen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveRow {
    /// The move's name in records.
    pub name: String,
    /// At how many turns with a choice it was legal.
    pub available: u32,
    pub chosen: u32,
    /// How often it would have been chosen at random.
    pub expected: f64,
    /// Which part of the turns at which it was legal it was chosen, with a Wilson interval.
    pub share: Interval,
    /// Its class; `None` where it was legal too seldom.
    pub class: Option<MoveClass>,
}

/// How far a reply is from the move before.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResponseDistance {
    /// The mean distance between the cells of consecutive turns of different seats, in steps: of a king on squares, to a
    /// neighbour on hexagons.
    pub mean: f64,
    pub replies: u64,
    /// The mean distance of two different cells of the board.
    pub random: f64,
    /// The one divided by the other.
    pub ratio: f64,
}

/// Counts moves that were legal and moves that were chosen.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MoveTally {
    counts: MoveCounts,
    legal: HashSet<u32>,
    distance: u64,
    replies: u64,
}

impl MoveTally {
    /// Counts a game.
    pub fn add(&mut self, game: &PlayedGame, board: Option<&Board>) {
        for turn in &game.turns {
            self.counts.add(&turn.legal, turn.chosen);
            self.legal.extend(&turn.legal);
        }
        let Some(board) = board else { return };
        for pair in game.turns.windows(2) {
            let [before, after] = pair else { continue };
            if let (Some(from), Some(to)) = (before.cell, after.cell)
                && before.seat != after.seat
            {
                self.distance += u64::from(board.distance(from, to));
                self.replies += 1;
            }
        }
    }

    /// The section's data; `labels` are the names of the moves.
    pub fn data(&self, labels: &[String], board: Option<&Board>) -> MovesData {
        let kinds = self
            .counts
            .kinds(|label| labels.get(label as usize).cloned().unwrap_or_default());
        let classified: Vec<&MoveKind> = kinds.iter().filter(|kind| kind.class().is_some()).collect();
        let count = |is: &dyn Fn(&MoveKind) -> bool| classified.iter().filter(|kind| is(kind)).count() as u32;
        let good = count(&|kind| f64::from(kind.chosen) > kind.expected);
        let of_class = |class: MoveClass| count(&|kind| kind.class() == Some(class));
        MovesData {
            distinct: self.legal.len() as u32,
            classified: classified.len() as u32,
            killer: of_class(MoveClass::Killer),
            good,
            bad: classified.len() as u32 - good,
            terrible: of_class(MoveClass::Terrible),
            moves: listed(&classified),
            response: board.filter(|_| self.replies > 0).map(|board| {
                let (mean, random) = (self.distance as f64 / self.replies as f64, board.mean_distance());
                ResponseDistance {
                    mean,
                    replies: self.replies,
                    random,
                    ratio: mean / random,
                }
            }),
        }
    }
}

/// The moves that differ most from a random choice, for better and for worse, the best first.
fn listed(kinds: &[&MoveKind]) -> Vec<MoveRow> {
    // How many standard deviations of a Poisson number the choices lie from what is expected.
    let surprise =
        |kind: &MoveKind| (f64::from(kind.chosen) - kind.expected) / kind.expected.max(1e-9).sqrt();
    let mut kinds = kinds.to_vec();
    kinds.sort_by(|a, b| surprise(b).abs().total_cmp(&surprise(a).abs()));
    kinds.truncate(LISTED);
    let share = |kind: &MoveKind| Interval::wilson(kind.chosen.into(), kind.available.into());
    let factor = |kind: &MoveKind| f64::from(kind.chosen) / kind.expected.max(1e-9);
    kinds.sort_by(|a, b| factor(b).total_cmp(&factor(a)));
    let row = |kind: &&MoveKind| MoveRow {
        name: kind.name.clone(),
        available: kind.available,
        chosen: kind.chosen,
        expected: kind.expected,
        share: share(kind),
        class: kind.class(),
    };
    kinds.iter().map(row).collect()
}

impl Content for MovesData {
    fn how(&self, context: &Context) -> String {
        match context.decision {
            Thing::Turn => context.counted(&format!(
                "{} {}",
                context.how.kinds_are_classed, context.how.moves
            )),
            _ => context.counted(context.how.moves),
        }
    }

    fn takeaway(&self, context: &Context) -> String {
        let thing = match context.decision {
            Thing::Turn => Thing::MoveKind,
            _ => Thing::DifferentMove,
        };
        (context.takeaways.moves)(Counted::whole(self.distinct, thing), self.killer, self.terrible)
    }

    fn figure(&self, figure: Figure, _: usize) -> Option<Ours> {
        match figure {
            Figure::Distinct => Ours::count(self.distinct),
            Figure::Killer => Ours::count(self.killer),
            Figure::Good => Ours::count(self.good),
            Figure::Bad => Ours::count(self.bad),
            Figure::Terrible => Ours::count(self.terrible),
            _ => Ours::exact(self.response?.mean),
        }
    }
}
