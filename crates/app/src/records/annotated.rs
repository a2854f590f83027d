//! A game with variations and what is said about its moves.

use crate::link::Link;
use crate::review::{NodeId, VariationTree};

/// A game with variations, comments, signs, marks and verdicts.
#[derive(Clone, PartialEq, Debug)]
pub struct AnnotatedGame {
    /// The main line, and who plays.
    pub link: Link,
    /// All lines.
    pub tree: VariationTree,
    /// The moves that lead to the position that is shown, where it lies in a variation; else the link says it.
    pub shown: Option<Vec<String>>,
}

impl AnnotatedGame {
    /// A game of this link whose main line is that of the tree.
    pub fn new(mut link: Link, tree: VariationTree) -> AnnotatedGame {
        let record = &mut link.record;
        record.names = tree.names(&tree.main_line());
        record.shown = record.shown.filter(|&shown| shown < record.names.len());
        AnnotatedGame {
            link,
            tree,
            shown: None,
        }
    }

    /// The same, where the position of this node is shown.
    pub fn showing(link: Link, tree: VariationTree, node: NodeId) -> AnnotatedGame {
        let path = tree.path(node);
        let is_main = |node: &&NodeId| tree.is_main(**node);
        let shared = path.iter().take_while(is_main).count();
        let shown = (shared < path.len()).then(|| tree.names(&path));
        let mut game = AnnotatedGame::new(link, tree);
        // A reader that knows no variations shows where it leaves the main line.
        game.link.record.shown = Some(shared).filter(|&shared| shared < game.link.record.names.len());
        AnnotatedGame { shown, ..game }
    }

    /// The node of the position that is shown.
    pub fn shown_node(&self) -> NodeId {
        match &self.shown {
            Some(names) => self.tree.find(names),
            None => {
                let line = self.tree.main_line();
                let at = self.link.record.shown.unwrap_or(line.len()).checked_sub(1);
                at.and_then(|at| line.get(at).copied()).unwrap_or(NodeId::ROOT)
            }
        }
    }

    /// Whether there is anything that only version 3 of a record holds.
    pub(super) fn is_study(&self) -> bool {
        self.shown.is_some() || self.tree.has_marks() || self.tree.has_verdicts()
    }
}
