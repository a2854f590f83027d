//! The answers to questions about the board.

use super::board::label;
use super::{effects, estimate, land, played_turn, seats, text};
use crate::board_lines::lines_from;
use crate::play::board::Board;
use crate::play::state::PlayState;
use crate::player::Player;
use crate::query::Query;
use crate::shell::Shell;
use crate::words::{PlayWords, QueryWords};
use tessera_core::scene::{Spot, SpotId};
use tessera_games::play::{TextCell, runs};

/// The answer to a question that had been asked so often before, and the cell that it is about, where that is not the one
/// that the keyboard is at.
pub(crate) fn answer_to(
    state: &Board,
    shell: &Shell,
    query: Query,
    cell: Option<SpotId>,
    again: usize,
) -> (String, Option<SpotId>) {
    let words = QueryWords::of(shell.language);
    let at_cell = |answer: fn(&Board, &Shell, SpotId, usize) -> String| match cell {
        Some(cell) => answer(state, shell, cell, again),
        None => words.no_cell.to_owned(),
    };
    let text = match query {
        Query::Here => at_cell(here),
        Query::LastMove => return last_move(state, shell, again),
        Query::LegalMoves => legal_moves(state, shell, again),
        Query::Scan => at_cell(scan),
        Query::Score => score(state, shell),
        // No engine plays on the board.
        Query::Estimate => why_no_estimate(state, shell)
            .unwrap_or_else(|| PlayWords::of(shell.language).no_estimate.to_owned()),
        Query::BestMove => why_no_estimate(state, shell).unwrap_or_else(|| words.unknown.to_owned()),
    };
    (text, None)
}

/// The question as its button reads.
pub fn question(query: Query, words: &QueryWords) -> &'static str {
    match query {
        Query::Here => words.here,
        Query::LastMove => words.last_move,
        Query::LegalMoves => words.legal_moves,
        Query::Scan => words.scan,
        Query::Score => words.score,
        Query::Estimate => words.estimate,
        Query::BestMove => words.best_move,
    }
}

fn here(state: &Board, shell: &Shell, cell: SpotId, _again: usize) -> String {
    let scene = state.game.table().scene();
    let spot = scene.spot(cell);
    spot.map_or_else(String::new, |spot| format!("{}.", label(state, shell, spot)))
}

/// The last turn, or one before it, with the cell where it was made.
fn last_move(state: &Board, shell: &Shell, again: usize) -> (String, Option<SpotId>) {
    let game = &state.game;
    let turns = played_turn::turns(game, 0);
    let mut latest = turns.into_iter().rev();
    let count = latest.len().min(usize::from(game.table().seats()));
    let Some(turn) = latest.nth(again % count.max(1)) else {
        return (QueryWords::of(shell.language).no_move.to_owned(), None);
    };
    let mut spots = turn
        .plies
        .clone()
        .rev()
        .flat_map(|ply| game.table().spots_of(ply));
    let is_there = |spot: &SpotId| spot.cell().is_some() && game.table().scene().spot(*spot).is_some();
    let spot = spots.find(is_there);
    (effects::with_effects(game, shell, turn), spot)
}

fn legal_moves(state: &Board, shell: &Shell, again: usize) -> String {
    let (table, words) = (state.game.table(), QueryWords::of(shell.language));
    let legal = table.legal();
    match again % 2 {
        _ if state.game.over() => words.over.to_owned(),
        0 => (words.count)(legal.len()),
        _ => {
            let texts = legal.iter().map(|(_, mv)| table.move_text(&mv.name));
            (words.list)(&texts.collect::<Vec<_>>())
        }
    }
}

fn scan(state: &Board, shell: &Shell, cell: SpotId, again: usize) -> String {
    let (game, words) = (&state.game, QueryWords::of(shell.language));
    let scene = game.table().scene().rotated(shell.rotation(game));
    let lines = lines_from(&scene, cell);
    let Some(line) = lines.get(again % lines.len().max(1)) else {
        return words.no_cell.to_owned();
    };
    let heading = (words.heading)(line.heading);
    let spots = line.cells.iter().filter_map(|&cell| scene.spot(cell));
    let cell = |spot: &Spot| TextCell {
        name: game.table().spot_text(&spot.label),
        content: land::content(game, shell, spot.id),
    };
    let parts = runs(&spots.map(cell).collect::<Vec<_>>(), shell.language);
    if parts.is_empty() {
        (words.no_line)(&heading)
    } else {
        (words.line)(&heading, &parts)
    }
}

fn score(state: &Board, shell: &Shell) -> String {
    let words = QueryWords::of(shell.language);
    let rows = seats::seats(state, shell).into_iter();
    let parts: Vec<String> = rows.map(|row| text::score_of(row, words)).collect();
    (words.scores)(&parts)
}

/// Why the engine says nothing about the position; `None` if it does.
fn why_no_estimate(state: &Board, shell: &Shell) -> Option<String> {
    let words = QueryWords::of(shell.language);
    let game = &state.game;
    let why = match estimate::switch(state, shell) {
        Some(switch) if switch.on => return None,
        Some(_) => words.estimate_off,
        None if game
            .seats()
            .any(|seat| matches!(game.players[seat], Player::Machine(_))) =>
        {
            words.purist
        }
        None => words.no_engine,
    };
    Some(why.to_owned())
}

/// What the engine that plays thinks, where the question is about that and it may be told; `None` where the board has the answer.
pub(crate) fn engine_answer(state: &PlayState, shell: &Shell, query: Query) -> Option<String> {
    let answer: fn(&PlayState, &Shell) -> String = match query {
        Query::Estimate => worth,
        Query::BestMove => best_move,
        _ => return None,
    };
    match why_no_estimate(&state.board, shell) {
        Some(_) => None,
        None => Some(answer(state, shell)),
    }
}

fn worth(state: &PlayState, shell: &Shell) -> String {
    let estimate = estimate::estimate(state, shell).unwrap_or_default();
    if estimate.effort.is_empty() {
        estimate.headline
    } else {
        format!("{}. {}.", estimate.headline, estimate.effort)
    }
}

/// The best move while the engine thinks, or what it expected when it moved.
fn best_move(state: &PlayState, shell: &Shell) -> String {
    let (table, words) = (state.board.game.table(), QueryWords::of(shell.language));
    if let Some(open) = &state.thinking {
        let best = open.report.lines.first();
        return best.map_or_else(
            || words.unknown.to_owned(),
            |line| (words.best)(&table.move_text(&line.mv), &estimate::worth(line, shell.language)),
        );
    }
    let report = state.last_report.as_ref();
    let expected = report.and_then(|(_, report)| report.lines.first()?.variation.get(1));
    match expected.filter(|name| table.legal().find(name).is_some()) {
        Some(name) => (words.expected)(&table.move_text(name)),
        None => words.unknown.to_owned(),
    }
}
