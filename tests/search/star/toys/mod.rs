//! Games for two of chance and turns, small enough to be searched without cuts.

mod alternating_tree;
mod card_game;
mod skewed_chance;

pub use alternating_tree::{AlternatingTree, TreeNode};
pub use card_game::CardGame;
pub use skewed_chance::SkewedChance;
