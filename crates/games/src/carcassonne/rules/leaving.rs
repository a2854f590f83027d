//! Takes a player out of a game that the others continue.

use super::game::Carcassonne;
use super::position::{NO_CELL, Phase, Position};
use tessera_core::game::Seat;

impl Carcassonne {
    /// The seat whose turn follows: the next that is still in the game.
    #[inline]
    pub fn seat_after(&self, state: &Position) -> Seat {
        let mut seat = state.mover;
        loop {
            seat = Seat((seat.0 + 1) % self.players);
            if !state.has_left(seat) {
                return seat;
            }
        }
    }

    /// The seat whose turn came before: the one before the seat to move that is still in the game.
    pub fn seat_before(&self, state: &Position) -> Seat {
        let mut seat = state.mover;
        loop {
            seat = Seat((seat.0 + self.players - 1) % self.players);
            if !state.has_left(seat) {
                return seat;
            }
        }
    }

    /// Takes the seat to move out of the game, if at least two others go on without it: its meeples leave the table and
    /// its points no longer count. A tile in hand passes to the next seat; a tile already laid stays and is scored.
    pub fn leave(&self, state: &mut Position) -> bool {
        let seat = state.mover;
        let others = Seat::all(self.players).filter(|&other| other != seat && !state.has_left(other));
        if others.count() < 2 {
            return false;
        }
        let row = usize::from(seat.0);
        for place in 0..usize::from(state.placed[row]) {
            let root = state.features.root(state.meeples[row][place]);
            state.features.at_mut(root).crowd.remove(seat);
        }
        state.placed[row] = 0;
        state.earned[row] = Default::default();
        state.last[row] = NO_CELL;
        state.gone |= 1 << seat.0;
        match state.phase {
            Phase::Meeple(cell) => self.put_meeple(state, cell, None),
            Phase::Draw | Phase::Lay(_) | Phase::Over => state.mover = self.seat_after(state),
        }
        true
    }
}
