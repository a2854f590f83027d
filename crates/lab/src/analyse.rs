//! `lab analyse`: reviews a game turn by turn.

mod agreement;
#[cfg(test)]
mod tests;
mod turn;

use std::io::{Read, Write};

use clap::Args;

use super::link;
use super::question::question;
use agreement::VerdictAgreement;
use tessera_cli::bounded_line;
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use turn::{Seat, Summary, Turn, finish_turn};

use tessera_core::language::Language;
use tessera_engine::review::{Review, Reviewed};
use tessera_games::catalog;
use tessera_games::play::{Record, Table};
use tessera_protocol::Engine;
use tessera_protocol::assessment::{
    Event, GameFigures, MoveValues, Verdict, game_accuracies, kind_of, material, move_kinds, results, settle,
    settled_verdict,
};

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
/// A position has one value: that after a move is that before the next choice or draw, as the page shows it. It is settled
/// from what the searches of all positions found; the "moves" have the values that the search of the choice found. In the
/// summary "agreement" says how many moves are called best, only move or good, and how many of these are contradicted:
/// the chance of their side is 5 points lower or more in the next position.
///
/// In Carcassonne all of these also have a margin: by how many points the seat is expected to lead the best of the others
/// at the end. Where a game is reviewed from its first ply to its end, the summary says for each seat how its result
/// came about: what was expected at the start, the luck of the draws, what the decisions changed, and the rest.
/// Between two seats the start, the draws and the decisions of both add up to the result, and the rest is 0; with more
/// seats they are the seat's own, and the rest is what the others drew and decided.
///
/// Each choice is searched for the given number of steps. Half as many steps again are spread over its moves and
/// the move that was played, about twice as many if two plies are one choice. In a game for two without chance the best
/// move and the move played are then searched on their own for as many steps, and with 500 steps or more for up to 32
/// times as many while the verdict is unclear. Each outcome of a draw is searched for an eighth of the steps. The same seed and steps give the same lines.
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
    /// Print instead, as one line, the figures of a report on the game: trajectory, lead changes, critical and hot
    /// turns, branching, good and effective moves, points after each ply, luck and decisions. Plies and seats are
    /// counted from 0 there, and values run from -1 to 1 for the first seat
    #[arg(long)]
    report: bool,
}

impl Analyse {
    /// Reviews the record and writes the lines. Error: the record is not a legal game, or has no such plies.
    pub fn run(&self, input: impl Read, out: &mut impl Write) -> Result<(), Failure> {
        let text = match self.record.as_str() {
            "-" => bounded_line::whole_text(input)?,
            record => record.to_owned(),
        };
        let record = self.parse_range(text.trim())?;
        let question = question(&record, self.engine, self.steps, self.seed);
        let mut review = Review::start(&question).map_err(Failure::usage)?;
        let (mut segments, mut events) = (Vec::new(), Vec::new());
        while !review.is_over() {
            let Some(segment) = review.step() else { continue };
            let played = played(&record, &segment);
            let (ply, report) = (segment.ply as u32, &segment.report);
            events.push(Event::new(ply, segment.seat, segment.drawn, &played, report));
            segments.push(segment);
        }
        let (table, _) = catalog::replayed(&record, Language::English).map_err(Failure::usage)?;
        let plies = record.names.len() as u32;
        settle(&mut events, table.seats(), plies, &results(&*table));
        let mut figures = figures(&*table, plies, &events);
        // Of choices of two plies the kinds of all moves and of the one played.
        let turns = segments.iter().filter_map(|segment| {
            let played = kind_of(&played(&record, segment))?.to_owned();
            let lines = segment.report.lines.iter();
            let kinds = lines.filter_map(|line| kind_of(&line.mv)).map(str::to_owned);
            Some((kinds.collect::<Vec<String>>(), played))
        });
        let turns: Vec<_> = turns.collect();
        figures.move_kinds = move_kinds(turns.iter().map(|(kinds, played)| {
            let kinds = kinds.iter().map(String::as_str);
            (kinds.collect(), played.as_str())
        }));
        if self.report {
            return Ok(json_line::write(out, &figures)?);
        }
        let values: Vec<MoveValues> = events.iter().filter_map(MoveValues::of).collect();
        let verdicts: Vec<Option<Verdict>> = events
            .iter()
            .zip(&segments)
            .map(|(event, segment)| {
                settled_verdict(&segment.report, &played(&record, segment), event.cost()?)
            })
            .collect();
        let agreement = VerdictAgreement::of(&events, &verdicts, table.seats());
        let (mut turn, mut seats) = (Turn::default(), Vec::new());
        for ((segment, event), verdict) in segments.into_iter().zip(&events).zip(verdicts) {
            let is_new =
                turn.ply == 0 || turn.seat != segment.seat.0 + 1 || segment.drawn && !turn.choices.is_empty();
            if is_new {
                finish_turn(&mut turn, &mut seats, &mut *out)?;
                (turn.ply, turn.seat) = (segment.ply + 1, segment.seat.0 + 1);
            }
            let name = played(&record, &segment);
            turn.add(segment, name, event, verdict);
        }
        finish_turn(&mut turn, &mut seats, &mut *out)?;
        let is_whole = record.shown == Some(0);
        while seats.len() < figures.seats.len() {
            seats.push(Seat::number(seats.len()));
        }
        let accuracies = game_accuracies(&values, figures.seats.len() as u8);
        for ((seat, figures), accuracy) in seats.iter_mut().zip(&figures.seats).zip(&accuracies) {
            seat.accuracy = *accuracy;
            seat.figures = is_whole.then_some(*figures);
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
                agreement,
                seats,
            },
        )?;
        Ok(())
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

/// The names that were played or drawn in a choice or draw, joined by dots.
fn played(record: &Record, segment: &Reviewed) -> String {
    record.names[segment.ply..segment.ply + segment.plies].join(".")
}

/// The figures of the game on a table, in which so many plies were played.
fn figures(table: &dyn Table, plies: u32, events: &[Event]) -> GameFigures {
    let all = material(table, plies);
    GameFigures::of(
        events,
        tessera_core::game::Seat::FIRST,
        table.seats(),
        &results(table),
        all,
    )
}
