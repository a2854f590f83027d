//! A game with variations, comments and signs.

use crate::link::Link;
use crate::review::VariationTree;

/// A game with variations, comments and signs.
#[derive(Clone, PartialEq, Debug)]
pub struct AnnotatedGame {
    /// The main line, and who plays.
    pub link: Link,
    /// All lines.
    pub tree: VariationTree,
}

impl AnnotatedGame {
    /// A game of this link whose main line is that of the tree.
    pub fn new(mut link: Link, tree: VariationTree) -> AnnotatedGame {
        let record = &mut link.record;
        record.names = tree.names(&tree.main_line());
        record.shown = record.shown.filter(|&shown| shown < record.names.len());
        AnnotatedGame { link, tree }
    }
}
