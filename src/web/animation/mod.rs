//! The encoder of animations: serves at a port.

mod server;

pub use server::serve as serve_animations;
