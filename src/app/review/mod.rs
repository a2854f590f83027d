//! The review of a game: what was played, what else could have been played, and what is said about it.

mod tree;

pub use tree::{MOST_COMMENT, NodeId, TreeLimit, VariationTree};
