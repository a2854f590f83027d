//! The notice.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use tessera_app::words::PanelWords;
use tessera_app::{Msg, NoticeKind};
use crate::app::App;
use crate::icon::icon;

/// The notice, if there is one, what kind it is of, whether it stays until it is dismissed, and a link to be copied from
/// it.
pub fn notice((text, kind, lasting, link): (Option<String>, NoticeKind, bool, Option<String>)) -> AnyView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    let Some(text) = text else { return ().into_any() };
    let (class, sign) = match kind {
        NoticeKind::Done => ("notice done", "check"),
        NoticeKind::Told => ("notice", "info"),
        NoticeKind::Wrong => ("notice wrong", "warning"),
    };
    view! {
        <p class=class class:lasting=lasting>
            {icon(sign)}
            <span>
                {text}
                {link.map(|link| view! { <input readonly aria-label=words.link value=link on:focus=select_all /> })}
            </span>
            <button class="icon" aria-label=words.dismiss title=words.dismiss on:click=app.on(Msg::Dismiss)>{icon("close")}</button>
        </p>
    }
    .into_any()
}

/// Selects the text of a field, so that it can be copied at once.
fn select_all(event: web_sys::FocusEvent) {
    if let Some(field) = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok())
    {
        field.select();
    }
}
