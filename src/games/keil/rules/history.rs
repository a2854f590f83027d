//! The positions at the end of every turn so far, for the superko rule.
//!
//! > The current board position must be different from the board positions at the end of all your previous turns.

use crate::games::agreement::Side;

/// The capacity of a copy in turns. A random game on the largest board has fewer.
const ROOM: usize = 4096;

/// The keys of the positions at the end of every turn, first turn first. The sides alternate, so every second key
/// belongs to the same side.
#[derive(Debug, Default)]
pub struct History {
    ends: Vec<u64>,
    /// A Bloom filter (Bloom 1970) of one bit for each key, addressed by the key's first ten bits. It recognises
    /// most new positions without a search.
    filter: [u64; 16],
}

impl Clone for History {
    fn clone(&self) -> History {
        History {
            ends: self.ends.clone(),
            filter: self.filter,
        }
    }

    /// Copies into the capacity that is there, so that a state that is reused does not allocate.
    fn clone_from(&mut self, source: &History) {
        self.ends.clear();
        self.ends.reserve(ROOM);
        self.ends.extend_from_slice(&source.ends);
        self.filter = source.filter;
    }
}

impl History {
    /// The word of the filter and the bit in it that stand for a key.
    #[inline]
    fn filter_bit(key: u64) -> (usize, u64) {
        ((key >> 60) as usize, 1 << (key >> 54 & 63))
    }

    /// Adds the position at the end of a turn.
    #[inline]
    pub fn push(&mut self, key: u64) {
        let (word, bit) = History::filter_bit(key);
        self.filter[word] |= bit;
        self.ends.push(key);
    }

    /// The first turn of `side` that ended in this position, counted from 1 over the turns of both sides.
    #[inline]
    pub fn find(&self, side: Side, key: u64) -> Option<usize> {
        let (word, bit) = History::filter_bit(key);
        if self.filter[word] & bit == 0 {
            return None;
        }
        let index = self.of(side).position(|end| end == key)?;
        Some(2 * index + side as usize + 1)
    }

    /// The keys at the end of all turns of a side.
    pub fn of(&self, side: Side) -> impl Iterator<Item = u64> {
        self.ends.iter().copied().skip(side as usize).step_by(2)
    }
}
