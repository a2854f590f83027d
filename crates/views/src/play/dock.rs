//! The buttons under the thumbs, on small screens; over a board that fills the window, on all.

use maud::{Markup, html};

use super::{controls, more};
use crate::Ui;
use tessera_app::play::view::Panel;
use tessera_app::words::PanelWords;

/// The dock.
pub fn dock(panel: &Panel, ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    let content = ui.region("dock", |ui| {
        html! {
            (controls::UNDO.view(panel, ui))
            (controls::LEFT.view(panel, ui))
            (controls::RIGHT.view(panel, ui))
            (controls::CONFIRM.view(panel, ui))
            (more::button(ui))
        }
    });
    html! {
        div.dock role="group" aria-label=(words.controls) data-region="dock" { (content) }
    }
}

/// The buttons that take back and confirm, where the others of the dock stand elsewhere.
pub fn confirming(panel: &Panel, ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    let content = ui.region("dock", |ui| {
        html! {
            (controls::UNDO.view(panel, ui))
            (controls::CONFIRM.view(panel, ui))
        }
    });
    html! {
        div.dock role="group" aria-label=(words.controls) data-region="dock" { (content) }
    }
}
