//! The static move evaluation alone, without any search.

use std::sync::Arc;

use super::result::{SortKey, sorted};
use super::root::Root;
use super::{Heuristics, Line, Rank, Search, SearchResult, Status};
use rand::RngExt;
use tessera_core::game::Dice;

/// Rates all moves in one step by [`Heuristics::rate_moves`] and plays the best; the dice decide between equals, and
/// where the game rates no moves. The first step finishes it.
pub struct StaticPolicy<G: Heuristics> {
    root: Root<G>,
    /// The expected payoff of each move; empty before the step.
    values: Vec<f32>,
    /// The index of the best move, drawn among equals.
    chosen: usize,
}

impl<G: Heuristics> StaticPolicy<G> {
    /// A rating of the moves of `state`.
    pub fn new(game: Arc<G>, state: &G::State) -> StaticPolicy<G> {
        StaticPolicy {
            root: Root::new(game, state),
            values: Vec::new(),
            chosen: 0,
        }
    }
}

impl<G: Heuristics> Search<G::Move> for StaticPolicy<G> {
    fn step(&mut self, dice: &mut Dice) -> Status {
        let Root {
            game, state, moves, ..
        } = &self.root;
        if self.values.is_empty() && !moves.is_empty() {
            game.rate_moves(state, moves, &mut self.values);
            self.values.resize(moves.len(), 0.5);
            let highest = self.values.iter().copied().fold(0.0, f32::max);
            let equals = || (0..moves.len()).filter(|&at| self.values[at] == highest);
            let drawn = dice.random_range(0..equals().count() as u32);
            self.chosen = equals().nth(drawn as usize).expect("so many there are");
        }
        Status::Finished
    }

    fn result(&self) -> SearchResult<G::Move> {
        let line = |place: usize| Line {
            mv: self.root.moves[place],
            place: place as u32,
            visits: u32::from(!self.values.is_empty()),
            value: self.values.get(place).copied().unwrap_or(0.0),
            variation: vec![self.root.moves[place]],
            proven: false,
            dominated: false,
            margin: None,
            shares: None,
            half_width: 0.0,
        };
        let places = 0..self.root.moves.len();
        let chosen = places.clone().filter(|&place| place == self.chosen);
        let others = places.filter(|&place| place != self.chosen);
        let lines: Vec<_> = chosen.chain(others).map(line).collect();
        SearchResult {
            steps: lines.iter().map(|line| line.visits).sum(),
            // Equal lines keep their order.
            lines: sorted(lines, |line| SortKey {
                place: 0,
                ..line.sort_key(Rank::Value)
            }),
            rank: Rank::Value,
            nodes: 0,
        }
    }
}
