//! Learning from mistakes: the buttons that begin, and what is to be done at each mistake.

use leptos::prelude::*;

use crate::app::App;
use crate::browser;
use crate::icon::icon;
use tessera_app::review::{LearnButton, LearnSign, LearnView, learn as learn_view};
use tessera_app::words::LearnWords;
use tessera_app::{Model, ReviewMsg};

/// The id of the part of the page where somebody learns.
const LEARN: &str = "learn";

/// The id of the buttons that begin.
const STARTS: &str = "learn-starts";

/// What is known of the mistakes of the game.
fn view_of(model: &Model) -> LearnView {
    let state = model.review_page();
    state.map_or_else(LearnView::default, |state| {
        learn_view(state, model.game_review(), &model.shell)
    })
}

/// The buttons that begin; nothing before the mistakes of the game are known.
pub fn starts() -> AnyView {
    let app = App::here();
    let starts = app.see(|model| view_of(model).starts);
    let begin = move || {
        let starts = starts.get();
        (!starts.is_empty()).then(|| {
            let buttons = starts.into_iter().map(|start| button(app, start)).collect_view();
            view! { <p class="learn-starts" id=STARTS tabindex="-1">{buttons}</p> }
        })
    };
    begin.into_any()
}

/// What is to be done; nothing while nobody learns.
pub fn learn() -> AnyView {
    let app = App::here();
    let words = LearnWords::of(app.language());
    let view = app.see(view_of);
    let is_learning = Memo::new(move |_| view.with(|view| !view.at.is_empty()));
    let buttons = Memo::new(move |_| view.with(|view| view.buttons.clone()));
    let told = Memo::new(move |_| view.with(|view| (view.sign, view.text.clone())));
    // The button that begins lies below what it opens, on a phone by a whole page.
    Effect::new(move |began: Option<bool>| {
        let is_learning = is_learning.get();
        if is_learning && began == Some(false) {
            request_animation_frame(|| browser::scroll_to_end(LEARN));
        }
        if !is_learning && began == Some(true) {
            request_animation_frame(|| browser::focus_if_lost(STARTS));
        }
        is_learning
    });
    // A button that was pressed may be gone.
    Effect::new(move |_| {
        buttons.track();
        if is_learning.get() {
            // The button is taken away after this effect.
            request_animation_frame(|| browser::focus_if_lost(LEARN));
        }
    });
    let learning = move || {
        view! {
            <section class="learn" id=LEARN tabindex="-1" aria-labelledby="learn-title">
                <div class="head">
                    <h2 id="learn-title">{words.title}</h2>
                    <span class="soft">{move || view.with(|view| view.at.clone())}</span>
                </div>
                {move || {
                    let (sign, text) = told.get();
                    said(sign, text, words)
                }}
                <p class="actions">
                    <For each=move || buttons.get() key=key children=move |one| button(app, one) />
                </p>
            </section>
        }
    };
    (move || is_learning.get().then(learning)).into_any()
}

/// What a button is, so that it keeps the focus while others come and go.
fn key(button: &LearnButton) -> String {
    format!("{}{}", button.label, button.is_urged)
}

fn button(app: App, button: LearnButton) -> AnyView {
    let LearnButton { label, msg, is_urged } = button;
    view! { <button class:primary=is_urged on:click=app.on(ReviewMsg::Learn(msg))>{label}</button> }
        .into_any()
}

/// What is to be done, or what became of a move: told by a word and by a sign, not by a colour alone.
fn said(sign: Option<LearnSign>, text: String, words: &LearnWords) -> AnyView {
    let (class, shape, word) = match sign {
        None => return view! { <p class="said">{text}</p> }.into_any(),
        Some(LearnSign::Right) => ("said right", "check", words.right_sign),
        Some(LearnSign::Wrong) => ("said wrong", "close", words.wrong_sign),
    };
    view! {
        <p class=class>
            {icon(shape)}
            <b>{word}</b>
            " "
            <span>{text}</span>
        </p>
    }
    .into_any()
}
