//! What of a puzzle's page stands in frames, too, which are drawn by leptos, still.

mod beside;
pub mod feedback;

pub use beside::step_buttons;
