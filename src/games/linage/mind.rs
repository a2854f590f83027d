//! What a player of Linage knows beyond the rules.

use super::rules::{Linage, Move, Position};
use crate::game::{Dice, Game};
use crate::search::Mind;
use rand::RngExt;

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

    /// A random stone; a pass only where none may be placed.
    fn playout_move(&self, state: &Position<W>, dice: &mut Dice, buffer: &mut Vec<Move>) -> Move {
        let mut free = state.free;
        if state.deal.asked().is_some() {
            return self.random_move(state, dice, buffer);
        }
        let mut left = free.count();
        while left > 0 {
            let cell = free.nth(dice.random_range(0..left));
            if self.leaves_lines(state.empty, cell) {
                return Move::Place(cell);
            }
            free.remove(cell);
            left -= 1;
        }
        Move::Pass
    }
}
