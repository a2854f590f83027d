//! The review of a game: the value of every move of every choice, and the luck of every draw.
//!
//! A [`Review`] runs in steps like [`EngineRun`]: it knows no clock, and the same seed and steps give the same numbers.
//! It goes through a record ply by ply and searches positions with the engine.
//!
//! * A choice is searched for all its steps. Then a quarter as many steps go to all moves in turn, each at least once,
//!   and another quarter to the move that was played, so that every move has a value. Those extra steps do not count as
//!   visits, which say how much the search prefers a move.
//! * Where the same seat chooses again among a few moves, as the meeple after a tile in Carcassonne, both plies are one
//!   choice. Then every first move is searched for as many steps as the search of the choice spent on it.
//! * In games for two without chance the choice and the move played are then solved to the end, where that is near enough;
//!   what is not solved gets a second look, in which the positions after the moves compared are searched on their own.
//! * Each outcome of a draw is searched for an eighth of the steps. The expected value is their mean by weight, and the
//!   luck of an outcome is its value less that mean, so the luck of all outcomes sums to 0 by weight.
//!
//! All values and margins belong to the seat that chooses, or that chooses next after the draw. The margin of a draw's
//! outcome is the expected margin after it, so that margins sum up as values do.

mod choices;
mod estimate;
mod exact_look;
mod position_search;
mod reviewed;
mod second_look;
#[cfg(test)]
mod tests;

use crate::{EngineRun, PositionFacts, Refusal};
use estimate::{Estimate, line, record_value};
use exact_look::ExactLook;
use position_search::{PositionSearch, Task};
use reviewed::Open;
pub use reviewed::Reviewed;
use second_look::{MAX_MOVES, SecondLook};
use tessera_core::game::{Seat, Turn};
use tessera_games::catalog::GameId;
use tessera_games::play::{RESIGN, Record};
use tessera_protocol::assessment::DOUBLINGS;
use tessera_protocol::ladder;
use tessera_protocol::{Budget, Engine, Question, Rank, Report};

/// One in this many steps of a choice goes to all moves in turn, and as many to the move that was played.
const EXTRA_SHARE: u32 = 4;
/// Where two plies are one choice, the first move that was played is searched for one in this many steps of a choice.
const PLAYED_SHARE: u32 = 2;
/// One in this many steps of a choice goes to each outcome of a draw.
const OUTCOME_SHARE: u32 = 8;
/// After this many draws in a row only the likeliest outcome is followed.
const MAX_FULL_DRAWS: usize = 2;
/// The steps of a choice if the question has a time: a review always counts steps, so that it can be repeated.
const DEFAULT_STEPS: u32 = 1_000;

/// A review under way.
pub struct Review {
    question: Question,
    record: Record,
    steps: u32,
    /// How often a second look may double its steps.
    doublings: u32,
    /// The next ply to review.
    ply: usize,
    /// The ply before which it ends.
    end: usize,
    open: Option<Open>,
}

impl Review {
    /// Starts the review of a record from the ply that it shows (`@3`; the start if none) to its last name; makes no step
    /// yet.
    pub fn start(question: &Question) -> Result<Review, Refusal> {
        let record = Record::parse(&question.record).map_err(Refusal::Record)?;
        EngineRun::at_position(&record, &record.names, Engine::Random, 0, None)?;
        Ok(Review {
            question: question.clone(),
            steps: match question.budget {
                Budget::Steps(steps) => steps.max(1),
                Budget::Millis(_) => DEFAULT_STEPS,
            },
            doublings: DOUBLINGS,
            ply: record.shown.unwrap_or(0),
            end: record.names.len(),
            record,
            open: None,
        })
    }

    /// The same with so many doublings of the steps of a second look at most, and never more than [`DOUBLINGS`].
    pub fn with_doublings(self, doublings: u32) -> Review {
        Review {
            doublings: doublings.min(DOUBLINGS),
            ..self
        }
    }

    /// Whether every ply is reviewed.
    pub fn is_over(&self) -> bool {
        self.ply >= self.end
    }

    /// Makes one step; returns a draw or a choice once its review is complete.
    pub fn step(&mut self) -> Option<Reviewed> {
        // A resignation is no choice among moves.
        while self.open.is_none() && !self.is_over() && self.record.names[self.ply] == RESIGN {
            self.ply += 1;
        }
        if self.is_over() {
            return None;
        }
        let mut open = self.open.take().unwrap_or_else(|| self.open_ply());
        match open.search.take() {
            Some(mut search) => {
                if search.step() {
                    open.search = Some(search)
                } else {
                    self.finish_search(&mut open, search)
                }
            }
            None => match open.tasks.pop() {
                Some(task) => self.start_task(&mut open, task),
                None => {
                    if let Some(item) = self.look_again(&mut open) {
                        self.ply += item.plies;
                        return Some(item);
                    }
                }
            },
        }
        self.open = Some(open);
        None
    }

