//! From a question to its answer, in slices as long as the asker likes.
//!
//! The engine knows no clock: a [`EngineRun`] holds all there is, and how it is cut into slices does not change what
//! it finds. Where steps are counted nothing is remembered from one question to the next, so that an answer depends
//! on its question alone; where a time is given, what the search for two without chance found out serves again
//! ([`EngineRun::go_on`]).

mod dyn_search;
mod refusal;
#[cfg(feature = "lab")]
mod support;
#[cfg(feature = "lab")]
mod thesis;

use std::sync::Arc;

use crate::catalog::{self, BadGame, GameId};
use crate::game::Turn;
use crate::play::Record;
use crate::protocol::{Budget, Engine, Overrides, Question, Report};
#[cfg(feature = "lab")]
use crate::search::StaticPolicy;
use crate::search::{
    BookMoves, Flat, Greedy, Heuristics, Mcts, MctsConfig, Random, Search, Softmax, Uct, UctConfig,
};
pub(crate) use dyn_search::Situation;
use dyn_search::{DynSearch, StartSearch};
pub use refusal::Refusal;
#[cfg(feature = "lab")]
pub use support::{Unsupported, fits};
#[cfg(feature = "lab")]
pub use thesis::horizon;

pub use crate::search::Status;

/// The search that an engine names, from a state of a game that it holds or is lent.
pub fn search<G: Heuristics + 'static>(
    engine: Engine,
    game: Arc<G>,
    state: &G::State,
) -> Box<dyn Search<G::Move> + Send> {
    match engine {
        Engine::Random => Box::new(Random::new(game, state)),
        Engine::Flat => Box::new(Flat::new(game, state)),
        Engine::Greedy if G::GREEDY => Box::new(Greedy::new(game, state)),
        Engine::Greedy => unreachable!("refused by those who ask"),
        Engine::Uct { c } => {
            let tuning = UctConfig {
                exploration: f64::from(c),
                ..UctConfig::default()
            };
            Box::new(Uct::new(game, state, tuning))
        }
        #[cfg(feature = "lab")]
        Engine::Leaf => Box::new(StaticPolicy::new(game, state)),
        Engine::Mcts(tweaks) => best(tweaks, game, state),
        #[cfg(feature = "lab")]
        Engine::Thesis(historic) => thesis::search(historic, game, state),
    }
}

/// The strongest search of a game: at once where the answer is known, and with less than full strength where a
/// temperature is given. Where nobody has a choice, at chance or when all is over, plain UCT looks on.
fn best<G: Heuristics + 'static>(
    tweaks: Overrides,
    game: Arc<G>,
    state: &G::State,
) -> Box<dyn Search<G::Move> + Send> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let agreed = game.book_moves(state);
    if !agreed.is_empty() {
        let placed = |(mv, value): (G::Move, f32)| {
            let place = moves.iter().position(|&listed| listed == mv);
            (mv, value, place.expect("what is agreed is legal") as u32)
        };
        return Box::new(BookMoves::new(agreed.into_iter().map(placed).collect()));
    }
    moves.retain(|&mv| game.is_sensible(state, mv));
    let tuning = tuned(game.mcts_config(), &tweaks);
    let search: Box<dyn Search<G::Move> + Send> = match game.own_search(state, None) {
        Some(champion) => champion,
        None if !matches!(game.turn(state), Turn::Seat(_)) => {
            Box::new(Uct::new(game, state, UctConfig::default()))
        }
        None => Box::new(Mcts::new(game, state, tuning)),
    };
    match tweaks.t {
        Some(temperature) if temperature > 0.0 => Box::new(Softmax::new(search, temperature, moves)),
        _ => search,
    }
}

/// The constants of a game's search, with some of them set otherwise.
fn tuned(usual: MctsConfig, tweaks: &Overrides) -> MctsConfig {
    let is_set = |tweak: Option<f32>, usual| tweak.map_or(usual, |tweak| tweak >= 0.5);
    MctsConfig {
        exploration: tweaks.c.unwrap_or(usual.exploration),
        rave: tweaks.rave.unwrap_or(usual.rave),
        heavy: is_set(tweaks.heavy, usual.heavy),
        solver: is_set(tweaks.solver, usual.solver),
        tail: tweaks.tail.map_or(usual.tail, |tail| tail as u32),
        nodes: usual.nodes,
    }
}

/// A question that is being thought about.
pub struct EngineRun {
    id: u32,
    /// How many steps the budget still allows; `None` if it is a time, which the asker watches.
    left: Option<u32>,
    status: Status,
    /// The game up to the position, and who thinks.
    record: Record,
    engine: Engine,
    /// How many visits of its own it knew of when the question was asked.
    known: u32,
    mind: Box<dyn DynSearch + Send>,
}

