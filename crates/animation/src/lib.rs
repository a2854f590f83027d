//! Pictures of equal size as an animated GIF: the palette, what changes from picture to picture, the file.
//!
//! The encoder is a program of its own, which the page loads when somebody asks for an animation; the page itself
//! knows only the messages.

#[cfg(feature = "encoder")]
mod encoder;
#[cfg(feature = "encoder")]
mod fault;
#[cfg(feature = "encoder")]
mod median_cut;
mod message;
#[cfg(feature = "encoder")]
mod palette;
#[cfg(feature = "encoder")]
mod session;

#[cfg(feature = "encoder")]
pub use encoder::Encoder;
#[cfg(feature = "encoder")]
pub use fault::Fault;
pub use message::{Answer, Request};
#[cfg(feature = "encoder")]
pub use palette::{Histogram, Palette};
#[cfg(feature = "encoder")]
pub use session::Session;
