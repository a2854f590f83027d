//! The graph of a game: the chance of winning by ply, as plain values.

use super::state::ReviewState;
use super::told_change::{told_loss, told_luck};
use super::verdict_text::{move_text, verdict_text};
use crate::game_review::{GameReview, Phase, ReviewedPly, Standing};
use crate::play::view::percent;
use crate::player_names;
use crate::shell::Shell;
use crate::words::GameReviewWords;
use tessera_core::capital::with_capital;
use tessera_core::game::Seat;
use tessera_protocol::assessment::Verdict;

/// The graph of a game. Places are parts of its width from the left and of its height from the top.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Graph {
    /// What it shows.
    pub title: &'static str,
    /// Whose values these are.
    pub subtitle: String,
    /// Whether some values are only those of the first pass.
    pub is_rough: bool,
    /// A line for each seat of which it shows values.
    pub lines: Vec<GraphLine>,
    /// Every position of which something is known, in the order of the plies.
    pub points: Vec<GraphPoint>,
    /// The signs of moves.
    pub marks: Vec<GraphMark>,
    /// The parts of the game.
    pub phases: Vec<GraphPhase>,
    /// The point of the position that is shown, or the last before it.
    pub current: usize,
    /// Where the position lies that is shown; none while a variation is shown.
    pub now: Option<f32>,
}

/// The values of a seat.
#[derive(Clone, PartialEq, Debug)]
pub struct GraphLine {
    /// The number of the seat, from 0, by which lines are told apart.
    pub seat: u8,
    /// What the seat is called.
    pub name: String,
    /// Its points, from left to right.
    pub points: Vec<(f32, f32)>,
}

/// A position of which something is known.
#[derive(Clone, PartialEq, Debug)]
pub struct GraphPoint {
    /// How many plies are played.
    pub ply: usize,
    /// Its number in the list of moves.
    pub number: usize,
    /// Where it lies.
    pub place: (f32, f32),
    /// The move that led to it: `g5`.
    pub mv: String,
    /// The chance in it: `64 %`, or with more than two seats with the seat.
    pub worth: String,
    /// What is said about the move.
    pub verdict: Option<Verdict>,
    /// The same in words.
    pub said: &'static str,
    /// What the move cost: `12 %`.
    pub loss: String,
    /// All of it in a sentence.
    pub sentence: String,
}

/// The sign of a move in the graph.
#[derive(Clone, PartialEq, Debug)]
pub struct GraphMark {
    /// Where it lies.
    pub place: (f32, f32),
    /// What is said about the move.
    pub verdict: Verdict,
}

/// A part of the game.
#[derive(Clone, PartialEq, Debug)]
pub struct GraphPhase {
    pub name: &'static str,
    /// Its name and its moves.
    pub sentence: String,
    /// Where it begins.
    pub from: f32,
    /// Where it ends.
    pub to: f32,
}

