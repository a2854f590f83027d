//! The nodes of a tree by their ids.

use std::collections::BTreeMap;

use super::cell_mark::CellMark;
use tessera_protocol::assessment::{Glyph, Verdict};

/// A node of a tree: the position after a move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub(super) u32);

impl NodeId {
    /// The node before the first move.
    pub const ROOT: NodeId = NodeId(0);

    /// The number of the node in its tree.
    pub fn number(self) -> u32 {
        self.0
    }

    pub fn numbered(number: u32) -> NodeId {
        NodeId(number)
    }
}

/// A move, and what is said about it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Node {
    pub name: String,
    pub comment: String,
    pub glyph: Option<Glyph>,
    pub marks: Vec<CellMark>,
    pub verdict: Option<Verdict>,
    pub parent: Option<NodeId>,
    pub children: Vec<NodeId>,
}

#[derive(Clone, Debug)]
pub(super) struct Nodes(pub BTreeMap<NodeId, Node>);

impl Nodes {
    /// The root alone.
    pub fn new() -> Nodes {
        Nodes(BTreeMap::from([(NodeId::ROOT, Node::default())]))
    }

    pub fn get(&self, node: NodeId) -> Option<&Node> {
        self.0.get(&node)
    }

    /// The node with an id, to be changed.
    pub fn get_mut(&mut self, node: NodeId) -> Option<&mut Node> {
        self.0.get_mut(&node)
    }

    /// The moves that follow.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        self.get(node).map_or(&[], |node| &node.children)
    }

    /// The place of a node among the moves that its parent has.
    pub fn index(&self, node: NodeId) -> Option<usize> {
        let siblings = self.children(self.get(node)?.parent?);
        siblings.iter().position(|&sibling| sibling == node)
    }

    /// A node and all that follows it, each before its children.
    pub fn subtree(&self, node: NodeId) -> Vec<NodeId> {
        let (mut found, mut open) = (Vec::new(), vec![node]);
        while let Some(node) = open.pop() {
            found.push(node);
            open.extend(self.children(node).iter().rev());
        }
        found
    }
}
