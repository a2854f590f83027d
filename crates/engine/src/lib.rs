//! Answers questions, in slices of any length.
//!
//! The engine knows no clock. An [`EngineRun`] holds the whole computation, and how it is cut into slices does not change
//! its result. Where steps are counted, nothing is kept from one question to the next, so an answer depends on its
//! question alone. Where a time is given, the MCTS tree is reused for the next question ([`EngineRun::resume`]).
//!
//! ```
//! use tessera_engine::{EngineRun, Status};
//! use tessera_protocol::{Budget, Engine, Question};
//!
//! let question = Question {
//!     id: 1,
//!     record: "linage/size=5.komi=2_5/c3".to_owned(),
//!     engine: "mcts".parse::<Engine>()?,
//!     budget: Budget::Steps(100),
//!     seed: 7,
//!     pooled: false,
//!     memory: None,
//! };
//! let mut run = EngineRun::start(&question).expect("a game in play");
//! while run.step(10) != Status::Finished {}
//! let report = run.report();
//! assert_eq!((report.id, report.steps), (1, 100));
//! assert!((0.0..=1.0).contains(&report.lines[0].value));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## Modules
//!
//! - `grave.rs`, `grave/tree.rs`: MC-GRAVE for comparison, without a line of the searches that it is compared with;
//!   only in `lab`
//! - `oracle.rs`: makes the searches of `search/mcts/oracle.rs`; only in `lab`
//! - `review.rs`, `review/`: the value of every move of every choice of a record, and the luck of every draw, step by
//!   step; `second_look` searches the best move and the move played on equal terms
//! - `review/exact_look.rs`: a choice, the move played and its rivals solved to the end, where a number of plies is
//!   enough
//! - `bench.rs`: the measuring loop of `lab bench` and of the `#bench` page

pub mod bench;
mod build;
mod dyn_search;
#[cfg(feature = "lab")]
mod grave;
#[cfg(feature = "lab")]
mod oracle;
mod refusal;
pub mod review;
#[cfg(feature = "lab")]
mod support;
#[cfg(test)]
mod tests;
#[cfg(feature = "lab")]
mod thesis;

pub use build::search;
pub use dyn_search::PositionFacts;
use dyn_search::{DynSearch, StartSearch};
pub use refusal::Refusal;
#[cfg(feature = "lab")]
pub use support::{Unsupported, UnsupportedReason, fits};
use tessera_core::game::Turn;
use tessera_games::catalog::{self, BadGame, GameId};
use tessera_games::play::Record;
use tessera_protocol::{Budget, Engine, Question, Report, WeighedLine};
#[cfg(feature = "lab")]
pub use thesis::horizon;

pub use tessera_search::Status;

/// The computation of the answer to a question.
pub struct EngineRun {
    id: u32,
    /// How many steps the budget still allows; `None` if it is a time, which the caller watches.
    steps_left: Option<u32>,
    status: Status,
    /// The game up to the position.
    record: Record,
    engine: Engine,
    /// The most mebibytes that the tree takes, if that is limited.
    memory: Option<u32>,
    /// How many steps of earlier questions the search has kept.
    reused_steps: u32,
    search: Box<dyn DynSearch + Send>,
}

impl EngineRun {
    /// Starts a question; makes no step yet.
    pub fn start(question: &Question) -> Result<EngineRun, Refusal> {
        EngineRun::start_as(question, None)
    }

    /// Starts counting who owns each cell at the end of the game, which is played on from the ends of these lines; counts
    /// nothing yet. A step is one end.
    pub fn start_ownership(question: &Question, lines: &[WeighedLine]) -> Result<EngineRun, Refusal> {
        EngineRun::start_as(question, Some(lines))
    }

    fn start_as(question: &Question, ends: Option<&[WeighedLine]>) -> Result<EngineRun, Refusal> {
        let record = Record::parse(&question.record).map_err(Refusal::Record)?;
        let start = StartSearch {
            names: &record.names,
            engine: question.engine,
            seed: question.seed,
            memory: question.memory,
            ends,
        };
        let run = EngineRun::begin(&record, start)?;
        if run.position().turn == Turn::Over {
            return Err(Refusal::Over);
        }
        Ok(EngineRun {
            id: question.id,
            steps_left: match question.budget {
                Budget::Steps(steps) => Some(steps),
                Budget::Millis(_) => None,
            },
            ..run
        })
    }

