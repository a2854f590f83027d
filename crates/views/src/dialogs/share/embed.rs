//! The tab with what is pasted into other pages and programs.

use maud::{Markup, html};

use super::inputs::{check, sharing, text_field, warning};
use crate::Ui;
use crate::dialogs::fields::fields;
use crate::icon::icon;
use tessera_app::words::{PictureWords, ShareWords};
use tessera_app::{Destination, Msg, ShareMsg, ShareView};

/// The tab with what is pasted into other pages and programs.
pub fn pane(share: &ShareView, ui: &mut Ui) -> Markup {
    let embed = &share.embed;
    let words = ShareWords::of(ui.language());
    let fill_in = |name, value| Msg::Share(ShareMsg::Embed(name, value));
    let (label, copy) = if embed.is_html {
        (words.html, words.copy_html)
    } else {
        (words.tab_text, words.copy_text)
    };
    let save = sharing(ShareMsg::Draw(Destination::File));
    html! {
        div.two { (fields(&embed.fields, fill_in, ui)) }
        div.checks { (check(words.as_study, share.study, ShareMsg::Study, ui)) }
        (warning(Some(share.study_note.as_str()).filter(|note| !note.is_empty())))
        (text_field("share-html", label, 4, &embed.html, &embed.length))
        p.small hidden[embed.note.is_none()] { (embed.note.as_deref().unwrap_or_default()) }
        p.small hidden[embed.policy.is_empty()] { (words.strict_pages) " " code { (embed.policy) } }
        p.actions {
            button.primary type="button" data-on=(ui.on(sharing(ShareMsg::CopyHtml))) { (icon("copy")) (copy) }
            button #share-save-picture type="button" hidden[!embed.needs_picture] data-on=(ui.on(save)) {
                (icon("download")) (PictureWords::of(ui.language()).save)
            }
        }
    }
}
