//! The review page.

mod foot;
mod graph;
mod page;
mod seats;
mod summary;
mod tree;

pub use page::Review;
