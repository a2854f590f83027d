//! The review of a game: what was played, what else could have been played, and what is said about it.
//!
//! The board is that of the play page ([`ReviewState::board`]), so every view of the board works on both pages. Each part of
//! the review has its state, its messages and its `impl ReviewState` in a file of its own.

mod key_message;
mod message;
mod open;
mod play_on;
mod state;
mod tree;
mod update;
mod variations;
pub mod view;

pub use message::{Jump as ReviewJump, ReviewMsg};
pub use play_on::{PLAY_ON_DIALOG, PlayOn, PlayOnMsg, fields as play_on_fields};
pub use state::ReviewState;
pub use tree::{MOST_COMMENT, NodeId, TreeLimit, VariationTree};
pub use variations::{BRANCH_DIALOG, MOVE_MENU, TreeMsg};
