//! An edit of a tree, which knows its inverse.

use super::cell_mark::CellMark;
use super::nodes::{Node, NodeId, Nodes};
use tessera_protocol::assessment::Glyph;

/// Steps that are taken together, and what is shown afterwards and before.
#[derive(Clone, Debug)]
pub(super) struct Edit {
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// The node that is shown after the edit.
    pub shows: NodeId,
    /// The node that is shown once it is undone.
    pub before: NodeId,
}

impl Edit {
    /// Edits the tree. Returns the edit that restores it.
    pub fn apply(self, tree: &mut Nodes) -> Edit {
        let mut steps: Vec<Step> = self.steps.into_iter().map(|step| step.apply(tree)).collect();
        steps.reverse();
        Edit {
            steps,
            shows: self.before,
            before: self.shows,
        }
    }
}

/// The least change of a tree.
#[derive(Clone, Debug)]
pub(super) enum Step {
    /// A subtree is put in; its first node comes to a place among the children of its parent.
    Attach { at: usize, nodes: Vec<(NodeId, Node)> },
    /// The subtree of this node is taken out.
    Detach(NodeId),
    /// A child of a node comes to another place.
    Move { parent: NodeId, from: usize, to: usize },
    /// A comment is replaced.
    Comment(NodeId, String),
    /// A sign is replaced.
    Glyph(NodeId, Option<Glyph>),
    /// The marks on a position are replaced.
    Marks(NodeId, Vec<CellMark>),
}

impl Step {
    /// Changes the tree. Returns the step that restores it. A step about a node that is not there changes nothing.
    pub fn apply(self, tree: &mut Nodes) -> Step {
        match self {
            Step::Attach { at, nodes } => {
                let top = nodes.first().map(|(id, node)| (*id, node.parent));
                tree.0.extend(nodes);
                let Some((top, Some(parent))) = top else {
                    return Step::Detach(NodeId::ROOT);
                };
                if let Some(parent) = tree.get_mut(parent) {
                    parent.children.insert(at.min(parent.children.len()), top);
                }
                Step::Detach(top)
            }
            Step::Detach(node) => {
                let at = tree.index(node).unwrap_or_default();
                let parent = tree.get(node).and_then(|node| node.parent);
                let Some(parent) = parent.and_then(|parent| tree.get_mut(parent)) else {
                    return Step::Attach {
                        at: 0,
                        nodes: Vec::new(),
                    };
                };
                parent.children.retain(|&child| child != node);
                let ids = tree.subtree(node);
                let taken = ids.into_iter().filter_map(|id| tree.0.remove_entry(&id));
                Step::Attach {
                    at,
                    nodes: taken.collect(),
                }
            }
            Step::Move { parent, from, to } => {
                if let Some(parent) = tree.get_mut(parent) {
                    let child = parent.children.remove(from);
                    parent.children.insert(to, child);
                }
                Step::Move {
                    parent,
                    from: to,
                    to: from,
                }
            }
            Step::Comment(node, text) => {
                let slot = tree.get_mut(node).map(|node| &mut node.comment);
                let before = slot.map(|slot| std::mem::replace(slot, text));
                Step::Comment(node, before.unwrap_or_default())
            }
            Step::Glyph(node, glyph) => {
                let slot = tree.get_mut(node).map(|node| &mut node.glyph);
                let before = slot.map(|slot| std::mem::replace(slot, glyph));
                Step::Glyph(node, before.unwrap_or_default())
            }
            Step::Marks(node, marks) => {
                let slot = tree.get_mut(node).map(|node| &mut node.marks);
                let before = slot.map(|slot| std::mem::replace(slot, marks));
                Step::Marks(node, before.unwrap_or_default())
            }
        }
    }
}
