//! A transposition table: positions with equal keys share one block of moves.

use super::node::{Block, REMOVED};

/// The blocks of moves by position key: a hash table of fixed size with open addressing and linear probing.
pub(super) struct TranspositionTable {
    slots: Vec<(u64, Block)>,
    used: usize,
}

/// How many moves of the tree there are for each slot of the table.
const MOVES_PER_SLOT: usize = 8;

impl TranspositionTable {
    /// How much memory the table takes at most for each move of the tree: the number of slots is rounded up to a power of
    /// two.
    pub const MAX_BYTES_PER_MOVE: usize = 2 * size_of::<(u64, Block)>() / MOVES_PER_SLOT;

    /// A table for a tree of so many moves. Positions have several moves, so there is a slot for every eighth.
    pub fn new(moves: usize) -> TranspositionTable {
        TranspositionTable {
            slots: vec![(0, Block::default()); (moves / MOVES_PER_SLOT).next_power_of_two().max(16)],
            used: 0,
        }
    }

    /// The slot that holds a key, or the free slot where it belongs.
    fn slot(&self, key: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut at = key as usize & mask;
        while !self.slots[at].1.is_empty() && self.slots[at].0 != key {
            at = (at + 1) & mask;
        }
        at
    }

    /// The moves of the position with this key, if it is in the table.
    pub fn find(&self, key: u64) -> Option<Block> {
        let (_, block) = self.slots[self.slot(key)];
        (!block.is_empty()).then_some(block)
    }

    /// Follows the blocks of a tree that was cut back: `to` maps the old start of a block to its new one, or to
    /// [`REMOVED`], and removed positions leave the table.
    pub fn relocate(&mut self, to: &[u32]) {
        let moved = |&(key, block): &(u64, Block)| {
            let first = *to.get(block.first as usize)?;
            (!block.is_empty() && first != REMOVED).then_some((key, Block { first, ..block }))
        };
        let kept: Vec<_> = self.slots.iter().filter_map(moved).collect();
        self.slots.fill((0, Block::default()));
        self.used = 0;
        for (key, block) in kept {
            self.insert(key, block);
        }
    }

    /// Adds a position; does nothing once three quarters of the slots are used.
    pub fn insert(&mut self, key: u64, block: Block) {
        if self.used * 4 < self.slots.len() * 3 && !block.is_empty() {
            let at = self.slot(key);
            self.slots[at] = (key, block);
            self.used += 1;
        }
    }
}
