//! The only module that knows a browser: the page (feature `site`) and the worker (feature `worker`). Neither imports
//! the other, so that the page contains no search and the worker draws no pictures.

#[cfg(feature = "site")]
mod page;
#[cfg(feature = "worker")]
mod worker;

#[cfg(feature = "site")]
pub use page::mount;
#[cfg(feature = "worker")]
pub use worker::serve;
