//! The play page.

mod arrivals;
mod bid;
mod board;
mod canvas;
mod controls;
mod engine;
mod entry;
mod grid;
mod keys;
mod land;
mod loupe;
mod more;
mod moves;
mod offers;
mod page;
mod piece;
mod pointers;
mod queries;
mod result;
mod seats;
mod supply;
mod text;
mod viewport;
mod wheel;

pub use board::focus_board;
pub use canvas::{CanvasPainter, Palette};
pub use page::Play;
pub use supply::SupplyDialog;
