//! A game looked back on, turn by turn.

use std::io::{Read, Write};

use clap::Args;
use serde::Serialize;

use super::failure::Failure;
use super::json_line;
use crate::play::Record;
use crate::protocol::{Budget, Engine, NamedLine, Question};
use crate::review::{Review, Told};

/// Look back on a game: what every move of every turn was worth, and how lucky every draw was.
///
/// A line a turn, and a summary. A turn is what a seat does in a row, with the draw before it. All values are
/// those of its seat: 1 won, 0 lost. Seats and plies are counted from 1.
///
/// Each of "choices" holds the move that was played, its value, its rank (shared by those known alike), its loss
/// against the engine's own move (0 if it is worth no less), and every legal move with its value, how often the
/// engine tried it by itself, and whether the value is proven: the engine's own move first, then those that it
/// believes in less. In Carcassonne a placement and its meeple are one choice: cell, turn and meeple, as in
/// 0_1_2.city-s. A move of which nothing could be found out is left out, and its loss is null.
///
/// Each of "draws" holds the outcome, its value, what was to be expected before (the mean of all outcomes by
/// weight), the luck, which is the difference, and every outcome with its weight and value.
///
/// A choice is thought about for all its steps, and half as many go to all its moves in turn and to the one that was
/// played; where two plies are one choice about twice as many. Each outcome of a draw is looked into for an eighth of
/// the steps. The same seed and steps give the same lines.
#[derive(Args)]
pub(super) struct Analyse {
    /// The game as a record, GAME/OPTIONS/NAMES as in a link, or - for standard input
    record: String,
    /// The engine that judges: uct, mcts, flat, leaf
    #[arg(long, default_value = "mcts")]
    engine: Engine,
    /// Its search steps a choice
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    steps: u32,
    /// The seed of the searches
    #[arg(long, default_value_t = 1)]
    seed: u32,
    /// The first ply to look at
    #[arg(long, default_value_t = 1, value_name = "PLY")]
    from: usize,
    /// The last ply to look at [default: the last of the record]
    #[arg(long, value_name = "PLY")]
    to: Option<usize>,
}

/// What is told of a turn.
#[derive(Serialize, Default)]
struct Turn {
    turn: u32,
    /// Its first.
    ply: usize,
    seat: u8,
    draws: Vec<Draw>,
    choices: Vec<Choice>,
    luck: f32,
    loss: f32,
}

#[derive(Serialize)]
struct Draw {
    ply: usize,
    outcome: String,
    value: Option<f32>,
    expected: f32,
    luck: Option<f32>,
    outcomes: Vec<Outcome>,
}

#[derive(Serialize)]
struct Outcome {
    name: String,
    weight: u32,
    value: f32,
}

#[derive(Serialize)]
struct Choice {
    ply: usize,
    played: String,
    value: Option<f32>,
    best: Option<String>,
    rank: Option<usize>,
    loss: Option<f32>,
    moves: Vec<Move>,
}

#[derive(Serialize)]
struct Move {
    name: String,
    value: f32,
    visits: u32,
    proven: bool,
}

/// What is told in the end.
#[derive(Serialize)]
struct Summary {
    engine: String,
    steps: u32,
    seed: u32,
    turns: u32,
    seats: Vec<Seat>,
}

/// What a seat has lost by its choices and gained by its draws; sums, and means of those that are known.
#[derive(Serialize, Default, Clone)]
struct Seat {
    seat: u8,
    choices: u32,
    loss: f32,
    mean_loss: f32,
    draws: u32,
    luck: f32,
    mean_luck: f32,
}

