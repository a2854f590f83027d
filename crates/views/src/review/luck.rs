//! Luck and decisions: how the result came about, the turn that is looked at, and the sums along the game.

use maud::{Markup, html};

use super::chart::{chart, per_cent, table};
use crate::{Act, Ui};
use tessera_app::review::{DrawBar, LuckMsg, LuckTurn, LuckView, luck as luck_view};
use tessera_app::words::LuckWords;
use tessera_app::{GameReview, ReviewMsg, ReviewState};

/// How the result came about; nothing in a game without draws, and before anything is known.
pub fn luck(state: &ReviewState, review: Option<&GameReview>, ui: &mut Ui) -> Markup {
    let luck = review.and_then(|review| luck_view(state, review, ui.shell));
    html! {
        @if let Some(luck) = luck { (section(&luck, ui)) }
    }
}

fn section(luck: &LuckView, ui: &mut Ui) -> Markup {
    let words = LuckWords::of(ui.language());
    let units = luck.units.iter();
    let units = units.map(|(unit, name, chosen)| (*name, *chosen, LuckMsg::Unit(*unit)));
    let seats = luck.seats.iter();
    let seats = seats.map(|(seat, name, chosen)| (&**name, *chosen, LuckMsg::Seat(*seat)));
    let content = ui.region("luck", |ui| {
        html! {
            h2 #luck-title { (words.title) }
            p.sum { (luck.sentence) }
            (turn(luck.turn.as_ref()))
            label.check title=(words.show_best_title) {
                input type="checkbox" checked[luck.shows_best] data-change=(ui.on(ReviewMsg::Luck(LuckMsg::ShowBest(!luck.shows_best))));
                span { (words.show_best) }
            }
            div.choices {
                @if luck.units.len() > 1 { (choice("luck-unit", words.unit, units, ui)) }
                (choice("luck-seat", words.whose, seats, ui))
            }
            (chart(&luck.chart))
            (slider(luck, ui))
            (table("luck-totals", &luck.totals, ui))
            details {
                summary { (words.table) }
                (table("luck-table", &luck.table, ui))
            }
            p.soft { (luck.note) }
        }
    });
    html! {
        section.game-review.graph.luck aria-labelledby="luck-title" data-region="luck" { (content) }
    }
}

/// The turn that is looked at. Its place stays where no turn is, so that nothing below it jumps.
fn turn(turn: Option<&LuckTurn>) -> Markup {
    let part = |read: fn(&LuckTurn) -> Option<&str>| turn.and_then(read).unwrap_or_default();
    html! {
        div.turn {
            p { (part(|turn| turn.drawn.as_deref())) " " span.soft { " " (part(|turn| Some(&turn.from_to))) } }
            @if let Some(drawn) = turn.and_then(|turn| turn.bar.as_ref()) { (bar(drawn)) }
            p { (part(|turn| turn.best.as_deref())) }
        }
    }
}

/// The tiles of the bag from the worst to the best: a line at their mean, and a diamond at the tile drawn.
fn bar(bar: &DrawBar) -> Markup {
    let (mean, drawn) = (per_cent(bar.mean), per_cent(bar.drawn));
    let (from, gap) = (bar.mean.min(bar.drawn), (bar.mean - bar.drawn).abs());
    html! {
        div.bar-of-bag {
            span aria-hidden="true" { (bar.low) }
            svg role="img" aria-label=(bar.label) {
                line.base x1="0" x2="100%" y1="50%" y2="50%" {}
                rect.gap x=(per_cent(from)) width=(per_cent(gap)) y="35%" height="30%" {}
                line.mean x1=(mean) x2=(mean) y1="0" y2="100%" {}
                svg.drawn x=(drawn) y="50%" { path d="M0-7 7 0 0 7-7 0z" {} }
            }
            span aria-hidden="true" { (bar.high) }
        }
    }
}

/// A choice of one of several: each with its name, whether it is chosen, and what choosing it says.
fn choice<'n>(
    name: &str,
    legend: &str,
    choices: impl Iterator<Item = (&'n str, bool, LuckMsg)>,
    ui: &mut Ui,
) -> Markup {
    html! {
        fieldset {
            legend.unseen { (legend) }
            div.seg {
                @for (label, chosen, msg) in choices {
                    label {
                        input.unseen type="radio" name=(name) checked[chosen] data-change=(ui.on(ReviewMsg::Luck(msg)));
                        span { (label) }
                    }
                }
            }
        }
    }
}

/// The control that goes along the chart by pointer, finger and keyboard.
fn slider(luck: &LuckView, ui: &mut Ui) -> Markup {
    let words = LuckWords::of(ui.language());
    let sentence = luck.places.get(luck.current).map_or("", |(_, sentence)| sentence);
    let plies: Vec<usize> = luck.places.iter().map(|(ply, _)| *ply).collect();
    let last = plies.len().saturating_sub(1);
    let seek = ui.value(move |at| {
        let ply = plies.get(at.parse::<usize>().ok()?)?;
        Some(Act::from(ReviewMsg::Scrub(*ply)))
    });
    html! {
        input type="range" min="0" max=(last) value=(luck.current) aria-label=(words.slider) aria-valuetext=(sentence)
            data-input=(seek);
        p.told { (sentence) }
    }
}
