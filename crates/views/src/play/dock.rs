//! The buttons under the thumbs, on small screens; over a board that fills the window, on all.

use maud::{Markup, html};

use super::{controls, more};
use crate::Ui;
use tessera_app::play::view::Panel;
use tessera_app::words::PanelWords;

pub fn dock(panel: &Panel, ui: &mut Ui) -> Markup {
    group(None, ui, |ui| {
        html! {
            (controls::UNDO.view(panel, ui))
            (controls::LEFT.view(panel, ui))
            (controls::RIGHT.view(panel, ui))
            (controls::CONFIRM.view(panel, ui))
            (more::button(ui))
        }
    })
}

/// The buttons that take back and confirm, where the others of the dock stand elsewhere.
pub fn confirming(panel: &Panel, ui: &mut Ui) -> Markup {
    group(None, ui, |ui| {
        html! {
            (controls::UNDO.view(panel, ui))
            (controls::CONFIRM.view(panel, ui))
        }
    })
}

/// A dock of these buttons. A finger that moves along them moves the slider with this id, where there is one.
pub fn group(slider: Option<&str>, ui: &mut Ui, buttons: impl FnOnce(&mut Ui) -> Markup) -> Markup {
    let buttons = ui.region("dock", buttons);
    html! {
        div.dock role="group" aria-label=(PanelWords::of(ui.language()).controls) data-scrub=[slider] data-region="dock" {
            (buttons)
        }
    }
}
