//! What is known of positions that were searched: a transposition table.

use std::collections::HashMap;

/// The most positions that are remembered; a table that is full forgets all and begins anew.
const MOST: usize = 1 << 20;

/// What is known of one position at one depth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Known {
    /// Its value is at least this.
    pub low: f64,
    /// And at most this.
    pub high: f64,
    /// The turn that was best, by its place in the list; `u16::MAX` if none is known.
    pub best: u16,
}

impl Known {
    /// No turn.
    pub const NO_TURN: u16 = u16::MAX;

    const NOTHING: Known = Known {
        low: f64::NEG_INFINITY,
        high: f64::INFINITY,
        best: Known::NO_TURN,
    };
}

/// Which side of a value has been shown: told by which test ended the search of a position, never by comparing
/// the value with the window afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shown {
    /// The value is at least this.
    Lower,
    /// The value is at most this.
    Upper,
    /// The value is this.
    Exact,
}

/// Positions by key; the key holds the depth and the seat whose value is meant.
#[derive(Default)]
pub(super) struct Table {
    known: HashMap<u64, Known>,
}

impl Table {
    pub fn get(&self, key: u64) -> Option<Known> {
        self.known.get(&key).copied()
    }

    /// How many positions are remembered.
    pub fn len(&self) -> usize {
        self.known.len()
    }

    /// Adds what was shown to what is known.
    pub fn merge(&mut self, key: u64, value: f64, shown: Shown, best: u16) {
        if self.known.len() >= MOST {
            self.known.clear();
        }
        let known = self.known.entry(key).or_insert(Known::NOTHING);
        if shown != Shown::Upper {
            known.low = known.low.max(value);
        }
        if shown != Shown::Lower {
            known.high = known.high.min(value);
        }
        if best != Known::NO_TURN {
            known.best = best;
        }
    }

    /// The widest contradiction in it, by how much a lower bound is above an upper one; at most rounding errors
    /// unless the bounds given were wrong.
    pub fn contradiction(&self) -> f64 {
        let gap = |known: &Known| known.low - known.high;
        self.known.values().map(gap).fold(f64::NEG_INFINITY, f64::max)
    }
}
