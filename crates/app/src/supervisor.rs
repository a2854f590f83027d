//! The supervisor of the engines: which worker is started, asked, stopped and replaced, as a pure state machine.
//!
//! It knows no browser. Each [`Event`] comes with the present time in milliseconds and returns the [`Action`]s that are
//! to be carried out. Workers are numbers that are never used twice, so a late message of a worker that was terminated
//! is recognised.
//!
//! - At most one foreground job and one background job are open. An engine that has both works on the foreground job
//!   and goes on with the background job afterwards.
//! - A question with a time goes to every worker, each with a seed of its own; a question with a number of steps goes
//!   unchanged to one worker, so that it has the same answer on every device. A review is shared out ply by ply.
//! - A worker that crashes, falls silent or ignores a stop is terminated, and another one gets its share of the job.
//! - A worker may take a limited amount of memory. The limit is halved for all of them when one cannot have it.
//! - Where no worker can be started, one engine runs in the page.
//! - Every job ends in exactly one [`Action::End`].

mod answers;
mod limits;
mod running;
#[cfg(test)]
mod simulation;
#[cfg(test)]
mod tests;
mod worker;
mod workers;

use super::job::{Job, Outcome, Page, Priority, Progress, Refusal};
pub use limits::worker_memory;
use running::Running;
use tessera_protocol::{Answer, Request};
use worker::Worker;

/// The priorities, the first served first.
const PRIORITIES: [Priority; 2] = [Priority::Foreground, Priority::Background];

/// Something that happened to the page or to a worker.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    /// A page wants a job done, in place of the open job of the same priority.
    Start {
        job: Job,
        /// How many workers it may have.
        workers: u32,
        /// Whether the answer may come before [`limits::PAUSE_MILLIS`] have passed.
        instant: bool,
    },
    /// A worker may take so many mebibytes from now on.
    Memory(u32),
    /// The job with this id is to end at once with what is known.
    Stop(u32),
    /// A page no longer wants its open job.
    Cancel(Page),
    /// Nobody wants anything of the engines for now: their memory is to be given back.
    Rest,
    /// The engine's program was downloaded and compiled.
    Loaded,
    /// The engine's program could not be downloaded or compiled; with the message of the browser.
    LoadFailed(String),
    /// A worker could not be started, or reported an error that it did not handle.
    Failed(u32),
    /// A worker sent an answer.
    Answered(u32, Answer),
    /// A worker sent an answer that cannot be decoded.
    Undecodable(u32),
    /// A worker sent exchange words to the others that think about the question whose id ends in these 16 bits.
    Exchange(u32, u16),
    /// The time of [`Action::SetTimer`] has come.
    Tick,
}

/// Something that is to be done.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    /// Download and compile the engine's program; answered by [`Event::Loaded`] or [`Event::LoadFailed`].
    Load,
    /// Start a worker with this number.
    StartWorker(u32),
    /// Start an engine in the page and give it this number.
    StartInPage(u32),
    /// End a worker: no event of this number is wanted any more.
    Terminate(u32),
    /// Send a request to a worker.
    Send(u32, Request),
    /// Pass the exchange words of the event on to these workers.
    Relay(Vec<u32>),
    /// Send [`Event::Tick`] at this time, in milliseconds of the clock that events are given with.
    SetTimer(f64),
    /// Tell the page what is known about a job that goes on.
    Progress {
        /// The job's id.
        id: u32,
        /// The page that receives it.
        page: Page,
        /// What is known.
        progress: Progress,
    },
    /// Tell the page how a job ended. No action about this job follows.
    End {
        /// The job's id.
        id: u32,
        /// The page that receives the result.
        page: Page,
        end: Result<Outcome, Refusal>,
    },
}

/// The state of the engine's program.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Program {
    Absent,
    /// It has been on its way since this time, in milliseconds.
    Loading(f64),
    Loaded,
}

/// Why an engine runs in the page and not in a worker.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InPage {
    /// No worker could be started.
    NoWorker,
    /// Workers were started, and failed again and again.
    WorkersFailed,
}

/// The supervisor of the engines.
#[derive(Debug)]
pub struct Supervisor {
    /// The build of the page, which that of every engine has to equal.
    build: String,
    program: Program,
    /// Whether a worker has ever become ready: then a start that fails is worth another attempt.
    was_ready: bool,
    /// Why the first slot runs in the page; `None` while it runs in a worker.
    in_page: Option<InPage>,
    /// The most memory that a worker may take, in mebibytes. It is halved when a worker cannot have it, and stays so.
    memory: u32,
    /// The limit that was asked for.
    wished_memory: u32,
    /// By how much engines may be slower than usual, from 1 to [`limits::MAX_PATIENCE`].
    patience: f64,
    /// How many ticks in a row came late.
    late_ticks: u32,
    /// The workers in their slots. The share of a move stays with its slot, whichever worker that has.
    slots: Vec<Option<Worker>>,
    foreground: Option<Running>,
    background: Option<Running>,
    next_worker: u32,
    /// For when a tick is ordered.
    timer: Option<f64>,
    actions: Vec<Action>,
}

impl Supervisor {
    /// Returns a supervisor that has started nothing yet, for a page of this build. `memory` is the most that a worker
    /// may take, in mebibytes.
    pub fn new(build: String, memory: u32) -> Supervisor {
        Supervisor {
            build,
            program: Program::Absent,
            was_ready: false,
            in_page: None,
            memory,
            wished_memory: memory,
            patience: 1.0,
            late_ticks: 0,
            slots: Vec::new(),
            foreground: None,
            background: None,
            next_worker: 0,
            timer: None,
            actions: Vec::new(),
        }
    }