    /// Makes a step of the exact or the second look at a choice; the review of the draw or choice if there is nothing more to do.
    fn look_again(&self, open: &mut Open) -> Option<Reviewed> {
        let start = |names: &[String]| self.run_beside(names);
        if let Some(look) = &mut open.second_look {
            if look.step(start) {
                return None;
            }
            open.item.report = look.improved();
            return Some(self.identified(open.item.clone()));
        }
        let (seat, end) = (open.item.seat, self.ply + open.item.plies);
        let played = || self.record.names[self.ply..end].join(".");
        if let Some(mut look) = open.exact_look.take() {
            if look.step() {
                open.exact_look = Some(look);
            } else {
                open.second_look = Some(SecondLook::new(
                    look.improved(),
                    seat,
                    played(),
                    self.steps,
                    self.doublings,
                ));
            }
            return None;
        }
        let item = self.finished(open);
        if item.drawn || open.seats != 2 {
            return Some(self.identified(item));
        }
        let run = self.run(&[], Engine::Random);
        let moves = open.moves.len().max(self.most_moves_ahead());
        open.exact_look = Some(ExactLook::new(item.report.clone(), seat, played(), run, moves));
        open.item = item;
        None
    }

    /// A run of an engine in the position after some names from the current ply on.
    fn run(&self, names: &[String], engine: Engine) -> EngineRun {
        self.run_after(&[&self.record.names[..self.ply], names].concat(), engine)
    }

    /// The same of the engine of the question, as one of the searches of a second look, which share the memory.
    fn run_beside(&self, names: &[String]) -> EngineRun {
        let share = |memory: u32| (memory / MAX_MOVES as u32).max(1);
        let names = [&self.record.names[..self.ply], names].concat();
        self.run_within(&names, self.question.engine, self.question.memory.map(share))
    }

    fn run_after(&self, names: &[String], engine: Engine) -> EngineRun {
        self.run_within(names, engine, self.question.memory)
    }

    fn run_within(&self, names: &[String], engine: Engine, memory: Option<u32>) -> EngineRun {
        let seed = self.question.seed;
        let game = GameId::find(&self.record.game);
        let engine = game.map_or(engine, |game| ladder::reviewing(game, engine));
        let run = EngineRun::at_position(&self.record, names, engine, seed, memory);
        // The record was read, and what follows is legal. Where memory cannot be had, this fails as any allocation does.
        run.unwrap_or_else(|why| panic!("{why}"))
    }

    fn facts_after(&self, names: &[String]) -> PositionFacts {
        self.run_after(names, Engine::Random).position()
    }

    /// The larger number of legal moves: after the current ply as it was played, and after one more. After a bid a side is
    /// chosen, which is one of two, and only then the board is open.
    fn most_moves_ahead(&self) -> usize {
        let mut names = self.record.names[..=self.ply].to_vec();
        let next = self.facts_after(&names).moves;
        let after_one = next.len();
        names.extend(next.into_iter().map(|(name, _)| name).take(1));
        after_one.max(self.facts_after(&names).moves.len())
    }

    /// Starts the review of the current ply.
    fn open_ply(&self) -> Open {
        let facts = self.facts_after(&self.record.names[..self.ply]);
        let PositionFacts {
            seats, turn, moves, ..
        } = facts;
        let mut item = Reviewed {
            ply: self.ply,
            plies: 1,
            seat: Seat::FIRST,
            drawn: turn == Turn::Chance,
            report: Report::default(),
        };
        let mut tasks = Vec::new();
        if let Turn::Seat(seat) = turn {
            item.seat = seat;
            item.plies += usize::from(self.is_followed(self.ply));
            tasks.push(Task {
                names: Vec::new(),
                steps: self.steps,
                probability: 1.0,
            });
        } else {
            for (name, weight) in &moves {
                let nothing = Estimate {
                    value: 0.0,
                    margin: Some(0.0),
                };
                item.report.lines.push(line(name.clone(), *weight, nothing));
            }
            self.add_outcomes(&[], 1.0, &moves, &mut tasks);
        }
        Open {
            item,
            moves,
            tasks,
            search: None,
            parts: Vec::new(),
            exact_look: None,
            second_look: None,
            seats,
        }
    }

    /// Adds a task for every outcome of a draw after these names.
    fn add_outcomes(
        &self,
        names: &[String],
        probability: f32,
        moves: &[(String, u32)],
        tasks: &mut Vec<Task>,
    ) {
        let likeliest = moves.iter().max_by_key(|(_, weight)| *weight);
        let followed = match likeliest {
            Some(likeliest) if names.len() > MAX_FULL_DRAWS => std::slice::from_ref(likeliest),
            _ => moves,
        };
        let all: u32 = followed.iter().map(|(_, weight)| weight).sum();
        for (name, weight) in followed {
            tasks.push(Task {
                names: [names, std::slice::from_ref(name)].concat(),
                steps: (self.steps / OUTCOME_SHARE).max(1),
                // The mean by weight accounts for the probability of the first draw.
                probability: if names.is_empty() {
                    1.0
                } else {
                    probability * *weight as f32 / all as f32
                },
            });
        }
    }

