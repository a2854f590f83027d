//! What the machine thinks of the position, for those who ask.

use super::land::OverlayRow;
use crate::app::game::LiveGame;
use crate::app::model::Model;
use crate::app::player::Player;
use crate::app::player_names;
use crate::game::Seat;
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
    /// What it is worth: `54 %`, or proven, `win`.
    pub value: String,
    /// The moves expected after it.
    pub then: String,
}

/// The place of its switch among those of the overlays, after all that a game may have.
const PLACE: usize = 7;

/// The switch for it; none where there is no machine, and none for purists.
pub(super) fn switch(model: &Model, game: &LiveGame) -> Option<OverlayRow> {
    let is_machine = |seat| matches!(game.players[seat], Player::Machine(_));
    let told = !game.purist && game.seats().any(is_machine);
    told.then_some(OverlayRow {
        place: PLACE,
        key: ',',
        label: "What the AI thinks",
        note: "Its estimate and the moves it weighs",
        on: model.settings.flipped & 1 << PLACE != 0,
    })
}

/// What the machine thinks, if that is switched on.
pub fn estimate(model: &Model) -> Option<Estimate> {
    let game = model.game.as_ref()?;
    switch(model, game).filter(|switch| switch.on)?;
    let open = model.thinking.as_ref().map(|open| (open.seat, &open.report));
    let last = model.last_report.as_ref().map(|(seat, report)| (*seat, report));
    let told = |known: &(Seat, &Report)| !known.1.lines.is_empty();
    let Some((seat, report)) = open.filter(told).or(last) else {
        return Some(Estimate {
            headline: "It has not thought yet.".into(),
            ..Estimate::default()
        });
    };
    let best = report.lines.first()?;
    let stands = match best.proven {
        true => format!("Proven {}", worth(best)),
        false => worth(best),
    };
    let all = report
        .lines
        .iter()
        .fold(0u32, |all, line| all.saturating_add(line.visits));
    let row = |line: &NamedLine| EstimateRow {
        name: line.name.clone(),
        share: percent(line.visits as f32 / all.max(1) as f32),
        value: worth(line),
        then: line
            .pv
            .iter()
            .skip(1)
            .take(EXPECTED)
            .cloned()
            .collect::<Vec<_>>()
            .join(" "),
    };
    Some(Estimate {
        headline: format!("{stands} for {}", player_names::title(game, seat)),
        effort: effort(report),
        moves: report.lines.iter().take(MOVES).map(row).collect(),
    })
}

/// What a move is worth to the seat that makes it: a word where it is proven.
fn worth(line: &NamedLine) -> String {
    match (line.proven, line.proof()) {
        (false, _) => percent(line.value),
        (_, 1) => "win".into(),
        (_, -1) => "loss".into(),
        _ => "draw".into(),
    }
}

fn percent(part: f32) -> String {
    format!("{:.0} %", part * 100.0)
}

fn effort(report: &Report) -> String {
    let visits = format!("{} visits", thousands(report.steps));
    match report.millis {
        0 => visits,
        millis => {
            let rate = report.steps as f32 * 1000.0 / millis as f32;
            format!("{visits}, {} a second", thousands(rate as u32))
        }
    }
}

/// How long the machine has been thinking, `1.2 s`, and how many percent of its budget are used up.
pub(super) fn progress(model: &Model) -> (String, u32) {
    let Some(open) = &model.thinking else {
        return Default::default();
    };
    let (used, of) = match open.budget {
        Budget::Steps(steps) => (open.report.steps, steps),
        Budget::Millis(millis) => (open.report.millis, millis),
    };
    let percent = (used as f32 / of.max(1) as f32 * 100.0) as u32;
    (seconds(open.report.millis), percent.min(100))
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
