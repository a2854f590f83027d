//! The board as it lies in its hosts (`crates/views/src/play/board.rs`): two canvases, what of the scene is in view, and what
//! pointers and keys do there.

mod canvas;
mod events;
mod focus;
mod hosts;
mod keys;
mod listeners;
mod loupe;
mod pointers;
mod touches;
mod viewport;
pub mod wheel;

pub use canvas::{CanvasPainter, Palette, paint_on};
pub use events::{mount, refresh};
pub use focus::{focus_board, focus_stop, is_focused, stop};
pub use hosts::{fit, settle, zoom};