    /// Starts the search of a position if a seat chooses in it, and otherwise records its value or follows the draw.
    fn start_task(&self, open: &mut Open, task: Task) {
        let run = self.run(&task.names, self.question.engine);
        let PositionFacts {
            seats,
            turn,
            moves,
            payoff,
            margins,
        } = run.position();
        let item = &open.item;
        match turn {
            Turn::Seat(seat) => {
                let at = task.names.len();
                let wide = !item.drawn && at + 1 == item.plies && seat == item.seat;
                let mut search = PositionSearch {
                    seat,
                    wide,
                    played: None,
                    steps_made: 0,
                    free_report: Report::default(),
                    phases: [task.steps, 0, 0],
                    move_count: moves.len() as u32,
                    task,
                    run,
                };
                let rest = &self.record.names[self.ply..];
                if wide {
                    search.phases[1] =
                        search.move_count * (1 + search.task.steps / (EXTRA_SHARE * search.move_count));
                    if rest[..at] == search.task.names {
                        search.played = moves.iter().position(|(name, _)| *name == rest[at]);
                        search.phases[2] = search.task.steps / EXTRA_SHARE;
                    }
                }
                // With more than two seats the value of another seat says nothing about this one's.
                if item.drawn || seat == item.seat || seats == 2 {
                    open.search = Some(search);
                }
            }
            Turn::Chance if item.drawn => {
                self.add_outcomes(&task.names, task.probability, &moves, &mut open.tasks)
            }
            Turn::Chance => {}
            Turn::Over => {
                let seat = open.item.seat;
                let estimate = Estimate {
                    value: payoff[seat],
                    margin: margins.map(|margins| margins[seat]),
                };
                record_value(open, &task, estimate, 1, true);
            }
        }
    }

    /// Takes the result of the search of a position.
    fn finish_search(&self, open: &mut Open, search: PositionSearch) {
        let mut report = search.report();
        let task = search.task;
        if open.item.drawn {
            open.item.seat = search.seat;
            return record_value(open, &task, Estimate::of(&report), report.steps, false);
        }
        if task.names.is_empty() {
            self.add_moves(open, &mut report);
        } else if search.wide {
            if report.rank == Rank::Value && open.parts[0].rank != Rank::Value {
                // No visits say which of these moves is preferred: the best has all steps.
                for (place, line) in report.lines.iter_mut().enumerate() {
                    line.visits = if place == 0 { task.steps } else { 0 };
                }
            }
            for line in &mut report.lines {
                line.mv = [&task.names[0], ".", &line.mv].concat();
                line.variation.insert(0, task.names[0].clone());
            }
        } else {
            let estimate = Estimate::of(&report);
            let own = if search.seat == open.item.seat {
                estimate
            } else {
                estimate.of_the_other()
            };
            return record_value(open, &task, own, report.steps, false);
        }
        open.parts.push(report);
    }

    /// After the search of a choice: adds tasks for the moves without a value, or for every move if a second ply belongs
    /// to the choice.
    fn add_moves(&self, open: &mut Open, report: &mut Report) {
        let pairs = open.item.plies > 1;
        for (name, _) in open.moves.iter().rev() {
            let steps = match report.line(name) {
                Some(line) if pairs => line.visits.max(1),
                Some(_) => continue,
                None if pairs => 1,
                None => self.steps / OUTCOME_SHARE,
            };
            let played = pairs && *name == self.record.names[self.ply];
            open.tasks.push(Task {
                names: vec![name.clone()],
                steps: steps.max(if played { self.steps / PLAYED_SHARE } else { 1 }),
                probability: 1.0,
            });
        }
        if pairs {
            report.lines.clear();
        }
    }

    /// The review of a draw or choice whose tasks are all done.
    fn finished(&self, open: &mut Open) -> Reviewed {
        let mut item = open.item.clone();
        if !item.drawn {
            // A single report is not sorted by the merge, but a later phase may have proven a move.
            open.parts.push(Report::default());
            // The parts are about different moves, so none of them replaces another: all rank as the first.
            let rank = open.parts[0].rank;
            open.parts.iter_mut().for_each(|part| part.rank = rank);
            item.report = Report::merged(&open.parts);
        }
        // A move that ends the game has a margin by the rules, which says nothing beside moves that have none.
        let lines = &mut item.report.lines;
        if lines.iter().any(|line| line.margin.is_none()) {
            lines.iter_mut().for_each(|line| line.margin = None);
        }
        item
    }

    fn identified(&self, mut item: Reviewed) -> Reviewed {
        item.report.id = self.question.id;
        item
    }
}
