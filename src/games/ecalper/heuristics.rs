//! What a player of Ecalper knows beyond the rules.

use super::rules::{Ecalper, Move};
use crate::search::{Evaluate, Heuristics, MctsConfig};

impl<const W: usize> Evaluate for Ecalper<W> {}

impl<const W: usize> Heuristics for Ecalper<W> {
    fn actions(&self) -> u16 {
        64 * W as u16
    }

    /// Three placements a turn say little each, so a doubt weighs more than elsewhere, and what a cell is worth is
    /// learned from all of them together for long.
    fn mcts_config(&self) -> MctsConfig {
        MctsConfig {
            exploration: 0.45,
            rave: 5000.0,
            ..MctsConfig::default()
        }
    }

    fn action(&self, mv: Move) -> Option<u16> {
        match mv {
            Move::Place(cell) => Some(cell),
            Move::Agreement(_) | Move::Replace(_) => None,
        }
    }
}
