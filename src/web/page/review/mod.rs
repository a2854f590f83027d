//! The review page.

mod foot;
mod page;
mod seats;
mod tree;

pub use page::Review;