impl Analyse {
    /// Tells of every turn, and then of all.
    pub fn run(&self, mut input: impl Read, out: &mut impl Write) -> Result<(), Failure> {
        let mut text = self.record.clone();
        if text == "-" {
            text.clear();
            input.read_to_string(&mut text)?;
        }
        let record = self.cut(text.trim())?;
        let mut review = Review::start(&Question {
            id: 0,
            record: record.to_string(),
            engine: self.engine,
            budget: Budget::Steps(self.steps),
            seed: self.seed,
            pooled: false,
        })
        .map_err(Failure::usage)?;
        let (mut turn, mut seats) = (Turn::default(), Vec::new());
        while !review.is_over() {
            let Some(told) = review.step() else { continue };
            let is_new =
                turn.ply == 0 || turn.seat != told.seat.0 + 1 || told.drawn && !turn.choices.is_empty();
            if is_new {
                end(&mut turn, &mut seats, out)?;
                (turn.ply, turn.seat) = (told.ply + 1, told.seat.0 + 1);
            }
            turn.add(told, &record);
        }
        end(&mut turn, &mut seats, out)?;
        for seat in &mut seats {
            seat.mean_loss = seat.loss / seat.choices.max(1) as f32;
            seat.mean_luck = seat.luck / seat.draws.max(1) as f32;
        }
        json_line::write(
            out,
            &Summary {
                engine: self.engine.to_string(),
                steps: self.steps,
                seed: self.seed,
                turns: turn.turn,
                seats,
            },
        )?;
        Ok(())
    }

    /// The record that shows the ply before the first to look at and ends with the last.
    fn cut(&self, text: &str) -> Result<Record, Failure> {
        let mut record = Record::parse(text).map_err(Failure::usage)?;
        let plies = record.names.len();
        let to = self.to.unwrap_or(plies);
        if !(1..=to.max(1)).contains(&self.from) || to > plies {
            return Err(Failure::Usage(format!(
                "the record has {plies} plies, so there is nothing from {} to {to}",
                self.from
            )));
        }
        record.names.truncate(to);
        record.shown = Some(self.from - 1);
        Ok(record)
    }
}

/// Writes a turn, if there was one, and gives room for the next.
fn end(turn: &mut Turn, seats: &mut Vec<Seat>, out: &mut impl Write) -> Result<(), Failure> {
    if turn.ply == 0 {
        return Ok(());
    }
    turn.turn += 1;
    // A sum of nothing would be -0.
    let sum = |sum: f32, part: Option<f32>| sum + part.unwrap_or(0.0);
    turn.luck = turn.draws.iter().map(|draw| draw.luck).fold(0.0, sum);
    turn.loss = turn.choices.iter().map(|choice| choice.loss).fold(0.0, sum);
    json_line::write(out, turn)?;
    while seats.len() < usize::from(turn.seat) {
        seats.push(Seat {
            seat: seats.len() as u8 + 1,
            ..Seat::default()
        });
    }
    let seat = &mut seats[usize::from(turn.seat) - 1];
    seat.choices += turn.choices.iter().filter(|choice| choice.loss.is_some()).count() as u32;
    seat.draws += turn.draws.len() as u32;
    seat.loss += turn.loss;
    seat.luck += turn.luck;
    *turn = Turn {
        turn: turn.turn,
        ..Turn::default()
    };
    Ok(())
}

