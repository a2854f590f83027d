//! The positions at the end of every turn so far.

use crate::games::agreement::Side;

/// How many turns a copy has room for: a random game on the largest board has fewer.
const ROOM: usize = 4096;

/// The keys of the positions at the end of every turn, first turn first. The sides take turns, so every
/// second one is a side's own.
#[derive(Debug, Default)]
pub struct History {
    ends: Vec<u64>,
    /// A bit for the first digits of every key (Bloom 1970): most new positions are seen to be new at once.
    marks: [u64; 16],
}

impl Clone for History {
    fn clone(&self) -> History {
        History {
            ends: self.ends.clone(),
            marks: self.marks,
        }
    }

    /// Copies into the room that is there: a state that is used again and again does not allocate.
    fn clone_from(&mut self, source: &History) {
        self.ends.clear();
        self.ends.reserve(ROOM);
        self.ends.extend_from_slice(&source.ends);
        self.marks = source.marks;
    }
}

impl History {
    /// The word and the bit in it that a key marks.
    #[inline]
    fn mark(key: u64) -> (usize, u64) {
        ((key >> 60) as usize, 1 << (key >> 54 & 63))
    }

    /// Notes the position at the end of a turn.
    #[inline]
    pub fn push(&mut self, key: u64) {
        let (word, bit) = History::mark(key);
        self.marks[word] |= bit;
        self.ends.push(key);
    }

    /// The number, counted from 1 over the turns of both sides, of a turn of `side` that ended in this
    /// position.
    #[inline]
    pub fn find(&self, side: Side, key: u64) -> Option<usize> {
        let (word, bit) = History::mark(key);
        if self.marks[word] & bit == 0 {
            return None;
        }
        let index = self.of(side).position(|end| end == key)?;
        Some(2 * index + side as usize + 1)
    }

    /// The ends of all turns of a side.
    pub fn of(&self, side: Side) -> impl Iterator<Item = u64> {
        self.ends.iter().copied().skip(side as usize).step_by(2)
    }
}
