//! Groups of touching stones: how many there are and how large they get.

use tessera_core::board::{Bits, Hex};

/// The sizes of a side's groups that decide the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GroupSizes {
    /// How many stones the largest group has.
    pub largest: u16,
    /// How many groups there are.
    pub groups: u16,
}

/// The sizes of the groups of a set of stones, in one pass from the lowest cell number to the highest.
///
/// Three neighbours of a stone have lower numbers: left, below left and below right. The second touches both
/// others. So a stone joins the group of one of them, and it can unite two groups only if it has a left and a
/// below right neighbour but none below left.
pub fn group_sizes<const W: usize>(stones: Bits<W>) -> GroupSizes {
    let [.., left, below, right] = Hex::<W>::STEPS;
    let has = [left, below, right].map(|step| stones & stones.up(step.unsigned_abs().into()));
    // The step to the neighbour whose group the stone joins, by which of the three are stones; 0 for a new group.
    let link = [0, left, below, below, right, left, below, below];
    let mut forest = Forest::<W> {
        parent: [[0; 64]; W],
        size: [[0; 64]; W],
    };
    let mut sizes = GroupSizes::default();
    for stone in stones.iter() {
        let around = has.map(|set| usize::from(set.has(stone)));
        let kind = around[0] | around[1] << 1 | around[2] << 2;
        let larger = forest.add(stone, stone.wrapping_add_signed(link[kind]));
        sizes.largest = sizes.largest.max(larger);
        sizes.groups += u16::from(kind == 0);
    }
    let [left_of, below_of, right_of] = has;
    for stone in (left_of & right_of & !below_of).iter() {
        let from = forest.root(stone);
        let to = forest.root(stone.wrapping_add_signed(right));
        if from != to {
            sizes.groups -= 1;
            sizes.largest = sizes.largest.max(forest.unite(from, to));
        }
    }
    sizes
}

/// The group of a stone in a set of stones.
pub fn group<const W: usize>(board: &Hex<W>, stones: Bits<W>, stone: u16) -> Bits<W> {
    let mut group = Bits::only(stone);
    loop {
        let grown = board.grown(group) & stones;
        if grown == group {
            return group;
        }
        group = grown;
    }
}

/// Disjoint sets of cells by cell number (union-find, Galler & Fischer 1964).
struct Forest<const W: usize> {
    parent: [[u16; 64]; W],
    size: [[u16; 64]; W],
}

impl<const W: usize> Forest<W> {
    #[inline]
    fn parent(&mut self, cell: u16) -> &mut u16 {
        &mut self.parent[cell as usize / 64][cell as usize % 64]
    }

    #[inline]
    fn size(&mut self, root: u16) -> &mut u16 {
        &mut self.size[root as usize / 64][root as usize % 64]
    }

    /// Adds a new cell to the set of the cell `to`, or to a set of its own if `to` is the cell itself. Returns the size
    /// of the set.
    #[inline]
    fn add(&mut self, cell: u16, to: u16) -> u16 {
        *self.parent(cell) = cell;
        let root = *self.parent(to);
        *self.parent(cell) = root;
        let size = self.size(root);
        *size += 1;
        *size
    }

    /// The cell that represents the set of a cell.
    #[inline]
    fn root(&mut self, mut cell: u16) -> u16 {
        loop {
            let parent = *self.parent(cell);
            if parent == cell {
                return cell;
            }
            cell = parent;
        }
    }

    /// Merges the set of one root into that of another. Returns the size of the merged set.
    #[inline]
    fn unite(&mut self, from: u16, to: u16) -> u16 {
        *self.parent(from) = to;
        let moved = *self.size(from);
        let size = self.size(to);
        *size += moved;
        *size
    }
}

#[cfg(test)]
mod tests {
    use rand::RngExt;

    use super::*;
    use tessera_core::game::dice;

    #[test]
    fn group_sizes_are_those_of_groups_flooded_one_by_one() {
        let mut dice = dice(1);
        for round in 0..2_000u32 {
            let board = Hex::<6>::new(2 + (round % 9) as u16);
            let share = dice.random_range(0..=100u32);
            let mut stones = Bits::EMPTY;
            for cell in board.cells() {
                if dice.random_range(0..100u32) < share {
                    stones.insert(cell);
                }
            }
            let mut flooded = GroupSizes::default();
            let mut left = stones;
            while let Some(stone) = left.first() {
                let group = group(&board, stones, stone);
                flooded.groups += 1;
                flooded.largest = flooded.largest.max(group.count() as u16);
                left &= !group;
            }
            assert_eq!(group_sizes(stones), flooded, "round {round}");
        }
    }
}
