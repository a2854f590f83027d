//! The variations of a game: a tree of moves, each with a comment, a sign, marks and a verdict. The first child of a node goes on with its
//! line; so the first children from the root on are the main line.
//!
//! Every edit can be undone and redone. A node keeps its id for as long as the tree lives, also where an edit that removed
//! it is undone.

mod cell_mark;
mod comment;
mod edit;
mod limit;
mod marks;
mod nodes;
mod notes;

pub use cell_mark::{CellMark, MOST_MARKS};
use comment::tidy_comment;
use edit::{Edit, Step};
use limit::exceeded;
pub use limit::{MOST_COMMENT, TreeLimit};
pub use nodes::NodeId;
use nodes::{Node, Nodes};
use tessera_protocol::assessment::Glyph;

/// How many edits can be undone.
const MOST_EDITS: usize = 1_000;

/// The variations of a game. Two trees are equal if they hold the same moves in the same order, and the
/// same is said about them.
#[derive(Clone, Debug)]
pub struct VariationTree {
    nodes: Nodes,
    /// The id of the next node.
    next: u32,
    /// How many nodes the main line had at first, the root among them.
    first: usize,
    undone: Vec<Edit>,
    done: Vec<Edit>,
    /// How often it was edited.
    revision: u32,
}

impl Default for VariationTree {
    fn default() -> VariationTree {
        VariationTree::new(&[])
    }
}

impl VariationTree {
    /// A tree of one line.
    pub fn new(names: &[String]) -> VariationTree {
        let mut tree = VariationTree {
            nodes: Nodes::new(),
            next: 1,
            first: names.len() + 1,
            undone: Vec::new(),
            done: Vec::new(),
            revision: 0,
        };
        let attach = tree.chain(NodeId::ROOT, names);
        attach.map(|step| step.apply(&mut tree.nodes));
        tree
    }

    fn get(&self, node: NodeId) -> Option<&Node> {
        self.nodes.get(node)
    }

    /// Whether the tree has the node. What is asked about any other node is empty.
    pub fn contains(&self, node: NodeId) -> bool {
        self.get(node).is_some()
    }

    /// The name of the move that leads to a node; empty of the root.
    pub fn name(&self, node: NodeId) -> &str {
        self.get(node).map_or("", |node| &node.name)
    }

    /// What is said about a move; empty if nothing is.
    pub fn comment(&self, node: NodeId) -> &str {
        self.get(node).map_or("", |node| &node.comment)
    }

    /// The sign behind a move.
    pub fn glyph(&self, node: NodeId) -> Option<Glyph> {
        self.get(node)?.glyph
    }

