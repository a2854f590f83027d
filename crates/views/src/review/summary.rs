//! How far the review of the game is, and what it says about the whole game.

use maud::{Markup, html};

use super::tree::sign;
use crate::{Act, Ui};
use tessera_app::review::{
    SeatSummary, Summary, SwingRow, VerdictChip, progress as progress_view, summary as summary_view,
};
use tessera_app::words::GameReviewWords;
use tessera_app::{GameReview, Model, ReviewMsg, ReviewState};

/// Where lichess explains the formula of the accuracy. The policy in `www/policy.js` lets it through.
const ACCURACY: &str = "https://lichess.org/page/accuracy";

/// How far the review of the game is, and the button that begins, stops or goes on with it, in a region of this name.
pub fn progress(region: &str, model: &Model, state: &ReviewState, ui: &mut Ui) -> Markup {
    let progress = progress_view(state, &model.reviews, ui.shell);
    if progress.text.is_empty() {
        return html! {};
    }
    let content = ui.region(region, |ui| {
        html! {
            p {
                span { (progress.text) }
                span.soft { (progress.time_left) }
            }
            @if let Some(part) = progress.part {
                progress aria-hidden="true" max="1" value=(part) {}
            }
            // The button keeps the focus while the numbers change.
            @if let Some((label, msg)) = progress.button {
                button.primary[progress.is_urged] data-on=(ui.on(msg)) { (label) }
            }
        }
    });
    html! {
        div.reviewing #(region) data-region=(region) { (content) }
    }
}

/// What the review says about the whole game; nothing before every move has a value.
pub fn summary(state: &ReviewState, review: Option<&GameReview>, ui: &mut Ui) -> Markup {
    let summary = review.and_then(|review| summary_view(state, review, ui.shell));
    html! {
        @if let Some(summary) = summary { (drawn(&summary, ui)) }
    }
}

fn drawn(summary: &Summary, ui: &mut Ui) -> Markup {
    let words = GameReviewWords::of(ui.language());
    let losses = summary.seats.iter().filter(|seat| !seat.mean_loss.is_empty());
    html! {
        div.summary #summary {
            @for of in &summary.seats { (seat(of, ui)) }
            @if !summary.has_faults { p.soft { (words.no_mistakes) } }
            details {
                summary { (words.swings) }
                ul.swings { @for row in &summary.swings { (swing(row, ui)) } }
                ul { @for seat in losses { li.soft { (seat.name) ": " (seat.mean_loss) } } }
                p.soft { (summary.mean_note) }
                p.soft {
                    (words.accuracy_note) " "
                    a href=(ACCURACY) rel="noreferrer" { (words.accuracy_link) }
                }
            }
        }
    }
}

fn seat(seat: &SeatSummary, ui: &mut Ui) -> Markup {
    html! {
        div.of-seat {
            b { (seat.name) }
            span.chips { @for one in &seat.chips { (chip(one, ui)) } }
        }
    }
}

/// How often a verdict was given: a button that goes to the next such move.
fn chip(chip: &VerdictChip, ui: &mut Ui) -> Markup {
    html! {
        button.chip aria-label=(chip.label) title=(chip.label) data-on=(ui.on(Act::from(chip.to_next.clone()))) {
            @match chip.verdict.glyph() {
                Some(glyph) => (sign(glyph, "")),
                None => (chip.text),
            }
            span { (chip.count) }
        }
    }
}

fn swing(swing: &SwingRow, ui: &mut Ui) -> Markup {
    html! {
        li { button.quiet data-on=(ui.on(ReviewMsg::Seek(swing.ply))) { (swing.text) } }
    }
}
