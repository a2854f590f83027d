//! What a player knows of a game beyond its rules.

use std::sync::Arc;

use super::Evaluate;
use crate::game::{BySeat, Dice, Turn};

/// What a search may know of a game beyond its rules. Every answer has a default that knows nothing, so that
/// `impl Mind for Game {}` is a player too.
pub trait Mind: Evaluate {
    /// How many actions there are. Two moves are one action if they do the same thing in different positions:
    /// a stone on a cell. What an action has earned in one place says something about it in another (AMAF,
    /// "all moves as first"; Brügmann 1993). 0 where that is not believed.
    fn actions(&self) -> u16 {
        0
    }

    /// The number of a move's action, below [`Mind::actions`]; `None` for a move that stands for itself alone.
    /// Moves that are legal at once have different actions.
    fn action(&self, mv: Self::Move) -> Option<u16> {
        let _ = mv;
        None
    }

    /// Whether an action is as good for one seat as for the other, whoever makes it: true where stones belong
    /// to nobody.
    fn actions_are_shared(&self) -> bool {
        false
    }

    /// A move of a playout: like [`Game::random_move`](crate::game::Game::random_move), but with some sense.
    fn playout_move(&self, state: &Self::State, dice: &mut Dice, buffer: &mut Vec<Self::Move>) -> Self::Move {
        self.random_move(state, dice, buffer)
    }

    /// What each seat earns in a playout that is over, or as good as over; `None` if it must go on.
    fn settled(&self, state: &Self::State) -> Option<BySeat<f32>> {
        (self.turn(state) == Turn::Over).then(|| self.payoff(state))
    }

    /// Appends for each move the payoff that the seat to move may expect of it at first sight, in `0.0..=1.0`.
    /// Appends nothing where it has no opinion.
    fn prior(&self, state: &Self::State, moves: &[Self::Move], out: &mut Vec<f32>) {
        let _ = (state, moves, out);
    }

    /// The least and the most that the first seat of two can still earn, whatever is played.
    fn bounds(&self, state: &Self::State) -> [f32; 2] {
        match self.turn(state) {
            Turn::Over => [self.payoff(state)[crate::game::Seat::FIRST]; 2],
            _ => [0.0, 1.0],
        }
    }
}

macro_rules! shared {
    ($($pointer:ty),*) => {
        $(
            /// A game that is lent or shared is known as well as the game itself.
            impl<G: Mind> Mind for $pointer {
                fn actions(&self) -> u16 {
                    (**self).actions()
                }

                #[inline]
                fn action(&self, mv: G::Move) -> Option<u16> {
                    (**self).action(mv)
                }

                fn actions_are_shared(&self) -> bool {
                    (**self).actions_are_shared()
                }

                #[inline]
                fn playout_move(&self, state: &G::State, dice: &mut Dice, buffer: &mut Vec<G::Move>) -> G::Move {
                    (**self).playout_move(state, dice, buffer)
                }

                #[inline]
                fn settled(&self, state: &G::State) -> Option<BySeat<f32>> {
                    (**self).settled(state)
                }

                fn prior(&self, state: &G::State, moves: &[G::Move], out: &mut Vec<f32>) {
                    (**self).prior(state, moves, out);
                }

                fn bounds(&self, state: &G::State) -> [f32; 2] {
                    (**self).bounds(state)
                }
            }
        )*
    };
}

shared!(&G, Arc<G>);
