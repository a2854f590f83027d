//! Searches: ways to choose a move in any [`Game`](tessera_core::game::Game). Nothing here knows clocks, names of games or
//! where the dice come from.
//!
//! One step is one playout; a search without playouts evaluates one move or one node in a step, or all moves at once.
//! Sums, quotients and square roots are exact to the bit by IEEE 754, and logarithms come from `libm`, so the same seed
//! and the same number of steps give the same result on x86-64 and wasm32.
//!
//! ```
//! use std::sync::Arc;
//! use tessera_core::game::{BySeat, Game, Seat, Turn, dice};
//! use tessera_search::{Search, Uct, UctConfig};
//!
//! /// In turn each of two players takes one match or two. Whoever takes the last one wins.
//! struct Matches;
//!
//! impl Game for Matches {
//!     /// How many are left, and whose turn it is.
//!     type State = (u8, u8);
//!     /// How many are taken.
//!     type Move = u8;
//!
//!     fn seats(&self) -> u8 {
//!         2
//!     }
//!     fn start(&self) -> (u8, u8) {
//!         (5, 0)
//!     }
//!     fn turn(&self, &(left, seat): &(u8, u8)) -> Turn {
//!         if left == 0 { Turn::Over } else { Turn::Seat(Seat(seat)) }
//!     }
//!     fn moves(&self, &(left, _): &(u8, u8), out: &mut Vec<u8>) {
//!         out.extend(1..=left.min(2));
//!     }
//!     fn play(&self, (left, seat): &mut (u8, u8), taken: u8) {
//!         *left -= taken;
//!         *seat = 1 - *seat;
//!     }
//!     fn score(&self, &(_, seat): &(u8, u8)) -> BySeat<i32> {
//!         // After the last match it is the turn of the one who has not taken it.
//!         let mut score = BySeat::default();
//!         score[Seat(1 - seat)] = 2;
//!         score
//!     }
//!     fn key(&self, &(left, seat): &(u8, u8)) -> u64 {
//!         u64::from(left) << 1 | u64::from(seat)
//!     }
//! }
//!
//! let mut search = Uct::new(Arc::new(Matches), &(5, 0), UctConfig::default());
//! let mut dice = dice(1);
//! for _ in 0..1_000 {
//!     search.step(&mut dice);
//! }
//! // Three matches are lost for whoever is to move.
//! assert_eq!(search.result().lines[0].mv, 2);
//! ```
//!
//! ## Modules
//!
//! - `random.rs`, `flat.rs`, `greedy.rs`, `uct.rs`: random, flat Monte Carlo, greedy, UCT: any number of seats,
//!   chance, a node store with a limit
//! - `{heuristics,evaluate,rollout_policy}.rs`: what a search may know of a game beyond its rules: actions, playouts,
//!   bounds, the value of a move or a position
//! - `{mcts,node,tree,exchange,transpositions,rave,reference,endgame}.rs`: the strongest search for two seats without
//!   chance: RAVE or GRAVE, score bounds, transpositions, an exact endgame, tree reuse, exchange between workers; the
//!   tree is not generic, so all games share its code
//! - `{exact_solver,exact_table}.rs`, `exact_solver/{alpha_beta,proof_numbers,answers}.rs`: proves who wins, for two
//!   seats without chance, by null windows; only for `lab puzzles`, `lab solve` and `lab regret`; in Keil by proof
//!   numbers (df-pn), where a proof knows after which earlier positions it holds; for whole boards, positions that a
//!   symmetry of the rules maps to each other (`Heuristics::symmetries`, `core/board/cell_map.rs`) are one
//! - `{puct,max_n,static_policy}.rs`: the search of Carcassonne: PUCT over a turn with truncated rollouts after it;
//!   the last tiles exactly by max^n, with the result of PUCT until that is finished; a turn rated without a search
//! - `{expectimax,star}.rs`: the thesis' players, corrected and as printed; only in `lab`
//! - `mcts/oracle.rs`, `advice.rs`: `mcts` told for nothing what a learned net would have to learn, which bounds what
//!   a net can gain; only in `lab`
//! - `{softmax,book_moves}.rs`: opponents that err by temperature; moves that need no search
//! - `ends.rs`: who owns each cell at the ends of games that a search plays on

