//! What makes the site an app that works without network: the manifest and the service worker.

use serde_json::json;

use super::words::{Words, description, tag};
use crate::language::Language;

/// The name of the manifest in the site's folder.
pub const MANIFEST: &str = "manifest.webmanifest";
/// The name of the service worker in the site's folder.
pub const SERVICE_WORKER: &str = "sw.js";
/// The colour around the app before its style is there: that of the icon.
const COLOR: &str = "#1d2733";

/// Makes the web app manifest in a language. All addresses are relative to it.
pub fn manifest(language: Language) -> String {
    let words = Words::of(language);
    let icon = |file: &str, size: u32, purpose: &str| json!({ "src": file, "sizes": format!("{size}x{size}"), "type": "image/png", "purpose": purpose });
    let manifest = json!({
        "name": words.home_title,
        "short_name": "Tessera",
        "description": description(language),
        "lang": tag(language),
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": COLOR,
        "theme_color": COLOR,
        "categories": ["games"],
        "icons": [
            icon("icon-192.png", 192, "any"),
            icon("icon-512.png", 512, "any"),
            icon("icon-maskable-512.png", 512, "maskable"),
        ],
    });
    format!("{manifest:#}\n")
}

/// Makes the service worker of a build, which keeps these files: the addresses from the root of the site, each with its
/// hash as `integrity` has it.
pub fn service_worker<'a>(build: &str, files: impl IntoIterator<Item = (&'a str, String)>) -> String {
    let files: serde_json::Map<_, _> = files
        .into_iter()
        .map(|(address, hash)| (address.to_owned(), hash.into()))
        .collect();
    let files = serde_json::Value::from(files);
    format!(
        "const BUILD = \"{build}\";\nconst FILES = {files:#};\n{}",
        include_str!("../../www/sw.js")
    )
}

/// A service worker that removes itself and all that earlier ones have kept.
pub fn service_worker_that_leaves() -> String {
    include_str!("../../www/sw-off.js").to_owned()
}
