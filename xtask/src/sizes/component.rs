//! The components into which the files of the site are divided.

use std::fmt;

/// A part of the site that is downloaded on its own.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Component {
    /// The WebAssembly and JavaScript of the page that every game needs.
    App,
    /// Another part of the page's WebAssembly, by its name.
    Part(String),
    /// All parts of the app; they are components, too.
    WholeApp,
    /// All that is downloaded until the first stone of a play link of a game is placed; its files belong to other components, too.
    FirstMove(String),
    /// All that is downloaded until a board of a game is seen in a page of others; its files belong to other components, too.
    Frame(String),
    /// All that is downloaded until a puzzle or a lesson of a game is seen, but for the file of the puzzles or of the lesson; its
    /// files belong to other components, too.
    Study(String),
    /// All that is downloaded until the review of a game is seen, but for the engine; its files belong to other components, too.
    Review(String),
    /// The WebAssembly and JavaScript of the engine's web worker.
    Worker,
    /// The WebAssembly and JavaScript of the encoder of animations.
    Animation,
    /// The WebAssembly and JavaScript of the reader of codes.
    Codes,
    /// All style sheets.
    Styles,
    /// The scripts of the static pages, which run without the app.
    Scripts,
    /// The script that authors load into their own pages.
    Embed,
    /// The service worker, the manifest and the icons: no page waits for them.
    Offline,
    /// One HTML file, named by its path in the folder, with the style sheets that it links.
    StaticPage(String),
    /// All other files.
    Rest,
}

impl Component {
    /// The component of a file, by its path in the folder with `/` as separator.
    ///
    /// Trunk names the files of the app `site-HASH.js` and `site-HASH_bg.wasm`, those of the worker `worker.js` and
    /// `worker_bg.wasm`, with or without `-HASH` after `worker`, those of the encoder and the reader likewise, and JavaScript that the app imports `snippets/...`.
    pub fn of_file(path: &str) -> Self {
        let (stem, extension) = path.rsplit_once('.').unwrap_or((path, ""));
        match extension {
            "html" => Self::StaticPage(path.to_owned()),
            "css" => Self::Styles,
            "js" if stem == "sw" => Self::Offline,
            "js" if stem == "embed" => Self::Embed,
            "webmanifest" => Self::Offline,
            "png" if is_program(stem, "icon") || stem.starts_with("icon-maskable-") => Self::Offline,
            "js" if SCRIPTS.iter().any(|name| is_program(stem, name)) => Self::Scripts,
            "js" if stem.starts_with("snippets/") => Self::App,
            "js" if APP_SCRIPTS.iter().any(|name| is_program(stem, name)) => Self::App,
            "js" if is_program(stem, "site") => Self::App,
            "js" if is_program(stem, "worker") => Self::Worker,
            "js" if is_program(stem, "animation") => Self::Animation,
            "js" if is_program(stem, "codes") => Self::Codes,
            "wasm" => match stem.strip_suffix("_bg") {
                Some(stem) if is_program(stem, "site") => Self::App,
                Some(stem) if is_program(stem, "worker") => Self::Worker,
                Some(stem) if is_program(stem, "animation") => Self::Animation,
                Some(stem) if is_program(stem, "codes") => Self::Codes,
                None if stem.contains('-') => {
                    Self::Part(stem.split('-').next().unwrap_or_default().to_owned())
                }
                _ => Self::Rest,
            },
            _ => Self::Rest,
        }
    }
}

/// The names of the scripts that run without the app, as a release joins them: crates/pages/src/joined.rs.
const SCRIPTS: [&str; 7] = [
    "start",
    "root",
    "page",
    "stores",
    "home",
    "rules_aside",
    "offline",
];

/// The names of the scripts that only the app uses: those that put its views into a document and load its program.
const APP_SCRIPTS: [&str; 1] = ["views"];

/// Whether a file's stem is `NAME` or `NAME-HASH`.
fn is_program(stem: &str, name: &str) -> bool {
    stem.strip_prefix(name).is_some_and(|rest| {
        rest.is_empty()
            || rest
                .strip_prefix('-')
                .is_some_and(|hash| hash.bytes().all(|byte| byte.is_ascii_alphanumeric()))
    })
}

impl fmt::Display for Component {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::App => f.pad("app (site: wasm and js)"),
            Self::Part(name) => f.pad(&format!("part {name} of the app (wasm)")),
            Self::WholeApp => f.pad("all parts of the app"),
            Self::FirstMove(game) => f.pad(&format!("first move of a play link, {game}")),
            Self::Frame(game) => f.pad(&format!("board in another page, {game}")),
            Self::Study(game) => f.pad(&format!("puzzle or lesson by a link, {game}")),
            Self::Review(game) => f.pad(&format!("review by a link, {game}")),
            Self::Worker => f.pad("worker (wasm and js)"),
            Self::Animation => f.pad("encoder of animations (wasm and js)"),
            Self::Codes => f.pad("reader of codes (wasm and js)"),
            Self::Styles => f.pad("styles"),
            Self::Scripts => f.pad("scripts of the static pages"),
            Self::Embed => f.pad("embed.js, for other pages"),
            Self::Offline => f.pad("service worker, manifest, icons"),
            Self::StaticPage(path) => f.pad(&format!("{path} with its CSS")),
            Self::Rest => f.pad("rest"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_trunk_belong_to_their_components_with_and_without_a_hash() {
        for (path, component) in [
            ("site-0a1b2c3d4e5f.js", Component::App),
            ("site-0a1b2c3d4e5f_bg.wasm", Component::App),
            ("site.js", Component::App),
            ("views-0a1b2c.js", Component::App),
            ("later-0a1b2c3d.wasm", Component::Part("later".into())),
            ("snippets/tessera-1/inline0.js", Component::App),
            ("worker.js", Component::Worker),
            ("worker_bg.wasm", Component::Worker),
            ("worker-0a1b2c3d.js", Component::Worker),
            ("worker-0a1b2c3d_bg.wasm", Component::Worker),
            ("animation-0a1b2c3d.js", Component::Animation),
            ("animation_bg.wasm", Component::Animation),
            ("codes_bg.wasm", Component::Codes),
            ("style-0a1b.css", Component::Styles),
            ("start-0a1b2c.js", Component::Scripts),
            ("offline-0a1b2c.js", Component::Scripts),
            ("stores-0a1b2c.js", Component::Scripts),
            ("sw.js", Component::Offline),
            ("manifest.webmanifest", Component::Offline),
            ("icon-192.png", Component::Offline),
            ("icon-maskable-512.png", Component::Offline),
            ("index.html", Component::StaticPage("index.html".into())),
            (
                "rules/keil/index.html",
                Component::StaticPage("rules/keil/index.html".into()),
            ),
            ("sitemap.xml", Component::Rest),
            ("sitemap.js", Component::Rest),
            ("embed.js", Component::Embed),
            ("es/embed.js", Component::Rest),
            ("site_bg.wasm.map", Component::Rest),
            ("icon.svg", Component::Rest),
            ("LICENSE", Component::Rest),
        ] {
            assert_eq!(Component::of_file(path), component, "{path}");
        }
    }
}
