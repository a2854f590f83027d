//! The page of a puzzle: the board, and the panel beside it.

mod beside;
mod feedback;
mod more;
mod page;

pub use beside::{seats, step_buttons};
pub use feedback::{card, main_action};
pub use more::{rotate, rules};
pub use page::{confirm, page, undo};
