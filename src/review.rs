//! A game looked back on: what every choice was worth, and what every draw.
//!
//! A [`Review`] is cut into steps like [`EngineRun`]: it knows no clock, and the same seed and steps give the same
//! numbers. It goes through a record from draw to draw and from choice to choice, and asks the engine about
//! positions only.
//!
//! * A choice is thought about for all its steps, which say how good the moves are thought to be. Then a quarter as
//!   many go to all moves in turn, each at least once, and another quarter to the move that was played, so that it
//!   has a value however bad it is. These are not counted as visits: they tell nothing of what the search believes.
//! * Where the same seat chooses again among a few moves, as in Carcassonne where a tile is followed by a meeple,
//!   both plies are one choice. Then every first move is looked into for as many steps as the thinking spent on it.
//! * The outcomes of a draw are each looked into for an eighth of the steps. What was to be expected is their mean
//!   by weight, and the luck of the outcome that came is told by the same look, so that the luck of all outcomes
//!   together is nothing.
//!
//! All values are those of the seat that chooses, or is to choose after the draw.

#[cfg(test)]
mod tests;

use std::ops::Range;

use crate::engine::{EngineRun, Refusal, Situation};
use crate::game::{Seat, Turn};
use crate::play::Record;
use crate::protocol::{Budget, Engine, NamedLine, Question, Report};

/// Among how many moves a seat that chooses again is thought to go on with one choice.
const FEW: usize = 12;
/// What part of the steps of a choice goes to all moves in turn, and what part to the move played.
const ASIDE: u32 = 4;
/// What part of the steps of a choice goes into each outcome of a draw.
const DRAWN: u32 = 8;
/// How many outcomes in a row that leave nothing to choose are followed each; then only the likeliest is.
const FOLLOWED: usize = 2;
/// The steps of a choice where a time is given: a review counts steps, so that it can be repeated.
const STEPS: u32 = 1_000;

/// What is told of a draw or a choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Told {
    /// The first ply, counted from 0.
    pub ply: usize,
    /// How many plies it spans: 2 where two choices are one.
    pub plies: usize,
    /// Whose values these are.
    pub seat: Seat,
    /// Whether chance decided.
    pub drawn: bool,
    /// Every legal move, or the moves in a row joined by dots, those that the search believes in first; of a draw
    /// every outcome, visited as often as its weight. A move of which nothing could be found out is left out.
    pub report: Report,
}

/// A review under way.
pub struct Review {
    question: Question,
    record: Record,
    steps: u32,
    /// The next ply to be told of.
    ply: usize,
    /// The ply before which it ends.
    end: usize,
    open: Option<Open>,
}

/// The draw or choice that is being looked at.
struct Open {
    told: Told,
    moves: Vec<(String, u32)>,
    /// What is still to be looked into, last first.
    due: Vec<Due>,
    look: Option<Look>,
    /// What has been found out of a choice, to be added up.
    parts: Vec<Report>,
}

/// A position that is to be looked into.
struct Due {
    /// The names that lead to it from the ply that is told of.
    names: Vec<String>,
    /// How many steps.
    steps: u32,
    /// How likely the draws after the first are.
    share: f32,
}

/// A position that is being looked into.
struct Look {
    due: Due,
    thinking: EngineRun,
    seat: Seat,
    /// Whether the lines are wanted, and not only what the position is worth.
    wide: bool,
    /// The place of the move that was played here, if the game came here.
    played: Option<usize>,
    made: u32,
    /// What was found out by the free steps.
    believed: Report,
    /// How many steps there are to make: free ones, then over all moves in turn, then with the move played.
    phases: [u32; 3],
    moves: u32,
}

impl Look {
    /// Makes a step; whether there are more.
    fn step(&mut self) -> bool {
        let [free, even, own] = self.phases;
        let place = match self.made.checked_sub(free) {
            None => None,
            Some(made) if made < even => Some((made % self.moves) as usize),
            Some(_) => self.played,
        };
        self.thinking.step_at(place);
        self.made += 1;
        if self.made == free {
            self.believed = self.thinking.report();
        }
        self.made < free + even + own
    }

    /// The moves of which something is known, visited as often as the search believed in them.
    fn report(&self) -> Report {
        let mut report = self.thinking.report();
        report.lines.retain(|line| line.proven || line.visits > 0);
        for line in &mut report.lines {
            line.visits = self.believed.line(&line.name).map_or(0, |line| line.visits);
        }
        report
    }
}

