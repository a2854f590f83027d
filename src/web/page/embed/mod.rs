//! The app in a frame of another site, in the document that `src/pages/embed.rs` writes.

mod around;
mod frame;
mod game;
mod host;
mod post;
mod puzzle;
mod size;

pub use frame::Frame;
pub use post::post;
