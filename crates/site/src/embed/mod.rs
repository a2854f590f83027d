//! The app in a frame of another site, in the document that `crates/pages/src/embed.rs` writes.

mod around;
mod frame;
mod game;
mod host;
mod post;
mod puzzle;
mod size;

pub use frame::Frame;
pub use post::post;
