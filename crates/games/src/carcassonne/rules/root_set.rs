//! Sets of features, by their root segments, without allocation.

use super::kind::MOST_SEGMENTS;

/// A set of segments as a bitboard.
#[derive(Clone, Copy, Default)]
pub struct RootSet([u64; 4]);

impl RootSet {
    /// Adds a segment. Returns whether it is new.
    #[inline]
    pub fn insert(&mut self, segment: u8) -> bool {
        let (word, bit) = (usize::from(segment >> 6), 1 << (segment & 63));
        let new = self.0[word] & bit == 0;
        self.0[word] |= bit;
        new
    }

    /// Whether the root segment was inserted.
    #[inline]
    pub fn has(&self, segment: u8) -> bool {
        self.0[usize::from(segment >> 6)] & 1 << (segment & 63) != 0
    }

    /// How many segments are in the set.
    pub fn count(&self) -> u8 {
        self.0.iter().map(|word| word.count_ones() as u8).sum()
    }
}

/// The root segments of the features that a tile completes: at most its own segments and the six cloisters.
#[derive(Default)]
pub struct CompletedFeatures {
    roots: [u8; MOST_SEGMENTS + 6],
    count: usize,
}

impl CompletedFeatures {
    /// Adds a root if it is new.
    pub fn push(&mut self, root: u8) {
        if !self.iter().any(|&other| other == root) {
            self.roots[self.count] = root;
            self.count += 1;
        }
    }

    /// The roots in the order in which they were added.
    pub fn iter(&self) -> impl Iterator<Item = &u8> {
        self.roots[..self.count].iter()
    }
}
