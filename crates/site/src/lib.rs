//! The page: views, canvas, storage, and the pool of workers.

mod app;
mod bench;
mod board;
mod browser;
mod codes;
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
