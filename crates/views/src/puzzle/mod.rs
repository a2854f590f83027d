//! The page of a puzzle: the board, and the panel beside it.

mod beside;
mod feedback;
mod more;
mod page;

pub use page::{page, pointed};
