//! What a player of Keil knows beyond the rules.

use rand::RngExt;

use super::rules::{Keil, Move, Position};
use crate::board::{Bits, Hex};
use crate::game::{Dice, Game};
use crate::games::deal::Ask;
use crate::search::{Evaluate, Mind};

impl<const W: usize> Evaluate for Keil<W> {}

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

    /// To fill an own eye is not, nor to pass while there is anything else.
    fn is_sensible(&self, state: &Position<W>, mv: Move) -> bool {
        let own = state.stones(state.now.mover);
        let open = state.now.stones.empty() & !self.eyes(own);
        match mv {
            Move::Place(cell) => open.has(cell),
            Move::Pass | Move::Deal(Ask::Button) => !open.iter().any(|cell| self.judge(state, cell).is_ok()),
            Move::Deal(_) => true,
        }
    }

    /// A stone that fills no eye of its own side; a pass, or the button, only where there is none to place.
    fn playout_move(&self, state: &Position<W>, dice: &mut Dice, buffer: &mut Vec<Move>) -> Move {
        if state.now.deal.asked().is_some() {
            return self.random_move(state, dice, buffer);
        }
        let own = state.stones(state.now.mover);
        let mut open = state.now.stones.empty() & !self.eyes(own);
        let mut count = open.count();
        while count > 0 {
            let cell = open.nth(dice.random_range(0..count));
            if self.judge(state, cell).is_ok() {
                return Move::Place(cell);
            }
            open.remove(cell);
            count -= 1;
        }
        self.rest(state)
    }
}

impl<const W: usize> Keil<W> {
    /// The points whose neighbours are all in the set: a stone there gives away a liberty, and all of its own
    /// stones around it are linked over it.
    #[inline]
    fn eyes(&self, own: Bits<W>) -> Bits<W> {
        let all = self.board.all();
        let [right, above, left, ..] = Hex::<W>::STEPS.map(|step| step.unsigned_abs().into());
        let other = all & !own;
        let beside = other.up(right)
            | other.down(right)
            | other.up(above)
            | other.down(above)
            | other.up(left)
            | other.down(left);
        all & !beside
    }
}