/// The graph of the game on the page; `None` before anything is known of two positions.
pub fn graph(state: &ReviewState, review: &GameReview, shell: &Shell) -> Option<Graph> {
    let words = GameReviewWords::of(shell.language);
    let game = &state.board.game;
    let standings = review.standings();
    if standings.len() < 2 {
        return None;
    }
    let plies = review.record.names.len().max(1) as f32;
    let place = |at: &Standing| (at.ply as f32 / plies, 1.0 - at.value.clamp(0.0, 1.0));
    let two = review.seats == 2;
    let name = |seat: Seat| player_names::side_or_name(game, seat, shell.language);
    let lines = Seat::all(review.seats).map(|seat| GraphLine {
        seat: seat.0,
        name: name(seat),
        points: standings.iter().filter(|at| at.seat == seat).map(place).collect(),
    });
    let mut points: Vec<GraphPoint> = Vec::new();
    for at in &standings {
        let worth = (words.worth)(&name(at.seat), &percent(at.value));
        match points.last_mut() {
            // The end of a game has a value for every seat.
            Some(last) if last.ply == at.ply => {
                last.worth = format!("{}, {worth}", last.worth);
                last.sentence = format!("{} {worth}.", last.sentence);
            }
            _ => points.push(point(state, review, shell, at.ply, place(at), &worth)),
        }
    }
    let marks = review.plies.iter().filter_map(|ply| {
        let verdict = ply.verdict().filter(|verdict| verdict.glyph().is_some())?;
        Some(GraphMark {
            place: place(&review.standing_after(ply)?),
            verdict,
        })
    });
    let phases = review.phases().into_iter().map(|(phase, from, to)| {
        let name = match phase {
            Phase::Opening => words.opening,
            Phase::Middle => words.middle,
            Phase::Endgame => words.ending,
        };
        GraphPhase {
            name,
            sentence: (words.phase)(name, state.number_as_played(from + 1), state.number_as_played(to)),
            from: from as f32 / plies,
            to: to as f32 / plies,
        }
    });
    let shown = state.shown_ply();
    let is_before = |point: &GraphPoint| point.ply <= shown;
    let (known, all) = review.known(review.steps.fine);
    Some(Graph {
        title: if two { words.chance } else { words.share },
        subtitle: if two {
            (words.by_move_for)(&name(review.first_seat()))
        } else {
            words.by_move.to_owned()
        },
        is_rough: known < all,
        lines: lines.filter(|line| !line.points.is_empty()).collect(),
        current: points.partition_point(is_before).saturating_sub(1),
        marks: marks.collect(),
        phases: phases.collect(),
        points,
        now: state.is_as_played().then_some(shown as f32 / plies),
    })
}

/// What is told of a position.
fn point(
    state: &ReviewState,
    review: &GameReview,
    shell: &Shell,
    ply: usize,
    place: (f32, f32),
    worth: &str,
) -> GraphPoint {
    let words = GameReviewWords::of(shell.language);
    let table = state.board.game.table();
    let number = state.number_as_played(ply);
    let before = review.ending_at(ply);
    let mv = match before {
        Some(before) => move_text(table, &before.played),
        None => ply
            .checked_sub(1)
            .map_or(String::new(), |last| table.move_text(&review.record.names[last])),
    };
    let verdict = before.and_then(ReviewedPly::verdict);
    let said = verdict.map_or("", |verdict| verdict_text(verdict, shell.language));
    let cost = before
        .filter(|_| verdict != Some(Verdict::Unclear))
        .and_then(told_loss);
    let loss = cost.map_or(String::new(), percent);
    let mut told: Vec<String> = Vec::new();
    if !said.is_empty() {
        told.push(said.to_owned());
    }
    if !loss.is_empty() {
        told.push((words.cost)(&loss));
    }
    let best = before.filter(|before| cost.is_some() && !before.drawn && !state.hides_best());
    if let Some(best) = best.and_then(|before| before.report.lines.first()) {
        told.push((words.better)(&move_text(table, &best.mv)));
    }
    if let Some(luck) = before.and_then(told_luck) {
        told.push((words.luck)(&signed_percent(luck)));
    }
    let position = match ply {
        0 => words.at_start.to_owned(),
        _ if state.board.game.id.seats_vary() => (words.in_turn)(number, &mv),
        _ => (words.after)(number, &mv),
    };
    let more = if told.is_empty() {
        String::new()
    } else {
        format!(" {}.", with_capital(&told.join(", ")))
    };
    GraphPoint {
        ply,
        number,
        place,
        sentence: format!("{position}: {worth}.{more}"),
        mv,
        worth: worth.to_owned(),
        verdict,
        said,
        loss,
    }
}

/// A change as people read it: `+12 %`, `−3 %`.
pub(super) fn signed_percent(change: f32) -> String {
    let sign = if change < 0.0 { "−" } else { "+" };
    format!("{sign}{}", percent(change.abs()))
}
