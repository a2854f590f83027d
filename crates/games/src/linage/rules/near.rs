//! The effect of a stone, as far as it follows from the points around it.
//!
//! A region goes on beyond what is in view, but what is seen of it is true: a line that is seen is a line, and a region
//! whose neighbours are all in view is whole. In most draws of a random game that answers both questions of a placement.

use super::lines::{Lines, Region};
use tessera_core::board::{Bits, Square, View};

/// The empty points in view of a new stone and their lines.
pub struct Near<const N: usize> {
    board: Square,
    view: View<N>,
    empty: Bits<N>,
    lines: Lines<N>,
}

impl<const N: usize> Near<N> {
    /// What is near a point of a board with these empty points once a stone lies there.
    #[inline]
    pub fn new<const W: usize>(board: Square, empty: &Bits<W>, cell: u16) -> Near<N> {
        let view = View::around(board, cell);
        let empty = view.of(empty) & !Bits::only(View::<N>::MIDDLE);
        Near {
            board,
            view,
            empty,
            lines: Lines::of(board, empty),
        }
    }

    /// Whether every region beside the stone has a line; `None` if that does not show.
    #[inline]
    pub fn leaves_lines(&self) -> Option<bool> {
        let lines = self.lines.points(self.board);
        let mut off_lines = self.beside() & !self.board.grown(lines);
        // A neighbour that lies on no line must be connected to one.
        while !off_lines.is_empty() {
            let mut reached = off_lines.least();
            while !reached.meets(lines) {
                let grown = self.board.grown(reached) & self.empty;
                if grown == reached {
                    return self.view.surrounds(reached).then_some(false);
                }
                reached = grown;
            }
            off_lines &= !reached;
        }
        Some(true)
    }

    /// The points beside the stone whose regions a side may own now: all but those that two steps or less connect to a
    /// point beside lines of both kinds.
    #[inline]
    pub fn doubtful(&self) -> Bits<N> {
        let beside = self.beside();
        let mut free = self.lines.free_at_once(self.board, self.empty);
        for _ in 0..2 {
            free = self.board.grown(free) & self.empty;
        }
        beside & !free
    }

    /// The region of `seed`, one point, or a part that shows that it is free; `None` if its owner does not show.
    #[inline]
    pub fn region(&self, seed: Bits<N>) -> Option<Region<N>> {
        let region = self.lines.region(self.board, self.empty, seed);
        (region.is_free() || self.view.surrounds(region.points)).then_some(region)
    }

    /// Which points of the board the sets have numbers for.
    #[inline]
    pub fn view(&self) -> &View<N> {
        &self.view
    }

    /// The empty points beside the stone.
    #[inline]
    fn beside(&self) -> Bits<N> {
        self.board.grown(Bits::only(View::<N>::MIDDLE)) & self.empty
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::linage::Linage;
    use tessera_core::game::{Game, Turn, dice};

    #[test]
    fn what_shows_near_a_stone_is_what_the_whole_board_shows() {
        for (size, seeds) in [(3, 40), (5, 20), (9, 20), (10, 10), (13, 4), (19, 2)] {
            let game = Linage::<6>::new(size, Some(1));
            let mut seen = [Seen::default(); 2];
            for seed in 0..seeds {
                let (mut state, mut dice) = (game.start(), dice(seed));
                while game.turn(&state) != Turn::Over {
                    for cell in state.free.iter() {
                        seen[0].compare::<1>(&game, state.empty, cell);
                        seen[1].compare::<2>(&game, state.empty, cell);
                    }
                    let mv = game.random_move(&state, &mut dice, &mut Vec::new());
                    game.play(&mut state, mv);
                }
            }
            for Seen { answered, asked } in seen {
                assert!(4 * answered > 3 * asked, "size {size}: {answered} of {asked}");
            }
        }
    }

    /// How many questions a view has answered.
    #[derive(Clone, Copy, Default)]
    struct Seen {
        answered: u32,
        asked: u32,
    }

    impl Seen {
        fn compare<const N: usize>(&mut self, game: &Linage<6>, empty: Bits<6>, cell: u16) {
            let near = Near::<N>::new(game.board, &empty, cell);
            let is_legal = game.leaves_lines_far(empty, cell);
            let mut note = |answer: Option<bool>| {
                self.asked += 1;
                self.answered += u32::from(answer.is_some());
                assert_ne!(
                    answer,
                    Some(false),
                    "size {}, {cell}: {empty:?}",
                    game.board.size()
                );
            };
            note(near.leaves_lines().map(|answer| answer == is_legal));
            if !is_legal {
                return;
            }
            let empty = empty & !Bits::only(cell);
            let mut left = near.beside();
            while !left.is_empty() {
                let seed = left.least();
                let region = game.region(empty, near.view.on_board(seed));
                note(near.region(seed).map(|near| near.owner() == region.owner()));
                note(Some(near.doubtful().meets(seed) || region.is_free()));
                left &= !seed;
            }
        }
    }
}
