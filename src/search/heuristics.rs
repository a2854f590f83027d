//! What a player knows of a game beyond its rules.

use std::sync::Arc;

use super::{Evaluate, MctsConfig, Search};
use crate::game::{BySeat, Dice, Seat, Turn};

/// A number of a game's own judgement, as it is tuned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weight {
    /// What it is called.
    pub name: &'static str,
    /// What it is.
    pub value: f32,
    /// By how much it is varied at first.
    pub step: f32,
}

/// What a search may know of a game beyond its rules. Every answer has a default that knows nothing, so that
/// `impl Heuristics for Game {}` is a player too.
pub trait Heuristics: Evaluate {
    /// Whether greedy play of the game is to be had: everywhere in `lab`, and in a worker only where a level needs it, for
    /// it weighs much.
    const GREEDY: bool = cfg!(feature = "lab");

    /// How many actions there are. Two moves are one action if they do the same thing in different positions:
    /// a stone on a cell. What an action has earned in one place says something about it in another (AMAF,
    /// "all moves as first"; Brügmann 1993). 0 where that is not believed.
    fn actions(&self) -> u16 {
        0
    }

    /// The number of a move's action, below [`Heuristics::actions`]; `None` for a move that stands for itself alone.
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

    /// After how many plies a playout from here is scored as the board lies, as if it were over.
    fn max_playout_plies(&self, state: &Self::State) -> u32 {
        let _ = state;
        u32::MAX
    }

    /// The constants with which a tree search plays the game best.
    fn mcts_config(&self) -> MctsConfig {
        MctsConfig::default()
    }

    /// How many points are still in play, where a rest of the game may be small enough to be searched to its
    /// end; `u32::MAX` where that is not known.
    fn points_in_play(&self, state: &Self::State) -> u32 {
        let _ = state;
        u32::MAX
    }

    /// Whether a legal move is one that somebody who knows the game would consider at all. Only players that are
    /// meant to err ask.
    fn is_sensible(&self, state: &Self::State, mv: Self::Move) -> bool {
        let _ = (state, mv);
        true
    }

    /// The moves that are known to be the best without a search, as good as each other, each with the payoff to
    /// be expected; empty where one must think.
    fn book_moves(&self, state: &Self::State) -> Vec<(Self::Move, f32)> {
        let _ = state;
        Vec::new()
    }

    /// Appends for each move the payoff that the seat to move may expect of it at first sight, in `0.0..=1.0`.
    /// Appends nothing where it has no opinion.
    #[cfg(feature = "lab")]
    fn rate_moves(&self, state: &Self::State, moves: &[Self::Move], out: &mut Vec<f32>) {
        let _ = (state, moves, out);
    }

    /// A search of the game's own that is stronger than any made for all games; `None` where there is none for
    /// this position. It weighs with [`Heuristics::weights`], or with these numbers in their place.
    fn own_search(
        self: &Arc<Self>,
        state: &Self::State,
        weights: Option<&[f32]>,
    ) -> Option<Box<dyn Search<Self::Move> + Send>> {
        let _ = (state, weights);
        None
    }

    /// The numbers that the champion weighs with; none where there is no champion.
    fn weights(&self) -> Vec<Weight> {
        Vec::new()
    }

    /// The least and the most that the first seat of two can still earn, whatever is played.
    fn bounds(&self, state: &Self::State) -> [f32; 2] {
        match self.turn(state) {
            Turn::Over => [self.payoff(state)[Seat::FIRST]; 2],
            _ => [0.0, 1.0],
        }
    }
}

/// What each seat of two earns when the first can earn neither less nor more.
pub fn certain([low, high]: [f32; 2]) -> Option<BySeat<f32>> {
    let mut payoff = BySeat::default();
    payoff[Seat::FIRST] = low;
    payoff[Seat::SECOND] = 1.0 - low;
    (low == high).then_some(payoff)
}

/// What the first seat of two can still earn where points that are somebody's stay so: by the score in half points
/// and the points that may still come to be somebody's. While a seat is `asked` about the deal nothing is sure.
#[inline]
pub fn score_bounds(asked: Option<Seat>, turn: Turn, score: &BySeat<i32>, in_play: u32) -> [f32; 2] {
    let slack = match turn {
        Turn::Over => 0,
        _ if asked.is_some() => return [0.0, 1.0],
        _ => 2 * in_play as i32,
    };
    let lead = score[Seat::FIRST] - score[Seat::SECOND];
    let payoff = |lead: i32| match lead {
        0 => 0.5,
        lead => f32::from(u8::from(lead > 0)),
    };
    [payoff(lead - slack), payoff(lead + slack)]
}
