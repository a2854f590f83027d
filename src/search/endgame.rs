//! The rest of a game for two without chance, searched to its end: alpha-beta with a table of positions.

use super::Heuristics;
use super::tree::halves;
use crate::game::{Seat, Turn};

/// How many positions one rest may cost: less than a millisecond, so that a step of a search stays short.
const QUOTA: u32 = 1_000;

/// How many positions are remembered.
const SLOTS: usize = 1 << 14;

/// What the first seat earns at the least and at the most, in halves.
type Interval = [u8; 2];

/// Searches rests of games, remembering the positions of earlier ones.
pub(super) struct EndgameSolver<G: Heuristics> {
    table: Vec<(u64, Interval)>,
    /// The moves of all positions on the way, one after the other.
    moves: Vec<G::Move>,
    left: u32,
}

impl<G: Heuristics> EndgameSolver<G> {
    /// A table for searches of rests; without room where none is wanted.
    pub fn new(wanted: bool) -> EndgameSolver<G> {
        EndgameSolver {
            table: vec![(0, [0, 2]); if wanted { SLOTS } else { 1 }],
            moves: Vec::with_capacity(SLOTS),
            left: 0,
        }
    }

    /// What the first seat earns by best play of both, as closely as a limited search can tell.
    pub fn interval(&mut self, game: &G, state: &G::State) -> Interval {
        self.left = QUOTA;
        self.moves.clear();
        self.solve(game, state, 0, 2)
    }

    /// The interval of a position, or one that lies outside of `alpha .. beta`.
    fn solve(&mut self, game: &G, state: &G::State, alpha: u8, beta: u8) -> Interval {
        let mut known = halves(game.bounds(state));
        let Turn::Seat(seat) = game.turn(state) else {
            return known;
        };
        let key = game.key(state);
        let slot = key as usize % self.table.len();
        let (stored, interval) = self.table[slot];
        if stored == key {
            known = [known[0].max(interval[0]), known[1].min(interval[1])];
        }
        if known[0] == known[1] || known[0] >= beta || known[1] <= alpha || self.left == 0 {
            return known;
        }
        self.left -= 1;
        let is_first = seat == Seat::FIRST;
        let (mut alpha, mut beta) = (alpha.max(known[0]), beta.min(known[1]));
        let from = self.moves.len();
        game.moves(state, &mut self.moves);
        // What the chooser gets at least and at most: the best of the moves in both.
        let mut best = if is_first { [0, 0] } else { [2, 2] };
        let mut cut = false;
        for at in from..self.moves.len() {
            let mut after = state.clone();
            game.play(&mut after, self.moves[at]);
            let [low, high] = self.solve(game, &after, alpha, beta);
            if is_first {
                best = [best[0].max(low), best[1].max(high)];
                alpha = alpha.max(low);
            } else {
                best = [best[0].min(low), best[1].min(high)];
                beta = beta.min(high);
            }
            if alpha >= beta {
                cut = at + 1 < self.moves.len();
                break;
            }
        }
        self.moves.truncate(from);
        // Moves left out could be better still for the chooser.
        match (cut, is_first) {
            (true, true) => best[1] = 2,
            (true, false) => best[0] = 0,
            _ => {}
        }
        let interval = [best[0].max(known[0]), best[1].min(known[1])];
        self.table[slot] = (key, interval);
        interval
    }
}
