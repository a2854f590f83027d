//! Which moves are chosen more or less often than at random, and how far replies are from the move before.

use std::collections::HashSet;

use super::super::board::Board;
use super::super::data::{MoveRow, MovesData, ResponseDistance};
use super::super::interval::Interval;
use super::super::played_game::PlayedGame;
use tessera_protocol::assessment::{MoveClass, MoveCounts, MoveKind};

/// The most moves that are listed.
const LISTED: usize = 40;

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
