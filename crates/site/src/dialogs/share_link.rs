//! The tab with the link.

use leptos::prelude::*;

use super::share_fields::{check, text_field};
use crate::app::App;
use crate::browser;
use crate::icon::icon;
use tessera_app::words::ShareWords;
use tessera_app::{LinkView, PlayMsg, ShareMsg, ShareView};

/// The tab with the link.
pub fn pane(share: Memo<ShareView>) -> AnyView {
    let app = App::here();
    let words = ShareWords::of(app.language());
    let link =
        move |read: fn(&LinkView) -> String| Signal::derive(move || share.with(|share| read(&share.link)));
    let address = link(|link| link.address.clone());
    let is_link = Memo::new(move |_| address.with(|address| !address.is_empty()));
    let warning = move || share.with(|share| share.link.warning.clone());
    let no_qr = move || share.with(|share| share.link.no_qr.clone());
    let qr_wanted = move || share.with(|share| share.link.qr_wanted);
    let start = Memo::new(move |_| share.with(|share| share.start));
    let set_start = move |event| {
        if let Ok(ply) = event_target_value(&event).parse() {
            app.send(PlayMsg::Sharing(ShareMsg::Start(ply)));
        }
    };
    let on = move |msg: ShareMsg| app.on(PlayMsg::Sharing(msg));
    let field = move || {
        is_link.get().then(|| {
            text_field(
                "share-address",
                words.link,
                "4",
                address,
                link(|link| link.length.clone()),
            )
        })
    };
    let buttons = move || {
        match is_link.get() {
        true => view! {
            <button type="button" class="primary" on:click=on(ShareMsg::CopyLink)>{icon("copy")}{words.copy_link}</button>
            {browser::can_send().then(|| view! {
                <button type="button" on:click=on(ShareMsg::Send)>{icon("share")}{words.send}</button>
            })}
            <button type="button" aria-pressed=move || qr_wanted().to_string() on:click=on(ShareMsg::Qr)>{words.qr}</button>
        }
        .into_any(),
        false => view! {
            <button type="button" class="primary" on:click=on(ShareMsg::SaveLink)>{icon("download")}{words.save_file}</button>
        }
        .into_any(),
    }
    };
    view! {
        {field}
        <p class="small warning" hidden=move || warning().is_none()>{warning}</p>
        <div class="start" hidden=move || start.get().is_none()>
            {check(words.open_at, move || start.get().map(|(on, ..)| on), ShareMsg::Starts)}
            <input
                type="number"
                min="0"
                max=move || start.get().map_or(0, |(.., last)| last).to_string()
                aria-label=words.open_at_number
                prop:value=move || start.get().map_or(0, |(_, ply, _)| ply).to_string()
                on:change=set_start
            />
        </div>
        <div class="checks">
            {check(words.with_names, move || share.with(|share| share.names), ShareMsg::Names)}
            {check(words.with_machines, move || share.with(|share| share.machines), ShareMsg::Machines)}
        </div>
        <p class="small">{words.privacy}</p>
        <p class="small warning" hidden=move || no_qr().is_none()>{no_qr}</p>
        <p class="actions">{buttons}</p>
    }
    .into_any()
}
