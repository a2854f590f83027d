//! The analysis of the position as it is shown: the status of the search, its lines, and what lies over the board.

use crate::play::view::{percent, seconds, thousands, worth};
use crate::review::analysis::{Analysis, End, PASS, is_known, told_value};
use crate::review::overlay::Overlay;
use crate::review::ownership;
use crate::review::state::ReviewState;
use crate::shell::Shell;
use crate::words::{AnalysisWords, PlayWords};
use tessera_core::game::Turn;
use tessera_core::language::Language;
use tessera_core::scene::SharedScene;
use tessera_protocol::{ALONE_MILLIS, NamedLine, Report};

/// How many moves of a line are shown.
const MOVES: usize = 12;

#[derive(Clone, PartialEq, Debug)]
pub struct LineMove {
    /// The move as the list of moves has it.
    pub text: String,
    /// What is read aloud: that the line is played up to it.
    pub label: String,
}

#[derive(Clone, PartialEq, Debug)]
pub struct LineView {
    /// What it is worth: `64 %`, `64 % ±2`, `win`.
    pub worth: String,
    /// By how many points the seat to move leads in the end, where that is known: `+3.5`.
    pub margin: String,
    /// How often its first move was visited: `7.1 k`; empty where it was not searched.
    pub visits: String,
    /// What is read aloud of it.
    pub label: String,
    pub moves: Vec<LineMove>,
    /// Which of its moves is looked at, counted from 0.
    pub looked: Option<usize>,
}

/// What may lie over the board.
#[derive(Clone, PartialEq, Debug)]
pub struct OverlaySwitch {
    pub overlay: Overlay,
    /// What it is called.
    pub name: &'static str,
    /// Whether it lies over the board.
    pub is_on: bool,
}

/// The analysis as it is shown.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct EngineView {
    /// Whether it is switched on.
    pub on: bool,
    /// Whether it may be seen.
    pub is_shown: bool,
    /// Visits, visits a second, workers and time: `12 k visits · 45 k/s · 3 threads · 4.2 s`.
    pub status: String,
    /// How much of its time the search has used, in percent; none where no search with an end goes on.
    pub progress: Option<u32>,
    /// Whether the search can go on for longer.
    pub can_deepen: bool,
    /// Why there is nothing more; may be empty.
    pub note: String,
    /// The lines, by what they are worth.
    pub lines: Vec<LineView>,
    /// For how many lines there is room, so that nothing moves when they come or go.
    pub places: usize,
    /// What may lie over the board; empty where nothing is known.
    pub overlays: Vec<OverlaySwitch>,
    /// What the marks on the board mean; empty where there are none.
    pub legend: String,
}

/// The analysis as it is shown. `workers` is how many the device uses by itself, and `reviews` whether the review of a game
/// goes on beside it.
pub fn engine(state: &ReviewState, shell: &Shell, workers: u32, reviews: bool) -> EngineView {
    let analysis = &state.analysis;
    if !analysis.on {
        return EngineView {
            is_shown: !analysis.hidden,
            ..EngineView::default()
        };
    }
    let is_over = state.board.game.to_move().is_none();
    EngineView {
        on: true,
        is_shown: !analysis.hidden,
        status: status(analysis, shell, workers, reviews),
        progress: analysis.progress(),
        can_deepen: !is_over
            && shell.settings.analysis_millis().is_some()
            && !matches!(analysis.end, Some(End::Solved | End::Book | End::OnlyMove)),
        note: note(state, shell),
        lines: lines(state, shell),
        places: places(state, shell),
        overlays: Overlay::all(state.board.game.table().has_owners())
            .into_iter()
            .map(|overlay| OverlaySwitch {
                overlay,
                name: overlay_name(overlay, shell),
                is_on: overlay == analysis.overlay,
            })
            .collect(),
        legend: legend(state, shell),
    }
}

fn status(analysis: &Analysis, shell: &Shell, workers: u32, reviews: bool) -> String {
    let (steps, millis) = (analysis.steps(), analysis.millis());
    let (words, language) = (AnalysisWords::of(shell.language), shell.language);
    if matches!(analysis.end, Some(End::Book | End::OnlyMove)) {
        return String::new();
    }
    if analysis.report.is_none() || millis == 0 {
        return if analysis.is_searching() {
            words.searching.to_owned()
        } else {
            String::new()
        };
    }
    let workers = match (shell.in_page, shell.settings.workers) {
        (Some(_), _) => 1,
        (None, 0) => workers,
        (None, set) => set.into(),
    };
    let rate = (u64::from(steps) * 1000 / u64::from(millis)) as u32;
    let mut parts = vec![
        (PlayWords::of(language).visits)(steps, &thousands(steps, language)),
        (words.speed)(&thousands(rate, language)),
        (words.workers)(workers),
        seconds(millis, language),
    ];
    if reviews && analysis.searched() >= ALONE_MILLIS {
        parts.push(words.shared.to_owned());
    }
    parts.join(" · ")
}

