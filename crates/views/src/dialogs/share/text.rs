//! The tab with the moves as text.

use maud::{Markup, html};

use super::inputs::{check, sharing, text_field};
use crate::Ui;
use crate::icon::icon;
use tessera_app::words::ShareWords;
use tessera_app::{ShareMsg, ShareView};

/// The tab with the moves as text.
pub fn pane(share: &ShareView, ui: &mut Ui) -> Markup {
    let words = ShareWords::of(ui.language());
    let length = (words.characters)(share.text.chars().count());
    html! {
        (text_field("share-moves", words.moves, 9, &share.text, &length))
        div.checks {
            (check(words.as_json, Some(share.json), ShareMsg::Json, ui))
            (check(words.with_names, share.names, ShareMsg::Names, ui))
        }
        p.actions {
            button.primary type="button" data-on=(ui.on(sharing(ShareMsg::CopyText))) { (icon("copy")) (words.copy_text) }
            button type="button" data-on=(ui.on(sharing(ShareMsg::SaveText))) { (icon("download")) (words.save_file) }
        }
    }
}
