//! The programs of web workers: each serves at a port. They draw no pictures and have no sentences.
//!
//! A page that can start no worker serves the same port itself:
//!
//! ```no_run
//! use web_sys::MessageChannel;
//!
//! let channel = MessageChannel::new()?;
//! tessera_worker::serve(channel.port1());
//! // The engine answers whatever questions the page now sends.
//! let page = channel.port2();
//! # Ok::<(), wasm_bindgen::JsValue>(())
//! ```

mod animation_server;
mod code_reader;
mod code_server;
mod engine_server;

pub use animation_server::serve as serve_animations;
pub use code_server::serve as serve_codes;
pub use engine_server::serve;
