//! The static evaluation that a depth-limited search needs: values of positions, bounds of how far they can change, and
//! an order of turns.

use tessera_core::game::{Game, Seat, lead};

/// A set of evaluation weights, for games that have more than one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum WeightSet {
    /// The weights of the first version of the evaluation.
    First,
    /// The weights that won the tuning matches.
    #[default]
    Final,
}

/// The order in which the turns of a position are searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TurnOrder {
    /// The order in which the game lists moves.
    #[default]
    Listed,
    /// The thesis' order 1: by [`Evaluate::turn_class`].
    One,
    /// The thesis' order 2: by [`Evaluate::turn_class`].
    Two,
    /// By the static evaluation after the turn, highest first; at the last turn of the search as [`TurnOrder::Two`].
    Gain,
}

/// The static evaluation of a game for two. By default it is the lead in points, without bounds.
///
/// Laws, checked by `tests/search/star`: the values of the two seats sum to 0; no position within the given number of
/// turns has a value outside [`Evaluate::eval_bounds`].
pub trait Evaluate: Game {
    /// The value of a position to a seat, in units of the game's own; 0 is even.
    fn evaluate(&self, state: &Self::State, seat: Seat, weights: WeightSet) -> f64 {
        let _ = weights;
        f64::from(lead(&self.score(state), self.seats(), seat)) / 2.0
    }

    /// The value of one point of the final score, above 0.
    fn point_value(&self) -> f64 {
        1.0
    }

    /// The least and the highest value to a seat of any position at most so many turns (of either seat) later; infinite
    /// where there is no bound.
    fn eval_bounds(&self, state: &Self::State, seat: Seat, turns: u8, weights: WeightSet) -> [f64; 2] {
        let _ = (state, seat, turns, weights);
        [f64::NEG_INFINITY, f64::INFINITY]
    }

    /// Whether a move of a seat ends its turn: another seat, chance or the end of the game comes next.
    fn ends_turn(&self, state: &Self::State, mv: Self::Move) -> bool {
        let before = self.turn(state);
        let mut after = state.clone();
        self.play(&mut after, mv);
        self.turn(&after) != before
    }

    /// The class of a turn by its last move, made in this state; turns of lower classes are searched first.
    fn turn_class(&self, state: &Self::State, last: Self::Move, order: TurnOrder) -> u8 {
        let _ = (state, last, order);
        0
    }
}
