//! The review page.

mod chart;
mod foot;
mod graph;
mod luck;
mod page;
mod report;
mod seats;
mod summary;
mod tree;

pub use page::Review;
