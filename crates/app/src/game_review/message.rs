//! What can happen to the review of a game, and what of it is kept.

use super::place::ReviewKey;
use crate::job::{Refusal, ReviewTask};
use tessera_protocol::Report;

/// What can happen to the review of a game.
#[derive(Clone, PartialEq, Debug)]
pub enum GameReviewMsg {
    /// Review the game on the page, or go on with its review.
    Start,
    /// Stop the review of the game on the page; it can go on later.
    Stop,
    /// This is what the device keeps of the review of the game with this key, or of a game that it continues.
    Fetched {
        /// The key of the game that was asked about.
        key: ReviewKey,
        /// What is kept, as text; none where nothing is kept.
        text: Option<String>,
        /// Whether the review is to begin then.
        start: bool,
    },
    /// The page was loaded again while this review went on, or waited for another tab.
    Resume(String),
    /// Another tab has the lock that was requested with this id; it is granted later.
    LockHeldElsewhere(u32),
    /// This tab has the lock.
    LockGranted {
        /// The id of the request.
        id: u32,
        /// What the device keeps of the review now, as text; none where nothing is kept.
        kept: Option<String>,
    },
    TaskDone {
        /// The id of the review's job.
        id: u32,
        task: ReviewTask,
        /// For how long the job has been open, in milliseconds.
        millis: u32,
        /// The values of the choice or draw that begins there; none where none begins.
        report: Option<Report>,
    },
    /// The job with this id has ended.
    Ended(u32, Result<(), Refusal>),
    /// It is time to keep what is known so far.
    Keep,
}

/// A review as the device keeps it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredReview {
    /// The key of its game.
    pub key: ReviewKey,
    /// What is known, as text.
    pub text: String,
    /// The steps of all plies that are known. Of two reviews of a game, as two tabs make them, the device keeps the one that
    /// has made more.
    pub steps: u64,
    /// Whether it goes on or waits for another tab, also if the page is loaded again.
    pub runs: bool,
}
