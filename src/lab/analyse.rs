//! `lab analyse`: reviews a game turn by turn.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::io::{Read, Write};

use clap::Args;
use serde::Serialize;

use super::arguments;
use super::failure::Failure;
use super::json_line;
use super::link;
use crate::assessment::{MoveValues, Verdict, game_accuracies, verdict};
use crate::catalog;
use crate::language::Language;
use crate::play::Record;
use crate::protocol::{Budget, Engine, NamedLine, Question};
use crate::review::{Review, Reviewed};

/// Review a game: evaluate every legal move of every turn, and the luck of every draw.
///
/// The output has one line per turn and a summary. A turn is all consecutive moves of a seat, together with the
/// draw before them. Values are from the view of the turn's seat: 1 is a win, 0 a loss. Seats and plies are
/// counted from 1.
///
/// Each entry of "choices" gives the move that was played, its value, its rank (moves with equal figures share a
/// rank), its loss compared with the engine's best move (0 if it is at least as good), and every legal move with
/// its value, half the width of the value's 95 % interval ("half_width"; 0 where the value is exact), the number of
/// visits, and whether the value is proven. Moves are in the engine's order, the best first. "verdict" is one of best,
/// only-move, good, inaccuracy (a loss of 5 points or more), mistake (10), blunder (15), unclear (the intervals of the
/// best move and the move played overlap, and the verdict might be another) and forced (one legal move), as
/// docs/review.md defines them and as the page shows them. In Carcassonne a placement and its meeple are one choice, named by cell, rotation and meeple:
/// 0_1_2.city-s. Moves that the search could not evaluate are left out, and their loss is null.
///
/// Each entry of "draws" gives the outcome, its value, the expected value before the draw (the mean of all
/// outcomes by weight), the luck (value minus expected value), and every outcome with its weight and value.
///
/// The summary has for each seat its accuracy in percent, by the formula that lichess publishes
/// (https://lichess.org/page/accuracy; null without a choice), and how often each verdict was given.
///
/// Each choice is searched for the given number of steps. Half as many steps again are spread over its moves and
/// the move that was played, about twice as many if two plies are one choice. In a game for two without chance the best
/// move and the move played are then searched on their own for as many steps, and up to eight times as many while the
/// verdict is unclear. Each outcome of a draw is searched
/// for an eighth of the steps. The same seed and steps give the same lines.
#[derive(Args)]
pub(super) struct Analyse {
    /// The record, GAME/OPTIONS/NAMES as in a link, or - to read it from standard input
    record: String,
    /// The engine that evaluates the moves: uct, mcts, flat, leaf
    #[arg(long, default_value = "mcts")]
    engine: Engine,
    /// Its search steps per choice
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    steps: u32,
    /// The seed for the searches
    #[arg(long, default_value_t = 1)]
    seed: u32,
    /// The first ply to review
    #[arg(long, default_value_t = 1, value_name = "PLY")]
    from: usize,
    /// The last ply to review [default: the last of the record]
    #[arg(long, value_name = "PLY")]
    to: Option<usize>,
}

/// A line of the output: a reviewed turn.
#[derive(Serialize, Default)]
struct Turn {
    turn: u32,
    /// The first ply of the turn; 0 before there is one.
    ply: usize,
    seat: u8,
    draws: Vec<Draw>,
    choices: Vec<Choice>,
    luck: f32,
    loss: f32,
}

/// A chance outcome and its luck.
#[derive(Serialize)]
struct Draw {
    ply: usize,
    outcome: String,
    value: Option<f32>,
    expected: f32,
    luck: Option<f32>,
    outcomes: Vec<Outcome>,
}

/// An outcome that a draw could have had.
#[derive(Serialize)]
struct Outcome {
    name: String,
    weight: u32,
    value: f32,
}

/// A move that was played, compared with the others.
#[derive(Serialize)]
struct Choice {
    ply: usize,
    played: String,
    value: Option<f32>,
    best: Option<String>,
    rank: Option<usize>,
    loss: Option<f32>,
    verdict: Option<&'static str>,
    moves: Vec<Move>,
}

/// A legal move with the engine's figures.
#[derive(Serialize)]
struct Move {
    name: String,
    value: f32,
    half_width: f32,
    visits: u32,
    proven: bool,
}

/// The last line of the output.
#[derive(Serialize)]
struct Summary {
    engine: String,
    steps: u32,
    seed: u32,
    turns: u32,
    seats: Vec<Seat>,
}

/// A seat's loss by its choices and luck in its draws: sums, and means over the choices and draws with known figures.
#[derive(Serialize, Default, Clone)]
struct Seat {
    seat: u8,
    choices: u32,
    loss: f32,
    mean_loss: f32,
    draws: u32,
    luck: f32,
    mean_luck: f32,
    accuracy: Option<f32>,
    verdicts: BTreeMap<&'static str, u32>,
}

