//! The review page.

mod bar;
mod branches;
mod chart;
mod draws;
mod engine;
mod foot;
mod graph;
mod learn;
mod lines;
mod luck;
mod make_puzzle;
mod menu;
mod message;
mod more;
mod page;
mod play_on;
mod report;
pub mod seats;
mod steps;
mod summary;
mod tree;

pub use page::Review;
