//! A tab requests the lock for each review and releases it when no review needs it.

use super::lock::LockState;
use super::review::{GameReview, ReviewStatus};
use super::reviews::GameReviews;
use crate::message::Effect;
use crate::model::Model;
use crate::words::GameReviewWords;
use tessera_games::play::Record;

impl GameReviews {
    /// Whether a review waits because another tab has the lock. It does not while the browser has not answered, which
    /// mostly takes a moment.
    pub fn waits_for_another_tab(&self) -> bool {
        self.is_waiting() && self.lock_state() == Some(LockState::HeldElsewhere)
    }

    /// Whether a review waits for the lock.
    fn is_waiting(&self) -> bool {
        let active = self.active().map(|review| &review.status);
        matches!(active, Some(ReviewStatus::Waiting))
    }

    /// What the browser has answered to the request for the lock; `None` without a request.
    pub(super) fn lock_state(&self) -> Option<LockState> {
        self.lock.map(|lock| lock.state)
    }

    /// Takes in an answer to the request with this id. Returns whether it was still open.
    fn answer_lock(&mut self, id: u32, state: LockState) -> bool {
        self.lock.as_mut().is_some_and(|lock| lock.answer(id, state))
    }

    /// Releases the lock, or withdraws the request for it.
    pub(super) fn release(&mut self) -> Option<Effect> {
        self.lock.take().map(|lock| Effect::ReleaseReviewLock(lock.id))
    }

    /// Releases the lock if no review goes on, waits, or has made way for another job. It follows whatever changes a review,
    /// so that no way in which one ends is forgotten.
    pub(super) fn release_unneeded(&mut self) -> Option<Effect> {
        let is_needed = self.active().is_some() || self.interrupted.is_some();
        if is_needed { None } else { self.release() }
    }
}

impl Model {
    /// Takes in that another tab has the lock.
    pub(super) fn wait_for_another_tab(&mut self, id: u32) -> Vec<Effect> {
        let was_open = self.reviews.answer_lock(id, LockState::HeldElsewhere);
        if was_open && self.reviews.is_waiting() {
            vec![Effect::Say(
                GameReviewWords::of(self.shell.language).waits.to_owned(),
            )]
        } else {
            Vec::new()
        }
    }

    /// Takes in that this tab has the lock, and what the device keeps of the review now, which another tab may have made.
    pub(super) fn take_lock(&mut self, id: u32, kept: Option<&str>) -> Vec<Effect> {
        if !self.reviews.answer_lock(id, LockState::Granted) {
            return Vec::new();
        }
        let active = self.reviews.active().map(|review| &review.record);
        let interrupted = self.reviews.interrupted.as_ref().map(|(_, record)| record);
        let Some(record) = active.or(interrupted).cloned() else {
            return Vec::new();
        };
        let language = self.shell.language;
        let kept = kept.and_then(|text| GameReview::parse(text, language).ok());
        if let (Some(review), Some(kept)) = (self.reviews.of_mut(&record), kept) {
            review.take_over(&kept);
        }
        if self.reviews.is_waiting() {
            self.begin_review(&record)
        } else {
            // It begins once the job for which it has made way has ended.
            Vec::new()
        }
    }

    /// Has a review wait for the lock that was requested.
    pub(super) fn wait_with(&mut self, record: &Record) -> Vec<Effect> {
        let Some(review) = self.reviews.of_mut(record) else {
            return Vec::new();
        };
        review.status = ReviewStatus::Waiting;
        vec![Effect::KeepReview(review.stored())]
    }

    /// Starts the job of a review that has the lock.
    pub(super) fn begin_review(&mut self, record: &Record) -> Vec<Effect> {
        let words = GameReviewWords::of(self.shell.language);
        let id = self.shell.next_question();
        let Some(review) = self.reviews.of_mut(record) else {
            return Vec::new();
        };
        let next = match review.go_on(id) {
            Some(job) => Effect::Start(job),
            // Another tab has found out what was missing.
            None => Effect::Say(words.done_said.to_owned()),
        };
        vec![Effect::KeepReview(review.stored()), next]
    }
}
