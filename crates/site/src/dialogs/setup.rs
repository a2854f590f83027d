//! The dialog in which a game is set up.

use leptos::prelude::*;

use super::fields::fields;
use crate::app::App;
use crate::browser;
use tessera_app::words::SetupWords;
use tessera_app::{Msg, setup_form};

/// The choices before a game.
#[component]
pub fn SetupDialog() -> impl IntoView {
    let app = App::here();
    let words = SetupWords::of(app.language());
    let form = app.see(|model| setup_form(model.setup.as_ref(), &model.shell));
    let title = Memo::new(move |_| form.with(|form| form.title.clone()));
    let rows = Memo::new(move |_| form.with(|form| form.fields.clone()));
    let fill_in = move |name: &str, value: &str| {
        app.send(Msg::FillInSetup(name.to_owned(), value.to_owned()));
    };
    let start = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        browser::close_dialog("setup");
        app.send(Msg::Begin);
    };
    view! {
        <dialog id="setup" aria-labelledby="setup-title">
            <form on:submit=start>
                <h2 id="setup-title">{move || title.get()}</h2>
                {fields(rows, fill_in)}
                <p class="actions">
                    <button type="submit" class="primary">{words.start}</button>
                    <button type="button" on:click=move |_| browser::close_dialog("setup")>{words.cancel}</button>
                </p>
            </form>
        </dialog>
    }
}