    /// The node before a move.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.get(node)?.parent
    }

    /// The moves that follow, the first of which goes on with the line.
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        self.nodes.children(node)
    }

    /// The move of this name that follows.
    pub fn child(&self, node: NodeId, name: &str) -> Option<NodeId> {
        let mut children = self.children(node).iter().copied();
        children.find(|&child| self.name(child) == name)
    }

    /// The last node that can be reached by these moves from the root.
    pub fn find(&self, names: &[String]) -> NodeId {
        let mut node = NodeId::ROOT;
        for name in names {
            match self.child(node, name) {
                Some(child) => node = child,
                None => break,
            }
        }
        node
    }

    /// The nodes from the first move to this one.
    pub fn path(&self, node: NodeId) -> Vec<NodeId> {
        let parent = |&node: &NodeId| self.parent(node);
        let mut path: Vec<NodeId> = std::iter::successors(Some(node), parent).collect();
        path.pop();
        path.reverse();
        path
    }

    /// The line through a node: from the first move to it, and on along first children to the end.
    pub fn line(&self, node: NodeId) -> Vec<NodeId> {
        let mut line = self.path(node);
        let next = |&node: &NodeId| self.children(node).first().copied();
        line.extend(std::iter::successors(Some(node), next).skip(1));
        line
    }

    pub fn main_line(&self) -> Vec<NodeId> {
        self.line(NodeId::ROOT)
    }

    /// Whether a node lies on the main line. The root does.
    pub fn is_main(&self, node: NodeId) -> bool {
        let mut path = self.path(node).into_iter();
        self.contains(node) && path.all(|node| self.index(node) == Some(0))
    }

    /// The names of the moves of some nodes.
    pub fn names(&self, nodes: &[NodeId]) -> Vec<String> {
        nodes.iter().map(|&node| self.name(node).to_owned()).collect()
    }

    /// The place of a node among the moves that its parent has.
    pub fn index(&self, node: NodeId) -> Option<usize> {
        self.nodes.index(node)
    }

    /// How many plies lead to a node.
    pub fn ply(&self, node: NodeId) -> usize {
        self.path(node).len()
    }

    /// Every node but the root: each before its children, and the whole subtree of a child before the next child.
    pub fn preorder(&self) -> Vec<NodeId> {
        self.nodes.subtree(NodeId::ROOT).split_off(1)
    }

    /// How many moves there are from a node on, its own among them.
    pub fn size(&self, node: NodeId) -> usize {
        self.nodes.subtree(node).len()
    }

    /// Whether there is anything besides a main line of bare moves.
    pub fn has_notes(&self) -> bool {
        self.has_own_notes() || self.has_verdicts()
    }

    /// Finds these moves after a node, or adds those of them that are missing behind what is there. Returns the last.
    pub fn add(&mut self, parent: NodeId, names: &[String]) -> Result<NodeId, TreeLimit> {
        let (known, missing) = self.known(parent, names);
        match self.chain(known, missing) {
            None => Ok(known),
            Some(attach) => {
                let last = NodeId(self.next - 1);
                self.edit(vec![attach], last, known)?;
                Ok(last)
            }
        }
    }

    /// Has the tree contain the line that was played, whatever limits there are. Where the tree has another line, what was
    /// played besides goes before it. It cannot be undone.
    pub fn include(&mut self, played: &[String]) {
        let (known, missing) = self.known(NodeId::ROOT, played);
        if let Some(Step::Attach { nodes, .. }) = self.chain(known, missing) {
            self.first += missing.len();
            Step::Attach { at: 0, nodes }.apply(&mut self.nodes);
            self.forget_edits();
        }
    }

    /// Forgets what could be undone and redone.
    pub fn forget_edits(&mut self) {
        self.done.clear();
        self.undone.clear();
    }

    /// Moves a line one place up among the moves where it last branched off. `false` for the main line.
    pub fn promote(&mut self, node: NodeId) -> Result<bool, TreeLimit> {
        let path = self.path(node);
        let branch = path
            .into_iter()
            .rev()
            .find(|&node| self.index(node).is_some_and(|at| at > 0));
        let step = branch.and_then(|branch| self.moved(branch, self.index(branch)? - 1));
        self.edit_if_any(step.into_iter().collect(), node)
    }

    /// Makes the line through a node the main line. `false` if it is.
    pub fn make_main(&mut self, node: NodeId) -> Result<bool, TreeLimit> {
        let path = self.path(node);
        let steps = path.into_iter().filter_map(|node| self.moved(node, 0));
        self.edit_if_any(steps.collect(), node)
    }

    /// Deletes a move and all that follows it. `false` of the root, which cannot be deleted.
    pub fn delete(&mut self, node: NodeId) -> bool {
        let Some(parent) = self.parent(node) else {
            return false;
        };
        self.edit(vec![Step::Detach(node)], parent, node).is_ok()
    }

    /// Says something about a move, or nothing. The text is tidied, and cut after [`MOST_COMMENT`] characters. `false` if
    /// nothing changes; the root has no comment.
    pub fn set_comment(&mut self, node: NodeId, text: &str) -> Result<bool, TreeLimit> {
        let text = tidy_comment(text, MOST_COMMENT);
        if self.parent(node).is_none() || self.comment(node) == text {
            return Ok(false);
        }
        self.edit_if_any(vec![Step::Comment(node, text)], node)
    }

    /// Puts a sign behind a move, or none. `false` if nothing changes; the root has no sign.
    pub fn set_glyph(&mut self, node: NodeId, glyph: Option<Glyph>) -> bool {
        if self.parent(node).is_none() || self.glyph(node) == glyph {
            return false;
        }
        self.edit(vec![Step::Glyph(node, glyph)], node, node).is_ok()
    }

    /// A number that changes with every edit, be it undone or redone.
    pub fn revision(&self) -> u32 {
        self.revision
    }

    /// Whether there is an edit to undo.
    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Whether there is an edit to redo.
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Undoes the last edit. Returns the node that it was about, to be shown.
    pub fn undo(&mut self) -> Option<NodeId> {
        let edit = self.done.pop()?;
        let shows = edit.shows;
        let inverse = edit.apply(&mut self.nodes);
        self.revision += 1;
        self.undone.push(inverse);
        Some(shows)
    }

    /// Redoes the edit that was undone last. Returns the node that it was about, to be shown.
    pub fn redo(&mut self) -> Option<NodeId> {
        let edit = self.undone.pop()?;
        let shows = edit.shows;
        let inverse = edit.apply(&mut self.nodes);
        self.revision += 1;
        self.done.push(inverse);
        Some(shows)
    }

    /// The last node that is there of these moves after a node, and those that are missing.
    fn known<'n>(&self, parent: NodeId, names: &'n [String]) -> (NodeId, &'n [String]) {
        let mut node = parent;
        for (at, name) in names.iter().enumerate() {
            match self.child(node, name) {
                Some(child) => node = child,
                None => return (node, &names[at..]),
            }
        }
        (node, &[])
    }

    /// The step that puts new moves, one after the other, behind what follows a node; `None` without moves or node.
    fn chain(&mut self, parent: NodeId, names: &[String]) -> Option<Step> {
        let at = self.get(parent)?.children.len();
        let (from, last) = (self.next, self.next + names.len() as u32);
        let mut nodes = Vec::with_capacity(names.len());
        for (id, name) in (from..).zip(names) {
            let node = Node {
                name: name.clone(),
                parent: Some(if id == from { parent } else { NodeId(id - 1) }),
                children: (id + 1 < last).then_some(NodeId(id + 1)).into_iter().collect(),
                ..Node::default()
            };
            nodes.push((NodeId(id), node));
        }
        self.next = last;
        (!nodes.is_empty()).then_some(Step::Attach { at, nodes })
    }

    /// The step that moves a node to a place among its siblings, if it is not there.
    fn moved(&self, node: NodeId, to: usize) -> Option<Step> {
        let (parent, from) = (self.parent(node)?, self.index(node)?);
        (from != to).then_some(Step::Move { parent, from, to })
    }

    /// The limit that the tree exceeds.
    pub(crate) fn limit(&self) -> Option<TreeLimit> {
        exceeded(&self.nodes, self.first)
    }

    fn edit_if_any(&mut self, steps: Vec<Step>, node: NodeId) -> Result<bool, TreeLimit> {
        let is_any = !steps.is_empty();
        if is_any {
            self.edit(steps, node, node)?;
        }
        Ok(is_any)
    }

    /// Edits the tree, after which one node is shown and before which another was; or leaves it as it is.
    fn edit(&mut self, steps: Vec<Step>, shows: NodeId, before: NodeId) -> Result<(), TreeLimit> {
        let edit = Edit { steps, shows, before };
        let inverse = edit.apply(&mut self.nodes);
        if let Some(limit) = self.limit() {
            inverse.apply(&mut self.nodes);
            return Err(limit);
        }
        self.revision += 1;
        self.undone.clear();
        self.done.push(inverse);
        if self.done.len() > MOST_EDITS {
            self.done.remove(0);
        }
        Ok(())
    }
}

impl Eq for VariationTree {}

impl PartialEq for VariationTree {
    fn eq(&self, other: &VariationTree) -> bool {
        let (ours, theirs) = (
            self.nodes.subtree(NodeId::ROOT),
            other.nodes.subtree(NodeId::ROOT),
        );
        let is_same = |(a, b): (&NodeId, &NodeId)| {
            let said = |tree: &VariationTree, node: NodeId| tree.get(node).cloned().unwrap_or_default();
            let (a, b) = (said(self, *a), said(other, *b));
            let is_same_move = (a.name, a.children.len()) == (b.name, b.children.len());
            let is_same_note =
                (a.comment, a.glyph, a.marks, a.verdict) == (b.comment, b.glyph, b.marks, b.verdict);
            is_same_move && is_same_note
        };
        ours.len() == theirs.len() && ours.iter().zip(&theirs).all(is_same)
    }
}
