//! What a search that looks a few turns ahead must be told of a game: what a position is worth, how far that
//! can change, and which turns to try first.

use crate::game::{BySeat, Game, Seat};

/// Which of a game's sets of weights is meant, where it has more than one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Weights {
    /// Those that were thought of first.
    First,
    /// Those that won.
    #[default]
    Final,
}

/// In which order the turns of a position are tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// As the game lists them.
    #[default]
    Listed,
    /// The thesis' order 1, by [`Evaluate::class`].
    One,
    /// The thesis' order 2, by [`Evaluate::class`].
    Two,
    /// By what they are worth at once, where something is looked at below them; at the last turn as in order 2.
    Gain,
}

/// What positions of a game for two are worth. The defaults judge by the score and promise nothing.
///
/// Laws, checked by `tests/search/star/`: what a position is worth to one seat it costs the other; nothing that lies
/// at most so many turns on is worth less or more than [`Evaluate::reach`] says.
pub trait Evaluate: Game {
    /// What a position is worth to a seat, in units of the game's own; 0 is even.
    fn evaluate(&self, state: &Self::State, seat: Seat, weights: Weights) -> f64 {
        let _ = weights;
        f64::from(lead(self, state, seat)) / 2.0
    }

    /// How much a point of the final score is worth, above 0.
    fn point(&self) -> f64 {
        1.0
    }

    /// The least and the most that any position at most so many turns on (of either seat) is worth to a seat;
    /// infinite where nothing is known.
    fn reach(&self, state: &Self::State, seat: Seat, turns: u8, weights: Weights) -> [f64; 2] {
        let _ = (state, seat, turns, weights);
        [f64::NEG_INFINITY, f64::INFINITY]
    }

    /// Whether a move at a seat's turn ends that turn: another seat, chance or the end comes next.
    fn ends_turn(&self, state: &Self::State, mv: Self::Move) -> bool {
        let before = self.turn(state);
        let mut after = state.clone();
        self.play(&mut after, mv);
        self.turn(&after) != before
    }

    /// The class of a turn by its last move, made in this state; the turns of lower classes are tried first.
    fn class(&self, state: &Self::State, last: Self::Move, order: Order) -> u8 {
        let _ = (state, last, order);
        0
    }
}

/// By how many half points a seat leads the best of the others.
pub(super) fn lead<G: Game + ?Sized>(game: &G, state: &G::State, seat: Seat) -> i32 {
    ahead(&game.score(state), game.seats(), seat)
}

/// By how much a seat leads the best of the others in a score.
pub(super) fn ahead(score: &BySeat<i32>, seats: u8, seat: Seat) -> i32 {
    let others = Seat::all(seats).filter(|&other| other != seat);
    score[seat] - others.map(|other| score[other]).max().unwrap_or(0)
}
