//! What the review of the game says about the move that led to the position that is shown, and the way to the mistakes.

use maud::{Markup, html};

use super::tree::{better, sign};
use crate::Ui;
use crate::icon::icon;
use tessera_app::review::view::{self, Said};
use tessera_app::words::GameReviewWords;
use tessera_app::{GameReview, ReviewMsg, ReviewState};

/// What is said; nothing before anything is known of the game.
pub fn said(state: &ReviewState, review: Option<&GameReview>, ui: &mut Ui) -> Markup {
    let Some(said) = view::said(state, review, ui.shell) else {
        return html! {};
    };
    let words = GameReviewWords::of(ui.language());
    let content = ui.region("of-move", |ui| {
        html! {
            div.head {
                (of_move(&said, words))
                @if said.has_faults {
                    button.icon aria-label=(words.previous_mistake) title=(words.previous_mistake) data-on=(ui.on(ReviewMsg::PreviousFault)) {
                        (icon("prev"))
                    }
                    button.icon aria-label=(words.next_mistake) title=(words.next_mistake) data-on=(ui.on(ReviewMsg::NextFault)) {
                        (icon("next"))
                    }
                }
            }
            div.why {
                @if !said.why.is_empty() { p { (said.why) } }
                @if let Some(line) = &said.better { (better(line, ui)) }
            }
        }
    });
    html! {
        section.of-move #of-move aria-label=(words.shown_move) data-region="of-move" { (content) }
    }
}

/// The verdict, the move, what it cost, and the chance before and after it.
fn of_move(said: &Said, words: &GameReviewWords) -> Markup {
    html! {
        p {
            @if let Some(glyph) = said.sign { (sign(glyph, "")) }
            @if said.verdict.is_empty() {
                b { (said.mv) }
            } @else {
                b { (said.verdict) ":" } " " (said.mv)
            }
            @if !said.cost.is_empty() { " " (said.cost) }
            @if let Some([before, after]) = said.chances {
                " "
                span.soft aria-hidden="true" { (before) " → " (after) " %" }
                span.unseen { ", " ((words.change)(before, after)) }
            }
        }
    }
}
