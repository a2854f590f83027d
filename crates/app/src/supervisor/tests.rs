//! The supervisor, event by event.

mod analyses;
mod answers;
mod failures;
mod memory;
mod reviews;
mod simulated_page;
mod stops;
