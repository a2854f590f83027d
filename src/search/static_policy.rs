//! Play by the first look: what a player knows of the moves, and nothing thought ahead.

use std::sync::Arc;

use super::root::Root;
use super::verdict::{Place, in_order};
use super::{Heuristics, Line, Rank, Search, Status, Verdict};
use crate::game::Dice;
use rand::RngExt;

/// Weighs all moves in one step by [`Heuristics::rate_moves`]; between equals, and where there is no opinion, the dice
/// decide. A step is all there is.
pub struct StaticPolicy<G: Heuristics> {
    root: Root<G>,
    /// What each move may earn; empty before the step.
    values: Vec<f32>,
    /// The place of the move that is played of equals.
    favourite: usize,
}

impl<G: Heuristics> StaticPolicy<G> {
    /// A look at `state`.
    pub fn new(game: Arc<G>, state: &G::State) -> StaticPolicy<G> {
        StaticPolicy {
            root: Root::new(game, state),
            values: Vec::new(),
            favourite: 0,
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
            self.favourite = equals().nth(drawn as usize).expect("so many there are");
        }
        Status::Settled
    }

    fn verdict(&self) -> Verdict<G::Move> {
        let line = |place: usize| Line {
            mv: self.root.moves[place],
            place: place as u32,
            visits: u32::from(!self.values.is_empty()),
            value: self.values.get(place).copied().unwrap_or(0.0),
            variation: vec![self.root.moves[place]],
            proven: false,
            beaten: false,
        };
        let places = 0..self.root.moves.len();
        let favourite = places.clone().filter(|&place| place == self.favourite);
        let others = places.filter(|&place| place != self.favourite);
        let lines: Vec<_> = favourite.chain(others).map(line).collect();
        Verdict {
            steps: lines.iter().map(|line| line.visits).sum(),
            // Equals stay as they are.
            lines: in_order(lines, |line| Place {
                place: 0,
                ..Rank::Value.place(line)
            }),
            rank: Rank::Value,
            nodes: 0,
        }
    }
}
