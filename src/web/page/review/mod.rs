//! The review page.

mod branches;
mod chart;
mod draws;
mod foot;
mod graph;
mod luck;
mod menu;
mod more;
mod page;
mod play_on;
mod report;
mod seats;
mod steps;
mod summary;
mod tree;

pub use page::Review;
