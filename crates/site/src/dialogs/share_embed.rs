//! The tab with the HTML for other pages.

use leptos::prelude::*;

use super::fields::fields;
use super::share_fields::text_field;
use crate::app::App;
use crate::icon::icon;
use tessera_app::words::ShareWords;
use tessera_app::{PlayMsg, ShareMsg, ShareView};

/// The tab with the HTML for other pages.
pub fn pane(share: Memo<ShareView>) -> AnyView {
    let app = App::here();
    let words = ShareWords::of(app.language());
    let form = Memo::new(move |_| share.with(|share| share.embed.fields.clone()));
    let fill_in = move |name: &str, value: &str| {
        let (name, value) = (name.to_owned(), value.to_owned());
        app.send(PlayMsg::Sharing(ShareMsg::Embed(name, value)));
    };
    let html = Signal::derive(move || share.with(|share| share.embed.html.clone()));
    let length = Signal::derive(move || share.with(|share| share.embed.length.clone()));
    let note = move || share.with(|share| share.embed.note);
    view! {
        <div class="two">{fields(form, fill_in)}</div>
        {text_field("share-html", words.html, "4", html, length)}
        <p class="small" hidden=move || note().is_none()>{note}</p>
        <p class="small">{words.strict_pages} " " <code>{move || share.with(|share| share.embed.policy.clone())}</code></p>
        <p class="actions">
            <button type="button" class="primary" on:click=app.on(PlayMsg::Sharing(ShareMsg::CopyHtml))>{icon("copy")}{words.copy_html}</button>
        </p>
    }
    .into_any()
}
