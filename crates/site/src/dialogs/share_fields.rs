//! The fields of the tabs of the dialog in which a game is shared.

use leptos::prelude::*;

use crate::app::App;
use tessera_app::{PlayMsg, ShareMsg};

/// A text that cannot be changed, under its name, with its length.
pub fn text_field(
    id: &'static str,
    label: &'static str,
    rows: &'static str,
    text: Signal<String>,
    length: Signal<String>,
) -> AnyView {
    let note = format!("{id}-length");
    view! {
        <div class="text">
            <label for=id>{label}</label>
            <em class="small" id=note.clone()>{move || length.get()}</em>
            <textarea id=id rows=rows readonly spellcheck="false" aria-describedby=note prop:value=move || text.get()></textarea>
        </div>
    }
    .into_any()
}

/// A choice that is on or off.
pub fn check(
    label: &'static str,
    on: impl Fn() -> Option<bool> + Copy + Send + Sync + 'static,
    set: fn(bool) -> ShareMsg,
) -> AnyView {
    let app = App::here();
    let change = move |event| app.send(PlayMsg::Sharing(set(event_target_checked(&event))));
    view! {
        <label class="check" hidden=move || on().is_none()>
            <input type="checkbox" prop:checked=move || on() == Some(true) on:change=change />
            <span>{label}</span>
        </label>
    }
    .into_any()
}
