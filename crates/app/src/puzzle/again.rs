//! Puzzles of one's own games, which are asked again some days later.

use serde::{Deserialize, Serialize};

/// After how many days a puzzle is asked again: once it is kept, once it was solved, and once it was solved again. Whoever solves
/// it the third time knows it.
pub const AGAIN_DAYS: [u32; 3] = [1, 3, 7];
/// The longest address of one that is read, in bytes.
const LONGEST: usize = 8_000;

/// A puzzle of one's own games that is asked again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Again {
    /// The fragment of its address.
    pub puzzle: String,
    /// How often in a row it was solved when it was asked again.
    pub solved: u8,
    /// From which day on it is asked, a local date counted from 1970-01-01.
    pub day: u32,
}

impl Again {
    /// Whether it can be one that was kept.
    pub(super) fn is_right(&self) -> bool {
        (1..=LONGEST).contains(&self.puzzle.len()) && usize::from(self.solved) < AGAIN_DAYS.len()
    }
}

/// What happened with such a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AgainNews {
    Kept,
    /// It was solved at the first attempt, without help.
    Solved,
    /// It was not.
    Missed,
}

/// What happened with such a puzzle on a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AgainAttempt {
    /// The fragment of its address.
    pub puzzle: String,
    /// What happened.
    pub news: AgainNews,
    pub day: u32,
}
