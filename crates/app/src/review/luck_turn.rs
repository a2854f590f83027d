//! The turn that is looked at: how good the tile drawn is, and which turn would have been best.

use super::chart::{change_text, signed};
use super::state::ReviewState;
use super::verdict_text::move_text;
use crate::game_review::{GameReview, ReviewedPly};
use crate::shell::Shell;
use crate::words::LuckWords;
use tessera_core::language::Language;
use tessera_core::scene::Scene;
use tessera_protocol::assessment::{Unit, Verdict, Worth};

/// A turn of a game with draws.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LuckTurn {
    /// How much better or worse the tile drawn is than the mean of the bag.
    pub drawn: Option<String>,
    /// What was expected before and after the draw.
    pub from_to: String,
    /// The same as a bar.
    pub bar: Option<DrawBar>,
    /// The best turn, and the one that was played.
    pub best: Option<String>,
}

/// The values of all tiles of the bag on a bar. Places are parts of its width.
#[derive(Clone, PartialEq, Debug)]
pub struct DrawBar {
    /// What it shows, in words.
    pub label: String,
    pub mean: f32,
    /// The tile drawn.
    pub drawn: f32,
    /// The number at the left end: the worst tile.
    pub low: String,
    /// The number at the right end: the best tile.
    pub high: String,
}

/// The choice of the turn that is looked at, and the draw before it: the turn that begins at the position that is shown or
/// includes it, or else the one that has just ended.
fn turn_at<'r>(
    state: &ReviewState,
    review: &'r GameReview,
) -> Option<(Option<&'r ReviewedPly>, &'r ReviewedPly)> {
    let shown = state.board.game.ply();
    if !state.is_as_played() {
        return None;
    }
    let open = review.at(shown).filter(|known| !known.drawn);
    let choice = open.or_else(|| review.ending_at(shown).filter(|known| !known.drawn))?;
    let draw = review.ending_at(choice.ply as usize).filter(|known| known.drawn);
    Some((draw, choice))
}

/// Whether no turn was better than the one that was played, by the verdict on it: of equal ones each is the best.
fn is_best(choice: &ReviewedPly) -> bool {
    let is_first = choice
        .report
        .lines
        .first()
        .is_some_and(|best| best.mv == choice.played);
    is_first || matches!(choice.verdict(), Some(Verdict::Best | Verdict::OnlyMove))
}

/// The number of a position: its margin, or where that is not known its chance.
fn value_of(worth: Worth, language: Language) -> String {
    match worth.margin {
        Some(margin) => signed(margin, 1, language),
        None => format!("{:.0} %", 100.0 * worth.value),
    }
}

/// The turn that is looked at; `None` where none is known.
pub(super) fn luck_turn(state: &ReviewState, review: &GameReview, shell: &Shell) -> Option<LuckTurn> {
    let (draw, choice) = turn_at(state, review)?;
    let (words, language) = (LuckWords::of(shell.language), shell.language);
    let table = state.board.game.table();
    let mut turn = LuckTurn::default();
    if let Some(draw) = draw {
        describe_draw(&mut turn, draw, &move_text(table, &draw.played), language);
    }
    let best = choice.report.lines.first();
    turn.best = match (best, choice.after) {
        // Somebody looks for it.
        _ if state.hides_best() => None,
        (Some(_), Some(after)) if is_best(choice) => {
            let text = move_text(table, &choice.played);
            Some((words.best_played)(&text, &value_of(after, language)))
        }
        (Some(best), after) => {
            let before = choice.before;
            let better = (words.best)(&move_text(table, &best.mv), &value_of(before, language));
            let own = after.map(|after| {
                let less = match before.margin.zip(after.margin) {
                    Some((best, played)) => language.decimal((best - played).max(0.0), 1),
                    None => format!("{:.0} %", 100.0 * (before.value - after.value).max(0.0)),
                };
                (words.played)(
                    &move_text(table, &choice.played),
                    &value_of(after, language),
                    &less,
                )
            });
            Some(better + &own.map_or(String::new(), |own| format!(" {own}")))
        }
        (None, _) => None,
    };
    Some(turn)
}

/// Says how good the tile is that was drawn.
fn describe_draw(turn: &mut LuckTurn, draw: &ReviewedPly, tile: &str, language: Language) {
    let words = LuckWords::of(language);
    let report = &draw.report;
    let Some(after) = draw.after else {
        return;
    };
    let chance_change = after.value - draw.before.value;
    // The other outcomes lie as far from the mean as they were found.
    let margins: Option<Vec<f32>> = report.lines.iter().map(|line| line.margin).collect();
    let found = margins.zip(report.expected_margin());
    let (unit, found, found_mean, mean, own) = match (found, draw.before.margin, after.margin) {
        (Some((found, found_mean)), Some(mean), Some(own)) => {
            (Unit::Points, found, found_mean, mean as f32, own as f32)
        }
        _ => {
            let chances = report.lines.iter().map(|line| line.value);
            let (mean, own) = (draw.value(), after.value as f32);
            (Unit::Chance, chances.collect(), report.expected(), mean, own)
        }
    };
    let others = report
        .lines
        .iter()
        .zip(found)
        .filter(|(line, _)| line.mv != draw.played);
    let values = others.map(|(_, value)| value + mean - found_mean).chain([own]);
    let values: Vec<f32> = values.collect();
    let change = change_text(f64::from(own - mean), unit, language);
    let change = match unit {
        Unit::Points => format!(
            "{} ({})",
            (words.points)(&change),
            change_text(chance_change, Unit::Chance, language)
        ),
        Unit::Chance => change,
    };
    let text = |value: f32| match unit {
        Unit::Points => signed(value.into(), 1, language),
        Unit::Chance => format!("{:.0} %", 100.0 * value),
    };
    turn.drawn = Some((words.drawn)(tile, &change));
    turn.from_to = (words.drawn_from_to)(&text(mean), &text(own));
    let low = values.iter().copied().fold(f32::INFINITY, f32::min);
    let high = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    if high > low {
        let place = |value: f32| (value - low) / (high - low);
        turn.bar = Some(DrawBar {
            label: (words.bar)(&text(low), &text(mean), &text(own), &text(high)),
            mean: place(mean),
            drawn: place(own),
            low: text(low),
            high: text(high),
        });
    }
}

/// Draws the best turn over the land in the first scene, and its value in the second; nothing where it was played, is not known or is
/// not wanted.
pub(super) fn draw_best(state: &ReviewState, review: &GameReview, shell: &Shell, above: [&mut Scene; 2]) {
    let Some((_, choice)) = turn_at(state, review).filter(|_| !state.luck.hides_best && !state.hides_best())
    else {
        return;
    };
    let (Some(land), Some(best)) = (state.board.game.table().land(), choice.report.lines.first()) else {
        return;
    };
    // Before the turn is played it is not known whether it will be the best.
    let is_played = state.board.game.ply() == choice.end() as usize && is_best(choice);
    if !is_played {
        let label = value_of(choice.before, shell.language);
        land.draw_turn(choice.ply as usize, &best.mv, &label, above);
    }
}
