//! Moves that the game knows to be best, played without a search.

use super::{Line, Rank, Search, SearchResult, Status};
use rand::RngExt;
use tessera_core::game::Dice;

/// Plays one of several equally good moves, drawn by the dice; see [`Heuristics::book_moves`](super::Heuristics::book_moves).
pub struct BookMoves<M> {
    /// The moves, each with its expected payoff and its index in the game's list of legal moves.
    moves: Vec<(M, f32, u32)>,
    drawn: Option<u32>,
}

impl<M> BookMoves<M> {
    /// A choice among at least one move, each with its expected payoff and its index in the game's list of legal moves.
    pub fn new(moves: Vec<(M, f32, u32)>) -> BookMoves<M> {
        debug_assert!(!moves.is_empty());
        BookMoves { moves, drawn: None }
    }
}

impl<M: Copy> Search<M> for BookMoves<M> {
    fn step(&mut self, dice: &mut Dice) -> Status {
        let count = self.moves.len() as u32;
        self.drawn.get_or_insert_with(|| dice.random_range(0..count));
        Status::Finished
    }

    fn result(&self) -> SearchResult<M> {
        let line = |(at, &(mv, value, place)): (usize, &(M, f32, u32))| Line {
            mv,
            place,
            visits: u32::from(self.drawn == Some(at as u32)),
            value,
            proven: false,
            dominated: false,
            margin: None,
            shares: None,
            half_width: 0.0,
            variation: vec![mv],
        };
        let lines = self.moves.iter().enumerate().map(line).collect();
        SearchResult::ranked(lines, Rank::Visits, 0)
    }
}
