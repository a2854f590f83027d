//! Learning from mistakes: the buttons that begin, and what is to be done at each mistake.

use maud::{Markup, html};

use crate::Ui;
use crate::icon::icon;
use tessera_app::ReviewMsg;
use tessera_app::review::{LearnButton, LearnMsg, LearnSign, LearnView};
use tessera_app::words::LearnWords;

/// The buttons that begin; nothing before the mistakes of the game are known.
pub fn starts(learning: &LearnView, ui: &mut Ui) -> Markup {
    html! {
        @if !learning.starts.is_empty() {
            p.learn-starts #learn-starts tabindex="-1" {
                @for start in &learning.starts { (button(start, ui)) }
            }
        }
    }
}

/// What is to be done; nothing while nobody learns. It takes the focus of a button that was pressed and is gone.
pub fn learn(learning: &LearnView, ui: &mut Ui) -> Markup {
    if learning.at.is_empty() {
        return html! {};
    }
    let words = LearnWords::of(ui.language());
    let content = ui.region("learn", |ui| {
        html! {
            div.head {
                h2 #learn-title { (words.title) }
                span.soft { (learning.at) }
            }
            (said(learning, words))
            p.actions {
                @for one in &learning.buttons { (button(one, ui)) }
            }
        }
    });
    html! {
        section.learn #learn tabindex="-1" aria-labelledby="learn-title" data-refuge data-region="learn" { (content) }
    }
}

/// A button, with an id that says what it does: it keeps the focus while others come and go, and no other one takes it over.
fn button(button: &LearnButton, ui: &mut Ui) -> Markup {
    let LearnButton { label, msg, is_urged } = button;
    html! {
        button.primary[*is_urged] #(id_of(*msg)) data-on=(ui.on(ReviewMsg::Learn(*msg))) { (label) }
    }
}

fn id_of(msg: LearnMsg) -> String {
    let name = match msg {
        LearnMsg::Start(seat) => return format!("learn-start-{}", seat.0),
        LearnMsg::TryAgain => "again",
        LearnMsg::TakeBack(_) => "take-back",
        LearnMsg::View => "view",
        LearnMsg::Skip => "skip",
        LearnMsg::Next => "next",
        LearnMsg::End => "end",
    };
    format!("learn-{name}")
}

/// What is to be done, or what became of a move: told by a word and by a sign, not by a colour alone.
fn said(learning: &LearnView, words: &LearnWords) -> Markup {
    let (class, shape, word) = match learning.sign {
        None => return html! { p.said { (learning.text) } },
        Some(LearnSign::Right) => ("said right", "check", words.right_sign),
        Some(LearnSign::Wrong) => ("said wrong", "close", words.wrong_sign),
    };
    html! {
        p class=(class) { (icon(shape)) b { (word) } " " span { (learning.text) } }
    }
}
