//! Puzzles: positions of the games in which one move wins, or is clearly the best, proven by a search to the end.
//!
//! Here is what the page needs of them as well: the file of a game's puzzles, read and checked by the rules. `lab puzzles`
//! finds and proves them.

mod check;
mod fault;
mod file;
mod listing;
mod path;
#[cfg(test)]
mod tests;
mod theme;
mod unlisted_reason;

pub use fault::{PuzzleFault, PuzzleReason};
pub use file::{BANDS, Goal, Puzzle, PuzzleFile, SCHEMA, Source};
pub use listing::has_large_komi;
pub use path::Path;
pub use theme::Theme;
pub use unlisted_reason::UnlistedReason;
