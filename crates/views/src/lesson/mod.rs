//! The page of a lesson: the board, and beside it what is to be done and what became of a try.

mod page;
mod task;

pub use page::page;
