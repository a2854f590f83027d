//! Any sequence of events, in any order, leaves every job with exactly one end.

use std::collections::{BTreeMap, BTreeSet};

use rand::RngExt;

use super::limits::LOAD_MILLIS;
use super::*;
use crate::job::ReviewTask;
use tessera_core::game::{Dice, dice};
use tessera_protocol::{Budget, Engine, EngineRefusal, Question, Report};

/// A page with simulated workers, which do what the dice say.
struct Simulation {
    supervisor: Supervisor,
    dice: Dice,
    now: f64,
    loading_since: Option<f64>,
    timer: Option<f64>,
    /// What each worker that was not terminated was sent, and whether it was heard to be ready.
    workers: BTreeMap<u32, (bool, Vec<Request>)>,
    started: BTreeSet<u32>,
    next_id: u32,
    open: BTreeMap<u32, u32>,
    ended: u32,
}

impl Simulation {
    fn new(seed: u64) -> Simulation {
        Simulation {
            supervisor: Supervisor::new("b".into(), worker_memory(true)),
            dice: dice(seed),
            now: 0.0,
            loading_since: None,
            timer: None,
            workers: BTreeMap::new(),
            started: BTreeSet::new(),
            next_id: 1,
            open: BTreeMap::new(),
            ended: 0,
        }
    }

    fn handle(&mut self, event: Event) {
        for action in self.supervisor.handle(event, self.now) {
            match action {
                Action::Load => {
                    let before = self.loading_since.replace(self.now);
                    assert!(
                        before.is_none_or(|since| since + LOAD_MILLIS <= self.now),
                        "loaded twice"
                    );
                }
                Action::StartWorker(number) | Action::StartInPage(number) => {
                    assert!(self.started.insert(number), "worker {number} was started twice");
                    self.workers.insert(number, (false, Vec::new()));
                }
                Action::Terminate(number) => {
                    assert!(
                        self.workers.remove(&number).is_some(),
                        "no worker {number} to end"
                    );
                }
                Action::Send(number, request) => {
                    let (is_ready, requests) = self.workers.get_mut(&number).expect("a running worker");
                    assert!(*is_ready, "{request:?} would be lost");
                    requests.push(request);
                }
                Action::Relay(numbers) => {
                    assert!(numbers.iter().all(|number| self.workers.contains_key(number)));
                }
                Action::SetTimer(at) => self.timer = Some(self.timer.map_or(at, |timer| timer.min(at))),
                Action::Progress { id, .. } => assert!(self.open.contains_key(&id), "{id} is over"),
                Action::End { id, .. } => {
                    let count = self.open.get_mut(&id).expect("a job that was started");
                    *count -= 1;
                    if *count == 0 {
                        self.open.remove(&id);
                    }
                    self.ended += 1;
                }
            }
        }
    }

    fn start(&mut self) {
        let question = Question {
            id: self.next_id,
            record: "linage//".into(),
            engine: Engine::UCT,
            budget: match self.dice.random_range(0..2) {
                0 => Budget::Steps(100),
                _ => Budget::Millis(1_000),
            },
            seed: 1,
            pooled: false,
            memory: None,
        };
        self.next_id += 1;
        let job = match self.dice.random_range(0..9) {
            0 => Job::Bench { millis: 100 },
            1..4 => {
                let plies = self.dice.random_range(0..6);
                let tasks = (0..plies).map(|ply| ReviewTask::fine(ply, 100)).collect();
                Job::Review { question, tasks }
            }
            4 => Job::Analysis(question),
            5 => Job::SideSearch(question),
            6 => Job::Ownership {
                question,
                lines: Vec::new(),
            },
            _ => Job::Move(question),
        };
        *self.open.entry(job.id()).or_default() += 1;
        let event = Event::Start {
            job,
            workers: self.dice.random_range(0..4),
            instant: self.dice.random(),
        };
        self.handle(event);
    }

    /// One of the numbers so far, more often that of a running worker.
    fn worker(&mut self) -> u32 {
        let running: Vec<u32> = self.workers.keys().copied().collect();
        if running.is_empty() || self.dice.random_range(0..8) == 0 {
            self.dice.random_range(0..8)
        } else {
            running[self.dice.random_range(0..running.len())]
        }
    }

