//! Puzzles: one position of a game, a goal that can be reached there, and what becomes of the moves that somebody plays.
//!
//! The board is that of every page ([`PuzzleState::board`]), so every view of the board works on it.

mod address;
mod again;
mod answers;
mod daily;
mod key_message;
mod loading;
mod message;
mod open;
mod orientation;
mod own;
mod recall;
mod scores;
mod solve;
mod state;
mod update;
pub mod view;

pub use address::{NoPuzzleAddress, PuzzleAddress, PuzzleName};
pub use again::{AGAIN_DAYS, Again, AgainAttempt, AgainNews};
pub use daily::{daily_game, daily_place, local_day};
pub use loading::PuzzleLoading;
pub use message::{FetchFault, PuzzleMsg};
pub use scores::{Attempt, PuzzleScores, Result as PuzzleResult, difficulty};
pub use state::{Exchange, Phase, PuzzleState};
