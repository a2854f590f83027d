//! What a tree still knows after moves were made: the part that can be reached from where they led.

use super::Mcts;
use crate::search::Heuristics;

impl<G: Heuristics> Mcts<G> {
    /// Goes on from the position after these moves, with all that is known of it; `false`, and nothing changes, where
    /// it was never expanded.
    #[inline(never)]
    pub(super) fn go_after(&mut self, moves: &[G::Move]) -> bool {
        let mut block = self.children;
        self.after.clone_from(&self.root.state);
        for &mv in moves {
            let Some(at) = block.range().find(|&at| self.moves[at] == mv) else {
                return false;
            };
            block = self.tree.node(at).children;
            self.play_after(mv);
        }
        if block.is_empty() {
            return false;
        }
        self.root.stand_at(&self.after);
        // The moves of a root lie in the game's order, others in one that was drawn.
        let first = block.first as usize;
        for (place, &mv) in self.root.moves.iter().enumerate() {
            let mut rest = first + place..block.range().end;
            let at = rest.find(|&at| self.moves[at] == mv);
            let at = at.expect("all legal moves are in the tree, each once");
            self.tree.swap(block, place, at - first);
            self.moves.swap(first + place, at);
        }
        let kept = self.tree.keep(block);
        for (to, &from) in kept.from.iter().enumerate() {
            self.moves[to] = self.moves[from as usize];
        }
        self.moves.truncate(kept.from.len());
        self.known.move_to(&kept.to);
        self.children = kept.moved(block);
        self.steps = self.tree.visits(self.children);
        true
    }
}
