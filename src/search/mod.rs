//! Searches: how to choose a move in any [`Game`](crate::game::Game). Nothing here knows a clock, a game's
//! name or where the dice came from.
//!
//! One step is one playout, or for searches that play nothing out one move or one node weighed, or all of them at a glance. Sums, quotients and square
//! roots are exact to the bit by IEEE 754, and logarithms come from `libm`, so the same seed and the same number
//! of steps give the same verdict on x86-64 and wasm32.

mod arena;
mod book_moves;
mod endgame;
mod evaluate;
mod exchange;
#[cfg(feature = "lab")]
mod expectimax;
mod flat;
mod greedy;
mod heuristics;
mod max_n;
mod mcts;
mod puct;
mod random;
mod rave;
mod reward;
mod rollout_policy;
mod root;
mod softmax;
#[cfg(feature = "lab")]
mod star;
#[cfg(feature = "lab")]
mod static_policy;
mod transpositions;
mod tree;
mod uct;
mod verdict;

pub use book_moves::BookMoves;
pub use evaluate::{Evaluate, Order, Weights};
#[cfg(feature = "lab")]
pub use expectimax::{Expectimax, Horizon};
pub use flat::Flat;
pub use greedy::Greedy;
pub use heuristics::{Heuristics, Weight, certain, score_bounds};
pub use max_n::MaxN;
pub use mcts::Mcts;
pub use puct::{Puct, PuctConfig};
pub use random::Random;
pub use rave::MctsConfig;
pub use reward::{Reward, value_of_lead};
pub use rollout_policy::RolloutPolicy;
pub use softmax::Softmax;
#[cfg(feature = "lab")]
pub use star::{Bounds, Cuts, Outlook, Printed, Star, Window};
#[cfg(feature = "lab")]
pub use static_policy::StaticPolicy;
pub use uct::{Uct, UctConfig};
pub use verdict::{Line, Rank, Verdict};

use crate::game::Dice;

/// Whether thinking on is worth it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Another step may change the choice.
    Thinking,
    /// No further step can change the choice: nothing, or only one thing, can be played, or all is known.
    Settled,
}

/// A way to choose a move, one small step at a time, that can be asked what it thinks after any of them.
pub trait Search<M> {
    /// Thinks for one step. Stepping on after [`Status::Settled`] is allowed and changes no choice.
    fn step(&mut self, dice: &mut Dice) -> Status;

    /// What the steps so far say; asking changes nothing.
    fn verdict(&self) -> Verdict<M>;

    /// Thinks for one step that begins with the move at this place in the game's list, so that something is known
    /// of a move that the search does not believe in. A search that tries all moves anyway steps as ever.
    fn step_at(&mut self, place: usize, dice: &mut Dice) -> Status {
        let _ = place;
        self.step(dice)
    }

    /// Goes on from the position after these moves with what is known of it already; `false`, and nothing changes,
    /// where that is nothing.
    fn follow(&mut self, moves: &[M]) -> bool {
        let _ = moves;
        false
    }

    /// What was found out since it was asked last, for other searches of the same position to
    /// [`import_delta`](Search::hear): numbers that only a search of its kind can read. None where nothing is shared.
    fn export_delta(&mut self) -> Vec<u16> {
        Vec::new()
    }

    /// Takes in what another search of the same position has told. The visits of a [`Verdict`] stay those that a
    /// search has made itself, so that those of all add up.
    fn import_delta(&mut self, words: &[u16]) {
        let _ = words;
    }

    /// By how many visits the move to be played leads: fewer steps than that cannot change the choice, unless they
    /// prove something. `None` for a search whose choice is not that of the most visits. (A pool in the browser asks its reports instead.)
    #[cfg(feature = "lab")]
    fn lead(&self) -> Option<u32> {
        None
    }
}
