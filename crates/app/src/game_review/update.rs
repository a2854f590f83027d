//! What happens to the review of a game.

use super::lock::{LockState, ReviewLock};
use super::message::GameReviewMsg;
use super::place::{ReviewKey, keys};
use super::review::{GameReview, ReviewStatus};
use crate::job::Refusal;
use crate::message::{Effect, Msg};
use crate::model::Model;
use crate::words::GameReviewWords;
use tessera_games::play::Record;

/// What is known of a review is kept so often while it goes on, in milliseconds.
const KEEP_MILLIS: u32 = 2_000;

impl Model {
    /// The game that a review of the page would be about, from its first ply to its last.
    pub fn reviewed_record(&self) -> Option<Record> {
        if let Some(state) = self.review_page() {
            return Some(state.played.clone());
        }
        let record = self.board()?.game.record();
        Some(Record {
            shown: None,
            ..record
        })
    }

    /// The review of the game on the page, as far as it is known.
    pub fn game_review(&self) -> Option<&GameReview> {
        self.reviews.of(&self.reviewed_record()?)
    }

    /// Fetches what the device keeps of the review of the game on the page.
    pub(crate) fn fetch_game_review(&mut self, start: bool) -> Vec<Effect> {
        let Some(record) = self.reviewed_record().filter(|record| !record.names.is_empty()) else {
            return Vec::new();
        };
        vec![Effect::FetchReview {
            keys: keys(&record),
            start,
        }]
    }

    /// Takes in what happened to the review of a game.
    #[inline(never)]
    pub(crate) fn update_game_review(&mut self, msg: GameReviewMsg) -> Vec<Effect> {
        let mut effects = self.handle_game_review(msg);
        effects.extend(self.reviews.release_unneeded());
        effects
    }

    fn handle_game_review(&mut self, msg: GameReviewMsg) -> Vec<Effect> {
        match msg {
            GameReviewMsg::Start if self.game_review().is_some() => self.go_on_reviewing(),
            GameReviewMsg::Start => self.fetch_game_review(true),
            GameReviewMsg::Stop => match self.game_review().map(|review| &review.status) {
                Some(ReviewStatus::Running(running)) => vec![Effect::Stop(running.id)],
                Some(ReviewStatus::Waiting) => self.put_aside(),
                _ => Vec::new(),
            },
            GameReviewMsg::LockHeldElsewhere(id) => self.wait_for_another_tab(id),
            GameReviewMsg::LockGranted { id, kept } => self.take_lock(id, kept.as_deref()),
            GameReviewMsg::Fetched { key, text, start } => self.take_in(key, text.as_deref(), start),
            GameReviewMsg::Resume(text) => {
                let language = self.shell.language;
                match GameReview::parse(&text, language) {
                    Ok(review) if self.reviews.active().is_none() => {
                        let record = review.record.clone();
                        match self.reviews.of_mut(&record) {
                            Some(known) => known.take_over(&review),
                            None => self.reviews.add(review, self.shell.settings.review_depth),
                        }
                        self.run_review(&record)
                    }
                    _ => Vec::new(),
                }
            }
            GameReviewMsg::TaskDone {
                id,
                task,
                millis,
                report,
            } => {
                if let Some(effects) = self.rated(id, report.as_ref()) {
                    return effects;
                }
                let Some(review) = self.reviews.with_job(id) else {
                    return Vec::new();
                };
                review.finish_task(task, millis, report);
                if std::mem::replace(&mut self.reviews.is_keeping, true) {
                    Vec::new()
                } else {
                    vec![Effect::After(KEEP_MILLIS, Msg::GameReview(GameReviewMsg::Keep))]
                }
            }
            GameReviewMsg::Ended(id, end) => {
                let mut effects = self.rated(id, None).unwrap_or_default();
                effects.extend(self.end_review(id, end));
                effects.extend(self.resume_review(id));
                effects
            }
            GameReviewMsg::Keep => {
                self.reviews.is_keeping = false;
                self.keep_review()
            }
        }
    }

    /// Keeps what is known of the review that goes on.
    #[inline(never)]
    pub(crate) fn keep_review(&self) -> Vec<Effect> {
        let active = self.reviews.active().map(GameReview::stored);
        active.map(Effect::KeepReview).into_iter().collect()
    }

    /// Forgets all reviews, before what is stored is removed.
    #[inline(never)]
    pub(crate) fn forget_reviews(&mut self) -> Vec<Effect> {
        let mut effects: Vec<Effect> = self.reviews.clear().map(Effect::Stop).into_iter().collect();
        effects.extend(self.reviews.release_unneeded());
        effects
    }

