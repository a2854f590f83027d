//! A job that is open: its shares, and what has been answered.

use super::limits::MAX_FAILURES;
use crate::job::{Job, Refusal, ReviewTask};
use tessera_protocol::{Budget, Question, Report, Request, is_decided};

/// By how much the seeds of the workers of a pool differ: an odd number, so that no two of them are alike.
const SEED_STEP: u32 = 0x9e37_79b9;
/// At most how many times the time of one measurement a measurement of all games takes.
const BENCH_TIMES: u32 = 100;

/// A job that is open.
#[derive(Debug)]
pub(super) struct Running {
    pub job: Job,
    /// Whether the answer may come at once.
    pub instant: bool,
    /// When it was asked for, in milliseconds.
    pub asked: f64,
    pub shares: Vec<Share>,
    /// For every slot that may work on the job, how often its worker has failed at it in a row.
    pub failures: Vec<u32>,
    /// Why there is no result if no slot can work on the job any more.
    pub loss: Refusal,
    /// Whether the answer is wanted at once.
    is_hurried: bool,
    /// The answer, which waits until people can follow it.
    pub held: Option<Report>,
}

/// A part of a job that one engine does alone.
#[derive(Debug)]
pub(super) struct Share {
    pub request: Request,
    pub state: ShareState,
    /// What is known of a move so far.
    pub report: Option<Report>,
    /// The review of the share's ply, which counts once the share is done: one that is begun again is reviewed again.
    pub reviewed: Option<Report>,
}

/// How far a share has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ShareState {
    Waiting,
    Sent,
    Done,
}

impl Running {
    /// Shares a job out among so many slots.
    pub fn new(job: Job, workers: u32, instant: bool, now: f64) -> Running {
        let requests: Vec<Request> = match &job {
            Job::Move(question) | Job::Analysis(question) => {
                pooled(question, workers).map(Request::Ask).collect()
            }
            Job::SideSearch(question) => pooled(question, workers).map(Request::SideSearch).collect(),
            Job::Ownership { question, lines } => {
                let request = |question| Request::Ownership {
                    question,
                    lines: lines.clone(),
                };
                pooled(question, workers).map(request).collect()
            }
            Job::Review { question, tasks } => {
                let request = |task: &ReviewTask| Request::Review {
                    question: Question {
                        budget: Budget::Steps(task.steps),
                        ..question.clone()
                    },
                    from: task.ply,
                    to: task.ply + 1,
                    doublings: task.doublings,
                };
                tasks.iter().map(request).collect()
            }
            Job::Bench { millis } => vec![Request::Bench(*millis)],
        };
        let slots = match job {
            Job::Review { .. } => workers as usize,
            _ => requests.len(),
        };
        Running {
            job,
            instant,
            asked: now,
            shares: requests.into_iter().map(Share::new).collect(),
            failures: vec![0; slots],
            loss: Refusal::NoEngine,
            is_hurried: false,
            held: None,
        }
    }

    /// Returns the job's id.
    pub fn id(&self) -> u32 {
        self.job.id()
    }

    /// Returns the task of a share of a review.
    pub fn task(&self, share: usize) -> Option<ReviewTask> {
        match &self.job {
            Job::Review { tasks, .. } => tasks.get(share).copied(),
            _ => None,
        }
    }

    /// Returns the next share that waits for the worker of a slot. A share of a move stays with its slot.
    pub fn waiting_for(&self, slot: usize) -> Option<usize> {
        let waits = |share: &Share| share.state == ShareState::Waiting;
        match self.job {
            Job::Review { .. } => self.shares.iter().position(waits),
            _ => self.shares.get(slot).is_some_and(waits).then_some(slot),
        }
    }

    /// Returns whether the worker of a slot has failed at this job as often as it may.
    pub fn is_exhausted(&self, slot: usize) -> bool {
        self.failures
            .get(slot)
            .is_none_or(|&failures| failures >= MAX_FAILURES)
    }

