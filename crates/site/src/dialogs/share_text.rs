//! The tab with the moves as text.

use leptos::prelude::*;

use super::share_fields::{check, text_field};
use crate::app::App;
use crate::icon::icon;
use tessera_app::words::ShareWords;
use tessera_app::{PlayMsg, ShareMsg, ShareView};

/// The tab with the moves as text.
pub fn pane(share: Memo<ShareView>) -> AnyView {
    let app = App::here();
    let words = ShareWords::of(app.language());
    let text = Signal::derive(move || share.with(|share| share.text.clone()));
    let length = Signal::derive(move || (words.characters)(text.with(|text| text.chars().count())));
    let names = move || share.with(|share| share.names);
    view! {
        {text_field("share-moves", words.moves, "9", text, length)}
        <div class="checks">
            {check(words.as_json, move || Some(share.with(|share| share.json)), ShareMsg::Json)}
            {check(words.with_names, names, ShareMsg::Names)}
        </div>
        <p class="actions">
            <button type="button" class="primary" on:click=app.on(PlayMsg::Sharing(ShareMsg::CopyText))>{icon("copy")}{words.copy_text}</button>
            <button type="button" on:click=app.on(PlayMsg::Sharing(ShareMsg::SaveText))>{icon("download")}{words.save_file}</button>
        </p>
    }
    .into_any()
}