    fn answer(&mut self, worker: u32) -> Answer {
        let sent = self.workers.get(&worker).map(|(_, requests)| requests.clone());
        let ids = sent
            .unwrap_or_default()
            .into_iter()
            .filter_map(|request| match request {
                Request::Ask(question)
                | Request::SideSearch(question)
                | Request::Ownership { question, .. }
                | Request::Review { question, .. } => Some(question.id),
                _ => None,
            });
        let ids: Vec<u32> = ids.collect();
        let id = if ids.is_empty() {
            self.dice.random_range(0..=self.next_id)
        } else {
            ids[self.dice.random_range(0..ids.len())]
        };
        let report = Report {
            id,
            ..Report::default()
        };
        let refusal = if self.dice.random() {
            EngineRefusal::GameOver
        } else {
            EngineRefusal::Memory
        };
        match self.dice.random_range(0..16) {
            0..4 => Answer::Final(report),
            4..7 => Answer::SoFar(report),
            7..9 => Answer::Reviewed { ply: 0, report },
            9 => Answer::Reviewing(id),
            10 => Answer::Bench(Vec::new()),
            11 => Answer::Refused {
                id: Some(id),
                refusal,
            },
            12 if self.dice.random_range(0..4) == 0 => Answer::Refused { id: None, refusal },
            13 if self.dice.random_range(0..4) == 0 => Answer::Ready {
                build: "other".into(),
            },
            _ => {
                if let Some((is_ready, _)) = self.workers.get_mut(&worker) {
                    *is_ready = true;
                }
                Answer::Ready { build: "b".into() }
            }
        }
    }

    /// Something that can happen at this moment.
    fn happen(&mut self) {
        self.now += f64::from(self.dice.random_range(0..200_u16));
        let worker = self.worker();
        match self.dice.random_range(0..20) {
            0..2 => self.start(),
            2 => {
                let id = self.dice.random_range(0..=self.next_id);
                self.handle(Event::Stop(id));
            }
            3 if self.dice.random() => self.handle(Event::Cancel(Page::Play)),
            3 if self.dice.random() => self.handle(Event::Cancel(Page::GameReview)),
            3 if self.dice.random() => self.handle(Event::Cancel(Page::Analysis)),
            3 if self.dice.random_range(0..4) == 0 => self.handle(Event::Rest),
            4 => self.handle(Event::Failed(worker)),
            5 => {
                let tag = self.dice.random_range(0..self.next_id) as u16;
                self.handle(Event::Exchange(worker, tag));
            }
            6 if self.dice.random_range(0..4) == 0 => self.handle(Event::Undecodable(worker)),
            7 if self.loading_since.is_some() => self.end_load(),
            8 => {
                self.now += 3_000.0;
                self.tick();
            }
            9 => self.tick(),
            _ => {
                let answer = self.answer(worker);
                self.handle(Event::Answered(worker, answer));
            }
        }
    }

    fn end_load(&mut self) {
        self.loading_since = None;
        let event = match self.dice.random_range(0..8) {
            0 => Event::LoadFailed("offline".into()),
            _ => Event::Loaded,
        };
        self.handle(event);
    }

    fn tick(&mut self) {
        if self.timer.is_some_and(|timer| timer <= self.now) {
            self.timer = None;
            self.handle(Event::Tick);
        }
    }

    /// From now on nothing happens but what the supervisor has ordered: loads end and timers run down.
    fn run_down(&mut self) {
        for _ in 0..1_000 {
            if self.loading_since.is_some() {
                self.end_load();
            }
            let Some(timer) = self.timer else { break };
            self.now = self.now.max(timer);
            self.tick();
        }
    }
}

#[test]
fn any_sequence_of_events_leaves_every_job_with_exactly_one_end() {
    let mut ended = 0;
    for seed in 0..1_000 {
        println!("seed {seed}");
        let mut simulation = Simulation::new(seed);
        for _ in 0..150 {
            simulation.happen();
        }
        simulation.run_down();
        assert!(simulation.open.is_empty(), "seed {seed}: {:?}", simulation.open);
        ended += simulation.ended;
    }
    assert!(ended > 10_000, "{ended} jobs");
}
