//! What a player of Carteso knows beyond the rules.

use super::rules::{Carteso, Move};
use crate::search::Mind;

impl<const W: usize> Mind for Carteso<W> {
    fn actions(&self) -> u16 {
        128 * W as u16
    }

    fn action(&self, mv: Move) -> Option<u16> {
        match mv {
            Move::Place(cell, stone) => Some(2 * cell + stone as u16),
            Move::Deal(_) | Move::Pass => None,
        }
    }

    fn actions_are_shared(&self) -> bool {
        true
    }
}
