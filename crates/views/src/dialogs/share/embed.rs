//! The tab with the HTML for other pages.

use maud::{Markup, html};

use super::inputs::{sharing, text_field};
use crate::Ui;
use crate::dialogs::fields::fields;
use crate::icon::icon;
use tessera_app::words::ShareWords;
use tessera_app::{EmbedView, PlayMsg, ShareMsg};

/// The tab with the HTML for other pages.
pub fn pane(embed: &EmbedView, ui: &mut Ui) -> Markup {
    let words = ShareWords::of(ui.language());
    let fill_in = |name, value| PlayMsg::Sharing(ShareMsg::Embed(name, value)).into();
    html! {
        div.two { (fields(&embed.fields, fill_in, ui)) }
        (text_field("share-html", words.html, 4, &embed.html, &embed.length))
        p.small hidden[embed.note.is_none()] { (embed.note.unwrap_or_default()) }
        p.small { (words.strict_pages) " " code { (embed.policy) } }
        p.actions {
            button.primary type="button" data-on=(ui.on(sharing(ShareMsg::CopyHtml))) { (icon("copy")) (words.copy_html) }
        }
    }
}
