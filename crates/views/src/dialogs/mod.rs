//! The dialogs over every page.

pub(super) mod fields;
mod keys;
mod settings;
mod setup;
mod share;

use maud::{Markup, html};

use super::{Screen, Ui};
use tessera_app::Model;

/// The ids of these dialogs.
pub const IDS: [&str; 3] = [setup::ID, settings::ID, keys::ID];

/// All of them; what a dialog holds is written while it is open.
pub fn dialogs(model: &Model, screen: &Screen, ui: &mut Ui) -> Markup {
    html! {
        (setup::dialog(model, screen, ui))
        (settings::dialog(screen, ui))
        (keys::dialog(screen, ui))
        (share::dialog(model, screen, ui))
    }
}
