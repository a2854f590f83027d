//! What the review page shows, as plain values derived from its state.

mod branches;
mod draws;
mod menu;
mod moves;
mod news;
mod panel;

pub use branches::{Branches, Way, branches};
pub use draws::{DrawRow, draws};
pub use menu::{MoveMenu, menu};
pub use moves::{BetterLine, NoteItem, TreeLine, TreeMove, TreeNote, TreeTable, moves};
pub use panel::{ReviewPanel, laid_over, panel};

pub(super) use moves::move_in_words;
pub(super) use news::news;
