//! The page: views, canvas, storage, and the pool of workers.
//!
//! Everything that knows the browser stands here; what the page does is decided by the model of `tessera-app`. Beyond the list
//! of [`parts`] there is one function for a program to call, once, where the document has a place for the app:
//!
//! ```no_run
//! // From now on the address of the page says which game, review or puzzle is shown.
//! tessera_site::mount();
//! ```

mod app;
mod bench;
mod board;
mod browser;
mod codes;
mod document;
mod embed;
mod engine_program;
mod frame;
mod json;
mod keeping;
mod learning;
mod look;
pub mod parts;
mod pictures;
mod preview;
mod program;
mod program_port;
mod puzzles;
mod reviews;
mod saved_games;
mod screen;
mod served;
mod site;
mod sound;
mod storage;
mod transfer;
mod views;
mod worker_pool;

pub use site::mount;
