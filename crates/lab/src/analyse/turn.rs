//! The lines that a review prints.

use std::collections::BTreeMap;
use std::io::Write;

use serde::Serialize;

use super::agreement::VerdictAgreement;
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use tessera_engine::review::Reviewed;
use tessera_protocol::NamedLine;
use tessera_protocol::assessment::{Event, SeatFigures, Verdict};

/// A line of the output: a reviewed turn.
#[derive(Serialize, Default)]
pub(super) struct Turn {
    pub(super) turn: u32,
    /// The first ply of the turn; 0 before there is one.
    pub(super) ply: usize,
    pub(super) seat: u8,
    pub(super) draws: Vec<Draw>,
    pub(super) choices: Vec<Choice>,
    pub(super) luck: f32,
    pub(super) loss: f32,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) luck_points: Option<f32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) loss_points: Option<f32>,
}

/// A chance outcome and its luck.
#[derive(Serialize)]
pub(super) struct Draw {
    ply: usize,
    outcome: String,
    value: Option<f32>,
    expected: f32,
    luck: Option<f32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    margin: Option<f32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    expected_margin: Option<f32>,
    outcomes: Vec<Outcome>,
}

/// An outcome that a draw could have had.
#[derive(Serialize)]
pub(super) struct Outcome {
    name: String,
    weight: u32,
    value: f32,
    #[serde(skip_serializing_if = "Option::is_none")]
    margin: Option<f32>,
}

/// A move that was played, compared with the others.
#[derive(Serialize)]
pub(super) struct Choice {
    ply: usize,
    played: String,
    /// The value before the move, with the best move.
    before: f32,
    /// The value after the move, which is that before the next choice or draw.
    value: Option<f32>,
    best: Option<String>,
    rank: Option<usize>,
    loss: Option<f32>,
    verdict: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    margin: Option<f32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    best_margin: Option<f32>,
    moves: Vec<Move>,
}

/// A legal move with the engine's figures.
#[derive(Serialize)]
pub(super) struct Move {
    name: String,
    value: f32,
    half_width: f32,
    visits: u32,
    proven: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    margin: Option<f32>,
}

/// The last line of the output.
#[derive(Serialize)]
pub(super) struct Summary {
    pub(super) engine: String,
    pub(super) steps: u32,
    pub(super) seed: u32,
    pub(super) turns: u32,
    pub(super) agreement: VerdictAgreement,
    pub(super) seats: Vec<Seat>,
}

/// A seat's loss by its choices and luck in its draws: sums, and means over the choices and draws with known figures.
#[derive(Serialize, Default, Clone)]
pub(super) struct Seat {
    pub(super) seat: u8,
    pub(super) choices: u32,
    pub(super) loss: f32,
    pub(super) mean_loss: f32,
    pub(super) draws: u32,
    pub(super) luck: f32,
    pub(super) mean_luck: f32,
    /// In percent.
    pub(super) accuracy: Option<f32>,
    /// How often each verdict was given.
    pub(super) verdicts: BTreeMap<&'static str, u32>,
    /// How its result came about; see [`tessera_protocol::assessment`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) figures: Option<SeatFigures>,
}

impl Seat {
    /// The seat at a place, counted from 0, of which nothing is known.
    pub(super) fn number(place: usize) -> Seat {
        Seat {
            seat: place as u8 + 1,
            ..Seat::default()
        }
    }
}

impl Turn {
    /// Adds a reviewed choice or draw, with its values as they are settled with those of the other positions.
    pub(super) fn add(&mut self, segment: Reviewed, name: String, event: &Event, verdict: Option<Verdict>) {
        let Reviewed { ply, report, .. } = segment;
        let before = event.before.value as f32;
        let value = event.after.map(|after| after.value as f32);
        let margin = event
            .after
            .and_then(|after| after.margin)
            .map(|margin| margin as f32);
        let margin_before = event.before.margin.map(|margin| margin as f32);
        if segment.drawn {
            let outcome = |line: &NamedLine| Outcome {
                name: line.mv.clone(),
                weight: line.visits,
                value: line.value,
                margin: line.margin,
            };
            self.draws.push(Draw {
                ply: ply + 1,
                value,
                expected: before,
                luck: value.map(|value| value - before),
                margin,
                expected_margin: margin_before,
                outcomes: report.lines.iter().map(outcome).collect(),
                outcome: name,
            });
            return;
        }
        // Moves with equal figures share a rank.
        let key = |line: &NamedLine| (line.value, line.visits, line.proven);
        let played_key = report.line(&name).map(key);
        let list_move = |line: &NamedLine| Move {
            name: line.mv.clone(),
            value: line.value,
            half_width: line.half_width,
            visits: line.visits,
            proven: line.proven,
            margin: line.margin,
        };
        self.choices.push(Choice {
            ply: ply + 1,
            before,
            value,
            best: report.lines.first().map(|line| line.mv.clone()),
            rank: report
                .lines
                .iter()
                .position(|line| Some(key(line)) == played_key)
                .map(|at| at + 1),
            loss: event.cost(),
            verdict: verdict.map(Verdict::id),
            margin,
            best_margin: margin_before,
            moves: report.lines.iter().map(list_move).collect(),
            played: name,
        });
    }
}

/// Writes the turn, if there is one, adds it to the sums of its seat and clears it for the next.
pub(super) fn finish_turn(
    turn: &mut Turn,
    seats: &mut Vec<Seat>,
    mut out: &mut dyn Write,
) -> Result<(), Failure> {
    if turn.ply == 0 {
        return Ok(());
    }
    turn.turn += 1;
    // `Iterator::sum` of no floats is -0; a fold from 0 is not.
    let sum = |sum: f32, part: Option<f32>| sum + part.unwrap_or(0.0);
    turn.luck = turn.draws.iter().map(|draw| draw.luck).fold(0.0, sum);
    turn.loss = turn.choices.iter().map(|choice| choice.loss).fold(0.0, sum);
    let difference = |after: Option<f32>, before: Option<f32>| Some(after? - before?);
    let draws = turn.draws.iter();
    turn.luck_points = total(draws.map(|draw| difference(draw.margin, draw.expected_margin)));
    let choices = turn.choices.iter();
    turn.loss_points = total(choices.map(|choice| difference(choice.best_margin, choice.margin)));
    json_line::write(&mut out, turn)?;
    while seats.len() < usize::from(turn.seat) {
        seats.push(Seat::number(seats.len()));
    }
    let seat = &mut seats[usize::from(turn.seat) - 1];
    for verdict in turn.choices.iter().filter_map(|choice| choice.verdict) {
        *seat.verdicts.entry(verdict).or_default() += 1;
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

/// The sum of the parts that are known; `None` where none is.
fn total(parts: impl Iterator<Item = Option<f32>>) -> Option<f32> {
    parts.flatten().reduce(|sum, part| sum + part)
}
