//! The only module that knows a browser: the page (feature `site`) and the engine's host (feature
//! `worker`).

#[cfg(feature = "site")]
mod bench;
#[cfg(feature = "site")]
mod board;
#[cfg(feature = "site")]
mod browser;
#[cfg(feature = "site")]
mod canvas;
#[cfg(feature = "site")]
mod dialogs;
#[cfg(feature = "site")]
mod engine_program;
#[cfg(feature = "site")]
mod land;
#[cfg(feature = "site")]
mod panel;
#[cfg(feature = "site")]
mod site;
#[cfg(feature = "site")]
mod storage;
#[cfg(feature = "site")]
mod viewport;
#[cfg(feature = "site")]
mod wheel;
#[cfg(feature = "site")]
mod worker_pool;

#[cfg(feature = "worker")]
mod engine_server;

#[cfg(feature = "site")]
pub use site::mount;

#[cfg(feature = "worker")]
pub use engine_server::serve;
