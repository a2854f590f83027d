//! The transposition table of an expectimax search.

use std::collections::HashMap;

/// The most positions in the table; a full table is cleared.
const MAX_POSITIONS: usize = 1 << 20;

/// Bounds of the value of one position at one depth, and its best turn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Entry {
    /// The lower bound of its value.
    pub low: f64,
    /// The upper bound of its value.
    pub high: f64,
    /// The index of the best turn in the listed order, or [`Entry::NO_TURN`].
    pub best: u16,
}

impl Entry {
    /// The index that means that no best turn is known.
    pub const NO_TURN: u16 = u16::MAX;

    const UNKNOWN: Entry = Entry {
        low: f64::NEG_INFINITY,
        high: f64::INFINITY,
        best: Entry::NO_TURN,
    };
}

/// What the value of a finished search says about the position. It follows from the test that ended the search, not
/// from a comparison of the value with the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BoundKind {
    /// The position is worth at least the value.
    Lower,
    /// The position is worth at most the value.
    Upper,
    /// The exact value.
    Exact,
}

/// The entries by key; the key includes the depth and the seat whose value is stored.
#[derive(Default)]
pub(super) struct Table {
    entries: HashMap<u64, Entry>,
}

impl Table {
    pub fn get(&self, key: u64) -> Option<Entry> {
        self.entries.get(&key).copied()
    }

    /// How many positions the table holds.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Tightens an entry by a new bound, and sets its best turn unless `best` is [`Entry::NO_TURN`].
    pub fn merge(&mut self, key: u64, value: f64, kind: BoundKind, best: u16) {
        if self.entries.len() >= MAX_POSITIONS {
            self.entries.clear();
        }
        let entry = self.entries.entry(key).or_insert(Entry::UNKNOWN);
        if kind != BoundKind::Upper {
            entry.low = entry.low.max(value);
        }
        if kind != BoundKind::Lower {
            entry.high = entry.high.min(value);
        }
        if best != Entry::NO_TURN {
            entry.best = best;
        }
    }

    /// The largest difference by which a lower bound exceeds an upper one; above rounding errors only if the search used
    /// unsound bounds.
    pub fn largest_contradiction(&self) -> f64 {
        let gap = |entry: &Entry| entry.low - entry.high;
        self.entries.values().map(gap).fold(f64::NEG_INFINITY, f64::max)
    }
}
