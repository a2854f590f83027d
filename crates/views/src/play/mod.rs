//! The play page: the board, and the panel beside it.

mod arrivals;
pub(super) mod bid;
pub(super) mod board;
mod by_link;
pub(super) mod controls;
pub(super) mod dock;
mod engine;
pub(super) mod entry;
mod grid;
mod hand_over;
pub(super) mod land;
pub(super) mod more;
pub(super) mod moves;
pub(super) mod offers;
mod page;
pub(super) mod panel;
mod piece;
mod pointed;
pub(super) mod queries;
pub(super) mod result;
pub(super) mod seats;
mod spread;
pub(super) mod supply;
pub(super) mod text;

use tessera_app::MOVE_DIALOG;
use tessera_app::play::HAND_OVER_DIALOG;

pub use page::page;
pub use pointed::Pointed;

/// The ids of the page's dialogs.
pub const DIALOGS: [&str; 6] = [
    more::ID,
    queries::ID,
    MOVE_DIALOG,
    text::ID,
    supply::ID,
    HAND_OVER_DIALOG,
];
