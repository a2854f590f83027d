//! What is seen of what is shared: the position that is seen first, the code of the link, or the frame as it will be in another
//! page.

use maud::{Markup, PreEscaped, html};

use super::inputs::sharing;
use crate::Ui;
use crate::icon::icon;
use tessera_app::words::ShareWords;
use tessera_app::{ShareMsg, ShareView};

/// The picture with its caption and its buttons. Of what is loaded by an address the page has a host only, which
/// `crates/site/src/preview.rs` fills.
pub fn preview(share: &ShareView, ui: &mut Ui) -> Markup {
    let words = ShareWords::of(ui.language());
    let code = share.link.qr.as_ref();
    let label = match code {
        Some(_) => words.qr_picture.to_owned(),
        None => (words.picture)(&share.caption),
    };
    let themed = share.themed.as_ref().filter(|_| code.is_none());
    let loaded = match (&share.embed.live, themed) {
        (Some((address, title)), _) => Some(("frame", address, title)),
        (None, Some(address)) => Some(("image", address, &label)),
        (None, None) => None,
    };
    html! {
        div.picture.code[code.is_some()] hidden[loaded.is_some()] role="img" aria-label=(label) {
            (PreEscaped(code.unwrap_or(&share.picture)))
        }
        @if let Some((kind, address, title)) = loaded {
            div #loaded data-kind=(kind) data-address=(address) data-title=(title) { div data-host="preview" {} }
        }
        div.about {
            p.small { (share.caption) }
            p.actions {
                button.icon #share-rotate type="button" aria-label=(words.rotate) title=(words.rotate) hidden[!share.can_rotate]
                    data-on=(ui.on(sharing(ShareMsg::Rotate))) { (icon("rotate-right")) }
                @if let Some(title) = &share.theme_title {
                    button.icon #share-theme type="button" aria-label=(title) title=(title)
                        data-on=(ui.on(sharing(ShareMsg::Theme))) { (icon("theme")) }
                }
            }
        }
    }
}
