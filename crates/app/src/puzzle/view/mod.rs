//! What the page of a puzzle shows, as plain values derived from its state.

mod feedback;
mod panel;

pub use feedback::{Feedback, PuzzleButton, PuzzleSign, feedback, goal_text, hint};
pub use panel::{BandRow, PuzzlePanel, panel, title};
pub(super) use panel::{result, step};
