//! A move in the tree of [`Mcts`](super::Mcts) and the block of moves of one position.
//!
//! Nothing here is generic, so all games share one copy of this code. Payoffs are counted in halves of a point: 0 is
//! lost, 1 is drawn, 2 is won.

use std::ops::Range;

/// A payoff of the first seat in halves: 0 lost, 1 drawn, 2 won.
pub(super) type Halves = u8;

/// Converts a payoff of 0, ½ or 1 to halves.
pub(super) fn to_halves(payoff: f32) -> u32 {
    debug_assert!(
        [0.0, 0.5, 1.0].contains(&payoff),
        "a game for two is won, drawn or lost"
    );
    (2.0 * payoff) as u32
}

/// Converts bounds of a payoff to halves: rounds the lower bound down and the upper bound up.
pub(super) fn bounds_to_halves([low, high]: [f32; 2]) -> [Halves; 2] {
    [(2.0 * low) as u8, 2 - (2.0 * (1.0 - high)) as u8]
}

/// The bounds of the first seat's payoff before anything is proven.
pub(super) const UNPROVEN: [Halves; 2] = [0, 2];

/// The action number of a move that has no action; see [`Heuristics::action`](super::Heuristics::action).
pub(super) const NO_ACTION: u16 = u16::MAX;

/// The new start of a block that was removed from the tree.
pub(super) const REMOVED: u32 = u32::MAX;

/// The sum of the payoffs, in halves, of the steps in which an action was made, and how many steps these are.
#[derive(Clone, Copy, Default)]
pub(super) struct AmafSums {
    /// The payoffs.
    pub total: u32,
    /// The steps.
    pub visits: u32,
}

/// A move in the tree, and the position that it leads to: 28 bytes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    /// The sum of the payoffs, in halves, of the seat that chose the move, over its visits.
    pub total: u32,
    /// How many steps went through the move.
    pub visits: u32,
    /// The sum of the payoffs, in halves, of the steps in which the same seat made the move's action here or later
    /// (AMAF, "all moves as first").
    pub amaf_total: u32,
    /// How many steps `amaf_total` sums.
    pub amaf_visits: u32,
    /// The moves of the position that the move leads to; empty until that position is expanded.
    pub children: Block,
    /// The number of the move's action, or [`NO_ACTION`].
    pub action: u16,
    /// The least that the first seat is proven to earn after the move.
    pub low: Halves,
    /// The most that the first seat can earn after the move.
    pub high: Halves,
}

impl Node {
    /// A move that was not tried yet.
    pub fn new(action: u16) -> Node {
        Node {
            total: 0,
            visits: 0,
            amaf_total: 0,
            amaf_visits: 0,
            children: Block::default(),
            action,
            low: UNPROVEN[0],
            high: UNPROVEN[1],
        }
    }

    /// The AMAF statistics of the move.
    pub fn amaf(&self) -> AmafSums {
        AmafSums {
            total: self.amaf_total,
            visits: self.amaf_visits,
        }
    }

    /// Whether the payoff after the move is proven.
    pub fn is_proven(&self) -> bool {
        self.low == self.high
    }

    /// The mean payoff of the visits, in `0.0..=1.0`; 0 without visits.
    pub fn mean(&self) -> f32 {
        mean(self.total, self.visits)
    }

    /// The least and the most that a seat can earn after the move, in halves.
    pub fn bounds_of(&self, is_first: bool) -> (Halves, Halves) {
        if is_first {
            (self.low, self.high)
        } else {
            (2 - self.high, 2 - self.low)
        }
    }
}

/// The mean of `count` payoffs whose sum is given in halves; 0 for a count of 0.
pub(super) fn mean(total: u32, count: u32) -> f32 {
    0.5 * total as f32 / count.max(1) as f32
}

/// The moves of a position, which lie next to each other; empty until the position is expanded.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub(super) struct Block {
    /// The index of the first move.
    pub first: u32,
    /// How many moves there are.
    pub count: u32,
}

impl Block {
    /// Whether the position is not expanded.
    pub fn is_empty(self) -> bool {
        self.count == 0
    }

    /// The indices of the moves.
    pub fn range(self) -> Range<usize> {
        self.first as usize..(self.first + self.count) as usize
    }
}
