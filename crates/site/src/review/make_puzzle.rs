//! The dialog in which a puzzle is made of the position that is shown.

use leptos::prelude::*;

use crate::app::App;
use crate::icon::icon;
use tessera_app::review::{MAKE_PUZZLE_DIALOG, MakePuzzleMsg, make_puzzle};
use tessera_app::words::MakePuzzleWords;
use tessera_app::{Model, ReviewMsg};

/// The proof as it goes on, and the link to the puzzle.
#[component]
pub fn MakePuzzleDialog() -> impl IntoView {
    let app = App::here();
    let words = MakePuzzleWords::of(app.language());
    let made = app.see(|model: &Model| model.see_review(make_puzzle));
    let progress = move || {
        let progress = made.with(|made| made.progress);
        progress.map(|(done, all)| view! { <progress max=all value=done aria-label=words.title></progress> })
    };
    let link = move || {
        let address = made.with(|made| made.address.clone());
        address.map(|address| {
            view! {
                <a class="button primary" href=format!("#{address}")>{words.open}</a>
                <button type="button" on:click=app.on(ReviewMsg::MakePuzzle(MakePuzzleMsg::Copy))>{icon("link")}{words.copy}</button>
            }
        })
    };
    let close = move || match made.with(|made| made.progress.is_some()) {
        true => words.cancel,
        false => words.close,
    };
    view! {
        <dialog id=MAKE_PUZZLE_DIALOG aria-labelledby="make-puzzle-title" on:close=move |_| app.send(ReviewMsg::MakePuzzle(MakePuzzleMsg::Closed))>
            <form method="dialog">
                <h2 id="make-puzzle-title">{words.title}</h2>
                <p class="soft">{words.note}</p>
                <div class="proving">
                    <p>{move || made.with(|made| made.text.clone())}</p>
                    {progress}
                </div>
                <p class="actions">{link}<button>{close}</button></p>
            </form>
        </dialog>
    }
}