    /// Starts the next question. Reuses the search tree if both questions have a time and the new position is the old one or
    /// follows from it in the same game; otherwise starts a fresh search.
    pub fn resume(mut self, question: &Question) -> Result<EngineRun, Refusal> {
        if self.follow(question) {
            return Ok(EngineRun {
                id: question.id,
                status: Status::Searching,
                reused_steps: self.search.report().steps,
                ..self
            });
        }
        // Frees the memory of the old search before the new one reserves its own.
        drop(self);
        EngineRun::start(question)
    }

    fn follow(&mut self, question: &Question) -> bool {
        let is_timed = self.steps_left.is_none() && matches!(question.budget, Budget::Millis(_));
        let Ok(record) = Record::parse(&question.record) else {
            return false;
        };
        let same_game = record.game == self.record.game && record.options == self.record.options;
        let since = record.names.strip_prefix(&*self.record.names);
        let is_same = since.is_some_and(<[String]>::is_empty);
        let same_search = question.engine == self.engine && question.memory == self.memory;
        let is_reusable = is_timed && same_game && same_search && question.engine.reuses();
        let follows = match since {
            // A search that cannot be followed can still go on where it was.
            Some(_) if is_reusable && is_same => true,
            Some(names) if is_reusable => self.search.follow(names, question.seed),
            _ => false,
        };
        if follows {
            self.record = record;
        }
        follows
    }

    /// Starts a search without a step limit in the position after these names in the game of a record. Unlike
    /// [`EngineRun::start`] it accepts chance turns and games that are over.
    pub fn at_position(
        record: &Record,
        names: &[String],
        engine: Engine,
        seed: u32,
        memory: Option<u32>,
    ) -> Result<EngineRun, Refusal> {
        let start = StartSearch {
            names,
            engine,
            seed,
            memory,
            ends: None,
        };
        EngineRun::begin(record, start)
    }

    fn begin(record: &Record, start: StartSearch) -> Result<EngineRun, Refusal> {
        let unknown = || Refusal::Game(BadGame::Unknown(record.game.clone()));
        let game = GameId::find(&record.game).ok_or_else(unknown)?;
        let StartSearch {
            names,
            engine,
            memory,
            ..
        } = start;
        let search = catalog::with(game, &record.options, start)
            .map_err(|error| Refusal::Game(BadGame::Option(error)))??;
        Ok(EngineRun {
            id: 0,
            steps_left: None,
            status: Status::Searching,
            record: Record {
                names: names.to_vec(),
                ..record.clone()
            },
            engine,
            memory,
            reused_steps: 0,
            search,
        })
    }

    /// The position by the rules.
    pub fn position(&self) -> PositionFacts {
        self.search.position()
    }

    /// Whether [`EngineRun::solve`] can solve anything in this game.
    pub(crate) fn can_solve(&self) -> bool {
        self.search.can_solve()
    }

    /// Searches the position after these names exactly, in a slice as long as a step of a search: the payoff of the first
    /// seat by best play once it is known. Each slice uses what the slices before have found. `None` until then, and always
    /// where [`EngineRun::can_solve`] is not so.
    pub(crate) fn solve(&mut self, names: &[String]) -> Option<f32> {
        self.search.solve(names)
    }

    /// Makes a step whatever the budget and the status. It begins with the move at this index in the list of
    /// [`PositionFacts::moves`], if one is given.
    pub fn step_at(&mut self, place: Option<usize>) {
        self.search.step(place);
    }

    /// Makes so many steps, or fewer if the budget is used up or the search is finished; from then on the status is
    /// [`Status::Finished`].
    pub fn step(&mut self, steps: u32) -> Status {
        for _ in 0..steps.min(self.steps_left.unwrap_or(u32::MAX)) {
            if self.status == Status::Finished {
                break;
            }
            self.status = self.search.step(None);
            self.steps_left = self.steps_left.map(|left| left - 1);
        }
        if self.steps_left == Some(0) {
            self.status = Status::Finished;
        }
        self.status
    }

    /// Makes steps until so many milliseconds have passed by the clock `now`; at least one.
    pub fn slice(&mut self, millis: f64, now: impl Fn() -> f64) -> Status {
        let end = now() + millis;
        while self.step(1) == Status::Searching && now() < end {}
        self.status
    }

    /// The statistics gathered since the last call, for other runs of the same question to
    /// [import](EngineRun::import_delta).
    pub fn export_delta(&mut self) -> Vec<u16> {
        self.search.export_delta()
    }

    /// Adds the statistics of another run. A report counts only the steps of its own run.
    pub fn import_delta(&mut self, words: &[u16]) {
        self.search.import_delta(words);
    }

    /// The report so far; the caller fills in the milliseconds.
    pub fn report(&self) -> Report {
        let report = self.search.report();
        Report {
            id: self.id,
            steps: report.steps - self.reused_steps,
            ..report
        }
    }
}
