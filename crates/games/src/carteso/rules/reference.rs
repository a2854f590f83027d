//! A slow, literal implementation of the claims, computed point by point from nothing but the stones and the earlier
//! claims. The fast rules are compared with it after some placements in debug builds and after every ply in a test.

use super::stone::Stone;
use crate::agreement::Side;
use tessera_core::board::{Bits, Square};

/// The side of the largest board.
const MOST: usize = 19;

/// A value for each point, by row and column.
type Map<T> = [[T; MOST]; MOST];

/// Lowest row, highest row, leftmost column, rightmost column.
type Extent = [usize; 4];

/// The connected parts of a set of points.
struct Parts {
    /// The number of the part that each point lies in, counted from 1; 0 outside the set.
    part: Map<usize>,
    /// The extent of each part, by its number.
    extents: [Extent; MOST * MOST + 1],
}

impl Parts {
    fn of(size: usize, inside: impl Fn(usize, usize) -> bool) -> Parts {
        let mut parts = Parts {
            part: [[0; MOST]; MOST],
            extents: [[0; 4]; MOST * MOST + 1],
        };
        let mut number = 0;
        let mut stack = [(0, 0); MOST * MOST];
        for (row, column) in points(size) {
            if !inside(row, column) || parts.part[row][column] != 0 {
                continue;
            }
            number += 1;
            parts.part[row][column] = number;
            parts.extents[number] = [row, row, column, column];
            stack[0] = (row, column);
            let mut count = 1;
            while count > 0 {
                count -= 1;
                let (row, column) = stack[count];
                let [bottom, top, left, right] = &mut parts.extents[number];
                (*bottom, *top) = (row.min(*bottom), row.max(*top));
                (*left, *right) = (column.min(*left), column.max(*right));
                let mut reach = |row: usize, column: usize| {
                    if inside(row, column) && parts.part[row][column] == 0 {
                        parts.part[row][column] = number;
                        stack[count] = (row, column);
                        count += 1;
                    }
                };
                if row > 0 {
                    reach(row - 1, column);
                }
                if row + 1 < size {
                    reach(row + 1, column);
                }
                if column > 0 {
                    reach(row, column - 1);
                }
                if column + 1 < size {
                    reach(row, column + 1);
                }
            }
        }
        parts
    }
}

fn points(size: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..size).flat_map(move |row| (0..size).map(move |column| (row, column)))
}

/// Which of two disjoint sets each point is in.
fn map<const W: usize, T: Copy>(board: Square, sets: [Bits<W>; 2], names: [T; 2]) -> Map<Option<T>> {
    let mut map = [[None; MOST]; MOST];
    for (set, name) in sets.into_iter().zip(names) {
        for cell in set.iter() {
            let point = &mut map[board.row(cell) as usize][board.column(cell) as usize];
            assert!(point.is_none(), "a point is in both sets");
            *point = Some(name);
        }
    }
    map
}

/// The stones that each side has claimed after `placer` has placed a stone; `before` are the claims until then.
///
/// > After a placement, every unclaimed finished group is claimed by its current owner.
pub fn claimed<const W: usize>(
    board: Square,
    stones: [Bits<W>; 2],
    before: [Bits<W>; 2],
    placer: Side,
) -> [Bits<W>; 2] {
    let size = board.size() as usize;
    let colors = map(board, stones, Stone::BOTH);
    let claims = map(board, before, Side::BOTH);
    let mut after = [Bits::EMPTY; 2];
    for stone in Stone::BOTH {
        let groups = Parts::of(size, |row, column| colors[row][column] == Some(stone));
        let reaches = Parts::of(size, |row, column| colors[row][column] != Some(stone.other()));
        let own = || points(size).filter(|&(row, column)| colors[row][column] == Some(stone));
        let mut claimers = [None; MOST * MOST + 1];
        for (row, column) in own() {
            let claimer = &mut claimers[groups.part[row][column]];
            if let Some(side) = claims[row][column] {
                assert!(
                    claimer.is_none_or(|claimer| claimer == side),
                    "claimed groups merge"
                );
                *claimer = Some(side);
            }
        }
        for (row, column) in own() {
            let group = groups.part[row][column];
            let extent = groups.extents[group];
            let finished = extent == reaches.extents[reaches.part[row][column]];
            assert!(
                finished || claimers[group].is_none(),
                "a claimed group is not finished"
            );
            if finished {
                let side = claimers[group].unwrap_or_else(|| owner(extent, placer));
                after[side as usize].insert(board.cell(column as u16, row as u16));
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
    use super::super::game::{Carteso, Move};
    use super::*;
    use tessera_core::game::{Game, Turn, dice};

    fn follow<const W: usize>(size: u16, games: u64) {
        let game = Carteso::<W>::new(size, Some(1));
        for seed in 0..games {
            let mut dice = dice(seed);
            let (mut state, mut claims) = (game.start(), [Bits::EMPTY; 2]);
            while game.turn(&state) != Turn::Over {
                let mv = game.random_move(&state, &mut dice, &mut Vec::new());
                let placer = state.order.mover;
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
