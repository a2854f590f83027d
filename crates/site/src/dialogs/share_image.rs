//! The tab with the image.

use leptos::prelude::*;

use super::fields::fields;
use crate::app::App;
use crate::browser;
use crate::icon::icon;
use crate::pictures::can_copy;
use tessera_app::words::PictureWords;
use tessera_app::{Destination, PlayMsg, Range, ShareMsg, ShareView};

/// The ids of two buttons.
const SAVE: &str = "share-save";
const CANCEL: &str = "share-cancel";

/// The tab with the image.
pub fn pane(share: Memo<ShareView>) -> AnyView {
    let app = App::here();
    let words = PictureWords::of(app.language());
    let image = Memo::new(move |_| share.with(|share| share.image.clone()));
    let form = Memo::new(move |_| image.with(|image| image.fields.clone()));
    let range = Memo::new(move |_| image.with(|image| image.range));
    let progress = Memo::new(move |_| image.with(|image| image.progress.clone()));
    let is_busy = Memo::new(move |_| progress.with(Option::is_some));
    let is_copied = Memo::new(move |_| image.with(|image| image.is_copied) && can_copy());
    let fill_in = move |name: &str, value: &str| {
        let (name, value) = (name.to_owned(), value.to_owned());
        app.send(PlayMsg::Sharing(ShareMsg::Picture(name, value)));
    };
    let ply = move |name: &'static str, label: &'static str, value: fn(Range) -> usize| {
        view! {
            <label>
                <span>{label}</span>
                <input
                    type="number"
                    name=name
                    min="0"
                    max=move || range.get().map_or(0, |(_, plies)| plies).to_string()
                    prop:value=move || range.get().map_or(0, |(range, _)| value(range)).to_string()
                    on:change=move |event| fill_in(name, &event_target_value(&event))
                />
            </label>
        }
    };
    let on = move |msg: ShareMsg| app.on(PlayMsg::Sharing(msg));
    let done = move |part: fn((usize, usize, String)) -> String| {
        move || progress.get().map(part).unwrap_or_default()
    };
    // The button that cancels is gone then; whoever has pressed it, or was about to, goes on where it began.
    Effect::new(move |_| {
        if !is_busy.get() && browser::is_focused(CANCEL) {
            browser::focus(SAVE);
        }
    });
    let cancel = move |_| {
        browser::focus(SAVE);
        app.send(PlayMsg::Sharing(ShareMsg::StopDrawing));
    };
    view! {
        <div class="two">{fields(form, fill_in)}</div>
        <div class="range" hidden=move || range.get().is_none()>
            {ply("from", words.from, |range| range.from)}
            {ply("to", words.to, |range| range.to)}
        </div>
        <p class="actions">
        <span class="drawing" hidden=move || !is_busy.get()>
            <progress
                aria-label=words.progress
                max=done(|(_, all, _)| all.max(1).to_string())
                value=done(|(done, ..)| done.to_string())
            ></progress>
            <span class="small">{done(|(.., text)| text)}</span>
        </span>
            <button
                type="button"
                id=SAVE
                class="primary"
                aria-disabled=move || is_busy.get().to_string()
                on:click=on(ShareMsg::Draw(Destination::File))
            >
                {icon("download")}{words.save}
            </button>
            <button
                type="button"
                hidden=move || !is_copied.get()
                on:click=on(ShareMsg::Draw(Destination::Clipboard))
            >
                {icon("copy")}{words.copy}
            </button>
            <button type="button" id=CANCEL hidden=move || !is_busy.get() on:click=cancel>
                {words.cancel}
            </button>
        </p>
    }
    .into_any()
}
