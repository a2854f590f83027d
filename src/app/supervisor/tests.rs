//! The supervisor, event by event.

mod answers;
mod failures;
mod reviews;
mod simulated_page;
mod stops;
