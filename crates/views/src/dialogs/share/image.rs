//! The tab with the image.

use maud::{Markup, html};

use super::inputs::{by_number, number_at, sharing};
use crate::dialogs::fields::fields;
use crate::icon::icon;
use crate::{Act, Screen, Ui};
use tessera_app::words::PictureWords;
use tessera_app::{Destination, Msg, PictureView, ShareMsg, ShareView};

/// The ids of two buttons.
const SAVE: &str = "share-save";
const CANCEL: &str = "share-cancel";

/// The tab with the image.
pub fn pane(share: &ShareView, screen: &Screen, ui: &mut Ui) -> Markup {
    let image = &share.image;
    let words = PictureWords::of(ui.language());
    let fill_in = |name, value| Msg::Share(ShareMsg::Picture(name, value));
    let is_busy = image.progress.is_some();
    let is_copied = image.is_copied && screen.copies_pictures;
    html! {
        div.two { (fields(&image.fields, fill_in, ui)) }
        (range(image, &share.numbers, ui))
        // The button that cancels is gone once all is drawn; whoever has pressed it, or was about to, goes on where it began.
        p.actions data-refuge=(SAVE) {
            (drawing(image, words))
            button.primary #(SAVE) type="button" aria-disabled=(is_busy)
                data-on=(ui.on(sharing(ShareMsg::Draw(Destination::File)))) { (icon("download")) (words.save) }
            button #share-copy type="button" hidden[!is_copied] data-on=(ui.on(sharing(ShareMsg::Draw(Destination::Clipboard)))) {
                (icon("copy")) (words.copy)
            }
            @if is_busy {
                @let stop = Act::TellFrom(Msg::Share(ShareMsg::StopDrawing), SAVE);
                button #(CANCEL) type="button" data-on=(ui.on(stop)) { (words.cancel) }
            }
        }
    }
}

/// Between which plies an animation goes, by the numbers of their moves.
fn range(image: &PictureView, numbers: &[usize], ui: &mut Ui) -> Markup {
    let words = PictureWords::of(ui.language());
    let (from, to, last) = image
        .range
        .map_or((0, 0, 0), |(range, last)| (range.from, range.to, last));
    html! {
        div.range hidden[image.range.is_none()] {
            @for (name, label, ply) in [("from", words.from, from), ("to", words.to, to)] {
                @let fill = by_number(numbers, move |ply| ShareMsg::Picture(name.to_owned(), ply.to_string()), ui);
                label {
                    span { (label) }
                    input type="number" name=(name) min="0" max=(number_at(numbers, last)) value=(number_at(numbers, ply))
                        data-change=(fill);
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
