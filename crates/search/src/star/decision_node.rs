//! A decision node that is being searched: negamax over the turns of a seat.

use super::config::Window;
use super::turns::Turns;
use tessera_core::game::{Game, Seat};

/// A decision node; its values belong to the seat that decides.
pub(super) struct DecisionNode<G: Game> {
    pub state: G::State,
    pub seat: Seat,
    pub depth: u8,
    /// Whether the query is about the other seat, so that the value changes its sign.
    pub negated: bool,
    pub window: Window,
    pub key: Option<u64>,
    pub turns: Turns<G::Move>,
    /// How many turns are searched.
    pub max_turns: usize,
    /// The index of the turn that comes next, or whose value is awaited.
    pub at: usize,
    pub awaiting: bool,
    pub best: f64,
    pub best_at: usize,
    /// The index in the listed order of the turn that was put first.
    pub put_first: usize,
}
