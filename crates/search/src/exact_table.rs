//! The transposition table of the exact solver.

use super::node::{Halves, UNPROVEN};

/// The least and the most that the first seat earns, in halves of a point.
pub(super) type Bounds = [Halves; 2];

/// By seat, the fewest stones on the board after any placement that the proof examined. What the proof says
/// holds after other earlier positions, too, as long as all of them that a seat may not repeat have fewer.
pub(super) type Least = [u8; 2];

/// The bounds do not depend on earlier positions.
pub(super) const ALWAYS: Least = [u8::MAX; 2];

/// No move is known to be good.
pub(super) const NO_MOVE: u16 = u16::MAX;

/// What is known of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    /// The key of the position.
    key: u64,
    /// The binary logarithm of how many positions were searched to find this out.
    effort: u8,
    /// What the first seat earns.
    /// Both ends in one number, so that an entry has 16 bytes.
    packed: u8,
    /// After which earlier positions the bounds hold.
    pub least: Least,
    /// The place of the move that proved it in the game's list, or [`NO_MOVE`].
    pub best: u16,
}

impl Entry {
    /// Nothing is known.
    const NONE: Entry = Entry {
        key: 0,
        effort: 0,
        packed: pack(UNPROVEN),
        least: ALWAYS,
        best: NO_MOVE,
    };

    /// What the first seat earns.
    pub fn bounds(&self) -> Bounds {
        [self.packed & 15, self.packed >> 4]
    }
}

const fn pack([low, high]: Bounds) -> u8 {
    low | high << 4
}

/// Positions by key, two in a bucket: the one that took more effort, and the latest of the others.
pub(super) struct ExactTable {
    buckets: Vec<[Entry; 2]>,
}

impl ExactTable {
    /// A table of at most so many mebibytes, and of one at least.
    pub fn new(mebibytes: usize) -> ExactTable {
        let most = (mebibytes.max(1) << 20) / size_of::<[Entry; 2]>();
        // The largest power of two that fits, so that a bucket is found by a mask.
        let count = 1 << most.ilog2();
        ExactTable {
            buckets: vec![[Entry::NONE; 2]; count],
        }
    }

    fn bucket(&self, key: u64) -> usize {
        key as usize & (self.buckets.len() - 1)
    }

    /// What is known of the position with this key.
    pub fn get(&self, key: u64) -> Option<Entry> {
        let bucket = &self.buckets[self.bucket(key)];
        bucket
            .iter()
            .find(|entry| entry.key == key && **entry != Entry::NONE)
            .copied()
    }

    /// Adds what was found out of a position by searching so many.
    pub fn put(&mut self, key: u64, bounds: Bounds, least: Least, best: u16, positions: u64) {
        self.update(key, positions, |entry| {
            // The bounds hold for the position, whichever search found them.
            let old = entry.bounds();
            let both = [old[0].max(bounds[0]), old[1].min(bounds[1])];
            entry.least = match () {
                () if both != old && both == bounds => least,
                () if both == old && both != bounds => entry.least,
                // Either search says all of it: the one that holds more often.
                () if both == old && holds_more_often(least, entry.least) => least,
                () if both == old => entry.least,
                () => [0, 1].map(|seat| least[seat].min(entry.least[seat])),
            };
            (entry.packed, entry.best) = (pack(both), best);
        });
    }

    /// Changes the entry of a position, or a new one in the place of another.
    fn update(&mut self, key: u64, positions: u64, change: impl FnOnce(&mut Entry)) {
        let at = self.bucket(key);
        let bucket = &mut self.buckets[at];
        let effort = (positions + 1).ilog2() as u8;
        if let Some(entry) = bucket.iter_mut().find(|entry| entry.key == key) {
            entry.effort = entry.effort.max(effort);
            return change(entry);
        }
        let mut new = Entry {
            key,
            effort,
            ..Entry::NONE
        };
        change(&mut new);
        if effort >= bucket[0].effort {
            bucket[1] = bucket[0];
            bucket[0] = new;
        } else {
            bucket[1] = new;
        }
    }
}

/// Whether bounds tend to hold after more positions than other ones.
fn holds_more_often(least: Least, other: Least) -> bool {
    let sum = |least: Least| least.map(u32::from).iter().sum::<u32>();
    sum(least) > sum(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_of_one_position_add_up_and_effort_is_kept() {
        let mut table = ExactTable::new(1);
        assert_eq!(table.get(7), None);
        table.put(7, [1, 2], [9, 4], 3, 1_000);
        table.put(7, [0, 1], [8, 5], NO_MOVE, 1);
        let entry = table.get(7).unwrap();
        assert_eq!((entry.bounds(), entry.best), ([1, 1], NO_MOVE));
        assert_eq!(entry.least, [8, 4], "both searches are needed");
        let step = table.buckets.len() as u64;
        for round in 1..10 {
            table.put(7 + round * step, [2, 2], ALWAYS, 0, 1);
        }
        assert_eq!(
            table.get(7),
            Some(entry),
            "the position that took more effort stays"
        );
        assert_eq!(
            table.get(7 + 9 * step).unwrap().bounds(),
            [2, 2],
            "and the latest"
        );
        assert_eq!(table.get(7 + 8 * step), None);
    }

    #[test]
    fn of_two_searches_that_say_the_same_the_one_that_holds_more_often_counts() {
        let mut table = ExactTable::new(1);
        let mut least_after = |bounds, least| {
            table.put(3, bounds, least, NO_MOVE, 1);
            let entry = table.get(3).unwrap();
            (entry.bounds(), entry.least)
        };
        assert_eq!(least_after([1, 2], [6, 6]), ([1, 2], [6, 6]));
        assert_eq!(least_after([1, 2], [9, 6]), ([1, 2], [9, 6]));
        assert_eq!(least_after([1, 2], [8, 6]), ([1, 2], [9, 6]));
        assert_eq!(
            least_after([2, 2], [4, 4]),
            ([2, 2], [4, 4]),
            "the last search says more"
        );
        assert_eq!(
            least_after([0, 2], ALWAYS),
            ([2, 2], [4, 4]),
            "the last search says less"
        );
        assert_eq!(size_of::<Entry>(), 16);
    }
}