impl Review {
    /// Begins with a record, from the ply that it shows (`@3`; from the start if none) to its last name; not a step
    /// is made yet.
    pub fn start(question: &Question) -> Result<Review, Refusal> {
        let record = Record::parse(&question.record).map_err(Refusal::Record)?;
        EngineRun::of(&record, &record.names, Engine::Random, 0)?;
        Ok(Review {
            question: question.clone(),
            steps: match question.budget {
                Budget::Steps(steps) => steps.max(1),
                Budget::Millis(_) => STEPS,
            },
            ply: record.shown.unwrap_or(0),
            end: record.names.len(),
            record,
            open: None,
        })
    }

    /// Begins a review of the draws and choices whose first ply lies in a range, so that several engines can share a
    /// record: each of them finds the same values for a ply as a review of the whole record.
    pub fn part(question: &Question, plies: Range<usize>) -> Result<Review, Refusal> {
        let mut review = Review::start(question)?;
        review.end = plies.end.min(review.end);
        let first = review.ply.max(plies.start).min(review.end);
        let mut begin = first;
        while begin > review.ply && review.is_followed(begin - 1) {
            begin -= 1;
        }
        while begin < first {
            begin += 1 + usize::from(review.is_followed(begin));
        }
        review.ply = begin;
        Ok(review)
    }

    /// Returns whether the seat that chooses at a ply chooses again at the next, among few moves.
    fn is_followed(&self, ply: usize) -> bool {
        let names = &self.record.names;
        if ply + 1 >= names.len() {
            return false;
        }
        let turn = self.situation_after(&names[..ply]).turn;
        let next = self.situation_after(&names[..=ply]);
        matches!(turn, Turn::Seat(_)) && next.turn == turn && next.moves.len() <= FEW
    }

    /// Whether all is told.
    pub fn is_over(&self) -> bool {
        self.ply >= self.end
    }

    /// Makes one step; tells of a draw or a choice once all is known of it.
    pub fn step(&mut self) -> Option<Told> {
        if self.is_over() {
            return None;
        }
        let mut open = self.open.take().unwrap_or_else(|| self.begun());
        match open.look.take() {
            Some(mut look) => match look.step() {
                true => open.look = Some(look),
                false => self.hear(&mut open, look),
            },
            None => match open.due.pop() {
                Some(due) => self.look_into(&mut open, due),
                None => {
                    self.ply += open.told.plies;
                    return Some(self.finished(open));
                }
            },
        }
        self.open = Some(open);
        None
    }

    /// The position after some names from the present ply on, as this engine is to think about it.
    fn position(&self, names: &[String], engine: Engine) -> EngineRun {
        self.position_after(&[&self.record.names[..self.ply], names].concat(), engine)
    }

    fn position_after(&self, names: &[String], engine: Engine) -> EngineRun {
        let thinking = EngineRun::of(&self.record, names, engine, self.question.seed);
        thinking.unwrap_or_else(|_| unreachable!("the record was read, and what follows is legal"))
    }

    fn situation_after(&self, names: &[String]) -> Situation {
        self.position_after(names, Engine::Random).situation()
    }

    /// What there is to be found out at the present ply.
    fn begun(&self) -> Open {
        let Situation { turn, moves, .. } = self.situation_after(&self.record.names[..self.ply]);
        let mut told = Told {
            ply: self.ply,
            plies: 1,
            seat: Seat::FIRST,
            drawn: turn == Turn::Chance,
            report: Report::default(),
        };
        let mut due = Vec::new();
        if let Turn::Seat(seat) = turn {
            told.seat = seat;
            told.plies += usize::from(self.is_followed(self.ply));
            due.push(Due {
                names: Vec::new(),
                steps: self.steps,
                share: 1.0,
            });
        } else {
            for (name, weight) in &moves {
                told.report.lines.push(line(name.clone(), *weight, 0.0));
            }
            self.draw(&[], 1.0, &moves, &mut due);
        }
        Open {
            told,
            moves,
            due,
            look: None,
            parts: Vec::new(),
        }
    }

    /// Has the outcomes of a draw after these names looked into.
    fn draw(&self, names: &[String], share: f32, moves: &[(String, u32)], due: &mut Vec<Due>) {
        let likeliest = moves.iter().max_by_key(|(_, weight)| *weight);
        let followed = match likeliest {
            Some(likeliest) if names.len() > FOLLOWED => std::slice::from_ref(likeliest),
            _ => moves,
        };
        let all: u32 = followed.iter().map(|(_, weight)| weight).sum();
        for (name, weight) in followed {
            due.push(Due {
                names: [names, std::slice::from_ref(name)].concat(),
                steps: (self.steps / DRAWN).max(1),
                // How likely the first is, is for the mean to say.
                share: match names.is_empty() {
                    true => 1.0,
                    false => share * *weight as f32 / all as f32,
                },
            });
        }
    }

