//! The page of a puzzle: the board, and the panel beside it.

mod beside;
mod feedback;
mod more;
mod page;

pub use beside::step_buttons;
pub use feedback::card;
pub use page::{page, pointed};
