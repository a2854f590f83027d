//! Pictures of equal size as an animated GIF: the palette, what changes from picture to picture, the file.
//!
//! The encoder is a program of its own, which the page loads when somebody asks for an animation; the page itself
//! knows only the messages.

#[cfg(any(feature = "lab", feature = "worker"))]
mod encoder;
#[cfg(any(feature = "lab", feature = "worker"))]
mod fault;
#[cfg(any(feature = "lab", feature = "worker"))]
mod median_cut;
mod message;
#[cfg(any(feature = "lab", feature = "worker"))]
mod palette;
#[cfg(any(feature = "lab", feature = "worker"))]
mod session;

#[cfg(any(feature = "lab", feature = "worker"))]
pub use encoder::Encoder;
#[cfg(any(feature = "lab", feature = "worker"))]
pub use fault::Fault;
pub use message::{Answer, Request};
#[cfg(any(feature = "lab", feature = "worker"))]
pub use palette::{Histogram, Palette};
#[cfg(any(feature = "lab", feature = "worker"))]
pub use session::Session;
