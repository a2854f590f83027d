//! The frame as pages of others write it.

use crate::html::attributes;
use tessera_core::language::Language;

/// The document that frames show, among the pages in a language.
pub const FRAME: &str = "embed.html";
/// What a frame may do: run its scripts, open the game in a tab of its own, and have the origin of the site. Without its
/// origin each frame of a page has a cache of its own in Chromium and loads the whole app again.
pub const SANDBOX: &str = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";
/// What it may ask the browser for.
const ALLOW: &str = "fullscreen; clipboard-write";

/// The address of the document that frames show in a language, from the root of the site.
pub fn frame_address(language: Language) -> String {
    language.folder() + FRAME
}

/// The HTML of a frame with an address, as wide as a rule of a style sheet says.
pub fn frame_html(address: &str, title: &str, width: &str) -> String {
    let written = attributes(&[
        ("src", address),
        ("title", title),
        ("loading", "lazy"),
        ("referrerpolicy", "no-referrer"),
        ("sandbox", SANDBOX),
        ("allow", ALLOW),
        ("style", &format!("{width};aspect-ratio:4/5;border:0")),
    ]);
    format!("<iframe{written}></iframe>")
}