    /// Takes in what the device keeps, if the game is still the one on the page.
    fn take_in(&mut self, key: ReviewKey, text: Option<&str>, start: bool) -> Vec<Effect> {
        let Some(record) = self
            .reviewed_record()
            .filter(|record| ReviewKey::of(record) == key)
        else {
            return Vec::new();
        };
        let language = self.shell.language;
        // What cannot be read is reviewed again.
        let kept = text.and_then(|text| GameReview::parse(text, language).ok());
        match (self.reviews.of_mut(&record), kept) {
            // A file may have brought more than was known.
            (Some(known), Some(kept)) => {
                known.take_over(&kept);
                if known.is_complete() && !known.is_active() {
                    known.status = ReviewStatus::Done;
                }
            }
            (Some(_), None) => {}
            (None, kept) => {
                let Ok(mut review) = GameReview::new(&record, language) else {
                    return Vec::new();
                };
                if let Some(kept) = kept {
                    review.take_over(&kept);
                }
                self.reviews.add(review, self.shell.settings.review_depth);
            }
        }
        if start { self.go_on_reviewing() } else { Vec::new() }
    }

    /// Begins the review of the game on the page, or goes on with it.
    fn go_on_reviewing(&mut self) -> Vec<Effect> {
        let Some(record) = self.reviewed_record() else {
            return Vec::new();
        };
        self.run_review(&record)
    }

    /// Begins the review of a game, or goes on with it, once this tab has the lock. A review of another game is put aside;
    /// it can go on later.
    fn run_review(&mut self, record: &Record) -> Vec<Effect> {
        if self.reviews.active().is_some_and(|review| review.is_of(record)) {
            return Vec::new();
        }
        let replaced = self.reviews.running().and_then(GameReview::job);
        let mut effects = self.put_aside();
        effects.extend(replaced.map(Effect::Stop));
        self.reviews.interrupted = None;
        effects.extend(self.reviews.release());
        let id = self.shell.next_question();
        let Some(review) = self.reviews.of_mut(record) else {
            return effects;
        };
        review.set_depth(self.shell.settings.review_depth);
        if review.tasks().is_empty() {
            review.status = ReviewStatus::Done;
            effects.push(Effect::KeepReview(review.stored()));
            return effects;
        }
        self.reviews.lock = Some(ReviewLock {
            id,
            state: LockState::Requested,
        });
        effects.extend(self.wait_with(record));
        let keys = keys(record);
        effects.push(Effect::RequestReviewLock { id, keys });
        effects
    }

    /// Has the review that goes on, or waits for the lock, make way for the job with this id, which somebody waits for. This
    /// tab keeps the lock meanwhile.
    pub(crate) fn make_way(&mut self, id: u32) -> Vec<Effect> {
        let interrupted = self.reviews.active().map(|review| review.record.clone());
        // A job that made way itself is still waited for.
        let earlier = self.reviews.interrupted.take().map(|(_, record)| record);
        self.reviews.interrupted = interrupted.or(earlier).map(|record| (id, record));
        self.put_aside()
    }

    /// Goes on with the review that made way for the job with this id, which has ended.
    fn resume_review(&mut self, id: u32) -> Vec<Effect> {
        let is_it = |(job, _): &mut (u32, Record)| *job == id;
        let Some((_, record)) = self.reviews.interrupted.take_if(is_it) else {
            return Vec::new();
        };
        match self.reviews.lock_state() {
            Some(LockState::Granted) => self.begin_review(&record),
            Some(LockState::Requested | LockState::HeldElsewhere) => self.wait_with(&record),
            None => self.run_review(&record),
        }
    }

    /// Keeps the review that goes on, or waits for the lock, as one that does not.
    fn put_aside(&mut self) -> Vec<Effect> {
        let Some(review) = self.reviews.active_mut() else {
            return Vec::new();
        };
        review.status = ReviewStatus::Idle;
        vec![Effect::KeepReview(review.stored())]
    }

    fn end_review(&mut self, id: u32, end: Result<(), Refusal>) -> Vec<Effect> {
        let words = GameReviewWords::of(self.shell.language);
        let language = self.shell.language;
        let Some(review) = self.reviews.with_job(id) else {
            return Vec::new();
        };
        let mut effects = Vec::new();
        review.status = match end {
            Ok(()) if review.is_complete() => {
                effects.push(Effect::Say(words.done_said.to_owned()));
                ReviewStatus::Done
            }
            Ok(()) | Err(Refusal::Replaced | Refusal::Cancelled) => ReviewStatus::Idle,
            Err(refusal) => {
                effects.push(Effect::Alert((words.failed)(&refusal.text(language))));
                ReviewStatus::Failed(refusal)
            }
        };
        effects.push(Effect::KeepReview(review.stored()));
        effects
    }
}
