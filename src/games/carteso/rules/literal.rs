//! The claims read word for word, point by point, from nothing but stones and earlier claims: slow, and what
//! the sets of points are held against after every placement of a debug build.

use super::Stone;
use crate::board::{Bits, Square};
use crate::games::deal::Side;

/// Room for every cell number of the largest board.
const ROOM: usize = 384;

/// Lowest row, highest row, leftmost column, rightmost column.
type Extent = [u16; 4];

/// The connected parts of a set of points.
struct Parts {
    /// The part that each point lies in.
    part: [Option<u16>; ROOM],
    extents: [Extent; ROOM],
}

impl Parts {
    fn of(board: Square, inside: impl Fn(u16) -> bool) -> Parts {
        let mut parts = Parts {
            part: [None; ROOM],
            extents: [[u16::MAX, 0, u16::MAX, 0]; ROOM],
        };
        let mut waiting = [0; ROOM];
        for first in board.cells().filter(|&cell| inside(cell)) {
            if parts.part[first as usize].is_some() {
                continue;
            }
            parts.part[first as usize] = Some(first);
            waiting[0] = first;
            let mut count = 1;
            let [bottom, top, left, right] = &mut parts.extents[first as usize];
            while count > 0 {
                count -= 1;
                let cell = waiting[count];
                let (row, column) = (board.row(cell), board.column(cell));
                (*bottom, *top) = (row.min(*bottom), row.max(*top));
                (*left, *right) = (column.min(*left), column.max(*right));
                for next in board.neighbours(cell).filter(|&next| inside(next)) {
                    if parts.part[next as usize].is_none() {
                        parts.part[next as usize] = Some(first);
                        waiting[count] = next;
                        count += 1;
                    }
                }
            }
        }
        parts
    }

    /// What the part of a point extends over; the point lies in one.
    fn extent(&self, cell: u16) -> Extent {
        self.extents[self.part[cell as usize].expect("a point of the set") as usize]
    }
}

/// What each side has claimed after `placer` has placed a stone, where `before` was claimed before.
///
/// > After a placement, every unclaimed finished group is claimed by its current owner.
pub(super) fn claimed<const W: usize>(
    board: Square,
    stones: [Bits<W>; 2],
    before: [Bits<W>; 2],
    placer: Side,
) -> [Bits<W>; 2] {
    let mut after = [Bits::EMPTY; 2];
    for stone in Stone::BOTH {
        let groups = Parts::of(board, |cell| stones[stone as usize].has(cell));
        let reaches = Parts::of(board, |cell| !stones[stone.other() as usize].has(cell));
        let mut claimers = [None; ROOM];
        for cell in stones[stone as usize].iter() {
            for side in Side::BOTH
                .into_iter()
                .filter(|&side| before[side as usize].has(cell))
            {
                let claimer = &mut claimers[groups.part[cell as usize].expect("a stone") as usize];
                assert!(
                    claimer.is_none_or(|known| known == side),
                    "two claimed groups have merged"
                );
                *claimer = Some(side);
            }
        }
        for cell in stones[stone as usize].iter() {
            let extent = groups.extent(cell);
            let finished = extent == reaches.extent(cell);
            let claimer = claimers[groups.part[cell as usize].expect("a stone") as usize];
            assert!(claimer.is_none() || finished, "a claimed group is not finished");
            if let Some(side) = claimer.or(finished.then(|| owner(extent, placer))) {
                after[side as usize].insert(cell);
            }
        }
    }
    after
}

fn owner([bottom, top, left, right]: Extent, placer: Side) -> Side {
    let (rows, columns) = (top - bottom, right - left);
    if rows == columns {
        placer.other()
    } else if rows > columns {
        Side::First
    } else {
        Side::Second
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Carteso, Move};
    use super::*;
    use crate::game::{Game, Turn, dice};

    fn follow<const W: usize>(size: u16, games: u64) {
        let game = Carteso::<W>::new(size, Some(1));
        for seed in 0..games {
            let mut dice = dice(seed);
            let (mut state, mut claims) = (game.start(), [Bits::EMPTY; 2]);
            while game.turn(&state) != Turn::Over {
                let mv = game.random_move(&state, &mut dice, &mut Vec::new());
                let placer = state.mover;
                game.play(&mut state, mv);
                if let Move::Place(..) = mv {
                    claims = claimed(game.field.board, state.stones, claims, placer);
                }
                assert_eq!(state.claimed, claims, "size {size}, seed {seed}, {mv:?}");
            }
        }
    }

    #[test]
    fn every_ply_of_random_games_claims_what_the_rules_say() {
        for size in 1..=10 {
            follow::<2>(size, 300);
        }
        for size in 11..=15 {
            follow::<4>(size, 30);
        }
        for size in 16..=19 {
            follow::<6>(size, 10);
        }
    }
}
