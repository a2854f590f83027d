//! How large a tree may become. What is read from others has the same limits, and a tree within them is written as JSON that
//! can be pasted again.

use super::nodes::{NodeId, Nodes};

/// How many characters a comment may have.
pub const MOST_COMMENT: usize = 2_000;
/// How many characters all comments together may have.
const MOST_COMMENTS: usize = 200_000;
/// How many nodes a tree may have besides the main line that it began with.
const MOST_NODES: usize = 4_000;
/// How often a variation may branch off another: JSON is read to a depth of 100, of which each takes three levels.
const MOST_NESTING: usize = 30;

/// Why an edit is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TreeLimit {
    /// The tree has as many moves as it may have: so many besides the main line it began with.
    Nodes(usize),
    /// Variations would branch off each other more often than this.
    Nesting(usize),
    /// All comments together would have more characters than this.
    Comments(usize),
}

impl TreeLimit {
    /// The limit of the number of moves.
    pub(crate) const MOST: TreeLimit = TreeLimit::Nodes(MOST_NODES);
}

/// Whether there is no room for another move, where the main line had so many nodes at first.
pub(super) fn is_full(nodes: &Nodes, first: usize) -> bool {
    nodes.0.len() >= MOST_NODES + first
}

/// The limit that a tree exceeds whose main line had so many nodes at first.
pub(super) fn exceeded(nodes: &Nodes, first: usize) -> Option<TreeLimit> {
    if nodes.0.len() > MOST_NODES + first {
        return Some(TreeLimit::Nodes(MOST_NODES));
    }
    let comments = nodes.0.values().map(|node| node.comment.chars().count());
    if comments.sum::<usize>() > MOST_COMMENTS {
        return Some(TreeLimit::Comments(MOST_COMMENTS));
    }
    let mut open = vec![(NodeId::ROOT, 0)];
    while let Some((node, nesting)) = open.pop() {
        if nesting > MOST_NESTING {
            return Some(TreeLimit::Nesting(MOST_NESTING));
        }
        let children = nodes.children(node).iter().enumerate();
        open.extend(children.map(|(at, &child)| (child, nesting + usize::from(at > 0))));
    }
    None
}