    /// Begins with a position, unless nothing is to be chosen in it.
    fn look_into(&self, open: &mut Open, due: Due) {
        let thinking = self.position(&due.names, self.question.engine);
        let Situation {
            seats,
            turn,
            moves,
            payoff,
        } = thinking.situation();
        let told = &open.told;
        match turn {
            Turn::Seat(seat) => {
                let at = due.names.len();
                let wide = !told.drawn && at + 1 == told.plies && seat == told.seat;
                let mut look = Look {
                    seat,
                    wide,
                    played: None,
                    made: 0,
                    believed: Report::default(),
                    phases: [due.steps, 0, 0],
                    moves: moves.len() as u32,
                    due,
                    thinking,
                };
                let rest = &self.record.names[self.ply..];
                if wide {
                    look.phases[1] = look.moves * (1 + look.due.steps / (ASIDE * look.moves));
                    if rest[..at] == look.due.names {
                        look.played = moves.iter().position(|(name, _)| *name == rest[at]);
                        look.phases[2] = look.due.steps / ASIDE;
                    }
                }
                // What another seat has says nothing of this one's share where there are more than two.
                if told.drawn || seat == told.seat || seats == 2 {
                    open.look = Some(look);
                }
            }
            Turn::Chance if told.drawn => self.draw(&due.names, due.share, &moves, &mut open.due),
            Turn::Chance => {}
            Turn::Over => record_value(open, &due, payoff[open.told.seat], 1, true),
        }
    }

    /// Takes in what a look has found out.
    fn hear(&self, open: &mut Open, look: Look) {
        let mut report = look.report();
        let due = look.due;
        if open.told.drawn {
            open.told.seat = look.seat;
            return record_value(open, &due, report.worth(), report.steps, false);
        }
        if due.names.is_empty() {
            self.go_on(open, &mut report);
        } else if look.wide {
            for line in &mut report.lines {
                line.name = [&due.names[0], ".", &line.name].concat();
                line.pv.insert(0, due.names[0].clone());
            }
        } else {
            let worth = report.worth();
            let own = if look.seat == open.told.seat {
                worth
            } else {
                1.0 - worth
            };
            return record_value(open, &due, own, report.steps, false);
        }
        open.parts.push(report);
    }

    /// After the thinking about a choice: has looked into what it says nothing of, or into every move where another
    /// follows.
    fn go_on(&self, open: &mut Open, report: &mut Report) {
        let pairs = open.told.plies > 1;
        for (name, _) in open.moves.iter().rev() {
            let steps = match report.line(name) {
                Some(line) if pairs => line.visits.max(1),
                Some(_) => continue,
                None if pairs => 1,
                None => self.steps / DRAWN,
            };
            let played = pairs && *name == self.record.names[self.ply];
            open.due.push(Due {
                names: vec![name.clone()],
                steps: steps.max(if played { self.steps / ASIDE } else { 1 }),
                share: 1.0,
            });
        }
        if pairs {
            report.lines.clear();
        }
    }

    fn finished(&self, mut open: Open) -> Told {
        let mut told = open.told;
        if !told.drawn {
            // A report alone is not put in order, but what was found out last may be a proof.
            open.parts.push(Report::default());
            told.report = Report::merged(&open.parts);
        }
        told.report.id = self.question.id;
        told
    }
}

fn line(name: String, visits: u32, value: f32) -> NamedLine {
    NamedLine {
        pv: vec![name.clone()],
        name,
        visits,
        value,
        proven: false,
        beaten: false,
    }
}

/// Notes what a position is worth: for its outcome of a draw, or for the move that leads to it.
fn record_value(open: &mut Open, due: &Due, value: f32, steps: u32, proven: bool) {
    let name = &due.names[0];
    if !open.told.drawn {
        return open.parts.push(Report {
            lines: vec![NamedLine {
                proven,
                ..line(name.clone(), 1, value)
            }],
            steps,
            ..Report::default()
        });
    }
    let report = &mut open.told.report;
    report.steps += steps;
    for line in &mut report.lines {
        if line.name == *name {
            line.value += due.share * value;
        }
    }
}
