//! The page of a puzzle: the board, and the panel beside it.

mod feedback;
mod more;
mod page;
mod side_column;

pub use feedback::{card, main_action};
pub use more::rules;
pub use page::{confirm, page, undo};
pub use side_column::{seats, step_buttons};