impl Turn {
    fn add(&mut self, told: Told, record: &Record) {
        let Told {
            ply, plies, report, ..
        } = told;
        let name = record.names[ply..ply + plies].join(".");
        let value = report.line(&name).map(|line| line.value);
        if told.drawn {
            let outcome = |line: &NamedLine| Outcome {
                name: line.name.clone(),
                weight: line.visits,
                value: line.value,
            };
            self.draws.push(Draw {
                ply: ply + 1,
                value,
                expected: report.expected(),
                luck: report.luck(&name),
                outcomes: report.lines.iter().map(outcome).collect(),
                outcome: name,
            });
            return;
        }
        // Those that are known alike share a rank.
        let like = |line: &NamedLine| (line.value, line.visits, line.proven);
        let own = report.line(&name).map(like);
        let told = |line: &NamedLine| Move {
            name: line.name.clone(),
            value: line.value,
            visits: line.visits,
            proven: line.proven,
        };
        self.choices.push(Choice {
            ply: ply + 1,
            value,
            best: report.lines.first().map(|line| line.name.clone()),
            rank: report
                .lines
                .iter()
                .position(|line| Some(like(line)) == own)
                .map(|at| at + 1),
            loss: report.loss(&name),
            moves: report.lines.iter().map(told).collect(),
            played: name,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    fn analyse(record: &str, steps: u32) -> Analyse {
        Analyse {
            record: record.into(),
            engine: Engine::BEST,
            steps,
            seed: 1,
            from: 1,
            to: None,
        }
    }

    fn lines(analyse: &Analyse, input: &str) -> Result<Vec<Value>, Failure> {
        let mut out = Vec::new();
        analyse.run(input.as_bytes(), &mut out)?;
        let text = String::from_utf8(out).unwrap();
        let lines = text.lines().map(|line| serde_json::from_str(line).unwrap());
        Ok(lines.collect())
    }

    #[test]
    fn a_line_a_turn_and_a_summary_are_told() {
        let record =
            "carcassonne/players=3.small-city=4.unplaceable=aside/V.-1_0_3.road-e.W.0_-1_0.road-s.P.1_-1_1";
        let told = lines(&analyse(record, 40), "").unwrap();
        assert_eq!(told.len(), 4);
        let turn = &told[1];
        assert_eq!(
            (&turn["turn"], &turn["ply"], &turn["seat"]),
            (&2.into(), &4.into(), &2.into())
        );
        assert_eq!(turn["draws"][0]["outcome"], "W");
        assert_eq!(turn["choices"][0]["played"], "0_-1_0.road-s");
        assert_eq!(turn["luck"], turn["draws"][0]["luck"]);
        assert_eq!(turn["loss"], turn["choices"][0]["loss"]);
        // A turn that ends with the record before its meeple.
        assert_eq!(told[2]["choices"][0]["played"], "1_-1_1");
        let seats = told[3]["seats"].as_array().unwrap();
        assert_eq!(seats.len(), 3);
        assert_eq!(seats[1]["mean_loss"], turn["loss"]);
        assert_eq!(seats[1]["mean_luck"], turn["luck"]);
    }

    #[test]
    fn moves_are_listed_by_rank() {
        let told = lines(&analyse("linage/size=4.komi=0/b1.b2.a1", 300), "").unwrap();
        assert_eq!(told.len(), 4);
        for turn in &told[..3] {
            let choice = &turn["choices"][0];
            let moves = choice["moves"].as_array().unwrap();
            let rank = choice["rank"].as_u64().unwrap() as usize;
            assert_eq!(moves[0]["name"], choice["best"]);
            assert_eq!(moves[rank - 1]["value"], choice["value"]);
            assert_eq!(turn["luck"], 0.0);
        }
    }

    #[test]
    fn only_the_plies_asked_for_are_told_of() {
        let some = Analyse {
            from: 2,
            to: Some(3),
            ..analyse("-", 20)
        };
        let told = lines(&some, "linage/size=5.komi=0/a1.c3.e5.b2\n").unwrap();
        assert_eq!(told.len(), 3);
        assert_eq!((&told[0]["ply"], &told[1]["ply"]), (&2.into(), &3.into()));
    }

    #[test]
    fn a_bad_record_is_refused_in_words() {
        let why = |analyse: &Analyse, input: &str| match lines(analyse, input) {
            Err(Failure::Usage(why)) => why,
            other => panic!("{other:?}"),
        };
        let of = |record: &str| why(&analyse(record, 1), "");
        assert!(of("linage/<").starts_with("at character 8: only letters"));
        assert!(of("chess//e4").starts_with("no game is called \"chess\""));
        assert!(of("linage/size=2/").contains("expected a number from 3 to 19"));
        assert_eq!(
            of("linage/size=5.komi=0/a2.b1"),
            "ply 2, \"b1\": would cut off a region without a line"
        );
        let beyond = Analyse {
            to: Some(3),
            ..analyse("-", 1)
        };
        assert_eq!(
            why(&beyond, "linage/size=5.komi=0/a1.c3"),
            "the record has 2 plies, so there is nothing from 1 to 3"
        );
    }
}
