//! From a question to its answer, in slices of any length.
//!
//! The engine knows no clock. An [`EngineRun`] holds the whole computation, and how it is cut into slices does not change
//! its result. Where steps are counted, nothing is kept from one question to the next, so an answer depends on its
//! question alone. Where a time is given, the MCTS tree is reused for the next question ([`EngineRun::resume`]).

mod build;
mod dyn_search;
mod refusal;
#[cfg(feature = "lab")]
mod support;
#[cfg(feature = "lab")]
mod thesis;

use crate::catalog::{self, BadGame, GameId};
use crate::game::Turn;
use crate::play::Record;
use crate::protocol::{Budget, Engine, Question, Report};
pub use build::search;
pub(crate) use dyn_search::PositionFacts;
use dyn_search::{DynSearch, StartSearch};
pub use refusal::Refusal;
#[cfg(feature = "lab")]
pub use support::{Unsupported, UnsupportedReason, fits};
#[cfg(feature = "lab")]
pub use thesis::horizon;

pub use crate::search::Status;

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
        let record = Record::parse(&question.record).map_err(Refusal::Record)?;
        let Question {
            engine, seed, memory, ..
        } = *question;
        let run = EngineRun::at_position(&record, &record.names, engine, seed, memory)?;
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
    pub(crate) fn at_position(
        record: &Record,
        names: &[String],
        engine: Engine,
        seed: u32,
        memory: Option<u32>,
    ) -> Result<EngineRun, Refusal> {
        let unknown = || Refusal::Game(BadGame::Unknown(record.game.clone()));
        let game = GameId::find(&record.game).ok_or_else(unknown)?;
        let start = StartSearch {
            names,
            engine,
            seed,
            memory,
        };
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
    pub(crate) fn position(&self) -> PositionFacts {
        self.search.position()
    }

    /// Searches the position after these names exactly, in a slice as long as a step of a search: the payoff of the first
    /// seat by best play once it is known. Each slice uses what the slices before have found. `None` until then, and always
    /// in games with chance or more than two seats.
    pub(crate) fn solve(&mut self, names: &[String]) -> Option<f32> {
        self.search.solve(names)
    }

    /// Makes a step whatever the budget and the status. It begins with the move at this index in the list of
    /// [`PositionFacts::moves`], if one is given.
    pub(crate) fn step_at(&mut self, place: Option<usize>) {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    fn question(record: &str, engine: &str, steps: u32) -> Question {
        Question {
            id: 7,
            record: record.into(),
            engine: engine.parse().unwrap(),
            budget: Budget::Steps(steps),
            seed: 1,
            pooled: false,
            memory: None,
        }
    }

    fn report_of(question: &Question, slices: &[u32]) -> Report {
        let mut run = EngineRun::start(question).unwrap();
        for &steps in slices.iter().cycle() {
            if run.step(steps) == Status::Finished {
                break;
            }
        }
        run.report()
    }

    #[test]
    fn slices_do_not_change_the_report() {
        for engine in ["random", "flat", "greedy", "uct"] {
            let question = question("linage/size=5.komi=bid/komi-4_5.vertical.c3", engine, 500);
            let whole = report_of(&question, &[500]);
            assert_eq!(whole.id, 7);
            assert_eq!(report_of(&question, &[1]), whole, "{engine}");
            assert_eq!(report_of(&question, &[3, 0, 70, 1000]), whole, "{engine}");
        }
    }

    #[test]
    fn the_budget_is_kept() {
        let question = question("linage/size=5.komi=0/", "uct", 100);
        assert_eq!(report_of(&question, &[77]).steps, 100);
        let mut run = EngineRun::start(&question).unwrap();
        assert_eq!(run.step(99), Status::Searching);
        assert_eq!(run.step(5), Status::Finished);
        assert_eq!(run.report().steps, 100);
        let mut timed = EngineRun::start(&Question {
            budget: Budget::Millis(10),
            ..question
        })
        .unwrap();
        let ticks = std::cell::Cell::new(0.0);
        let clock = || {
            ticks.set(ticks.get() + 1.0);
            ticks.get()
        };
        assert_eq!(timed.slice(10.0, clock), Status::Searching);
        assert_eq!(timed.report().steps, 10);
    }

    #[test]
    fn where_a_time_is_given_the_next_question_reuses_the_tree() {
        let timed = |record: &str, engine: &str| Question {
            budget: Budget::Millis(50),
            ..question(record, engine, 0)
        };
        let begun = |record: &str| {
            let mut run = EngineRun::start(&timed(record, "mcts")).unwrap();
            run.step(2_000);
            run
        };
        let start = "linage/size=5.komi=0/b2.d4";
        let pv = begun(start).report().lines[0].pv[..2].join(".");
        let later = format!("{start}.{pv}");
        let fresh = EngineRun::start(&timed(&later, "mcts")).unwrap().report();
        let mut run = begun(start).resume(&timed(&later, "mcts")).unwrap();
        let report = run.report();
        let visits = |report: &Report| report.lines.iter().map(|line| line.visits).sum::<u32>();
        assert!(visits(&report) > 20, "{} visits", visits(&report));
        assert_eq!(report.steps, 0, "none is made for this question yet");
        assert_eq!(report.id, 7);
        let names = |report: &Report| {
            let mut names: Vec<_> = report.lines.iter().map(|line| line.name.clone()).collect();
            names.sort();
            names
        };
        assert_eq!(names(&report), names(&fresh), "the moves of the new position");
        run.step(500);
        assert_eq!(run.report().steps, 500);
        assert_eq!(visits(&run.report()), visits(&report) + 500);
        let best = &run.report().lines[0];
        let text = format!("{later}.{}", best.pv.join("."));
        assert_eq!(
            catalog::replayed(&Record::parse(&text).unwrap(), Language::English)
                .unwrap()
                .1,
            None
        );
        // Where the question is about something else, all begins anew, as without a question before.
        let others = [
            timed("linage/size=5.komi=0/b2", "mcts"),
            timed("linage/size=5.komi=0/d4.b2.c3", "mcts"),
            timed("linage/size=5.komi=1/b2.d4.c3", "mcts"),
            timed("linage/size=4.komi=0/b2.d4.c3", "mcts"),
            timed(&later, "mcts:c=0.2"),
            timed(&later, "mcts:t=0.1"),
            timed(&later, "uct"),
            question(&later, "mcts", 100),
        ];
        for other in others {
            let mut run = begun(start).resume(&other).unwrap();
            assert_eq!(run.report().steps, 0, "{other:?}");
            run.step(100);
            assert_eq!(
                run.report(),
                report_of(
                    &Question {
                        budget: Budget::Steps(100),
                        ..other.clone()
                    },
                    &[100]
                ),
                "{other:?}"
            );
        }
        let why = begun(start).resume(&timed(&format!("{start}.b2"), "mcts")).err();
        assert!(matches!(why, Some(Refusal::Move(_))), "{why:?}");
    }

    #[test]
    fn lines_are_named_and_their_variations_are_records() {
        let question = question("linage/size=4.komi=0/b1.b2", "uct", 2_000);
        let report = report_of(&question, &[100]);
        assert_eq!(report.steps, 2_000);
        assert!(report.nodes > 100);
        let best = &report.lines[0];
        assert_eq!(best.pv[0], best.name);
        assert!(best.pv.len() > 1);
        for line in &report.lines {
            let text = format!("linage/size=4.komi=0/b1.b2.{}", line.pv.join("."));
            let record = Record::parse(&text).unwrap();
            assert_eq!(
                catalog::replayed(&record, Language::English).unwrap().1,
                None,
                "{text}"
            );
        }
    }

    #[test]
    fn a_question_that_cannot_be_answered_is_refused_with_the_reason_as_a_fact() {
        let why = |record: &str| EngineRun::start(&question(record, "uct", 1)).err().unwrap();
        assert!(matches!(why("linage/<"), Refusal::Record(_)));
        let unknown = BadGame::Unknown("chess".into());
        assert_eq!(why("chess//e4"), Refusal::Game(unknown));
        assert!(matches!(why("linage/size=2/"), Refusal::Game(BadGame::Option(_))));
        match why("linage/size=5.komi=0/a2.b1") {
            Refusal::Move(illegal) => assert_eq!(illegal.ply, 1),
            other => panic!("{other:?}"),
        }
        assert_eq!(why("linage/size=5.komi=0/pass.pass"), Refusal::Over);
        assert_eq!(why("linage/size=5.komi=0/c3.resign"), Refusal::Over);
        assert_eq!(why("carcassonne/players=3/D.resign.resign"), Refusal::Over);
    }

    #[test]
    fn a_seat_that_has_resigned_is_never_asked_for() {
        let question = question("carcassonne/players=3/D.resign", "mcts", 100);
        let report = report_of(&question, &[100]);
        let best = &report.lines[0];
        let text = format!("{}.{}", question.record, best.name);
        let (table, fault) = catalog::replayed(&Record::parse(&text).unwrap(), Language::English).unwrap();
        assert_eq!(
            (fault, table.decided(2)),
            (None, Turn::Seat(crate::game::Seat(1)))
        );
    }

    #[test]
    #[cfg(feature = "lab")]
    fn an_engine_that_does_not_support_a_game_is_refused() {
        let why = |record: &str, engine: &str| EngineRun::start(&question(record, engine, 1)).err();
        let unsupported = |engine: &str, reason| {
            let engine = engine.parse().unwrap();
            Some(Refusal::Engine(Unsupported { engine, reason }))
        };
        assert_eq!(
            why("carcassonne//", "mcts:c=3"),
            unsupported("mcts:c=3", UnsupportedReason::OwnWeights)
        );
        assert_eq!(
            why("carcassonne/players=3/", "star2"),
            unsupported("star2", UnsupportedReason::TwoSeatsOnly)
        );
        assert_eq!(why("carcassonne//", "mcts:t=0.1"), None);
        assert_eq!(why("carcassonne//", "star2"), None);
        assert_eq!(why("linage//", "mcts:c=3"), None);
    }
}
