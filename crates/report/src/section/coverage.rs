//! The section `board-coverage`: which part of the board is used.

use serde::{Deserialize, Serialize};

use super::common::BoardShape;
use super::content::{Content, Ours};
use super::context::Context;
use crate::board::Board;
use crate::interval::Interval;
use crate::moments::Moments;
use crate::played_game::PlayedGame;
use crate::published::Figure;

/// The section `board-coverage`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CoverageData {
    /// Which part of the cells a game uses.
    pub share: Interval,
    pub board: BoardShape,
    /// In which part of the games each cell of the board was used, in the order of the board's cells.
    pub used: Vec<f64>,
}

/// Counts the cells on which somebody played.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct CoverageTally {
    shares: Moments,
    /// In how many games each cell was used.
    used: Vec<u32>,
}

impl CoverageTally {
    /// Counts a game.
    pub fn add(&mut self, game: &PlayedGame, board: &Board) {
        let mut used = vec![false; board.cells()];
        for cell in game.turns.iter().filter_map(|turn| turn.cell) {
            used[cell as usize] = true;
        }
        let count = used.iter().filter(|used| **used).count();
        self.shares.add(count as f64 / board.cells() as f64);
        self.used.resize(board.cells(), 0);
        for (sum, used) in self.used.iter_mut().zip(used) {
            *sum += u32::from(used);
        }
    }

    /// The section's data.
    pub fn data(&self, board: &Board) -> CoverageData {
        let games = self.shares.count().max(1) as f64;
        CoverageData {
            share: self.shares.interval(),
            board: board.shape.clone(),
            used: self
                .used
                .iter()
                .map(|&games_used| f64::from(games_used) / games)
                .collect(),
        }
    }
}

impl Content for CoverageData {
    fn how(&self, context: &Context) -> String {
        context.counted(context.how.coverage)
    }

    fn takeaway(&self, context: &Context) -> String {
        (context.takeaways.coverage)(&context.percent(self.share.mean))
    }

    fn figure(&self, _: Figure, _: usize) -> Option<Ours> {
        Ours::estimate(self.share, 100.0)
    }
}
