//! A page without a browser.

use super::super::*;
use crate::job::ReviewTask;
use tessera_protocol::{Budget, Engine, NamedLine, Question, Report};

/// The build of the page.
pub(super) const BUILD: &str = "b1";

/// A simulated page: a supervisor with a clock, the last actions and all ends.
pub(super) struct SimulatedPage {
    pub(super) supervisor: Supervisor,
    pub(super) now: f64,
    timer: Option<f64>,
    pub(super) last: Vec<Action>,
    pub(super) ends: Vec<(u32, Result<Outcome, Refusal>)>,
}

impl SimulatedPage {
    /// A page on which nothing has happened yet, at a second past the start of its clock.
    pub(super) fn new() -> SimulatedPage {
        SimulatedPage {
            supervisor: Supervisor::new(BUILD.into(), worker_memory(false)),
            now: 1_000.0,
            timer: None,
            last: Vec::new(),
            ends: Vec::new(),
        }
    }

    /// Passes an event to the supervisor and carries its actions out.
    pub(super) fn handle(&mut self, event: Event) -> &[Action] {
        self.last = self.supervisor.handle(event, self.now);
        for action in &self.last {
            match action {
                Action::End { id, end, .. } => self.ends.push((*id, end.clone())),
                Action::SetTimer(at) => self.timer = Some(self.timer.map_or(*at, |timer| timer.min(*at))),
                _ => {}
            }
        }
        &self.last
    }

    /// Starts a job that may be answered at once.
    pub(super) fn start(&mut self, job: Job, workers: u32) -> &[Action] {
        self.handle(Event::Start {
            job,
            workers,
            instant: true,
        })
    }

    /// Starts a job on so many workers, the first numbers, and has them become ready.
    pub(super) fn begin(&mut self, job: Job, workers: u32) {
        self.start(job, workers);
        self.handle(Event::Loaded);
        for worker in 0..workers {
            self.ready(worker);
        }
    }

    /// Has a worker report that it is ready.
    pub(super) fn ready(&mut self, worker: u32) -> &[Action] {
        let build = BUILD.into();
        self.handle(Event::Answered(worker, Answer::Ready { build }))
    }

    /// Has a worker send an answer.
    pub(super) fn answered(&mut self, worker: u32, answer: Answer) -> &[Action] {
        self.handle(Event::Answered(worker, answer))
    }

    /// Lets time pass and ticks.
    pub(super) fn wait(&mut self, millis: f64) -> &[Action] {
        let end = self.now + millis;
        while let Some(due) = self.timer.take_if(|due| *due < end) {
            self.now = due;
            self.handle(Event::Tick);
        }
        self.now = end;
        self.timer = None;
        self.handle(Event::Tick)
    }

    /// Passes the time while the page cannot do anything; its timer comes late.
    pub(super) fn sleep(&mut self, millis: f64) -> &[Action] {
        self.now += millis;
        self.timer = None;
        self.handle(Event::Tick)
    }

    /// Has a worker crash, and each that is started in its place, so many in all; the last that was started.
    pub(super) fn crash(&mut self, mut worker: u32, times: u32) -> u32 {
        for _ in 0..times {
            self.handle(Event::Failed(worker));
            worker = self.started().first().copied().unwrap_or(worker);
            self.ready(worker);
        }
        worker
    }

    /// The numbers of the workers that the last event started.
    pub(super) fn started(&self) -> Vec<u32> {
        let number = |action: &Action| match action {
            Action::StartWorker(number) | Action::StartInPage(number) => Some(*number),
            _ => None,
        };
        self.last.iter().filter_map(number).collect()
    }

    /// Whether the last event terminated a worker.
    pub(super) fn terminated(&self, number: u32) -> bool {
        self.last.contains(&Action::Terminate(number))
    }

    /// The requests that the last event sent.
    pub(super) fn sent(&self) -> Vec<(u32, &Request)> {
        let request = |action: &'_ Action| match action {
            Action::Send(number, _) => Some(*number),
            _ => None,
        };
        let numbers = self.last.iter().filter_map(request);
        let requests = self.last.iter().filter_map(|action| match action {
            Action::Send(_, request) => Some(request),
            _ => None,
        });
        numbers.zip(requests).collect()
    }

    /// The workers that the last event asked something, with the memory for the search.
    pub(super) fn memory(&self) -> Vec<(u32, Option<u32>)> {
        let memory = |(number, request): (u32, &Request)| match request {
            Request::Ask(question) | Request::Review { question, .. } => Some((number, question.memory)),
            _ => None,
        };
        self.sent().into_iter().filter_map(memory).collect()
    }

    /// The plies that the last event asked workers to review.
    pub(super) fn reviews(&self) -> Vec<(u32, u32)> {
        let ply = |(number, request): (u32, &Request)| match request {
            Request::Review { from, .. } => Some((number, *from)),
            _ => None,
        };
        self.sent().into_iter().filter_map(ply).collect()
    }
}

/// A question of the start of a game.
pub(super) fn question(id: u32, budget: Budget) -> Question {
    Question {
        id,
        record: "linage//".into(),
        engine: Engine::UCT,
        budget,
        seed: 1,
        pooled: false,
        memory: None,
    }
}

/// A budget of time.
pub(super) const TIMED: Budget = Budget::Millis(2_000);

/// The search of a move for a time.
pub(super) fn timed(id: u32) -> Job {
    Job::Move(question(id, TIMED))
}

/// The search of a move for a number of steps.
pub(super) fn stepped(id: u32) -> Job {
    Job::Move(question(id, Budget::Steps(100)))
}

/// The review of a game of so many plies.
pub(super) fn review(id: u32, plies: u32) -> Job {
    let question = question(id, Budget::Steps(100));
    let tasks = (0..plies).map(|ply| ReviewTask::fine(ply, 100)).collect();
    Job::Review { question, tasks }
}

/// A report on moves with these visits.
pub(super) fn report(id: u32, visits: &[(&str, u32)]) -> Report {
    let line = |&(name, visits): &(&str, u32)| NamedLine {
        mv: name.into(),
        visits,
        value: 0.5,
        ..NamedLine::default()
    };
    Report {
        id,
        lines: visits.iter().map(line).collect(),
        steps: visits.iter().map(|(_, visits)| visits).sum(),
        ..Report::default()
    }
}

/// The last answer to a question.
pub(super) fn final_answer(id: u32) -> Answer {
    Answer::Final(report(id, &[("a1", 5)]))
}
