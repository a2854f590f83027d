//! The tab with the image.

use maud::{Markup, html};

use super::inputs::sharing;
use crate::dialogs::fields::fields;
use crate::icon::icon;
use crate::{Act, Screen, Ui};
use tessera_app::words::PictureWords;
use tessera_app::{Destination, PictureView, PlayMsg, ShareMsg};

/// The ids of two buttons.
const SAVE: &str = "share-save";
const CANCEL: &str = "share-cancel";

/// The tab with the image.
pub fn pane(image: &PictureView, screen: &Screen, ui: &mut Ui) -> Markup {
    let words = PictureWords::of(ui.language());
    let fill_in = |name, value| PlayMsg::Sharing(ShareMsg::Picture(name, value)).into();
    let is_busy = image.progress.is_some();
    let is_copied = image.is_copied && screen.copies_pictures;
    html! {
        div.two { (fields(&image.fields, fill_in, ui)) }
        (range(image, ui))
        // The button that cancels is gone once all is drawn; whoever has pressed it, or was about to, goes on where it began.
        p.actions data-refuge=(SAVE) {
            (drawing(image, words))
            button.primary #(SAVE) type="button" aria-disabled=(is_busy)
                data-on=(ui.on(sharing(ShareMsg::Draw(Destination::File)))) { (icon("download")) (words.save) }
            button #share-copy type="button" hidden[!is_copied] data-on=(ui.on(sharing(ShareMsg::Draw(Destination::Clipboard)))) {
                (icon("copy")) (words.copy)
            }
            @if is_busy {
                @let stop = Act::TellFrom(PlayMsg::Sharing(ShareMsg::StopDrawing).into(), SAVE);
                button #(CANCEL) type="button" data-on=(ui.on(stop)) { (words.cancel) }
            }
        }
    }
}

/// Between which plies an animation goes.
fn range(image: &PictureView, ui: &mut Ui) -> Markup {
    let words = PictureWords::of(ui.language());
    let (from, to, last) = image
        .range
        .map_or((0, 0, 0), |(range, last)| (range.from, range.to, last));
    html! {
        div.range hidden[image.range.is_none()] {
            @for (name, label, ply) in [("from", words.from, from), ("to", words.to, to)] {
                @let fill = ui.value(move |value| Some(sharing(ShareMsg::Picture(name.to_owned(), value.to_owned()))));
                label {
                    span { (label) }
                    input type="number" name=(name) min="0" max=(last) value=(ply) data-change=(fill);
                }
            }
        }
    }
}

/// How many pictures are drawn.
fn drawing(image: &PictureView, words: &PictureWords) -> Markup {
    let (done, all, text) = match &image.progress {
        Some((done, all, text)) => (*done, (*all).max(1), text.as_str()),
        None => (0, 1, ""),
    };
    html! {
        span.drawing hidden[image.progress.is_none()] {
            progress aria-label=(words.progress) max=(all) value=(done) {}
            span.small { (text) }
        }
    }
}