impl Analyse {
    /// Reviews the record and writes the lines. Error: the record is not a legal game, or has no such plies.
    pub fn run(&self, mut input: impl Read, out: &mut impl Write) -> Result<(), Failure> {
        let mut text = self.record.clone();
        if text == "-" {
            text.clear();
            input.read_to_string(&mut text)?;
        }
        let record = self.parse_range(text.trim())?;
        let mut review = Review::start(&Question {
            id: 0,
            record: record.to_string(),
            engine: self.engine,
            budget: Budget::Steps(self.steps),
            seed: self.seed,
            pooled: false,
            memory: None,
        })
        .map_err(Failure::usage)?;
        let (mut turn, mut seats, mut values) = (Turn::default(), Vec::new(), Vec::new());
        while !review.is_over() {
            let Some(segment) = review.step() else { continue };
            let is_new =
                turn.ply == 0 || turn.seat != segment.seat.0 + 1 || segment.drawn && !turn.choices.is_empty();
            if is_new {
                finish_turn(&mut turn, &mut seats, out)?;
                (turn.ply, turn.seat) = (segment.ply + 1, segment.seat.0 + 1);
            }
            values.extend(move_values(&segment, &record));
            turn.add(segment, &record);
        }
        finish_turn(&mut turn, &mut seats, out)?;
        let accuracies = game_accuracies(&values, self.seats(&record)?);
        for (seat, accuracy) in seats.iter_mut().zip(accuracies) {
            seat.accuracy = accuracy;
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

    /// How many seats the game of the record has.
    fn seats(&self, record: &Record) -> Result<u8, Failure> {
        let game = arguments::game(&record.game).map_err(Failure::usage)?;
        catalog::seats(game, &record.options).map_err(Failure::usage)
    }

    /// Parses the record and cuts it to the plies asked for: it shows the one before the first and ends with the last.
    fn parse_range(&self, text: &str) -> Result<Record, Failure> {
        let mut record = link::record(text).map_err(Failure::usage)?;
        // The engine, too, refuses an illegal move, but only the table knows the reason.
        let (_, refused) = catalog::replayed(&record, Language::English).map_err(Failure::usage)?;
        if let Some(refused) = refused {
            return Err(Failure::usage(refused));
        }
        let plies = record.names.len();
        let to = self.to.unwrap_or(plies);
        if !(1..=to.max(1)).contains(&self.from) || to > plies {
            return Err(Failure::Usage(format!(
                "the record has {plies} plies, so --from {} --to {to} is empty or beyond its end",
                self.from
            )));
        }
        record.names.truncate(to);
        record.shown = Some(self.from - 1);
        Ok(record)
    }
}

/// The values of a choice that the accuracy of a game is computed from, where the move played has one.
fn move_values(segment: &Reviewed, record: &Record) -> Option<MoveValues> {
    let Reviewed {
        ply, plies, report, ..
    } = segment;
    let played = report.line(&record.names[*ply..ply + plies].join("."))?;
    (!segment.drawn).then(|| MoveValues {
        seat: segment.seat,
        best: report.value(),
        played: played.value,
    })
}

/// Writes the turn, if there is one, adds it to the sums of its seat and clears it for the next.
fn finish_turn(turn: &mut Turn, seats: &mut Vec<Seat>, out: &mut impl Write) -> Result<(), Failure> {
    if turn.ply == 0 {
        return Ok(());
    }
    turn.turn += 1;
    // `Iterator::sum` of no floats is -0; a fold from 0 is not.
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
    for choice in &turn.choices {
        if let Some(verdict) = choice.verdict {
            *seat.verdicts.entry(verdict).or_default() += 1;
        }
    }
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
    /// Adds a reviewed choice or draw.
    fn add(&mut self, segment: Reviewed, record: &Record) {
        let Reviewed {
            ply, plies, report, ..
        } = segment;
        let name = record.names[ply..ply + plies].join(".");
        let value = report.line(&name).map(|line| line.value);
        if segment.drawn {
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
        // Moves with equal figures share a rank.
        let key = |line: &NamedLine| (line.value, line.visits, line.proven);
        let played_key = report.line(&name).map(key);
        let list_move = |line: &NamedLine| Move {
            name: line.name.clone(),
            value: line.value,
            half_width: line.half_width,
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
                .position(|line| Some(key(line)) == played_key)
                .map(|at| at + 1),
            loss: report.loss(&name),
            verdict: verdict(&report, &name).map(Verdict::id),
            moves: report.lines.iter().map(list_move).collect(),
            played: name,
        });
    }
}
