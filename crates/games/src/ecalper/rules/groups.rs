//! Groups of touching stones: how many there are and how large they get.

use tessera_core::board::{Bits, Hex};

/// The sizes of a side's groups that decide the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct GroupSizes {
    /// How many stones the largest group has.
    pub largest: u16,
    /// Into how many groups of touching stones the side's stones fall.
    pub groups: u16,
}

/// The sizes of the groups of a set of stones.
pub fn group_sizes<const W: usize>(board: &Hex<W>, stones: Bits<W>) -> GroupSizes {
    let mut sizes = GroupSizes::default();
    let mut left = stones;
    while !left.is_empty() {
        let group = flood(board, left, left.least());
        sizes.groups += 1;
        sizes.largest = sizes.largest.max(group.count() as u16);
        left &= !group;
    }
    sizes
}

/// The group of a stone in a set of stones.
pub fn group<const W: usize>(board: &Hex<W>, stones: Bits<W>, stone: u16) -> Bits<W> {
    flood(board, stones, Bits::only(stone))
}

/// The stones connected to some of them.
#[inline]
fn flood<const W: usize>(board: &Hex<W>, stones: Bits<W>, seed: Bits<W>) -> Bits<W> {
    let mut group = seed;
    loop {
        let grown = board.grown(group) & stones;
        if grown == group {
            return group;
        }
        group = grown;
    }
}

#[cfg(test)]
mod tests {
    use rand::RngExt;

    use super::*;
    use tessera_core::game::dice;

    fn walked(board: &Hex<6>, stones: Bits<6>) -> GroupSizes {
        let (mut sizes, mut left) = (GroupSizes::default(), stones);
        while let Some(first) = left.first() {
            let (mut size, mut ahead) = (0, vec![first]);
            left.remove(first);
            while let Some(stone) = ahead.pop() {
                size += 1;
                for step in Hex::<6>::STEPS {
                    let Some(other) = stone.checked_add_signed(step) else {
                        continue;
                    };
                    if board.cells().any(|cell| cell == other) && left.has(other) {
                        left.remove(other);
                        ahead.push(other);
                    }
                }
            }
            sizes.groups += 1;
            sizes.largest = sizes.largest.max(size);
        }
        sizes
    }

    #[test]
    fn group_sizes_are_those_of_groups_walked_from_stone_to_stone() {
        let mut dice = dice(1);
        for round in 0..500u32 {
            let board = Hex::<6>::new(2 + (round % 9) as u16);
            let share = dice.random_range(0..=100u32);
            let mut stones = Bits::EMPTY;
            for cell in board.cells() {
                if dice.random_range(0..100u32) < share {
                    stones.insert(cell);
                }
            }
            assert_eq!(
                group_sizes(&board, stones),
                walked(&board, stones),
                "round {round}"
            );
        }
    }
}
