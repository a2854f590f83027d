//! Who owns each cell at the end: playouts continue the lines of a search to the end of the game, and the owners are counted.
//!
//! A step is one end. It goes on from one of the lines, drawn by weight, with the moves of a playout. Unlike the playout of
//! a search it does not stop where the winner is certain, because cells may change hands even then.

use std::sync::Arc;

use rand::RngExt;

use super::result::EndCounts;
use super::{Heuristics, Rank, Search, SearchResult, Status};
use tessera_core::game::{BySeat, Dice, Turn};

/// Counts who owns each cell at the ends of playouts.
pub struct Ends<G: Heuristics> {
    game: Arc<G>,
    /// The positions that playouts begin from, each with its weight.
    starts: Vec<(G::State, u32)>,
    ends: u32,
    /// How often each seat owned the cell of each number.
    counts: Vec<BySeat<u32>>,
    state: G::State,
    buffer: Vec<G::Move>,
}

impl<G: Heuristics> Ends<G> {
    /// Counts from these positions, each with its weight. There is at least one, and a weight that is not 0.
    pub fn new(game: Arc<G>, starts: Vec<(G::State, u32)>) -> Ends<G> {
        let state = starts[0].0.clone();
        Ends {
            game,
            starts,
            ends: 0,
            counts: Vec::new(),
            state,
            buffer: Vec::new(),
        }
    }

    /// The place of the position that a playout begins from.
    fn draw(&self, dice: &mut Dice) -> usize {
        let all: u64 = self.starts.iter().map(|(_, weight)| u64::from(*weight)).sum();
        let mut left = dice.random_range(0..all);
        for (place, (_, weight)) in self.starts.iter().enumerate() {
            match left.checked_sub((*weight).into()) {
                Some(rest) => left = rest,
                None => return place,
            }
        }
        unreachable!("the weights sum to the total")
    }
}

impl<G: Heuristics> Search<G::Move> for Ends<G> {
    fn step(&mut self, dice: &mut Dice) -> Status {
        if self.ends == u32::MAX {
            return Status::Finished;
        }
        let start = self.draw(dice);
        self.state.clone_from(&self.starts[start].0);
        let game = &*self.game;
        let mut left = game.max_playout_plies(&self.state);
        while left > 0 && game.turn(&self.state) != Turn::Over {
            let mv = game.playout_move(&self.state, dice, &mut self.buffer);
            game.play(&mut self.state, mv);
            left -= 1;
        }
        let counts = &mut self.counts;
        game.each_owned(&self.state, &mut |cell, seat| {
            let cell = usize::from(cell);
            if counts.len() <= cell {
                counts.resize(cell + 1, BySeat::default());
            }
            counts[cell][seat] += 1;
        });
        self.ends += 1;
        Status::Searching
    }

    fn result(&self) -> SearchResult<G::Move> {
        SearchResult {
            lines: Vec::new(),
            rank: Rank::Visits,
            steps: self.ends,
            nodes: 0,
        }
    }

    fn ends(&self) -> Option<EndCounts> {
        let cells = self.counts.iter().enumerate();
        let owned = cells.filter(|(_, ends)| **ends != BySeat::default());
        Some(EndCounts {
            ends: self.ends,
            cells: owned.map(|(cell, ends)| (cell as u16, *ends)).collect(),
        })
    }
}
