//! The searches of a team and what they share: deltas of their statistics, reports, and whether they have ended.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use tessera_engine::{EngineRun, Status};
use tessera_protocol::Report;

/// The milliseconds between two exchanges; the page's workers exchange as often.
const EXCHANGE_EVERY: f64 = 125.0;
/// The milliseconds between two looks at whether the search has ended.
const SLICE: f64 = 5.0;

/// What the searches share.
pub(super) struct Shared {
    has_ended: AtomicBool,
    /// For each search the deltas of the others that it has not imported yet, and its last report.
    members: Vec<Mutex<Member>>,
}

/// What is known of one search, and what waits for it.
#[derive(Default)]
struct Member {
    deltas: Vec<Vec<u16>>,
    report: Report,
}

impl Shared {
    /// What so many searches share before they begin.
    pub fn new(searches: usize) -> Shared {
        Shared {
            has_ended: AtomicBool::new(false),
            members: (0..searches).map(|_| Mutex::default()).collect(),
        }
    }

    /// Whether one search has ended, and all have to.
    pub fn has_ended(&self) -> bool {
        self.has_ended.load(Ordering::Relaxed)
    }

    /// Ends all searches.
    pub fn end(&self) {
        self.has_ended.store(true, Ordering::Relaxed);
    }

    /// A search gives its statistics to the others and takes theirs.
    fn exchange(&self, place: usize, run: &mut EngineRun) {
        let delta = run.export_delta();
        for (at, member) in self.members.iter().enumerate() {
            let mut member = member.lock().expect("no search panics");
            if at != place {
                member.deltas.push(delta.clone());
                continue;
            }
            member.report = run.report();
            let deltas = std::mem::take(&mut member.deltas);
            drop(member);
            deltas.iter().for_each(|delta| run.import_delta(delta));
        }
    }

    /// Searches until another has ended, or ends all when this one is finished.
    pub fn help(&self, place: usize, run: &mut EngineRun) {
        let begin = Instant::now();
        let now = || begin.elapsed().as_secs_f64() * 1e3;
        let mut exchanged = 0.0;
        while !self.has_ended() {
            if run.slice(SLICE, now) == Status::Finished {
                self.end();
            }
            if now() - exchanged >= EXCHANGE_EVERY {
                self.exchange(place, run);
                exchanged = now();
            }
        }
    }
}

/// The first search of a team, in the thread that is told to stop.
pub(super) struct Leader<'t> {
    run: &'t mut EngineRun,
    shared: &'t Shared,
    exchanged: f64,
}

impl<'t> Leader<'t> {
    /// The first search of a team.
    pub fn new(run: &'t mut EngineRun, shared: &'t Shared) -> Leader<'t> {
        Leader {
            run,
            shared,
            exchanged: 0.0,
        }
    }

    pub fn step(&mut self) -> Status {
        self.run.step(1)
    }

    /// Makes steps for so many milliseconds, at least one.
    pub fn slice(&mut self, millis: f64, now: impl Fn() -> f64) -> Status {
        let status = self.run.slice(millis, &now);
        if self.shared.members.len() > 1 && now() - self.exchanged >= EXCHANGE_EVERY {
            self.shared.exchange(0, self.run);
            self.exchanged = now();
        }
        if self.shared.has_ended() {
            Status::Finished
        } else {
            status
        }
    }

    /// The sum of what all searches know, those of the others as they were at the last exchange.
    pub fn report(&self) -> Report {
        let mut reports = vec![self.run.report()];
        for member in &self.shared.members[1..] {
            let report = &member.lock().expect("no search panics").report;
            if !report.lines.is_empty() {
                reports.push(report.clone());
            }
        }
        Report::merged(&reports)
    }
}
