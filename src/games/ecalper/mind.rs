//! What a player of Ecalper knows beyond the rules.

use super::rules::{Ecalper, Move};
use crate::search::Mind;

impl<const W: usize> Mind for Ecalper<W> {
    fn actions(&self) -> u16 {
        64 * W as u16
    }

    fn action(&self, mv: Move) -> Option<u16> {
        match mv {
            Move::Place(cell) => Some(cell),
            Move::Deal(_) | Move::Replace(_) => None,
        }
    }
}
