//! The configuration of an expectimax search, and the questions it asks about positions.

use super::bounds::Bounds;
use crate::evaluate::{TurnOrder, WeightSet};
use tessera_core::game::Seat;

/// The kind of pruning.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Pruning {
    /// None: every turn and every outcome is searched (expectimax).
    None,
    /// Star1: prunes by the bounds of the outcomes that are not searched yet.
    Star1,
    /// Star1 after probing this many turns of each outcome, at least 1: Star2 if 1, else Star2.5.
    Probes(u16),
    /// Star2: Star1 after probing one turn of each outcome.
    #[default]
    Star2,
}

impl Pruning {
    /// How many turns of each outcome are probed; 0 for none.
    pub(super) fn probes(self) -> u16 {
        match self {
            Pruning::None | Pruning::Star1 => 0,
            Pruning::Probes(probes) => probes,
            Pruning::Star2 => 1,
        }
    }
}

/// The configuration of a search.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct StarConfig {
    /// The kind of pruning.
    pub pruning: Pruning,
    /// The bounds of positions by which chance nodes are pruned.
    pub bounds: Bounds,
    /// The order in which turns are searched.
    pub order: TurnOrder,
    /// Whether a transposition table is used.
    pub table: bool,
    /// The weights of the static evaluation.
    pub weights: WeightSet,
}

/// An alpha-beta window. The answer is the value of the position if it lies strictly inside; otherwise it is a bound of
/// the value that lies on the same side of the window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Window {
    /// Alpha: it does not matter how far a value is below this.
    pub low: f64,
    /// Beta: it does not matter how far a value is above this.
    pub high: f64,
}

impl Window {
    /// The infinite window: the exact value is wanted.
    pub const OPEN: Window = Window {
        low: f64::NEG_INFINITY,
        high: f64::INFINITY,
    };

    /// The same window from the other seat's side.
    pub(super) fn negated(self) -> Window {
        Window {
            low: -self.high,
            high: -self.low,
        }
    }
}

/// What is asked about a position.
pub(super) struct Query {
    /// The seat whose value is asked for.
    pub seat: Seat,
    /// The window of that value.
    pub window: Window,
    /// How many turns deep to search.
    pub depth: u8,
    /// How many turns of the position to search at most; `u16::MAX` for all.
    pub max_turns: u16,
}