impl EngineRun {
    /// Begins with a question; not a step is made yet.
    pub fn start(question: &Question) -> Result<EngineRun, Refusal> {
        let record = Record::parse(&question.record).map_err(Refusal::Record)?;
        let thinking = EngineRun::of(&record, &record.names, question.engine, question.seed)?;
        if thinking.situation().turn == Turn::Over {
            return Err(Refusal::Over);
        }
        Ok(EngineRun {
            id: question.id,
            left: match question.budget {
                Budget::Steps(steps) => Some(steps),
                Budget::Millis(_) => None,
            },
            ..thinking
        })
    }

    /// Goes on to a question about a later position of the same game with what the search knows of it already, where
    /// both were given a time; begins with it as ever where it is another's, steps are counted, or nothing is known.
    pub fn go_on(mut self, question: &Question) -> Result<EngineRun, Refusal> {
        if self.follow(question) {
            return Ok(EngineRun {
                id: question.id,
                status: Status::Thinking,
                known: self.mind.report().steps,
                ..self
            });
        }
        // Its memory is needed for the next.
        drop(self);
        EngineRun::start(question)
    }

    fn follow(&mut self, question: &Question) -> bool {
        let is_timed = self.left.is_none() && matches!(question.budget, Budget::Millis(_));
        let Ok(record) = Record::parse(&question.record) else {
            return false;
        };
        let same = record.game == self.record.game && record.options == self.record.options;
        let since = record.names.strip_prefix(&*self.record.names);
        let serves = is_timed && same && question.engine == self.engine && question.engine.reuses();
        let follows = match since {
            Some(names) if serves => self.mind.follow(names, question.seed),
            _ => false,
        };
        if follows {
            self.record = record;
        }
        follows
    }

    /// Begins with the position after these names in the game of a record, be it to be chosen in or not, and with
    /// a budget without end.
    pub(crate) fn of(
        record: &Record,
        names: &[String],
        engine: Engine,
        seed: u32,
    ) -> Result<EngineRun, Refusal> {
        let unknown = || Refusal::Game(BadGame::Unknown(record.game.clone()));
        let game = GameId::find(&record.game).ok_or_else(unknown)?;
        let begun = StartSearch { names, engine, seed };
        let mind = catalog::with(game, &record.options, begun)
            .map_err(|error| Refusal::Game(BadGame::Option(error)))??;
        Ok(EngineRun {
            id: 0,
            left: None,
            status: Status::Thinking,
            record: Record {
                names: names.to_vec(),
                ..record.clone()
            },
            engine,
            known: 0,
            mind,
        })
    }

    /// What the rules say of the position.
    pub(crate) fn situation(&self) -> Situation {
        self.mind.situation()
    }

    /// Makes a step whatever the budget and the status, beginning with the move at this place in the list of the
    /// situation, if one is given.
    pub(crate) fn step_at(&mut self, place: Option<usize>) {
        self.mind.step(place);
    }

    /// Makes so many steps, or fewer if the budget is used up or nothing is left to find out: then, and from
    /// then on, the status is settled.
    pub fn step(&mut self, steps: u32) -> Status {
        for _ in 0..steps.min(self.left.unwrap_or(u32::MAX)) {
            if self.status == Status::Settled {
                break;
            }
            self.status = self.mind.step(None);
            self.left = self.left.map(|left| left - 1);
        }
        if self.left == Some(0) {
            self.status = Status::Settled;
        }
        self.status
    }

    /// Makes steps until so many milliseconds have passed by this clock, at least one.
    pub fn slice(&mut self, millis: f64, now: impl Fn() -> f64) -> Status {
        let end = now() + millis;
        while self.step(1) == Status::Thinking && now() < end {}
        self.status
    }

    /// What was found out since this was asked last, for others that think about the same question with another seed
    /// to [`import_delta`](Thinking::hear).
    pub fn export_delta(&mut self) -> Vec<u16> {
        self.mind.export_delta()
    }

    /// Takes in what another has told. Each reports only what it has found out itself.
    pub fn import_delta(&mut self, words: &[u16]) {
        self.mind.import_delta(words);
    }

