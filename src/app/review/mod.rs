//! The review of a game: what was played, what else could have been played, and what is said about it.
//!
//! The board is that of the play page ([`ReviewState::board`]), so every view of the board works on both pages. Each part of
//! the review has its state, its messages and its `impl ReviewState` in a file of its own.

mod analyse;
mod analysis;
mod message;
mod open;
mod overlay;
mod overlay_marks;
mod play_on;
mod state;
mod tree;
mod update;
pub mod view;

pub use analyse::SETTLED_MILLIS;
pub use analysis::{Analysis, AnalysisMsg, End as AnalysisEnd};
pub use message::{Jump as ReviewJump, ReviewMsg};
pub use overlay::Overlay;
pub use overlay_marks::ring_width;
pub use state::ReviewState;
pub use tree::{MOST_COMMENT, NodeId, TreeLimit, VariationTree};
