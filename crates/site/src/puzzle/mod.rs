//! The page of a puzzle.

mod beside;
pub mod feedback;
mod more;
mod page;

pub use beside::step_buttons;
pub use page::Puzzle;