    /// What is known so far; the milliseconds are the asker's to fill in.
    pub fn report(&self) -> Report {
        let report = self.mind.report();
        Report {
            id: self.id,
            steps: report.steps - self.known,
            ..report
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn question(record: &str, engine: &str, steps: u32) -> Question {
        Question {
            id: 7,
            record: record.into(),
            engine: engine.parse().unwrap(),
            budget: Budget::Steps(steps),
            seed: 1,
            pooled: false,
        }
    }

    fn thought(question: &Question, slices: &[u32]) -> Report {
        let mut thinking = EngineRun::start(question).unwrap();
        for &steps in slices.iter().cycle() {
            if thinking.step(steps) == Status::Settled {
                break;
            }
        }
        thinking.report()
    }

    #[test]
    fn slices_do_not_change_the_verdict() {
        for engine in ["random", "flat", "greedy", "uct"] {
            let question = question("linage/size=5.komi=bid/komi-4_5.vertical.c3", engine, 500);
            let whole = thought(&question, &[500]);
            assert_eq!(whole.id, 7);
            assert_eq!(thought(&question, &[1]), whole, "{engine}");
            assert_eq!(thought(&question, &[3, 0, 70, 1000]), whole, "{engine}");
        }
    }

    #[test]
    fn the_budget_is_kept() {
        let question = question("linage/size=5.komi=0/", "uct", 100);
        assert_eq!(thought(&question, &[77]).steps, 100);
        let mut thinking = EngineRun::start(&question).unwrap();
        assert_eq!(thinking.step(99), Status::Thinking);
        assert_eq!(thinking.step(5), Status::Settled);
        assert_eq!(thinking.report().steps, 100);
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
        assert_eq!(timed.slice(10.0, clock), Status::Thinking);
        assert_eq!(timed.report().steps, 10);
    }

    #[test]
    fn where_a_time_is_given_what_was_found_out_serves_at_the_next_question() {
        let timed = |record: &str, engine: &str| Question {
            budget: Budget::Millis(50),
            ..question(record, engine, 0)
        };
        let begun = |record: &str| {
            let mut thinking = EngineRun::start(&timed(record, "mcts")).unwrap();
            thinking.step(2_000);
            thinking
        };
        let start = "linage/size=5.komi=0/b2.d4";
        let pv = begun(start).report().lines[0].pv[..2].join(".");
        let later = format!("{start}.{pv}");
        let fresh = EngineRun::start(&timed(&later, "mcts")).unwrap().report();
        let mut thinking = begun(start).go_on(&timed(&later, "mcts")).unwrap();
        let report = thinking.report();
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
        thinking.step(500);
        assert_eq!(thinking.report().steps, 500);
        assert_eq!(visits(&thinking.report()), visits(&report) + 500);
        let best = &thinking.report().lines[0];
        let text = format!("{later}.{}", best.pv.join("."));
        assert_eq!(catalog::replayed(&Record::parse(&text).unwrap()).unwrap().1, None);
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
            let mut thinking = begun(start).go_on(&other).unwrap();
            assert_eq!(thinking.report().steps, 0, "{other:?}");
            thinking.step(100);
            assert_eq!(
                thinking.report(),
                thought(
                    &Question {
                        budget: Budget::Steps(100),
                        ..other.clone()
                    },
                    &[100]
                ),
                "{other:?}"
            );
        }
        let why = begun(start).go_on(&timed(&format!("{start}.b2"), "mcts")).err();
        assert_eq!(
            why.unwrap().to_string(),
            "ply 3, \"b2\": there is a stone already"
        );
    }

    #[test]
    fn lines_are_named_and_their_variations_are_records() {
        let question = question("linage/size=4.komi=0/b1.b2", "uct", 2_000);
        let report = thought(&question, &[100]);
        assert_eq!(report.steps, 2_000);
        assert!(report.nodes > 100);
        let best = &report.lines[0];
        assert_eq!(best.pv[0], best.name);
        assert!(best.pv.len() > 1);
        for line in &report.lines {
            let text = format!("linage/size=4.komi=0/b1.b2.{}", line.pv.join("."));
            let record = Record::parse(&text).unwrap();
            assert_eq!(catalog::replayed(&record).unwrap().1, None, "{text}");
        }
    }

    #[test]
    fn what_cannot_be_thought_about_is_refused_in_words() {
        let why = |record: &str| {
            EngineRun::start(&question(record, "uct", 1))
                .err()
                .unwrap()
                .to_string()
        };
        assert!(why("linage/<").starts_with("at character 8: only letters"));
        assert!(why("chess//e4").starts_with("no game is called \"chess\""));
        assert!(why("linage/size=2/").contains("expected a number from 3 to 19"));
        assert_eq!(
            why("linage/size=5.komi=0/a2.b1"),
            "ply 2, \"b1\": would cut off a region without a line"
        );
        assert_eq!(why("linage/size=5.komi=0/pass.pass"), "the game is over");
    }

    #[test]
    #[cfg(feature = "lab")]
    fn an_engine_that_cannot_do_as_it_is_told_is_refused() {
        let why = |record: &str, engine: &str| {
            let refused = EngineRun::start(&question(record, engine, 1)).err();
            refused.map(|refusal| refusal.to_string())
        };
        let champion = why("carcassonne//", "mcts:c=3").expect("it has no such constant");
        assert!(champion.starts_with("mcts:c=3 cannot play here: "), "{champion}");
        let ahead = why("carcassonne/players=3/", "star2").expect("there are three seats");
        assert!(
            ahead.ends_with("it looks ahead in games for two alone"),
            "{ahead}"
        );
        assert_eq!(why("carcassonne//", "mcts:t=0.1"), None);
        assert_eq!(why("carcassonne//", "star2"), None);
        assert_eq!(why("linage//", "mcts:c=3"), None);
    }
}
