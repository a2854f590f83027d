//! The marks on the positions of a tree, and the verdicts on its moves.

use super::{CellMark, MOST_MARKS, Node, NodeId, Step, VariationTree};
use tessera_protocol::assessment::Verdict;

impl VariationTree {
    /// The marks on the position of a node.
    pub fn marks(&self, node: NodeId) -> &[CellMark] {
        self.get(node).map_or(&[], |node| &node.marks)
    }

    /// What the review of whoever shared the game says about a move.
    pub fn told_verdict(&self, node: NodeId) -> Option<Verdict> {
        self.get(node)?.verdict
    }

    /// Puts these marks on the position of a node, the first [`MOST_MARKS`] of them. `false` if nothing changes.
    pub fn set_marks(&mut self, node: NodeId, mut marks: Vec<CellMark>) -> bool {
        marks.truncate(MOST_MARKS);
        if !self.contains(node) || self.marks(node) == marks {
            return false;
        }
        self.edit(vec![Step::Marks(node, marks)], node, node).is_ok()
    }

    /// Has a move bear a verdict. It is no edit.
    pub fn tell_verdict(&mut self, node: NodeId, verdict: Option<Verdict>) {
        if let Some(node) = self.nodes.get_mut(node) {
            node.verdict = verdict;
        }
    }

    /// Whether there is anything that a person has added to a main line of bare moves.
    pub fn has_own_notes(&self) -> bool {
        let is_noted = |node: &Node| !node.comment.is_empty() || node.glyph.is_some();
        let has_lines = |node: &Node| node.children.len() > 1;
        let mut nodes = self.nodes.0.values();
        nodes.any(|node| is_noted(node) || has_lines(node) || !node.marks.is_empty())
    }

    /// Whether any position has marks.
    pub fn has_marks(&self) -> bool {
        self.nodes.0.values().any(|node| !node.marks.is_empty())
    }

    /// Whether a review says anything about any move.
    pub fn has_verdicts(&self) -> bool {
        self.nodes.0.values().any(|node| node.verdict.is_some())
    }
}
