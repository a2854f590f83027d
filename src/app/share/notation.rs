//! The game as text: its options, who played, and the moves.

use super::names::names;
use super::picture::table_at;
use super::state::ShareState;
use crate::app::play::PlayState;
use crate::app::play::view::{self, MoveLine, MoveRow};
use crate::app::shell::Shell;
use crate::app::words::ShareWords;
use crate::game::{BySeat, Seat, Turn};
use crate::play::{Record, SeatStatus, Table};
use crate::{catalog, points};

/// No line of rounds is longer, in characters.
const WIDTH: usize = 64;

/// The game as text. A game of tiles has a line for each turn, with the scores after it; the others have several rounds
/// in a line.
pub(super) fn notation(state: &PlayState, share: &ShareState, shell: &Shell) -> String {
    let words = ShareWords::of(shell.language);
    let names = names(state, share, shell.language);
    let Some(last) = table_at(state, share.last(), shell.language) else {
        return String::new();
    };
    let mut lines = vec![title(state, last.as_ref(), shell)];
    let seat_status = last.seat_status();
    for seat in state.game.seats() {
        let part = match seat_status[seat].side {
            Some(side) => side.name.to_owned(),
            None => (words.seat)(seat.0 + 1),
        };
        lines.push((words.part_of)(&part, &names[seat]));
    }
    lines.push(String::new());
    let shared = view::moves(&state.game, shell).up_to(share.last()).lines;
    if state.game.id.seats_vary() {
        lines.extend(turns(state, shell, shared, &names));
    } else {
        lines.extend(rounds(shared));
    }
    lines.push(String::new());
    lines.push((words.score)(&scores(last.as_ref(), state, &names).join(", ")));
    if last.turn() == Turn::Over {
        let title = |seat: Seat| {
            let side = seat_status[seat].side;
            side.map_or_else(|| names[seat].clone(), |side| side.name.to_owned())
        };
        lines.push(view::outcome(last.as_ref(), shell.language, title, |_| false));
    }
    let ended = lines.iter().map(|line| format!("{}\n", line.trim_end()));
    ended.collect()
}

/// The game with its options as they stand on a table: `Linage, 9 × 9 · komi 5½`.
pub(super) fn title(state: &PlayState, table: &dyn Table, shell: &Shell) -> String {
    let name = state.game.id.about_in(shell.language).name;
    match view::options_at(&state.game, table, shell) {
        options if options.is_empty() => name.to_owned(),
        options => format!("{name}, {options}"),
    }
}

/// What a seat has for good, in half points.
pub(super) fn scored(status: &SeatStatus) -> i32 {
    status.holding.map_or(status.score, |holding| holding.scored)
}

/// Who has how many points: `Vertical 16`, `Anna 4`.
fn scores(table: &dyn Table, state: &PlayState, names: &BySeat<String>) -> Vec<String> {
    let seat_status = table.seat_status();
    let score = |seat: Seat| {
        let status = &seat_status[seat];
        let who = status.side.map_or(names[seat].as_str(), |side| side.name);
        format!("{who} {}", points::in_words(scored(status)))
    };
    state.game.seats().map(score).collect()
}

/// The plies of a turn: `b5`, `Tile E; 0, 1`.
fn plies(rows: &[MoveRow]) -> String {
    let texts: Vec<&str> = rows.iter().map(|row| row.text.as_str()).collect();
    texts.join("; ")
}

/// The rounds of two seats, as many in a line as there is room for.
fn rounds(lines: Vec<MoveLine>) -> Vec<String> {
    let mut texts = Vec::new();
    let mut row: Vec<String> = Vec::new();
    let round = |number: usize, turns: &[Vec<MoveRow>]| {
        let turn = |rows: &Vec<MoveRow>| match rows.is_empty() {
            true => "…".to_owned(),
            false => plies(rows),
        };
        let is_open = turns.last().is_some_and(Vec::is_empty);
        let turns = &turns[..turns.len() - usize::from(is_open)];
        let turns: Vec<String> = turns.iter().map(turn).collect();
        format!("{number:>2}. {}", turns.join(" "))
    };
    let widest = lines.iter().filter_map(|line| match line {
        MoveLine::Round(number, turns) => Some(round(*number, turns).chars().count()),
        _ => None,
    });
    let column = widest.max().unwrap_or(0) + 2;
    let most = (WIDTH / column.max(1)).max(1);
    for line in lines {
        match line {
            MoveLine::Round(number, turns) => {
                row.push(format!("{:column$}", round(number, &turns)));
                if row.len() == most {
                    texts.push(row.concat());
                    row.clear();
                }
            }
            MoveLine::Agreed(rows) | MoveLine::Turn(_, _, rows) => {
                texts.extend((!row.is_empty()).then(|| row.concat()));
                row.clear();
                texts.push(plies(&rows));
            }
        }
    }
    texts.extend((!row.is_empty()).then(|| row.concat()));
    texts
}

/// A line for each turn, with the scores after it.
fn turns(state: &PlayState, shell: &Shell, lines: Vec<MoveLine>, names: &BySeat<String>) -> Vec<String> {
    let words = ShareWords::of(shell.language);
    let start = Record {
        names: Vec::new(),
        ..state.game.record()
    };
    let Ok((mut table, _)) = catalog::replayed(&start, shell.language) else {
        return Vec::new();
    };
    let mut ply = 0;
    let mut texts = Vec::new();
    for line in lines {
        let MoveLine::Turn(number, seat, rows) = line else {
            continue;
        };
        let end = rows.last().map_or(ply, |row| row.ply);
        for name in &state.game.line()[ply..end] {
            // The line was legal when it was played.
            let _ = table.play(name);
        }
        ply = end;
        let scores = scores(table.as_ref(), state, names).join(", ");
        texts.push((words.turn)(number, &names[seat], &plies(&rows), &scores));
    }
    texts
}
