//! An endgame solver for games for two without chance: alpha-beta with a transposition table.

use super::Heuristics;
use super::node::{Halves, UNPROVEN, bounds_to_halves};
use tessera_core::game::{Seat, Turn};

/// The most plies that one call plays, so that a step of a search stays short.
pub const MAX_PLIES: u32 = 4_000;

/// How many plies deep a position may lie: more than are left in the endgames that can be solved.
const MAX_DEPTH: u32 = 500;

/// The number of slots of the transposition table.
const SLOTS: usize = 1 << 14;

/// The least and the most that the first seat earns, in halves.
type Bounds = [Halves; 2];

/// Solves endgames; keeps its transposition table from call to call.
pub struct EndgameSolver<G: Heuristics> {
    table: Vec<(u64, Bounds)>,
    max_plies: u32,
    /// The moves of all positions on the current path, one list after the other.
    moves: Vec<G::Move>,
    plies_left: u32,
    /// How many plies deep a position may lie.
    depth_left: u32,
}

impl<G: Heuristics> EndgameSolver<G> {
    /// A solver; with a table of one slot where it is not enabled.
    pub(super) fn new(enabled: bool) -> EndgameSolver<G> {
        EndgameSolver::with_limits(MAX_PLIES, if enabled { SLOTS } else { 1 })
    }

    fn with_limits(max_plies: u32, slots: usize) -> EndgameSolver<G> {
        EndgameSolver {
            table: vec![(0, UNPROVEN); slots],
            max_plies,
            moves: Vec::with_capacity(SLOTS),
            plies_left: 0,
            depth_left: 0,
        }
    }

    /// Bounds of what the first seat earns by best play of both: equal if the position was solved within the limit.
    pub(super) fn solve(&mut self, game: &G, state: &G::State) -> Bounds {
        (self.plies_left, self.depth_left) = (self.max_plies, MAX_DEPTH);
        self.moves.clear();
        self.alpha_beta(game, state, 0, 2)
    }

    /// A solver that plays so many plies in a call, with a larger table that keeps what was found from call to call.
    pub fn patient(max_plies: u32) -> EndgameSolver<G> {
        EndgameSolver::with_limits(max_plies, SLOTS << 4)
    }

    /// What the first seat earns by best play of both; `None` if the position is not solved within the limit.
    pub fn payoff(&mut self, game: &G, state: &G::State) -> Option<f32> {
        let [low, high] = self.solve(game, state);
        (low == high).then(|| f32::from(low) / 2.0)
    }

    /// Bounds of a position: as tight as the limit allows, or on one side of the window `alpha .. beta`.
    fn alpha_beta(&mut self, game: &G, state: &G::State, alpha: u8, beta: u8) -> Bounds {
        let mut bounds = bounds_to_halves(game.payoff_bounds(state));
        let Turn::Seat(seat) = game.turn(state) else {
            return bounds;
        };
        let key = game.key(state);
        let slot = key as usize % self.table.len();
        let (stored_key, stored) = self.table[slot];
        if stored_key == key {
            bounds = [bounds[0].max(stored[0]), bounds[1].min(stored[1])];
        }
        if bounds[0] == bounds[1]
            || bounds[0] >= beta
            || bounds[1] <= alpha
            || self.plies_left == 0
            || self.depth_left == 0
        {
            return bounds;
        }
        let is_first = seat == Seat::FIRST;
        let (mut alpha, mut beta) = (alpha.max(bounds[0]), beta.min(bounds[1]));
        let from = self.moves.len();
        game.moves(state, &mut self.moves);
        // The bounds of the choice: the best lower and the best upper bound of the moves.
        let mut best = if is_first { [0, 0] } else { [2, 2] };
        let mut cut = false;
        for at in from..self.moves.len() {
            if self.plies_left == 0 {
                cut = true;
                break;
            }
            self.plies_left -= 1;
            let mut after = state.clone();
            game.play(&mut after, self.moves[at]);
            self.depth_left -= 1;
            let [low, high] = self.alpha_beta(game, &after, alpha, beta);
            self.depth_left += 1;
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
        // The moves that were left out could be better still for the seat that chooses.
        match (cut, is_first) {
            (true, true) => best[1] = 2,
            (true, false) => best[0] = 0,
            _ => {}
        }
        let bounds = [best[0].max(bounds[0]), best[1].min(bounds[1])];
        self.table[slot] = (key, bounds);
        bounds
    }
}
