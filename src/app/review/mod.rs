//! The review of a game: its positions, the moves that could have been played, and what engines say of them.
//!
//! The board is that of the play page ([`ReviewState::board`]), so every view of the board works on both pages. Each part of
//! the review has its state, its messages and its `impl ReviewState` in a file of its own.

mod analyse;
mod analysis;
mod graph;
mod kept;
mod message;
mod open;
mod overlay;
mod overlay_marks;
mod play_on;
mod played;
mod state;
mod summary;
mod tree;
mod update;
mod verdict_text;
pub mod view;

pub use analyse::SETTLED_MILLIS;
pub use analysis::{Analysis, AnalysisMsg, End as AnalysisEnd};
pub use graph::{Graph, GraphLine, GraphMark, GraphPhase, GraphPoint, graph};
pub use message::{Jump as ReviewJump, ReviewMsg};
pub use overlay::Overlay;
pub use overlay_marks::ring_width;
pub use state::ReviewState;
pub use summary::{ReviewProgress, SeatSummary, Summary, SwingRow, VerdictChip, progress, summary};
pub use tree::{MOST_COMMENT, NodeId, TreeLimit, VariationTree};
