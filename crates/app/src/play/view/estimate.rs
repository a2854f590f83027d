//! What the engine thinks of the position, for those who ask.

use super::land::OverlayRow;
use crate::play::board::Board;
use crate::play::board_message::Switch;
use crate::play::state::PlayState;
use crate::player::Player;
use crate::player_names;
use crate::shell::Shell;
use crate::words::PlayWords;
use tessera_core::language::Language;
use tessera_protocol::{Budget, NamedLine, Report};

/// How many of the best moves are shown.
const MOVES: usize = 5;
/// How many of the moves expected after each are shown.
const EXPECTED: usize = 5;

/// What the engine thinks, or thought when it moved last.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Estimate {
    /// Who is expected to win: `54 % for AI, level 9 (Vertical)`.
    pub headline: String,
    /// What that rests on: `18 k visits, 45 k a second`.
    pub effort: String,
    /// The best moves, best first.
    pub moves: Vec<EstimateRow>,
}

/// What the engine thinks of a move.
#[derive(Clone, PartialEq, Debug)]
pub struct EstimateRow {
    /// How the move reads: `c3`, `Komi 5½`.
    pub text: String,
    /// Its part of the visits: `61 %`.
    pub share: String,
    /// What it is worth: `54 %`, or proven, `win`.
    pub value: String,
    /// The moves expected after it.
    pub then: String,
}

/// The switch for it. There is none where no engine plays, and none for purists.
pub(super) fn switch(state: &Board, shell: &Shell) -> Option<OverlayRow> {
    let game = &state.game;
    let is_machine = |seat| matches!(game.players[seat], Player::Machine(_));
    let words = PlayWords::of(shell.language);
    (game.allows_aids() && game.seats().any(is_machine)).then_some(OverlayRow {
        switch: Switch::Estimate,
        key: ',',
        label: words.estimate,
        note: words.estimate_note,
        on: shell.settings.estimate,
    })
}

/// What the engine thinks, if that is switched on.
pub fn estimate(state: &PlayState, shell: &Shell) -> Option<Estimate> {
    switch(&state.board, shell).filter(|switch| switch.on)?;
    let words = PlayWords::of(shell.language);
    let open = state.thinking.as_ref().map(|open| (open.seat, &open.report));
    let last = state.last_report.as_ref().map(|(seat, report)| (*seat, report));
    let Some((seat, report)) = open.filter(|(_, report)| !report.lines.is_empty()).or(last) else {
        return Some(Estimate {
            headline: words.no_estimate.to_owned(),
            ..Estimate::default()
        });
    };
    let best = report.lines.first()?;
    let title = player_names::title(&state.board.game, seat, shell.language);
    let worth = |line: &NamedLine| worth(line, shell.language);
    let all = report
        .lines
        .iter()
        .fold(0u32, |all, line| all.saturating_add(line.visits));
    let table = state.board.game.table();
    let row = |line: &NamedLine| EstimateRow {
        text: table.move_text(&line.mv),
        share: percent(line.visits as f32 / all.max(1) as f32),
        value: worth(line),
        then: line
            .variation
            .iter()
            .skip(1)
            .take(EXPECTED)
            .map(|name| table.move_text(name))
            .collect::<Vec<_>>()
            .join(", "),
    };
    Some(Estimate {
        headline: if best.proven {
            (words.proven_for)(&worth(best), &title)
        } else {
            (words.estimate_for)(&worth(best), &title)
        },
        effort: effort(report, shell.language),
        moves: report.lines.iter().take(MOVES).map(row).collect(),
    })
}

/// What a move is worth to the seat that makes it: a word where it is proven.
pub(crate) fn worth(line: &NamedLine, language: Language) -> String {
    let words = PlayWords::of(language);
    match (line.proven, line.proof()) {
        (false, _) => percent(line.value),
        (_, 1) => words.win.to_owned(),
        (_, -1) => words.loss.to_owned(),
        _ => words.drawn.to_owned(),
    }
}

/// A part as people read it: `54 %`.
pub(crate) fn percent(part: f32) -> String {
    format!("{} %", in_percent(part))
}

/// A part in percent.
pub(crate) fn in_percent(part: f32) -> i32 {
    (part * 100.0).round_ties_even() as i32
}

fn effort(report: &Report, language: Language) -> String {
    let words = PlayWords::of(language);
    let visits = visits(report, language);
    match report.millis {
        0 => visits,
        millis => {
            let rate = report.steps as f32 * 1000.0 / millis as f32;
            (words.visits_a_second)(&visits, &thousands(rate as u32, language))
        }
    }
}

/// How many playouts a report rests on: `1 visit`, `18 k visits`.
pub(super) fn visits(report: &Report, language: Language) -> String {
    (PlayWords::of(language).visits)(report.steps, &thousands(report.steps, language))
}

/// How long the engine has been thinking, `1.2 s`, and how many percent of its budget that is.
pub(super) fn progress(state: &PlayState, language: Language) -> (String, u32) {
    let Some(open) = &state.thinking else {
        return Default::default();
    };
    let (used, of) = match open.budget {
        Budget::Steps(steps) => (open.report.steps, steps),
        Budget::Millis(millis) => (open.report.millis, millis),
    };
    let percent = (used as f32 / of.max(1) as f32 * 100.0) as u32;
    (seconds(open.report.millis, language), percent.min(100))
}

/// Milliseconds in seconds: `1.2 s`.
pub(crate) fn seconds(millis: u32, language: Language) -> String {
    format!("{} s", language.tenths(millis.saturating_add(50) / 100))
}

/// A large number, short: `812`, `18 k`, `1.2 M`.
pub(crate) fn thousands(number: u32, language: Language) -> String {
    match number {
        0..10_000 => number.to_string(),
        10_000..1_000_000 => format!("{} k", number / 1000),
        _ => format!("{} M", language.tenths(number.saturating_add(50_000) / 100_000)),
    }
}
