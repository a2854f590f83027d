//! The dialog in which it is chosen who plays on from the position that is shown.

use leptos::prelude::*;

use crate::app::App;
use crate::browser;
use crate::dialogs::fields;
use tessera_app::review::{PLAY_ON_DIALOG, play_on_fields};
use tessera_app::words::ReviewWords;
use tessera_app::{Model, PlayOnMsg, ReviewMsg};

/// Who plays on.
#[component]
pub fn PlayOnDialog() -> impl IntoView {
    let app = App::here();
    let words = ReviewWords::of(app.language());
    let rows = app.see(|model: &Model| model.see_review(play_on_fields));
    let fill_in = move |name: &str, value: &str| {
        let msg = PlayOnMsg::FillIn(name.to_owned(), value.to_owned());
        app.send(ReviewMsg::PlayOn(msg));
    };
    let start = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        browser::close_dialog(PLAY_ON_DIALOG);
        app.send(ReviewMsg::PlayOn(PlayOnMsg::Start));
    };
    view! {
        <dialog id=PLAY_ON_DIALOG aria-labelledby="play-on-title">
            <form on:submit=start>
                <h2 id="play-on-title">{words.play_from_here_title}</h2>
                {fields(rows, fill_in)}
                <p class="actions">
                    <button type="submit" class="primary">{words.start}</button>
                    <button type="button" on:click=move |_| browser::close_dialog(PLAY_ON_DIALOG)>{words.cancel}</button>
                </p>
            </form>
        </dialog>
    }
}
