//! The points where one more stone would finish a group, whoever places it.
//!
//! A stone of the group's own colour finishes it by joining it, so only the points beside it are tried. A
//! stone of the other colour finishes it by shutting it in: every path out of the span must lead over that point,
//! so only the points of one such path are tried.

use super::game::{Carteso, Group, Position};
use tessera_core::board::Bits;

/// The points where one stone would finish an unclaimed group, by the colour of the stone. Empty for a claimed group
/// and once the game is over.
pub fn finishers<const W: usize>(game: &Carteso<W>, state: &Position<W>, group: &Group<W>) -> [Bits<W>; 2] {
    let mut finishers = [Bits::EMPTY; 2];
    if group.claimer.is_some() || state.order.is_over() {
        return finishers;
    }
    let (own, other) = (group.stone, group.stone.other());
    let open = game.open(state, own);
    let seed = group.points.first().expect("a group has a stone");
    let goal = game.field.span(game.field.flood(seed, open), seed);
    let stones = state.stones[own as usize];
    let beside = game.field.board.grown(group.points) & game.empty(state);
    // Stones on all of these points together seldom span enough, and then a single one does not either.
    let largest = game.field.span(game.field.flood(seed, stones | beside), seed);
    let candidates = if largest == goal { beside } else { Bits::EMPTY };
    for cell in candidates.iter() {
        let joined = game.field.flood(cell, stones | Bits::only(cell));
        if game.field.span(joined, cell) == goal {
            finishers[own as usize].insert(cell);
        }
    }
    let fence = game.field.fence(&group.span);
    for cell in (game.shortest_path_out(group, open, fence) & game.empty(state)).iter() {
        let left = open & !Bits::only(cell);
        if game.field.stays_inside(group.points, left, fence) {
            finishers[other as usize].insert(cell);
        }
    }
    finishers
}

impl<const W: usize> Carteso<W> {
    /// The points of a shortest path from a group through open points to the fence around its span, the fence's
    /// point included. Empty if there are several such paths of one step, because then no single point is on all.
    fn shortest_path_out(&self, group: &Group<W>, open: Bits<W>, fence: Bits<W>) -> Bits<W> {
        let around = |set: Bits<W>| self.field.board.grown(set) & open;
        if (around(group.points) & fence).count() > 1 {
            return Bits::EMPTY;
        }
        let mut reached = vec![group.points];
        let mut last = group.points;
        while !last.meets(fence) {
            let next = around(last);
            assert!(next != last, "an unclaimed group can get out");
            reached.push(next);
            last = next;
        }
        let mut at = (last & fence).first().expect("the fence is reached");
        let mut path = Bits::only(at);
        for previous in reached.iter().rev().skip(1) {
            if let Some(cell) = (around(Bits::only(at)) & *previous).first() {
                at = cell;
                path.insert(at);
            }
        }
        path
    }
}

#[cfg(test)]
mod tests {
    use super::super::game::Move;
    use super::super::stone::Stone;
    use super::*;
    use tessera_core::game::{Game, Turn, dice};

    /// Places a stone of either colour on every empty point and compares which groups that claims.
    fn compare<const W: usize>(size: u16, games: u64) -> u32 {
        let game = Carteso::<W>::new(size, Some(1));
        let mut found = 0;
        for seed in 0..games {
            let mut dice = dice(seed);
            let mut state = game.start();
            while game.turn(&state) != Turn::Over {
                let stones = game.field.all & !game.empty(&state);
                for stone in stones.iter() {
                    let group = game.group(&state, stone).unwrap();
                    let points = finishers(&game, &state, &group);
                    if group.claimer.is_some() || group.points.first() != Some(stone) {
                        continue;
                    }
                    for (cell, color) in game
                        .empty(&state)
                        .iter()
                        .flat_map(|cell| Stone::BOTH.map(|color| (cell, color)))
                    {
                        let mut after = state;
                        game.play(&mut after, Move::Place(cell, color));
                        let finishes = (after.claimed[0] | after.claimed[1]).has(stone);
                        found += u32::from(finishes);
                        assert_eq!(
                            points[color as usize].has(cell),
                            finishes,
                            "size {size}, seed {seed}: {color:?} at {} for the group of {}",
                            game.field.board.label(cell),
                            game.field.board.label(stone)
                        );
                    }
                }
                let mv = game.random_move(&state, &mut dice, &mut Vec::new());
                game.play(&mut state, mv);
            }
        }
        found
    }

    #[test]
    fn a_point_finishes_a_group_exactly_if_playing_there_has_it_claimed() {
        let found: u32 = [
            compare::<2>(2, 60),
            compare::<2>(3, 60),
            compare::<2>(4, 60),
            compare::<2>(5, 40),
            compare::<2>(7, 10),
            compare::<4>(11, 1),
        ]
        .iter()
        .sum();
        assert!(found > 1000, "only {found} cases were met");
    }
}
