//! Positions that are reached in several ways: which moves they share.

use super::tree::{Block, GONE};

/// Where the moves of a position lie, by its key: a table of fixed size with open addresses.
pub(super) struct TranspositionTable {
    slots: Vec<(u64, Block)>,
    taken: usize,
}

impl TranspositionTable {
    /// Room for the positions of a tree of so many moves; a position has several.
    pub fn new(moves: usize) -> TranspositionTable {
        TranspositionTable {
            slots: vec![(0, Block::default()); (moves / 8).next_power_of_two().max(16)],
            taken: 0,
        }
    }

    fn slot(&self, key: u64) -> usize {
        let mask = self.slots.len() - 1;
        let mut at = key as usize & mask;
        while !self.slots[at].1.is_empty() && self.slots[at].0 != key {
            at = (at + 1) & mask;
        }
        at
    }

    /// The moves of the position with this key, if they are known.
    pub fn find(&self, key: u64) -> Option<Block> {
        let (_, block) = self.slots[self.slot(key)];
        (!block.is_empty()).then_some(block)
    }

    /// Forgets the positions whose moves are gone, and notes where those of the others went: `to` tells it of the first
    /// move of each block, [`GONE`] where there is none.
    pub fn move_to(&mut self, to: &[u32]) {
        let moved = |&(key, block): &(u64, Block)| {
            let first = *to.get(block.first as usize)?;
            (!block.is_empty() && first != GONE).then_some((key, Block { first, ..block }))
        };
        let kept: Vec<_> = self.slots.iter().filter_map(moved).collect();
        self.slots.fill((0, Block::default()));
        self.taken = 0;
        for (key, block) in kept {
            self.insert(key, block);
        }
    }

    /// Notes where the moves of a position lie, as long as there is room.
    pub fn insert(&mut self, key: u64, block: Block) {
        if self.taken * 4 < self.slots.len() * 3 && !block.is_empty() {
            let at = self.slot(key);
            self.slots[at] = (key, block);
            self.taken += 1;
        }
    }
}
