//! The play page.

mod arrivals;
pub mod bid;
mod board;
mod canvas;
pub mod controls;
pub mod engine;
pub mod entry;
mod grid;
mod keys;
pub mod land;
mod loupe;
mod more;
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
pub mod wheel;

pub use board::{Board, focus_board, paint_on, palette};
pub use canvas::{CanvasPainter, Palette};
pub use keys::AFTER_BOARD;
pub use page::{Play, part, show_alone};
pub use supply::SupplyDialog;