    /// Takes in what happened at this time, in milliseconds, and returns what is to be done about it, in order.
    pub fn handle(&mut self, event: Event, now: f64) -> Vec<Action> {
        match event {
            Event::Start {
                job,
                workers,
                instant,
            } => self.start(job, workers, instant, now),
            // The same wish again does not undo what was halved.
            Event::Memory(mebibytes) if mebibytes == self.wished_memory => {}
            Event::Memory(mebibytes) => {
                self.memory = mebibytes;
                self.wished_memory = mebibytes;
            }
            Event::Stop(id) => self.stop(id, now),
            Event::Cancel(page) => {
                for priority in PRIORITIES {
                    if self
                        .open_job(priority)
                        .as_ref()
                        .is_some_and(|open| open.job.page() == page)
                    {
                        self.end(priority, Err(Refusal::Cancelled), now);
                    }
                }
            }
            Event::Rest => self.rest(now),
            Event::Loaded if self.is_loading() => self.program = Program::Loaded,
            Event::LoadFailed(detail) if self.is_loading() => {
                self.program = Program::Absent;
                self.end_all(&Refusal::LoadFailed { detail }, now);
            }
            Event::Loaded | Event::LoadFailed(_) => {}
            Event::Exchange(worker, tag) => self.relay(worker, tag),
            Event::Tick => self.tick(now),
            Event::Failed(worker) | Event::Answered(worker, _) | Event::Undecodable(worker) => {
                if let Some(index) = self.slot_of(worker) {
                    match event {
                        Event::Answered(_, answer) => self.handle_answer(index, answer, now),
                        Event::Undecodable(_) => self.refuse_at(index, Refusal::UnreadableAnswer, now),
                        _ => self.crash(index),
                    }
                }
            }
        }
        self.assign(now);
        self.set_timer();
        std::mem::take(&mut self.actions)
    }

    fn is_loading(&self) -> bool {
        matches!(self.program, Program::Loading(_))
    }

    /// Returns why the engine runs in the page; `None` where it runs in workers, or was not needed yet.
    pub fn in_page(&self) -> Option<InPage> {
        self.in_page
    }

    /// Returns the open job of a priority.
    fn open_job(&mut self, priority: Priority) -> &mut Option<Running> {
        match priority {
            Priority::Foreground => &mut self.foreground,
            Priority::Background => &mut self.background,
        }
    }

    /// Returns the place of the worker with this number, unless it was terminated.
    fn slot_of(&self, number: u32) -> Option<usize> {
        let is_its = |slot: &Option<Worker>| slot.as_ref().is_some_and(|worker| worker.number == number);
        self.slots.iter().position(is_its)
    }

    fn start(&mut self, job: Job, workers: u32, instant: bool, now: f64) {
        let priority = job.priority();
        self.end(priority, Err(Refusal::Replaced), now);
        let workers = if self.in_page.is_some() { 1 } else { workers.max(1) };
        let running = Running::new(job, workers, instant, now);
        while self.slots.len() < running.failures.len() {
            self.slots.push(None);
        }
        *self.open_job(priority) = Some(running);
    }

    /// Ends the open job of a priority, if there is one, and stops the engines that work on it.
    fn end(&mut self, priority: Priority, end: Result<Outcome, Refusal>, now: f64) {
        let Some(running) = self.open_job(priority).take() else {
            return;
        };
        let id = running.id();
        self.send_stops(priority, id, now);
        self.actions.push(Action::End {
            id,
            page: running.job.page(),
            end,
        });
    }

    /// Ends all jobs and all workers. The next job starts new ones.
    fn rest(&mut self, now: f64) {
        for priority in PRIORITIES {
            self.end(priority, Err(Refusal::Cancelled), now);
        }
        for worker in self.slots.iter_mut().filter_map(Option::take) {
            self.actions.push(Action::Terminate(worker.number));
        }
    }

    fn end_all(&mut self, refusal: &Refusal, now: f64) {
        for priority in PRIORITIES {
            self.end(priority, Err(refusal.clone()), now);
        }
    }

    /// Tells all engines that work on a job to stop.
    fn send_stops(&mut self, priority: Priority, id: u32, now: f64) {
        for worker in self.slots.iter_mut().flatten() {
            let number = worker.number;
            if let Some(lane) = worker.lane_mut(priority)
                && lane.job == id
                && lane.stopped.is_none()
            {
                lane.stopped = Some(now);
                self.actions.push(Action::Send(number, Request::Stop(id)));
            }
        }
    }

    /// Ends a job with what is known about it.
    fn stop(&mut self, id: u32, now: f64) {
        let open = [&mut self.foreground, &mut self.background];
        let Some(running) = open.into_iter().flatten().find(|running| running.id() == id) else {
            return;
        };
        let priority = running.job.priority();
        match &running.job {
            Job::Review { .. } => self.end(priority, Ok(Outcome::Review), now),
            Job::Bench { .. } => self.end(priority, Err(Refusal::Cancelled), now),
            Job::Move(_) | Job::Analysis(_) | Job::SideSearch(_) | Job::Ownership { .. } => {
                running.hurry();
                self.send_stops(priority, id, now);
            }
        }
    }

    /// Passes exchange words on to all other workers that think about the same question.
    fn relay(&mut self, sender: u32, tag: u16) {
        let thinks = |worker: &&Worker| {
            let id = worker.lane(Priority::Foreground).map(|lane| lane.job);
            worker.number != sender && id.is_some_and(|id| id as u16 == tag)
        };
        let others = self.slots.iter().flatten().filter(thinks);
        let others: Vec<u32> = others.map(|worker| worker.number).collect();
        if !others.is_empty() && self.slot_of(sender).is_some() {
            self.actions.push(Action::Relay(others));
        }
    }
}
