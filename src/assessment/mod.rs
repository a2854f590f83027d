//! What the values of positions say about a game: pure functions on plain numbers.

mod accuracy;
mod glyph;
mod steps;
mod verdict;

pub use accuracy::{MoveValues, game_accuracies, move_accuracy};
pub use glyph::{BadGlyph, Glyph};
pub use steps::{ReviewSteps, review_steps};
pub use verdict::{BLUNDER, INACCURACY, MISTAKE, Verdict, loss_interval, verdict};
