//! The dialog of the settings.

use leptos::prelude::*;

use super::fields::fields;
use super::keys;
use crate::app::App;
use crate::browser;
use tessera_app::words::SettingsWords;
use tessera_app::{Msg, settings_form};

/// Settings for all games.
#[component]
pub fn SettingsDialog() -> impl IntoView {
    let app = App::here();
    let words = SettingsWords::of(app.language());
    let rows = app.see(|model| settings_form(&model.shell, browser::workers()));
    let told = app.see(|model| {
        let notice = model
            .shell
            .notice
            .as_ref()
            .filter(|notice| notice.is_of_storage());
        notice.map(|notice| notice.text(model.shell.language))
    });
    let erasing = app.see(|model| model.shell.erasing);
    let fill_in = move |name: &str, value: &str| {
        app.send(Msg::FillInSettings(name.to_owned(), value.to_owned()));
    };
    view! {
        <dialog id="settings" aria-labelledby="settings-title">
            <form method="dialog">
                <h2 id="settings-title">{words.title}</h2>
                {fields(rows, fill_in)}
                <p><button type="button" on:click=move |_| browser::open_dialog(keys::ID)>{words.keys}</button></p>
                <div class="data" role="group" aria-label=words.data>
                    <button type="button" on:click=app.on(Msg::Export)>{words.export}</button>
                    <button type="button" on:click=move |_| app.import()>{words.import}</button>
                    <button type="button" class="danger" data-once on:click=app.on(Msg::Erase)>
                        {move || if erasing.get() { words.erase_again } else { words.erase }}
                    </button>
                </div>
                <p class="small" role="status">{move || told.get().unwrap_or_else(|| words.stored_here.to_owned())}</p>
                <p class="actions">
                    <button class="primary">{words.done}</button>
                </p>
            </form>
        </dialog>
    }
}
