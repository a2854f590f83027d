//! The dialog of the settings.

use maud::{Markup, html};

use super::fields::fields;
use super::keys;
use crate::{Act, Screen, Ui};
use tessera_app::words::SettingsWords;
use tessera_app::{Msg, settings_form};

/// The id of the dialog.
pub const ID: &str = "settings";

/// Settings for all games.
pub fn dialog(screen: &Screen, ui: &mut Ui) -> Markup {
    let content = ui.region(ID, |ui| {
        html! {
            @if screen.is_open(ID) { (form(screen, ui)) }
        }
    });
    html! {
        dialog #(ID) aria-labelledby="settings-title" data-region=(ID) { (content) }
    }
}

#[inline(never)]
fn form(screen: &Screen, ui: &mut Ui) -> Markup {
    let words = SettingsWords::of(ui.language());
    let notice = ui.shell.notice.as_ref().filter(|notice| notice.is_of_storage());
    let told = notice.map(|notice| notice.text(ui.language()));
    let erase = if ui.shell.erasing {
        words.erase_again
    } else {
        words.erase
    };
    html! {
        form method="dialog" {
            h2 #settings-title { (words.title) }
            (fields(&settings_form(ui.shell, screen.workers), Msg::FillInSettings, ui))
            p { button type="button" data-on=(ui.on(Act::Open(keys::ID))) { (words.keys) } }
            div.data role="group" aria-label=(words.data) {
                button type="button" data-on=(ui.on(Msg::Export)) { (words.export) }
                button type="button" data-on=(ui.on(Act::Import)) { (words.import) }
                button.danger type="button" data-once data-on=(ui.on(Msg::Erase)) { (erase) }
            }
            p.small role="status" { (told.as_deref().unwrap_or(words.stored_here)) }
            p.actions { button.primary { (words.done) } }
        }
    }
}
