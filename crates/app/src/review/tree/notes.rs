//! How a tree is put together from what was kept or handed on. It is no edit: nothing of it can be undone.

use super::comment::tidy_comment;
use super::limit::is_full;
use super::{CellMark, MOST_COMMENT, Node, NodeId, VariationTree};
use tessera_protocol::assessment::Glyph;

impl VariationTree {
    /// Adds a move behind those that follow a node, which must be there and have none of this name. `None` where there is
    /// no room for another.
    pub(crate) fn append(&mut self, parent: NodeId, name: &str) -> Option<NodeId> {
        let has_room = !is_full(&self.nodes, self.first);
        has_room.then(|| {
            let id = NodeId(self.next);
            self.next += 1;
            let node = Node {
                name: name.to_owned(),
                parent: Some(parent),
                ..Node::default()
            };
            self.nodes.0.insert(id, node);
            if let Some(parent) = self.nodes.get_mut(parent) {
                parent.children.push(id);
            }
            id
        })
    }

    /// Puts a comment and a sign to a move. `false` for a comment that is too long, which is left out.
    pub(crate) fn annotate(&mut self, node: NodeId, comment: &str, glyph: Option<Glyph>) -> bool {
        let comment = tidy_comment(comment, usize::MAX);
        let is_short = comment.chars().count() <= MOST_COMMENT;
        if let Some(node) = self.nodes.get_mut(node) {
            node.glyph = glyph;
            node.comment = if is_short { comment } else { String::new() };
        }
        is_short
    }

    /// Puts marks to the position of a node.
    pub(crate) fn put_marks(&mut self, node: NodeId, marks: Vec<CellMark>) {
        if let Some(node) = self.nodes.get_mut(node) {
            node.marks = marks;
        }
    }
}
