//! What a player of Linage knows beyond the rules.

use super::rules::{Linage, Move};
use crate::search::Mind;

impl<const W: usize> Mind for Linage<W> {
    fn actions(&self) -> u16 {
        64 * W as u16
    }

    fn action(&self, mv: Move) -> Option<u16> {
        match mv {
            Move::Place(cell) => Some(cell),
            Move::Deal(_) | Move::Pass => None,
        }
    }

    fn actions_are_shared(&self) -> bool {
        true
    }
}
