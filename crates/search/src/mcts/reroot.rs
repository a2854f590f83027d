//! Tree reuse: after moves were made, the subtree below them becomes the tree.

use super::Mcts;
use crate::Heuristics;

impl<G: Heuristics> Mcts<G> {
    /// Makes the position after these moves the root and keeps its subtree. Returns `false`, and changes nothing,
    /// where that position was never expanded.
    #[inline(never)]
    pub(super) fn reroot(&mut self, moves: &[G::Move]) -> bool {
        let mut block = self.root_block;
        self.scratch.clone_from(&self.root.state);
        for &mv in moves {
            let Some(at) = block.range().find(|&at| self.moves[at] == mv) else {
                return false;
            };
            block = self.tree.node(at).children;
            self.play_in_scratch(mv);
        }
        if block.is_empty() {
            return false;
        }
        self.root.set_position(&self.scratch);
        // The moves of a root lie in the game's order, those of other positions in a shuffled one.
        let first = block.first as usize;
        for (index, &mv) in self.root.moves.iter().enumerate() {
            let mut rest = first + index..block.range().end;
            let at = rest.find(|&at| self.moves[at] == mv);
            let at = at.expect("all legal moves are in the tree, each once");
            self.tree.swap(block, index, at - first);
            self.moves.swap(first + index, at);
        }
        let relocation = self.tree.retain_subtree(block);
        for (to, &from) in relocation.from.iter().enumerate() {
            self.moves[to] = self.moves[from as usize];
        }
        self.moves.truncate(relocation.from.len());
        self.transpositions.relocate(&relocation.to);
        self.root_block = relocation.moved(block);
        self.steps = self.tree.visits(self.root_block);
        true
    }
}
