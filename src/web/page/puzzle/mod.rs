//! The page of a puzzle.

mod beside;
mod feedback;
mod more;
mod page;

pub use page::Puzzle;
