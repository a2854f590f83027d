//! What makes the site an app that works without network: the manifest and the service worker.

use serde_json::json;

use super::link::Root;
use super::plain_script::plain_script;
use super::words::{Words, description};
use tessera_core::language::Language;

/// The name of the service worker in the site's folder.
pub const SERVICE_WORKER: &str = "sw.js";
/// The colour around the app before its style is there: that of the icon.
const COLOR: &str = "#1d2733";

/// The path of the manifest in a language in the site's folder: it lies beside the home page, with which the app begins.
pub fn manifest_name(language: Language) -> String {
    language.folder() + "manifest.webmanifest"
}

/// Makes the web app manifest in a language. All addresses are relative to it.
pub fn manifest(language: Language) -> String {
    let words = Words::of(language);
    let root = Root::of("", language);
    let icon = |file: &str, size: u32, purpose: &str| json!({ "src": root.file(file), "sizes": format!("{size}x{size}"), "type": "image/png", "purpose": purpose });
    let manifest = json!({
        "name": words.home_title,
        "short_name": "Tessera",
        "description": description(language),
        "lang": language.tag(),
        "start_url": "./",
        "scope": root.in_language("", Language::default()),
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
        plain_script(include_str!("../../../www/sw.js"))
    )
}

/// A service worker that removes itself and all that earlier ones have kept.
pub fn service_worker_that_leaves() -> String {
    include_str!("../../../www/sw-off.js").to_owned()
}
