//! What the searches know about Ecalper beyond its rules.

use super::rules::{Ecalper, Move};
use crate::search::{Evaluate, Heuristics, MctsConfig};

impl<const W: usize> Evaluate for Ecalper<W> {}

impl<const W: usize> Heuristics for Ecalper<W> {
    fn actions(&self) -> u16 {
        64 * W as u16
    }

    /// Each of the three placements of a turn changes little, so exploration is higher than by default, and RAVE, which
    /// rates a cell by all playouts that use it, fades late.
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
