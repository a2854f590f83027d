//! What the machine thinks of the position, for those who ask.

use crate::app::called;
use crate::app::model::Model;
use crate::app::player::Player;
use crate::protocol::{Budget, NamedLine, Report};

/// How many moves are told of.
const MOVES: usize = 5;
/// How many moves are told of those that are expected.
const EXPECTED: usize = 5;

/// What the machine thinks, or thought when it moved last.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Estimate {
    /// How it stands: `54 % for AI, level 8 (Vertical)`.
    pub headline: String,
    /// What that rests on: `18 k visits, 45 k a second`.
    pub effort: String,
    /// The best moves, best first.
    pub moves: Vec<EstimateRow>,
}

/// What the machine thinks of a move.
#[derive(Clone, PartialEq, Debug)]
pub struct EstimateRow {
    /// The move's name.
    pub name: String,
    /// Its part of the visits: `61 %`.
    pub share: String,
    /// What it is worth: `54 %`, `proven win`.
    pub value: String,
    /// The moves expected after it.
    pub then: String,
}

/// What the machine thinks; `None` where there is no machine, or nobody wants to be told.
pub fn estimate(model: &Model) -> Option<Estimate> {
    let game = model.game.as_ref().filter(|game| !game.purist)?;
    let open = model.thinking.as_ref().map(|open| (open.seat, &open.report));
    let last = model.last_report.as_ref().map(|(seat, report)| (*seat, report));
    let known = open.filter(|(_, report)| !report.lines.is_empty()).or(last);
    let Some((seat, report)) = known else {
        let machines = game
            .seats()
            .any(|seat| matches!(game.players[seat], Player::Machine(_)));
        return machines.then(Estimate::default);
    };
    let stands = match report.lines.first().map(worth).unwrap_or_default() {
        proven if proven.starts_with('p') => proven.replacen('p', "P", 1),
        value => value,
    };
    let all: u32 = report
        .lines
        .iter()
        .fold(0, |all, line| all.saturating_add(line.visits));
    let row = |line: &NamedLine| EstimateRow {
        name: line.name.clone(),
        share: percent(f64::from(line.visits) / f64::from(all.max(1))),
        value: worth(line),
        then: line
            .pv
            .iter()
            .skip(1)
            .take(EXPECTED)
            .map(String::as_str)
            .collect::<Vec<_>>()
            .join(" "),
    };
    Some(Estimate {
        headline: format!("{stands} for {}", called::title(game, seat)),
        effort: effort(report),
        moves: report.lines.iter().take(MOVES).map(row).collect(),
    })
}

/// What a move is worth to the seat that makes it.
fn worth(line: &NamedLine) -> String {
    let proven = match line.value {
        1.0.. => "proven win",
        ..=0.0 => "proven loss",
        _ => "proven draw",
    };
    if line.proven {
        proven.into()
    } else {
        percent(line.value.into())
    }
}

fn percent(part: f64) -> String {
    format!("{:.0} %", part * 100.0)
}

fn effort(report: &Report) -> String {
    let visits = format!("{} visits", thousands(report.steps));
    match report.millis {
        0 => visits,
        millis => {
            let rate = u64::from(report.steps) * 1000 / u64::from(millis);
            format!("{visits}, {} a second", thousands(rate as u32))
        }
    }
}

/// How long the machine has been thinking, `1.2 s`, and which part of its budget is used up.
pub fn progress(model: &Model) -> (String, f32) {
    let Some(open) = &model.thinking else {
        return Default::default();
    };
    let (used, of) = match open.budget {
        Budget::Steps(steps) => (open.report.steps, steps),
        Budget::Millis(millis) => (open.report.millis, millis),
    };
    (seconds(open.report.millis), used as f32 / of.max(1) as f32)
}

/// `1.2 s`.
pub(super) fn seconds(millis: u32) -> String {
    format!("{:.1} s", f64::from(millis) / 1000.0)
}

/// A large number, short: `812`, `18 k`, `1.2 M`.
pub(super) fn thousands(number: u32) -> String {
    match number {
        0..10_000 => number.to_string(),
        10_000..1_000_000 => format!("{} k", number / 1000),
        _ => format!("{:.1} M", f64::from(number) / 1e6),
    }
}
