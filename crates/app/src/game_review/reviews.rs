//! The reviews that the page knows.

use super::lock::ReviewLock;
use super::message::StoredReview;
use super::place::ReviewKey;
use super::review::{GameReview, ReviewStatus};
use tessera_games::play::Record;

/// How many reviews the page knows at once: the one that goes on, and those of the last games looked at.
const MOST: usize = 4;

/// The reviews that the page knows; at most one of them goes on or waits for the lock.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct GameReviews {
    /// The reviews, that of the last game looked at last.
    reviews: Vec<GameReview>,
    /// Whether a message will come that keeps what is known.
    pub(super) is_keeping: bool,
    /// The game whose review goes on once the job with this id has ended.
    pub(super) interrupted: Option<(u32, Record)>,
    /// The lock of the tab that reviews a game, from its request to its release.
    pub(super) lock: Option<ReviewLock>,
}

impl GameReviews {
    /// The review of a game, whatever ply the record shows.
    pub fn of(&self, record: &Record) -> Option<&GameReview> {
        self.reviews.iter().find(|review| review.is_of(record))
    }

    /// The review of a game, to be changed.
    pub(crate) fn of_mut(&mut self, record: &Record) -> Option<&mut GameReview> {
        self.reviews.iter_mut().find(|review| review.is_of(record))
    }

    /// The review that goes on.
    pub fn running(&self) -> Option<&GameReview> {
        self.reviews.iter().find(|review| review.job().is_some())
    }

    /// The review that goes on, or waits for the lock.
    pub fn active(&self) -> Option<&GameReview> {
        self.reviews.iter().find(|review| review.is_active())
    }

    /// The review that goes on or waits, to be changed.
    pub(super) fn active_mut(&mut self) -> Option<&mut GameReview> {
        self.reviews.iter_mut().find(|review| review.is_active())
    }

    /// The review whose job has this id.
    pub(super) fn with_job(&mut self, id: u32) -> Option<&mut GameReview> {
        self.reviews.iter_mut().find(|review| review.job() == Some(id))
    }

    /// Adds a review of a game that is not known yet, with all that other reviews know of its plies. It is to make so many
    /// percent of the usual steps.
    pub(super) fn add(&mut self, mut review: GameReview, depth: u16) {
        review.set_depth(depth);
        for other in &self.reviews {
            review.take_over(other);
        }
        if review.is_complete() && review.known(0).1 > 0 {
            review.status = ReviewStatus::Done;
        }
        if self.reviews.len() == MOST
            && let Some(oldest) = self.reviews.iter().position(|review| !review.is_active())
        {
            self.reviews.remove(oldest);
        }
        self.reviews.push(review);
    }

    /// Forgets all reviews; returns the id of the job that went on.
    pub(super) fn clear(&mut self) -> Option<u32> {
        let running = self.running().and_then(GameReview::job);
        self.reviews.clear();
        self.interrupted = None;
        running
    }
}

impl GameReview {
    /// What the device keeps of it.
    pub(crate) fn stored(&self) -> StoredReview {
        StoredReview {
            key: ReviewKey::of(&self.record),
            text: self.to_text(),
            steps: self.plies.iter().map(|ply| u64::from(ply.steps)).sum(),
            runs: self.is_active(),
        }
    }
}
