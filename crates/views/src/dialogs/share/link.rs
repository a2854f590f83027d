//! The tab with the link.

use maud::{Markup, html};

use super::inputs::{by_number, check, number_at, sharing, text_field, warning};
use crate::icon::icon;
use crate::{Screen, Ui};
use tessera_app::words::ShareWords;
use tessera_app::{ShareMsg, ShareView};

/// The tab with the link.
pub fn pane(share: &ShareView, screen: &Screen, ui: &mut Ui) -> Markup {
    let words = ShareWords::of(ui.language());
    let link = &share.link;
    let is_link = !link.address.is_empty();
    html! {
        @if is_link { (text_field("share-address", words.link, 4, &link.address, &link.length)) }
        (warning(link.warning.as_deref()))
        (warning(Some(share.study_note.as_str()).filter(|note| !note.is_empty())))
        (start(share, ui))
        div.checks {
            (check(words.as_study, share.study, ShareMsg::Study, ui))
            (check(words.with_names, share.names, ShareMsg::Names, ui))
            (check(words.with_machines, share.machines, ShareMsg::Machines, ui))
        }
        p.small { (words.privacy) }
        (warning(link.no_qr.as_deref()))
        p.actions {
            @if is_link {
                button.primary #copy-link type="button" data-on=(ui.on(sharing(ShareMsg::CopyLink))) { (icon("copy")) (words.copy_link) }
                @if screen.can_send {
                    button #send-link type="button" data-on=(ui.on(sharing(ShareMsg::Send))) { (icon("share")) (words.send) }
                }
                button #show-code type="button" aria-pressed=(link.qr_wanted) data-on=(ui.on(sharing(ShareMsg::Qr))) { (words.qr) }
            } @else {
                button.primary #save-link type="button" data-on=(ui.on(sharing(ShareMsg::SaveLink))) {
                    (icon("download")) (words.save_file)
                }
            }
        }
    }
}

/// The ply at which the game opens, by the number of its move.
fn start(share: &ShareView, ui: &mut Ui) -> Markup {
    let words = ShareWords::of(ui.language());
    let on = share.start.map(|(on, ..)| on);
    let (_, ply, last) = share.start.unwrap_or_default();
    let set = by_number(&share.numbers, ShareMsg::Start, ui);
    html! {
        div.start hidden[on.is_none()] {
            (check(words.open_at, on, ShareMsg::Starts, ui))
            input type="number" min="0" max=(number_at(&share.numbers, last)) aria-label=(words.open_at_number)
                value=(number_at(&share.numbers, ply)) data-change=(set);
        }
    }
}
