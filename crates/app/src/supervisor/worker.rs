//! What the supervisor knows about one worker.

use super::limits::{SILENCE_MILLIS, START_MILLIS, STOP_MILLIS};
use crate::job::Priority;

/// A worker, or the engine in the page.
#[derive(Debug)]
pub(super) struct Worker {
    /// Its number in events and actions.
    pub number: u32,
    /// Whether it runs in the page.
    pub is_in_page: bool,
    /// Whether it has loaded its program and listens.
    pub is_ready: bool,
    /// When it was started, sent a share, or last sent an answer, whichever is latest; in milliseconds.
    pub active: f64,
    foreground: Option<Lane>,
    background: Option<Lane>,
}

/// A share of a job that was sent to a worker and is not answered yet.
#[derive(Debug)]
pub(super) struct Lane {
    /// The job's id.
    pub job: u32,
    /// The share's index in the job.
    pub share: usize,
    /// When the worker was told to stop, in milliseconds.
    pub stopped: Option<f64>,
    /// For how long the worker may send nothing while it works on this share, in milliseconds.
    pub silence: f64,
    /// How much memory the worker was given for it, in mebibytes.
    pub memory: u32,
}

impl Worker {
    /// Returns a worker that was started at this time.
    pub fn new(number: u32, is_in_page: bool, now: f64) -> Worker {
        Worker {
            number,
            is_in_page,
            is_ready: false,
            active: now,
            foreground: None,
            background: None,
        }
    }

    /// Returns its unanswered share of a job of this priority.
    pub fn lane(&self, priority: Priority) -> Option<&Lane> {
        match priority {
            Priority::Foreground => self.foreground.as_ref(),
            Priority::Background => self.background.as_ref(),
        }
    }

    /// Returns its unanswered share of a job of this priority, to be changed, taken or replaced.
    pub fn lane_mut(&mut self, priority: Priority) -> &mut Option<Lane> {
        match priority {
            Priority::Foreground => &mut self.foreground,
            Priority::Background => &mut self.background,
        }
    }

    /// Returns its unanswered shares.
    pub fn lanes(&self) -> impl Iterator<Item = &Lane> {
        [&self.foreground, &self.background].into_iter().flatten()
    }

    /// Returns when it has to have answered a stop.
    pub fn stop_deadline(&self) -> Option<f64> {
        let stops = self.lanes().filter_map(|lane| lane.stopped);
        stops.map(|stopped| stopped + STOP_MILLIS).reduce(f64::min)
    }

    /// Returns when it has to have become ready or sent something. `patience` is by how much it may be slower than usual.
    pub fn silence_deadline(&self, patience: f64) -> Option<f64> {
        if !self.is_ready {
            return Some(self.active + patience * START_MILLIS);
        }
        let silence = self.lanes().map(|lane| lane.silence).reduce(f64::max);
        silence.map(|silence| self.active + patience * silence)
    }

    /// Counts all its times from now on.
    pub fn excuse(&mut self, now: f64) {
        self.active = now;
        for lane in [&mut self.foreground, &mut self.background].into_iter().flatten() {
            lane.stopped = lane.stopped.map(|_| now);
        }
    }
}

impl Lane {
    /// Returns the lane of a share that is sent now.
    pub fn new(job: u32, share: usize, extra_silence: f64, memory: u32) -> Lane {
        Lane {
            job,
            share,
            stopped: None,
            silence: SILENCE_MILLIS + extra_silence,
            memory,
        }
    }
}
