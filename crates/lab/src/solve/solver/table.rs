//! The transposition table: what is known of positions that were searched.
//!
//! An entry is one word: `key << 9 | work << 3 | bounds`. A place has two entries: one that keeps the position that took the
//! most work, and one that is always replaced (two-tier replacement, as in John Tromp's solver). 0 is no entry.

use tessera_core::game::StableHasher;

/// Between which values the value of a position lies, for its mover: from -1, a loss, to 1, a win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bounds {
    pub low: i8,
    pub high: i8,
}

/// The transposition table.
pub(super) struct Table {
    entries: Vec<[u64; 2]>,
}

/// How many bits of an entry hold the work.
const WORK_BITS: u32 = 6;
/// How many bits of an entry hold the bounds.
const BOUND_BITS: u32 = 3;

impl Table {
    /// How many bits a key has at most.
    pub const KEY_BITS: u32 = u64::BITS - WORK_BITS - BOUND_BITS;

    /// A table of so many mebibytes, rounded down to a power of two.
    pub fn new(mebibytes: usize) -> Table {
        let places = (mebibytes << 20) / size_of::<[u64; 2]>();
        let places = 1 << places.ilog2();
        Table {
            entries: vec![[0; 2]; places],
        }
    }

    /// What is known of the position with this key.
    pub fn get(&self, key: u64) -> Bounds {
        let place = &self.entries[self.place(key)];
        let entry = place.iter().find(|&&entry| key_of(entry) == key && entry != 0);
        entry.map_or(Bounds::UNKNOWN, |entry| Bounds::decoded(*entry))
    }

    /// Keeps what is known of a position that so many positions were searched for.
    pub fn put(&mut self, key: u64, bounds: Bounds, work: u64) {
        let work = u64::from((work + 1).ilog2()).min((1 << WORK_BITS) - 1);
        let entry = key << (WORK_BITS + BOUND_BITS) | work << BOUND_BITS | bounds.code();
        let at = self.place(key);
        let [lasting, recent] = &mut self.entries[at];
        if key_of(*lasting) == key || work_of(*lasting) <= work {
            if key_of(*lasting) != key {
                *recent = *lasting;
            }
            *lasting = entry;
        } else {
            *recent = entry
        }
    }

    fn place(&self, key: u64) -> usize {
        StableHasher::new().with(key).key() as usize & (self.entries.len() - 1)
    }
}

fn key_of(entry: u64) -> u64 {
    entry >> (WORK_BITS + BOUND_BITS)
}

fn work_of(entry: u64) -> u64 {
    entry >> BOUND_BITS & ((1 << WORK_BITS) - 1)
}

impl Bounds {
    /// The possible bounds; the place in this list is the code of an entry.
    const CODED: [Bounds; 6] = {
        const fn bounds(low: i8, high: i8) -> Bounds {
            Bounds { low, high }
        }
        [
            bounds(-1, 1),
            bounds(-1, 0),
            bounds(-1, -1),
            bounds(0, 0),
            bounds(0, 1),
            bounds(1, 1),
        ]
    };

    fn code(self) -> u64 {
        let code = Bounds::CODED.iter().position(|&bounds| bounds == self);
        code.expect("low is at most high") as u64
    }

    fn decoded(entry: u64) -> Bounds {
        Bounds::CODED[(entry & ((1 << BOUND_BITS) - 1)) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_gives_back_what_was_put_and_nothing_is_known_of_others() {
        let mut table = Table::new(1);
        for (key, bounds) in (1..).zip(Bounds::CODED) {
            table.put(key, bounds, 5);
            assert_eq!(table.get(key), bounds);
        }
        assert_eq!(table.get(99), Bounds::UNKNOWN);
        let largest = (1 << Table::KEY_BITS) - 1;
        table.put(largest, Bounds { low: 0, high: 0 }, u64::MAX - 1);
        assert_eq!(table.get(largest), Bounds { low: 0, high: 0 });
    }

    #[test]
    fn the_position_with_the_most_work_is_kept() {
        let mut table = Table::new(1);
        table.entries.truncate(1);
        let win = Bounds { low: 1, high: 1 };
        table.put(1, win, 1_000_000);
        for key in 2..50 {
            table.put(key, win, 3);
            assert_eq!((table.get(1), table.get(key)), (win, win));
            assert_eq!(table.get(key - 1) == win, key == 2);
        }
    }
}