/// Why there is nothing more.
fn note(state: &ReviewState, shell: &Shell) -> String {
    let words = AnalysisWords::of(shell.language);
    match (&state.analysis.end, state.board.game.table().turn()) {
        (_, Turn::Over) => words.game_over.to_owned(),
        (_, Turn::Chance) if state.next().is_some() => words.draw_in_list.to_owned(),
        (_, Turn::Chance) => words.draw.to_owned(),
        (Some(End::Solved), _) if has_estimates(&state.analysis, shell) => words.best_solved.to_owned(),
        (Some(End::Solved), _) => words.solved.to_owned(),
        (Some(End::Book), _) => words.book.to_owned(),
        (Some(End::OnlyMove), _) => words.only_move.to_owned(),
        (Some(End::Memory), _) => words.memory_full.to_owned(),
        // The notice says it.
        (Some(End::Refused(_) | End::Time) | None, _) => String::new(),
    }
}

/// Whether the best line is proven, and one of the others that are shown is not.
fn has_estimates(analysis: &Analysis, shell: &Shell) -> bool {
    let lines = analysis.report.iter().flat_map(|report| &report.lines);
    let mut shown = lines.take(shell.settings.analysis_lines.into());
    shown.next().is_some_and(|best| best.proven) && shown.any(|line| !line.proven)
}

/// For how many lines there is room. It stays where fewer can come or none, so that nothing below them moves from step to step.
fn places(state: &ReviewState, shell: &Shell) -> usize {
    if state.analysis.hidden {
        0
    } else {
        shell.settings.analysis_lines.into()
    }
}

/// The lines of the position.
fn lines(state: &ReviewState, shell: &Shell) -> Vec<LineView> {
    let analysis = &state.analysis;
    let Some(report) = analysis.report.as_ref().filter(|_| !analysis.hidden) else {
        return Vec::new();
    };
    let (language, table) = (shell.language, state.board.game.table());
    let (words, is_book) = (AnalysisWords::of(language), analysis.end == Some(End::Book));
    let view = |(at, line): (usize, &NamedLine)| {
        let worth = if is_book {
            worth(line, language)
        } else {
            worth_with_interval(line, told_value(report, line), language)
        };
        let known_margin = line.margin.filter(|_| is_known(line) || is_book);
        let margin = known_margin.map_or_else(String::new, |margin| {
            let sign = if margin >= 0.05 { "+" } else { "" };
            format!("{sign}{}", language.decimal(f64::from(margin), 1)).replace('-', "−")
        });
        let spoken = if margin.is_empty() {
            worth.clone()
        } else {
            format!("{worth}, {}", (words.margin)(&margin))
        };
        let moves = line.variation.iter().take(MOVES).map(|name| {
            let text = table.move_text(name);
            LineMove {
                label: (words.play_to)(&text),
                text,
            }
        });
        LineView {
            label: (words.line_worth)(at + 1, &spoken),
            worth,
            margin,
            visits: if is_book {
                String::new()
            } else {
                thousands(line.visits, language)
            },
            moves: moves.collect(),
            looked: analysis
                .look
                .as_ref()
                .filter(|look| look.line == at)
                .map(|look| look.mv),
        }
    };
    let shown = usize::from(shell.settings.analysis_lines);
    report.lines.iter().take(shown).enumerate().map(view).collect()
}

/// What a line is worth, with the width of its interval where that is known; a dash where too little is known.
fn worth_with_interval(line: &NamedLine, told: f32, language: Language) -> String {
    if !is_known(line) {
        return "–".to_owned();
    }
    let half = (line.half_width * 100.0).round();
    if line.proven {
        worth(line, language)
    } else if half >= 1.0 {
        format!("{} ±{half}", percent(told))
    } else {
        percent(told)
    }
}

/// What an overlay is called.
pub fn overlay_name(overlay: Overlay, shell: &Shell) -> &'static str {
    let words = AnalysisWords::of(shell.language);
    match overlay {
        Overlay::Best => words.best,
        Overlay::Visits => words.visits,
        Overlay::Value => words.value,
        Overlay::Threats => words.threats,
        Overlay::Ownership => words.ownership,
        Overlay::Off => words.off,
    }
}

/// What is read aloud when the analysis is switched.
pub fn switched(on: bool, language: Language) -> &'static str {
    let words = AnalysisWords::of(language);
    if on { words.is_on } else { words.is_off }
}

/// Whether the best move of a report is a pass.
fn is_pass(report: Option<&Report>) -> bool {
    let best = report.and_then(|report| report.lines.first());
    best.is_some_and(|line| line.mv == PASS)
}

/// What the marks on the board mean.
fn legend(state: &ReviewState, shell: &Shell) -> String {
    let (analysis, words) = (&state.analysis, AnalysisWords::of(shell.language));
    if analysis.report.is_none() {
        return String::new();
    }
    match analysis.overlay {
        Overlay::Best if state.board.game.table().land().is_some() => {
            format!("{} {}", words.best_legend, words.best_rotation_legend)
        }
        Overlay::Best => words.best_legend.to_owned(),
        Overlay::Visits => words.visits_legend.to_owned(),
        Overlay::Value => words.value_legend.to_owned(),
        Overlay::Threats if is_pass(analysis.threats.as_ref()) => words.threat_is_pass.to_owned(),
        Overlay::Threats if analysis.passed.is_some() => words.threats_legend.to_owned(),
        Overlay::Threats => words.no_threats.to_owned(),
        Overlay::Ownership => ownership::legend(analysis, &state.board.game, shell),
        Overlay::Off => String::new(),
    }
}

/// The board after the move of a line that is looked at.
pub fn preview(state: &ReviewState, _: &Shell) -> Option<SharedScene> {
    state.analysis.look.as_ref().map(|look| look.scene.clone())
}
