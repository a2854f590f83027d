//! What the review page shows, as plain values derived from its state.

mod analysis;
mod bar;
mod better;
mod branches;
mod draws;
mod menu;
mod moves;
mod news;
mod panel;
mod said;

pub use analysis::{EngineView, LineMove, LineView, OverlaySwitch, engine, preview};
pub use bar::{Bar, BarPart, bar};
pub use better::BetterLine;
pub use branches::{Branches, Way, branches};
pub use draws::{DrawRow, draws, shows_draws};
pub use menu::{MoveMenu, menu};
pub use moves::{NoteItem, TreeLine, TreeMove, TreeNote, TreeTable, moves};
pub use panel::{ReviewPanel, laid_over, panel};
pub use said::{Said, said};

pub(super) use analysis::{overlay_name, switched};
pub(super) use bar::{all_shares, first_share};
pub(super) use moves::move_in_words;
pub(super) use news::news;
