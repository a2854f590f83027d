//! The programs of web workers: each serves at a port. They draw no pictures and have no sentences.

mod animation_server;
mod code_reader;
mod code_server;
mod engine_server;

pub use animation_server::serve as serve_animations;
pub use code_server::serve as serve_codes;
pub use engine_server::serve;
