//! The play page.

mod arrivals;
pub mod bid;
mod board;
pub mod controls;
pub mod entry;
mod grid;
mod keys;
pub mod land;
mod loupe;
pub mod moves;
pub mod offers;
mod page;
mod piece;
mod pointers;
pub mod queries;
pub mod result;
pub mod seats;
mod supply;
pub mod text;
mod viewport;

pub use board::{Board, paint_on, palette};
pub use keys::AFTER_BOARD;
pub use page::{part, show_alone};
pub use supply::SupplyDialog;
