//! The positions at the end of every turn so far, for the superko rule.
//!
//! > The current board position must be different from the board positions at the end of all your previous turns.

use std::sync::Arc;

use crate::agreement::Side;

/// The capacity of a copy in turns. A random game on the largest board has fewer.
const ROOM: usize = 4096;

/// A clone shares all keys with its original if more than so many have been added since the last that were shared.
const SHARED_FROM: usize = 64;

/// The words of the filter: with 64 of them a random game on 127 cells fills a fortieth of its bits.
const FILTER: usize = 64;

/// The keys of the positions at the end of every turn, first turn first. The sides alternate, so every second key
/// belongs to the same side.
///
/// A table keeps a state for every ply, so clones share most of their keys.
#[derive(Debug)]
pub struct History {
    /// The first keys, shared with clones.
    earlier: Arc<[u64]>,
    /// The keys after them.
    ends: Vec<u64>,
    /// A Bloom filter (Bloom 1970) of one bit for each key, addressed by the key's first twelve bits. It
    /// recognises most new positions without a search.
    filter: [u64; FILTER],
    /// By side: the most stones at the end of a turn since [`History::forget_stones`], without the last turn.
    most: [u16; 2],
    /// The stones at the end of the last turn.
    last: u16,
}

impl Default for History {
    fn default() -> History {
        History {
            earlier: Arc::default(),
            ends: Vec::new(),
            filter: [0; FILTER],
            most: [0; 2],
            last: 0,
        }
    }
}

impl Clone for History {
    fn clone(&self) -> History {
        let (earlier, ends) = if self.ends.len() > SHARED_FROM {
            (
                self.earlier.iter().chain(&self.ends).copied().collect(),
                Vec::new(),
            )
        } else {
            (Arc::clone(&self.earlier), self.ends.clone())
        };
        History {
            earlier,
            ends,
            ..*self
        }
    }

    /// Copies into the capacity that is there, so that a state that is reused does not allocate.
    fn clone_from(&mut self, source: &History) {
        self.earlier = Arc::clone(&source.earlier);
        self.ends.clear();
        self.ends.reserve(ROOM);
        self.ends.extend_from_slice(&source.ends);
        self.filter = source.filter;
        (self.most, self.last) = (source.most, source.last);
    }
}

impl History {
    /// The word of the filter and the bit in it that stand for a key.
    #[inline]
    fn filter_bit(key: u64) -> (usize, u64) {
        ((key >> 58) as usize % FILTER, 1 << (key >> 52 & 63))
    }

    /// Adds the position at the end of a turn, with the number of its stones.
    #[inline]
    pub fn push(&mut self, key: u64, stones: u16) {
        // The turns of the sides alternate.
        let most = &mut self.most[(self.earlier.len() + self.ends.len() + 1) % 2];
        *most = self.last.max(*most);
        self.last = stones;
        let (word, bit) = History::filter_bit(key);
        self.filter[word] |= bit;
        self.ends.push(key);
    }

    /// Counts stones anew: none of the positions so far can occur again.
    pub fn forget_stones(&mut self) {
        (self.most, self.last) = ([0; 2], 0);
    }

    /// By side: the most stones at the end of a turn, without the last turn and those that were forgotten; 0 without any.
    pub fn most_stones(&self) -> [u16; 2] {
        self.most
    }

    /// Whether the number of its stones tells that a position has not been at the end of an earlier turn of `side`, whose
    /// turn it is.
    #[inline]
    pub fn has_more_stones(&self, side: Side, stones: u16) -> bool {
        stones > self.most[side as usize]
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
        let every_second = |keys, first| <[u64]>::iter(keys).copied().skip(first).step_by(2);
        let (earlier, first) = (&*self.earlier, side as usize);
        every_second(earlier, first).chain(every_second(&self.ends, (first + earlier.len()) % 2))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clone_knows_the_turns_of_its_original_wherever_it_was_made() {
        let key = |turn: u64| turn.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let (mut history, mut copied) = (History::default(), History::default());
        for turn in 1..=400 {
            history = history.clone();
            history.push(key(turn), turn as u16);
            copied.clone_from(&history);
            assert!(history.ends.len() <= SHARED_FROM + 1, "most keys are shared");
            for (earlier, known) in [(turn, &history), (turn.div_ceil(2), &copied)] {
                let [of, other] = match earlier % 2 {
                    1 => [Side::First, Side::Second],
                    _ => [Side::Second, Side::First],
                };
                assert_eq!(known.find(of, key(earlier)), Some(earlier as usize));
                assert_eq!(known.find(other, key(earlier)), None);
                assert_eq!(known.find(of, key(turn + 1)), None);
            }
        }
    }

    #[test]
    fn the_most_stones_of_each_side_leave_out_the_last_turn_and_what_was_forgotten() {
        let mut history = History::default();
        assert_eq!(history.most_stones(), [0, 0]);
        let mut most_after = |stones: u16| {
            history.push(stones.into(), stones);
            history = history.clone();
            history.most_stones()
        };
        assert_eq!(most_after(5), [0, 0]);
        assert_eq!(most_after(9), [5, 0]);
        assert_eq!(most_after(3), [5, 9]);
        assert_eq!(most_after(1), [5, 9]);
        assert_eq!(most_after(7), [5, 9]);
        history.forget_stones();
        history.push(0, 2);
        assert_eq!(history.most_stones(), [0, 0]);
        history.push(1, 3);
        assert_eq!(history.most_stones(), [0, 2]);
    }
}
