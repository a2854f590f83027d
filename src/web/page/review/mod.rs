//! The review page.

mod bar;
mod engine;
mod foot;
mod lines;
mod message;
mod page;
mod seats;
mod tree;

pub use page::Review;
