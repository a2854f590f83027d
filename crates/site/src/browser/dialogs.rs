//! The dialogs over the page.

use wasm_bindgen::JsCast;
use web_sys::HtmlDialogElement;

use super::elements::element;
use super::window::{after, document};
use crate::screen;

/// Within how many tasks the dialogs of a page are made.
const MAKING_TASKS: u32 = 20;

/// Opens a dialog over the page: at once, or as soon as it is made.
pub fn open_dialog(id: &str) {
    open_within(id, MAKING_TASKS);
}

fn open_within(id: &str, tasks: u32) {
    let Some(dialog) = element(id) else {
        if tasks > 0 {
            let id = id.to_owned();
            after(0, move || open_within(&id, tasks - 1));
        }
        return;
    };
    if let Ok(dialog) = dialog.dyn_into::<HtmlDialogElement>()
        && !dialog.open()
    {
        screen::toggle(id, true);
        // It only fails for a dialog that is open or not in the document.
        let _ = dialog.show_modal();
    }
}

/// Closes a dialog; the focus goes back to where it was.
pub fn close_dialog(id: &str) {
    if let Some(dialog) = element(id).and_then(|element| element.dyn_into::<HtmlDialogElement>().ok()) {
        dialog.close();
    }
}

pub fn close_dialogs() {
    while let Ok(Some(dialog)) = document().query_selector("dialog[open]") {
        match dialog.dyn_into::<HtmlDialogElement>() {
            Ok(dialog) => dialog.close(),
            Err(_) => return,
        }
    }
}
