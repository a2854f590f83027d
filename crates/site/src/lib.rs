//! The page: views, canvas, storage, and the pool of workers.

mod app;
mod bench;
mod browser;
mod dialogs;
mod embed;
mod engine_program;
mod icon;
mod json;
mod pictures;
mod play;
mod program;
mod puzzle;
mod puzzles;
mod review;
mod reviews;
mod saved_games;
mod site;
mod sound;
mod stages;
mod storage;
mod worker_pool;

pub use site::mount;
