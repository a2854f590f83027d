//! The dialog of the settings.

use leptos::prelude::*;

use super::fields::fields;
use crate::app::words::SettingsWords;
use crate::app::{Msg, settings_form};
use crate::web::page::app::App;
use crate::web::page::browser;

/// Settings for all games.
#[component]
pub fn SettingsDialog() -> impl IntoView {
    let app = App::here();
    let words = SettingsWords::of(app.language());
    let rows = app.see(|model| settings_form(&model.shell, browser::workers()));
    let fill_in = move |name: &str, value: &str| {
        app.send(Msg::FillInSettings(name.to_owned(), value.to_owned()));
    };
    view! {
        <dialog id="settings" aria-labelledby="settings-title">
            <form method="dialog">
                <h2 id="settings-title">{words.title}</h2>
                {fields(rows, fill_in)}
                <p class="actions">
                    <button class="primary">{words.done}</button>
                    <button type="button" class="danger" on:click=app.on(Msg::Erase)>{words.erase}</button>
                </p>
                <p class="small">{words.stored_here}</p>
            </form>
        </dialog>
    }
}
