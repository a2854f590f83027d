//! The review page.

mod bar;
mod engine;
mod foot;
mod graph;
mod lines;
mod message;
mod page;
mod seats;
mod summary;
mod tree;

pub use page::Review;
