//! Searches: how to choose a move in any [`Game`](crate::game::Game). Nothing here knows a clock, a game's
//! name or where the dice came from.
//!
//! One step is one playout, or for searches that play nothing out one move or one node weighed, or all of them at a glance. Sums, quotients and square
//! roots are exact to the bit by IEEE 754, and logarithms come from `libm`, so the same seed and the same number
//! of steps give the same verdict on x86-64 and wasm32.

mod agreed;
mod arena;
mod evaluate;
mod exact;
#[cfg(feature = "lab")]
mod expectimax;
mod flat;
#[cfg(feature = "lab")]
mod glance;
mod greedy;
mod judge;
mod known;
mod mcts;
mod mind;
mod puct;
mod random;
mod reward;
mod root;
mod shared;
#[cfg(feature = "lab")]
mod star;
mod tail;
mod tempered;
mod tree;
mod tuning;
mod uct;
mod verdict;

pub use agreed::Agreed;
pub use evaluate::{Evaluate, Order, Weights};
pub use exact::Exact;
#[cfg(feature = "lab")]
pub use expectimax::{Expectimax, Horizon};
pub use flat::Flat;
#[cfg(feature = "lab")]
pub use glance::Glance;
pub use greedy::Greedy;
pub use judge::Judge;
pub use mcts::Mcts;
pub use mind::{Mind, Weight, certain, claims};
pub use puct::{Bent, Puct};
pub use random::Random;
pub use reward::{Reward, value_of_lead};
#[cfg(feature = "lab")]
pub use star::{Bounds, Cuts, Outlook, Printed, Star, Window};
pub use tempered::Tempered;
pub use tuning::MctsTuning;
pub use uct::{Tuning, Uct};
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
    /// [`hear`](Search::hear): numbers that only a search of its kind can read. None where nothing is shared.
    fn tell(&mut self) -> Vec<u16> {
        Vec::new()
    }

    /// Takes in what another search of the same position has told. The visits of a [`Verdict`] stay those that a
    /// search has made itself, so that those of all add up.
    fn hear(&mut self, words: &[u16]) {
        let _ = words;
    }

    /// By how many visits the move to be played leads: fewer steps than that cannot change the choice, unless they
    /// prove something. `None` for a search whose choice is not that of the most visits. (A pool in the browser asks its reports instead.)
    #[cfg(feature = "lab")]
    fn lead(&self) -> Option<u32> {
        None
    }
}