#![warn(missing_docs)]

#[cfg(feature = "lab")]
mod advice;
mod arena;
mod book_moves;
mod endgame;
mod ends;
mod evaluate;
mod exact_solver;
mod exact_table;
mod exchange;
#[cfg(feature = "lab")]
mod expectimax;
mod flat;
mod greedy;
mod heuristics;
mod max_n;
mod mcts;
mod node;
mod puct;
mod random;
mod rave;
mod reference;
mod result;
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

pub use book_moves::BookMoves;
pub use endgame::{EndgameSolver, MAX_PLIES as ENDGAME_PLIES};
pub use ends::Ends;
pub use evaluate::{Evaluate, TurnOrder, WeightSet};
pub use exact_solver::ExactSolver;
#[cfg(feature = "lab")]
pub use expectimax::{Expectimax, ExpectimaxConfig};
pub use flat::Flat;
pub use greedy::Greedy;
#[cfg(feature = "lab")]
pub use heuristics::MoveEffect;
pub use heuristics::{Heuristics, Repetition, Weight, payoff_if_decided, score_bounds};
pub use max_n::MaxN;
pub use mcts::Mcts;
#[cfg(feature = "lab")]
pub use mcts::{Oracle, OracleConfig};
pub use puct::{Puct, PuctConfig};
pub use random::Random;
pub use rave::{Fading, MctsConfig};
pub use result::{EndCounts, Line, Rank, SearchResult};
pub use reward::{Reward, value_of_lead};
pub use rollout_policy::{Expected, RolloutPolicy};
pub use softmax::Softmax;
#[cfg(feature = "lab")]
pub use star::{Bounds, PrintedStar, Pruning, Star, StarConfig, Window};
#[cfg(feature = "lab")]
pub use static_policy::StaticPolicy;
pub use uct::{Uct, UctConfig};

use tessera_core::game::Dice;

/// Whether further steps can change the choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// Another step may change the choice.
    Searching,
    /// No further step can change the choice: there is at most one legal move, or the search is complete.
    Finished,
}

/// A search that runs in small steps and has a result after each of them.
pub trait Search<M> {
    /// Makes one step. Steps after [`Status::Finished`] are allowed and change no choice.
    fn step(&mut self, dice: &mut Dice) -> Status;

    /// The result of the steps so far.
    fn result(&self) -> SearchResult<M>;

    /// Makes one step that begins with the move at this index in the game's list of legal moves, so that a move which the
    /// search would not try has a value, too. A search that tries all moves equally makes an ordinary step.
    fn step_at(&mut self, place: usize, dice: &mut Dice) -> Status {
        let _ = place;
        self.step(dice)
    }

    /// Makes the position after these moves the root and keeps the statistics about it. Returns `false`, and changes
    /// nothing, where there are none.
    fn follow(&mut self, moves: &[M]) -> bool {
        let _ = moves;
        false
    }

    /// The statistics gathered since the last call, as a message that other searches of the same position
    /// [import](Search::import_delta); empty for a search that shares none.
    fn export_delta(&mut self) -> Vec<u16> {
        Vec::new()
    }

    /// Adds a message of another search of the same position. A [`SearchResult`] counts only the visits of its own
    /// search, so that the results of all searches can be merged.
    fn import_delta(&mut self, words: &[u16]) {
        let _ = words;
    }

    /// Whether the search tree has all the memory that it may take, so that it does not grow any more.
    fn is_full(&self) -> bool {
        false
    }

    /// Who owned each cell at the ends that were counted; `None` for a search that counts none.
    fn ends(&self) -> Option<EndCounts> {
        None
    }

    /// By how many visits the move to play leads the second: fewer steps cannot change the choice unless they prove a
    /// payoff. `None` for a search that does not choose by visits. The browser's pool reads the lead from its reports.
    #[cfg(feature = "lab")]
    fn lead(&self) -> Option<u32> {
        None
    }
}
