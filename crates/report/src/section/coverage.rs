//! Which part of the board games use.

use super::super::board::Board;
use super::super::data::CoverageData;
use super::super::moments::Moments;
use super::super::played_game::PlayedGame;

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
