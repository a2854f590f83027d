//! A game looked back on: what every choice was worth, and what every draw.
//!
//! A [`Review`] is cut into steps like [`Thinking`]: it knows no clock, and the same seed and steps give the same
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

use crate::engine::{Refusal, Situation, Thinking};
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
    thinking: Thinking,
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
        Thinking::of(&record, &record.names, Engine::Random, 0)?;
        Ok(Review {
            question: question.clone(),
            steps: match question.budget {
                Budget::Steps(steps) => steps.max(1),
                Budget::Millis(_) => STEPS,
            },
            ply: record.shown.unwrap_or(0),
            record,
            open: None,
        })
    }

    /// Whether all is told.
    pub fn is_over(&self) -> bool {
        self.ply >= self.record.names.len()
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
    fn position(&self, names: &[String], engine: Engine) -> Thinking {
        let all = [&self.record.names[..self.ply], names].concat();
        let thinking = Thinking::of(&self.record, &all, engine, self.question.seed);
        thinking.unwrap_or_else(|_| unreachable!("the record was read, and what follows is legal"))
    }

    fn situation(&self, names: &[String]) -> Situation {
        self.position(names, Engine::Random).situation()
    }

    /// What there is to be found out at the present ply.
    fn begun(&self) -> Open {
        let Situation { turn, moves, .. } = self.situation(&[]);
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
            let rest = &self.record.names[self.ply..];
            if rest.len() > 1 {
                let next = self.situation(&rest[..1]);
                told.plies += usize::from(next.turn == turn && next.moves.len() <= FEW);
            }
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
            Turn::Over => judge(open, &due, payoff[open.told.seat], 1, true),
        }
    }

    /// Takes in what a look has found out.
    fn hear(&self, open: &mut Open, look: Look) {
        let mut report = look.report();
        let due = look.due;
        if open.told.drawn {
            open.told.seat = look.seat;
            return judge(open, &due, report.worth(), report.steps, false);
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
            return judge(open, &due, own, report.steps, false);
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
fn judge(open: &mut Open, due: &Due, value: f32, steps: u32, proven: bool) {
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

    fn told(record: &str, engine: &str, steps: u32) -> Vec<Told> {
        let mut review = Review::start(&question(record, engine, steps)).unwrap();
        let mut told = Vec::new();
        while !review.is_over() {
            told.extend(review.step());
        }
        told
    }

    /// What was played at the plies that are told of.
    fn played(record: &str, told: &Told) -> String {
        let names = Record::parse(record).unwrap().names;
        names[told.ply..told.ply + told.plies].join(".")
    }

    const TILES: &str = "carcassonne/players=3.small-city=4.unplaceable=aside/V.-1_0_3.road-e.W.0_-1_0.road-s.P.1_-1_1.road-s";

    /// The tile drawn at ply 12 fits nowhere.
    const ASIDE: &str = "carcassonne/players=2.small-city=4.unplaceable=aside/E.0_-1_2.none.T.1_0_1.city-n.X.-1_0_0.\
        field-1.C.0_1_0.city-n.B.L.0_-2_0.road-e";

    /// A record of each game, a turn or more long.
    const RECORDS: [&str; 6] = [
        "carteso/size=5.komi=bid/komi-2_5",
        "linage/size=5.komi=bid/komi-4_5.vertical.c3.b2",
        "keil/size=3.komi=0.button=off/c2.a2.a1",
        "ecalper/size=4.pie=off/b2.d4.f3.xd4.c3",
        TILES,
        "linage/size=4.komi=0/b1.b2.pass.pass",
    ];

    /// The names of the legal moves after so many plies and these names.
    fn legal(record: &Record, plies: usize, names: &[String]) -> Vec<String> {
        let names = [&record.names[..plies], names].concat();
        let thinking = Thinking::of(record, &names, Engine::Random, 0).unwrap();
        let moves = thinking.situation().moves;
        moves.into_iter().map(|(name, _)| name).collect()
    }

    #[test]
    fn every_legal_move_of_every_choice_has_a_value() {
        for text in RECORDS {
            let record = Record::parse(text).unwrap();
            for told in told(text, "mcts", 100).iter().filter(|told| !told.drawn) {
                let mut names = legal(&record, told.ply, &[]);
                if told.plies > 1 {
                    let joined = |first: String| {
                        let next = legal(&record, told.ply, std::slice::from_ref(&first));
                        next.into_iter().map(move |next| [&first, ".", &next].concat())
                    };
                    names = names.into_iter().flat_map(joined).collect();
                }
                assert_eq!(told.report.lines.len(), names.len(), "{text}, ply {}", told.ply);
                for name in names {
                    let line = told.report.line(&name).expect("every move has a line");
                    assert!((0.0..=1.0).contains(&line.value), "{text}: {line:?}");
                }
                assert!(told.report.line(&played(text, told)).is_some());
            }
        }
    }

    #[test]
    fn a_turn_of_carcassonne_is_a_draw_and_one_choice_of_cell_turn_and_meeple() {
        let told = told(TILES, "mcts", 100);
        let shape: Vec<_> = told
            .iter()
            .map(|told| (told.ply, told.plies, told.drawn, told.seat.0))
            .collect();
        assert_eq!(
            shape,
            [
                (0, 1, true, 0),
                (1, 2, false, 0),
                (3, 1, true, 1),
                (4, 2, false, 1),
                (6, 1, true, 2),
                (7, 2, false, 2),
            ]
        );
        let report = &told[1].report;
        assert!(report.line("-1_0_3.none").is_some() && report.line("-1_0_3.road-e").is_some());
        let both = report.line("-1_0_3.road-e").unwrap();
        assert_eq!(both.pv, ["-1_0_3", "road-e"]);
    }

    #[test]
    fn the_luck_of_all_outcomes_of_a_draw_is_nothing_together() {
        for told in told(TILES, "mcts", 64).iter().filter(|told| told.drawn) {
            let report = &told.report;
            assert_eq!(report.lines.len(), 24);
            let luck =
                |line: &NamedLine| f64::from(line.visits) * f64::from(report.luck(&line.name).unwrap());
            let (sum, all): (f64, u32) = (
                report.lines.iter().map(luck).sum(),
                report.lines.iter().map(|line| line.visits).sum(),
            );
            assert!((sum / f64::from(all)).abs() < 1e-6, "{sum}");
            assert_eq!(all, 71 - told.ply as u32 / 3);
            assert!(
                report
                    .lines
                    .iter()
                    .any(|line| report.luck(&line.name) > Some(0.0))
            );
        }
    }

    #[test]
    fn a_loss_is_never_negative_and_the_best_move_has_none() {
        for record in RECORDS {
            for engine in ["mcts", "uct", "flat", "leaf"] {
                for told in told(record, engine, 60).iter().filter(|told| !told.drawn) {
                    let report = &told.report;
                    for line in &report.lines {
                        assert!(report.loss(&line.name) >= Some(0.0));
                    }
                    assert_eq!(
                        report.loss(&report.lines[0].name),
                        Some(0.0),
                        "{record}, {engine}"
                    );
                }
            }
        }
    }

    #[test]
    fn a_blunder_costs_what_a_proof_says() {
        // So small a board is searched to the end: each of these gives a won game away.
        let told = told("linage/size=3.komi=0_5/b1.b2.pass", "mcts", 400);
        for (told, name) in told.iter().zip(["b1", "b2", "pass"]) {
            assert_eq!(told.report.loss(name), Some(1.0), "{:?}", told.report);
            assert!(told.report.line(name).unwrap().proven);
        }
        assert_eq!(told.len(), 3);
    }

    #[test]
    fn the_same_seed_gives_the_same_numbers() {
        for record in [TILES, RECORDS[1]] {
            assert_eq!(told(record, "mcts", 50), told(record, "mcts", 50));
        }
    }

    #[test]
    fn what_the_search_does_not_believe_in_is_tried_too() {
        let told = told("linage/size=9.komi=0/a1", "mcts", 100);
        let [choice] = &told[..] else { panic!("one choice") };
        assert_eq!(choice.report.lines.len(), 82);
        let believed: u32 = choice.report.lines.iter().map(|line| line.visits).sum();
        assert_eq!(believed, 100);
        let doubted = choice.report.lines.iter().filter(|line| line.visits == 0);
        assert!(doubted.clone().count() > 10 && doubted.clone().any(|line| line.value > 0.0));
        // Twenty-five steps went to the move played: its value is no mean of a few.
        let value = choice.report.line("a1").unwrap().value;
        assert!((0.05..0.95).contains(&value), "{value}");
    }

    #[test]
    fn a_bid_that_nobody_would_make_is_judged_by_what_it_leads_to() {
        let told = told("linage/size=9.komi=bid/komi-9_5", "mcts", 80);
        let report = &told[0].report;
        let losses: Vec<_> = report
            .lines
            .iter()
            .map(|line| report.loss(&line.name).unwrap())
            .collect();
        assert!(losses.iter().any(|&loss| loss > 0.2), "{losses:?}");
    }

    #[test]
    fn the_review_begins_where_the_record_says() {
        let told = told("linage/size=5.komi=0/a1.c3.e5@2", "uct", 30);
        let plies: Vec<_> = told.iter().map(|told| told.ply).collect();
        assert_eq!(plies, [2]);
        assert_eq!(told[0].report.id, 7);
    }

    #[test]
    fn a_tile_that_is_set_aside_is_worth_what_the_next_draw_is() {
        let told = told(ASIDE, "leaf", 1);
        let [first, second] = [12, 13].map(|ply| told.iter().find(|told| told.ply == ply).unwrap());
        assert!(first.drawn && second.drawn);
        let aside = first.report.line("B").unwrap().value;
        // But for the few ways in which three tiles in a row fit nowhere, which are not all followed.
        assert!((aside - second.report.expected()).abs() < 1e-3, "{aside}");
        assert!(aside > 0.0);
        assert_eq!(first.seat, second.seat);
    }

    #[test]
    fn what_cannot_be_looked_back_on_is_refused_in_words() {
        let why = |record: &str| {
            let refused = Review::start(&question(record, "uct", 1)).err();
            refused.unwrap().to_string()
        };
        assert!(why("linage/<").starts_with("at character 8: only letters"));
        assert!(why("chess//e4").starts_with("no game is called \"chess\""));
        assert!(why("linage/size=2/").contains("expected a number from 3 to 19"));
        assert_eq!(
            why("linage/size=5.komi=0/a2.b1"),
            "ply 2, \"b1\": would cut off a region without a line"
        );
    }
}
