//! The worker: serves an engine at a port.

mod engine_server;

pub use engine_server::serve;
