//! What is to be done, and what became of a move.

use leptos::prelude::*;

use tessera_app::puzzle::view::{Feedback, PuzzleButton, PuzzleSign};
use tessera_app::words::PuzzleWords;
use crate::app::App;
use crate::browser;
use crate::icon::icon;

/// The id of the card.
const CARD: &str = "feedback";

/// The card: a sign, what is said, and the buttons. Its sentences are read aloud by the page's live region.
pub fn feedback(told: Memo<Feedback>) -> AnyView {
    let app = App::here();
    let words = PuzzleWords::of(app.language());
    let buttons = Memo::new(move |_| told.with(|told| told.buttons.clone()));
    let said = Memo::new(move |_| told.with(|told| (told.sign, told.headline.clone(), told.text.clone())));
    // A button that was pressed may be gone.
    Effect::new(move |before: Option<()>| {
        buttons.track();
        if before.is_some() {
            // The button is taken away after this effect.
            request_animation_frame(|| browser::focus_if_lost(CARD));
        }
    });
    let said = move || {
        let (sign, headline, text) = said.get();
        let (class, sign, word) = match sign {
            None => ("said", "", None),
            Some(PuzzleSign::Right) => ("said right", "check", Some(words.right_sign)),
            Some(PuzzleSign::Wrong) => ("said wrong", "close", Some(words.wrong_sign)),
        };
        // The headline says it already where it begins with the same word.
        let word = word.filter(|_| sign == "close");
        view! {
            <div class=class>
                {icon(sign)}
                <p><b>{word.map(|word| view! { <span class="unseen">{word}": "</span> })}{headline}</b></p>
                <p class="soft">{text}</p>
            </div>
        }
    };
    view! {
        <section class="feedback" id=CARD tabindex="-1" aria-label=words.panel>
            {said}
            <p class="actions">
                <For each=move || buttons.get() key=key children=move |one| button(app, one) />
            </p>
        </section>
    }
    .into_any()
}

/// What a button is, so that it keeps the focus while others come and go.
fn key(button: &PuzzleButton) -> String {
    format!("{}{}", button.label, button.is_urged)
}

fn button(app: App, button: PuzzleButton) -> AnyView {
    let PuzzleButton {
        label,
        icon: sign,
        msg,
        is_urged,
    } = button;
    view! { <button class:primary=is_urged on:click=app.on(msg)>{icon(sign)}{label}</button> }.into_any()
}
