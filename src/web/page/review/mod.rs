//! The review page.

mod branches;
mod draws;
mod foot;
mod graph;
mod menu;
mod more;
mod page;
mod play_on;
mod seats;
mod steps;
mod summary;
mod tree;

pub use page::Review;