    /// Counts a failure of the worker of a slot. An engine that fails in the page has no other place.
    pub fn fail(&mut self, slot: usize, is_in_page: bool) {
        if let Some(failures) = self.failures.get_mut(slot) {
            *failures = if is_in_page { MAX_FAILURES } else { *failures + 1 };
        }
    }

    /// Lets the job go on without a slot, for this reason.
    pub fn give_up_slot(&mut self, slot: usize, loss: Refusal) {
        self.fail(slot, true);
        self.loss = loss;
    }

    /// Returns for how much longer than usual an engine sends nothing while it does this job, in milliseconds.
    pub fn extra_silence(&self) -> f64 {
        match self.job {
            Job::Bench { millis } => f64::from(millis.saturating_mul(BENCH_TIMES)),
            _ => 0.0,
        }
    }

    /// Returns whether no share is waited for.
    pub fn is_done(&self) -> bool {
        self.shares.iter().all(|share| share.state == ShareState::Done)
    }

    /// Returns whether anything is known of a move.
    pub fn is_known(&self) -> bool {
        self.shares.iter().any(|share| share.report.is_some())
    }

    /// Returns the sum of what all engines know of a move.
    pub fn sum(&self) -> Report {
        let reports: Vec<_> = self
            .shares
            .iter()
            .filter_map(|share| share.report.clone())
            .collect();
        Report::merged(&reports)
    }

    /// Returns whether the first move of the sum cannot be caught in the time that is left.
    pub fn is_decided(&self, sum: &Report) -> bool {
        let Job::Move(question) = &self.job else {
            return false;
        };
        // Nobody knows the pace of an engine that has not reported yet.
        let is_known = |share: &Share| share.report.is_some() || share.state == ShareState::Done;
        if self.is_hurried || !self.shares.iter().all(is_known) {
            return false;
        }
        let used = f64::from(sum.millis);
        match (question.budget, sum.lead()) {
            (Budget::Millis(allowed), Some(lead)) if used > 0.0 && used < f64::from(allowed) => {
                is_decided(lead, sum.steps, used, allowed.into())
            }
            _ => false,
        }
    }

    /// Wants the answer at once: shares that wait are left out if another one is under way or known, and what has to be
    /// asked again is asked for one millisecond.
    pub fn hurry(&mut self) {
        self.is_hurried = true;
        let begun = |share: &Share| share.state == ShareState::Sent || share.report.is_some();
        let any_begun = self.shares.iter().any(begun);
        for share in &mut self.shares {
            if let Request::Ask(question)
            | Request::SideSearch(question)
            | Request::Ownership { question, .. } = &mut share.request
            {
                question.budget = Budget::Millis(1);
            }
            if any_begun && share.state == ShareState::Waiting {
                share.state = ShareState::Done;
            }
        }
    }

    /// Puts a share back whose worker was lost. Where the answer is wanted at once and something is known, the share is
    /// left out instead.
    pub fn put_back(&mut self, share: usize) {
        let is_left_out = self.is_hurried && self.is_known();
        self.shares[share].reviewed = None;
        self.shares[share].state = if is_left_out {
            ShareState::Done
        } else {
            ShareState::Waiting
        };
    }
}

impl Share {
    fn new(request: Request) -> Share {
        Share {
            request,
            state: ShareState::Waiting,
            report: None,
            reviewed: None,
        }
    }
}

/// Returns the question for each of so many workers, with a seed of its own. A number of steps goes to one worker, to
/// which the question goes unchanged: shared out, the steps would make smaller trees, and a level would be weaker on a
/// device with more workers.
fn pooled(question: &Question, workers: u32) -> impl Iterator<Item = Question> {
    let workers = match question.budget {
        Budget::Steps(_) => 1,
        Budget::Millis(_) => workers,
    };
    let share = move |index: u32| Question {
        seed: question.seed.wrapping_add(index.wrapping_mul(SEED_STEP)),
        pooled: workers > 1,
        ..question.clone()
    };
    (0..workers).map(share)
}
