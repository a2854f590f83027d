//! Messages in any order: a review goes on only while its tab has the lock, and every request is released once.

use std::collections::BTreeSet;

use rand::RngExt;
use tessera_app::{Effect, GameReviewMsg, Job, Msg, Refusal};
use tessera_core::game::{Dice, dice};

use super::App;
use super::game_review::played;

/// A browser that holds a page to the rules of the lock.
#[derive(Default)]
struct Browser {
    /// The request that was neither withdrawn nor released, and whether it was granted.
    open: Option<(u32, bool)>,
    /// All requests, of which each is made once.
    all: BTreeSet<u32>,
    /// The jobs that have not ended.
    jobs: Vec<u32>,
    started: usize,
    /// The review that was kept last.
    stored: Option<String>,
}

impl Browser {
    fn carry_out(&mut self, app: &App) {
        for effect in &app.effects {
            match effect {
                Effect::RequestReviewLock { id, .. } => {
                    assert_eq!(self.open, None, "one request at a time");
                    assert!(self.all.insert(*id), "a request has an id of its own");
                    self.open = Some((*id, false));
                }
                Effect::ReleaseReviewLock(id) => {
                    assert_eq!(self.open.map(|(open, _)| open), Some(*id), "released once");
                    self.open = None;
                }
                Effect::Start(Job::Review { question, .. }) => {
                    assert!(
                        self.open.is_some_and(|(_, granted)| granted),
                        "only with the lock"
                    );
                    self.jobs.push(question.id);
                    self.started += 1;
                }
                Effect::KeepReview(stored) => self.stored = Some(stored.text.clone()),
                _ => {}
            }
        }
        let running = app.model.reviews.running().is_some();
        assert!(!running || self.open.is_some_and(|(_, granted)| granted));
        assert_eq!(self.open.is_some(), app.model.reviews.active().is_some());
    }

    /// Something that may happen.
    fn msg(&mut self, app: &App, dice: &mut Dice) -> Option<Msg> {
        let msg = match dice.random_range(0..12) {
            0 | 1 => GameReviewMsg::Start,
            2 => GameReviewMsg::Stop,
            3 => {
                let names = ["d4", "c3.b2", "c3", "e1.e2"][dice.random_range(0..4)];
                return Some(Msg::Navigate(format!("review/linage/size=5.komi=0_5/{names}")));
            }
            4 => GameReviewMsg::LockHeldElsewhere(self.request(dice)?),
            5 | 6 => {
                let id = self.request(dice)?;
                if let Some((open, granted)) = &mut self.open {
                    *granted |= *open == id;
                }
                let kept = self.stored.clone().filter(|_| dice.random_range(0..2) == 0);
                GameReviewMsg::LockGranted { id, kept }
            }
            7 if !self.jobs.is_empty() => {
                let job = self.jobs.remove(dice.random_range(0..self.jobs.len()));
                let end = match dice.random_range(0..3) {
                    0 => Ok(()),
                    1 => Err(Refusal::Replaced),
                    _ => Err(Refusal::EngineLost),
                };
                GameReviewMsg::Ended(job, end)
            }
            8 => GameReviewMsg::Resume(self.stored.clone()?),
            9 => return Some(Msg::Hidden),
            10 if dice.random_range(0..4) == 0 => return Some(Msg::Erase),
            _ => {
                let fetch = app.effects.iter().find_map(|effect| match effect {
                    Effect::FetchReview { keys, start } => Some((keys[0], *start)),
                    _ => None,
                });
                let (key, start) = fetch?;
                let text = self.stored.clone().filter(|_| dice.random_range(0..2) == 0);
                GameReviewMsg::Fetched { key, text, start }
            }
        };
        Some(msg.into())
    }

    /// Mostly the request that is open, and sometimes an earlier one.
    fn request(&self, dice: &mut Dice) -> Option<u32> {
        let open = self.open.map(|(id, _)| id);
        let earlier = self.all.iter().nth(dice.random_range(0..self.all.len().max(1)));
        open.filter(|_| dice.random_range(0..4) > 0).or(earlier.copied())
    }
}

#[test]
fn whatever_happens_a_review_goes_on_only_with_the_lock_and_none_is_held_without_a_review() {
    let (mut requests, mut jobs) = (0, 0);
    for seed in 0..60 {
        let mut dice = dice(seed);
        let mut app = played(&["c3", "b2"]);
        let mut browser = Browser::default();
        for _ in 0..150 {
            if let Some(msg) = browser.msg(&app, &mut dice) {
                app.send(msg);
                browser.carry_out(&app);
            }
        }
        requests += browser.all.len();
        jobs += browser.started;
    }
    assert!(jobs > 300 && requests > jobs, "{requests} requests, {jobs} jobs");
}
