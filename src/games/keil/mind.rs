//! What a player of Keil knows beyond the rules.

use super::rules::{Keil, Move};
use crate::search::Mind;

impl<const W: usize> Mind for Keil<W> {
    fn actions(&self) -> u16 {
        64 * W as u16
    }

    fn action(&self, mv: Move) -> Option<u16> {
        match mv {
            Move::Place(cell) => Some(cell),
            Move::Deal(_) | Move::Pass => None,
        }
    }
}
