//! Moves that are known without a search.

use super::{Line, Rank, Search, Status, Verdict};
use crate::game::Dice;
use rand::RngExt;

/// Plays one of several moves that are as good as each other, drawn by the dice.
pub struct BookMoves<M> {
    /// The moves, each with the payoff to be expected and its place in the game's list.
    moves: Vec<(M, f32, u32)>,
    drawn: Option<u32>,
}

impl<M> BookMoves<M> {
    /// At least one move, each with the payoff to be expected and its place in the game's list.
    pub fn new(moves: Vec<(M, f32, u32)>) -> BookMoves<M> {
        debug_assert!(!moves.is_empty());
        BookMoves { moves, drawn: None }
    }
}

impl<M: Copy> Search<M> for BookMoves<M> {
    fn step(&mut self, dice: &mut Dice) -> Status {
        let count = self.moves.len() as u32;
        self.drawn.get_or_insert_with(|| dice.random_range(0..count));
        Status::Settled
    }

    fn verdict(&self) -> Verdict<M> {
        let line = |(at, &(mv, value, place)): (usize, &(M, f32, u32))| Line {
            mv,
            place,
            visits: u32::from(self.drawn == Some(at as u32)),
            value,
            proven: false,
            beaten: false,
            variation: vec![mv],
        };
        let lines = self.moves.iter().enumerate().map(line).collect();
        Verdict::ranked(lines, Rank::Visits, 0)
    }
}
