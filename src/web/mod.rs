//! The only module that knows a browser: the page (feature `site`), the worker and the encoder of animations (feature
//! `worker`). None imports another, so that the page contains no search and the worker draws no pictures.

#[cfg(feature = "worker")]
mod animation;
#[cfg(feature = "site")]
mod page;
#[cfg(feature = "worker")]
mod worker;

#[cfg(feature = "worker")]
pub use animation::serve_animations;
#[cfg(feature = "site")]
pub use page::mount;
#[cfg(feature = "worker")]
pub use worker::serve;
