//! Proven lower and upper bounds of the payoff, backed up the tree (Cazenave & Saffidine 2010).

use super::{Mcts, PathStep};
use crate::Heuristics;
use crate::node::bounds_to_halves;
use tessera_core::game::{Seat, Turn};

impl<G: Heuristics> Mcts<G> {
    /// Proves the move added last if it ends the game, such as a pass after a pass: no visit is spent to find out.
    pub(super) fn check_for_end(&mut self, mv: G::Move) {
        self.scratch.clone_from(&self.state);
        self.play_in_scratch(mv);
        if self.root.game.turn(&self.scratch) == Turn::Over {
            let bounds = bounds_to_halves(self.root.game.payoff_bounds(&self.scratch));
            self.tree.tighten(self.moves.len() - 1, bounds);
        }
    }

    /// Plays a move in `scratch`. Out of line: its callers are rare, and inlined rules are long code.
    #[inline(never)]
    pub(super) fn play_in_scratch(&mut self, mv: G::Move) {
        self.root.game.play(&mut self.scratch, mv);
    }

    /// Bounds the payoff of the current position, which this search reaches for the first time by the move at `at`, and
    /// backs the bounds up.
    pub(super) fn update_bounds(&mut self, at: usize) {
        let is_short = self.root.game.points_in_play(&self.state) <= self.config.endgame;
        let bounds = if is_short && self.config.endgame > 0 {
            self.endgame.solve(&self.root.game, &self.state)
        } else {
            bounds_to_halves(self.root.game.payoff_bounds(&self.state))
        };
        if self.tree.tighten(at, bounds) {
            self.propagate_bounds();
        }
    }

    /// Backs up the bounds of the last move of the path as far as they tighten others.
    pub(super) fn propagate_bounds(&mut self) {
        for depth in (1..self.path.len()).rev() {
            let PathStep { block, seat, .. } = self.path[depth];
            let bounds = self.tree.bounds_of_choice(block, seat == Seat::FIRST);
            if !self.tree.tighten(self.path[depth - 1].at, bounds) {
                return;
            }
        }
    }

    /// Whether the payoff of the root is proven.
    pub(super) fn is_proven(&self) -> bool {
        let Turn::Seat(seat) = self.root.turn else {
            return true;
        };
        let [low, high] = self.tree.bounds_of_choice(self.root_block, seat == Seat::FIRST);
        low == high
    }
}
