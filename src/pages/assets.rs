//! The files that Trunk has built, read off the page that it has written.

use std::fmt;

use html5gum::{DefaultEmitter, HtmlString, StartTag, Token, Tokenizer};

use super::site_address::SiteAddress;

/// The style sheets of the static pages; all others belong to the app.
const STATIC_STYLES: [&str; 4] = ["tokens", "style", "boards", "pages"];
/// The style sheet of the frame for pages of other sites; no other page needs it.
const FRAME_STYLE: &str = "embed";
/// The style sheets and the script of the pages of reports; no other page needs them.
const REPORT: [&str; 3] = ["report", "chart", "report_print"];
/// The script and the style sheet of the list of puzzles; no other page needs them.
const PUZZLES: [&str; 2] = ["puzzles", "puzzle_list"];
/// The script that every page starts with; all others run last.
const STARTER: &str = "start";
/// The scripts that only the page needs that hosts the app.
const HOME_SCRIPTS: [&str; 4] = ["device_store", "saved_games", "reviews", "home"];

/// The addresses of the built files, as the home page names them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Assets {
    /// The icon of the site.
    pub icon: String,
    /// The style sheets of the static pages, in order.
    pub styles: Vec<String>,
    /// The style sheets of the app, in order; they follow those of the static pages.
    pub app_styles: Vec<String>,
    /// The style sheet of the frame for pages of other sites; empty where Trunk was given none.
    pub frame_style: String,
    /// The script that every page starts with: `www/start.js`.
    pub starter: String,
    /// The scripts of the page that hosts the app, in order.
    pub home_scripts: Vec<String>,
    /// The scripts that every page runs last, in order.
    pub later_scripts: Vec<String>,
    /// The script that loads the app.
    pub app: String,
    /// The app's program.
    pub wasm: String,
    /// The style sheets that only the pages of reports need.
    pub report_styles: Vec<String>,
    /// The scripts that only the pages of reports need.
    pub report_scripts: Vec<String>,
    /// The style sheets that only the list of puzzles needs.
    pub puzzle_styles: Vec<String>,
    /// The scripts that only the list of puzzles needs.
    pub puzzle_scripts: Vec<String>,
    /// Scripts that Trunk's development server writes into the page, to reload it.
    pub inline_scripts: Vec<String>,
    /// Where the site is published, if that is known; no page says it.
    pub published_at: Option<SiteAddress>,
}

/// A file that the page does not name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missing(&'static str);

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "index.html names no {}: Trunk has not written it", self.0)
    }
}

impl std::error::Error for Missing {}

impl Assets {
    /// Reads the home page that Trunk has written, or the one that `lab pages` has made of it.
    pub fn read(page: &str) -> Result<Assets, Missing> {
        let mut emitter = DefaultEmitter::default();
        emitter.naively_switch_states(true);
        let mut assets = Assets::default();
        let mut in_inline_script = false;
        for Ok(token) in Tokenizer::new_with_emitter(page, emitter) {
            match token {
                Token::StartTag(tag) => {
                    in_inline_script = false;
                    match tag.name.as_slice() {
                        b"link" => assets.take_link(&tag),
                        b"script" => in_inline_script = assets.take_script(&tag),
                        _ => {}
                    }
                }
                Token::String(text) if in_inline_script => assets.inline_scripts.push(utf8(&text)),
                Token::EndTag(_) => in_inline_script = false,
                _ => {}
            }
        }
        assets.complete()
    }

    fn take_link(&mut self, tag: &StartTag<()>) {
        let address = || attribute(tag, "href").unwrap_or_default();
        match attribute(tag, "rel").as_deref() {
            Some("icon") => self.icon = address(),
            Some("stylesheet") => self.take_style(address()),
            Some("modulepreload") => self.app = address(),
            Some("preload") => self.wasm = address(),
            _ => {}
        }
    }

    fn take_style(&mut self, address: String) {
        if is_named(&address, FRAME_STYLE) {
            self.frame_style = address;
            return;
        }
        let Some(address) = self.take_part(address) else {
            return;
        };
        match STATIC_STYLES.iter().any(|name| is_named(&address, name)) {
            true => self.styles.push(address),
            false => self.app_styles.push(address),
        }
    }

    /// Takes a file that only the reports or the list of puzzles need, or gives its address back.
    fn take_part(&mut self, address: String) -> Option<String> {
        let is_one_of = |names: &[&str]| names.iter().any(|name| is_named(&address, name));
        let is_style = address.ends_with(".css");
        let files = match (is_one_of(&REPORT), is_one_of(&PUZZLES)) {
            (true, _) if is_style => &mut self.report_styles,
            (true, _) => &mut self.report_scripts,
            (_, true) if is_style => &mut self.puzzle_styles,
            (_, true) => &mut self.puzzle_scripts,
            _ => return Some(address),
        };
        files.push(address);
        None
    }

    /// Takes what a script element names; whether it holds a script for development instead.
    fn take_script(&mut self, tag: &StartTag<()>) -> bool {
        let Some(address) = attribute(tag, "src") else {
            // The module is Trunk's loader of the app, which `www/start.js` replaces.
            return attribute(tag, "type").is_none();
        };
        if !is_named(&address, STARTER) {
            let Some(address) = self.take_part(address) else {
                return false;
            };
            match HOME_SCRIPTS.iter().any(|name| is_named(&address, name)) {
                true => self.home_scripts.push(address),
                false => self.later_scripts.push(address),
            }
            return false;
        }
        self.starter = address;
        // A page made by `lab pages` names the app here.
        if let Some(app) = attribute(tag, "data-app") {
            self.app = app;
            self.wasm = attribute(tag, "data-wasm").unwrap_or_default();
            self.frame_style = attribute(tag, "data-frame").unwrap_or_default();
            let parts = attribute(tag, "data-parts").unwrap_or_default();
            for file in parts.split_whitespace() {
                self.take_part(file.to_owned());
            }
            let styles = attribute(tag, "data-styles").unwrap_or_default();
            self.app_styles = styles.split_whitespace().map(str::to_owned).collect();
        }
        false
    }

    fn complete(self) -> Result<Assets, Missing> {
        let named = [
            (&self.icon, "icon"),
            (&self.starter, "start script"),
            (&self.app, "script of the app"),
            (&self.wasm, "program of the app"),
        ];
        if let Some((_, what)) = named.iter().find(|(address, _)| address.is_empty()) {
            return Err(Missing(what));
        }
        if self.styles.is_empty() {
            return Err(Missing("style sheet"));
        }
        Ok(self)
    }
}

/// Whether the file at an address is `NAME-HASH` with some extension, or `NAME` alone.
fn is_named(address: &str, name: &str) -> bool {
    let file = address.rsplit('/').next().unwrap_or_default();
    file.strip_prefix(name)
        .is_some_and(|rest| rest.starts_with(['-', '.']))
}

fn attribute(tag: &StartTag<()>, name: &str) -> Option<String> {
    let value = tag.attributes.get(&HtmlString(name.as_bytes().to_vec()))?;
    Some(utf8(value))
}

fn utf8(text: &[u8]) -> String {
    String::from_utf8_lossy(text).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRUNK: &str = r#"<!doctype html><html><head>
        <link rel="icon" href="./icon-1.svg">
        <link rel="stylesheet" href="./style-2.css" integrity="sha384-x"/>
        <link rel="stylesheet" href="./pages-3.css"/>
        <link rel="stylesheet" href="./play-4.css"/>
        <link rel="stylesheet" href="./report-9.css"/>
        <link rel="stylesheet" href="./report_print-10.css"/>
        <link rel="stylesheet" href="./puzzle_list-11.css"/>
        <script src="./report-12.js"></script>
        <script src="./puzzles-13.js"></script>
        <script src="./start-5.js"></script>
        <script src="./offline-7.js"></script>
        <script src="./home-8.js"></script>
        <script type="module">import init from './site-6.js'; const a = "<link rel='icon'>";</script>
        <link rel="modulepreload" href="./site-6.js" crossorigin="anonymous">
        <link rel="preload" href="./site-6_bg.wasm" as="fetch" type="application/wasm">
        </head><body><script>"use strict"; reload();</script></body></html>"#;

    #[test]
    fn the_built_files_are_read_off_the_page_of_trunk() {
        let assets = Assets::read(TRUNK).expect("everything is named");
        assert_eq!(assets.icon, "./icon-1.svg");
        assert_eq!(assets.styles, ["./style-2.css", "./pages-3.css"]);
        assert_eq!(assets.app_styles, ["./play-4.css"]);
        assert_eq!(assets.report_styles, ["./report-9.css", "./report_print-10.css"]);
        assert_eq!(assets.report_scripts, ["./report-12.js"]);
        assert_eq!(assets.puzzle_styles, ["./puzzle_list-11.css"]);
        assert_eq!(assets.puzzle_scripts, ["./puzzles-13.js"]);
        assert_eq!(assets.starter, "./start-5.js");
        assert_eq!(assets.later_scripts, ["./offline-7.js"]);
        assert_eq!(assets.home_scripts, ["./home-8.js"]);
        assert_eq!(
            (assets.app.as_str(), assets.wasm.as_str()),
            ("./site-6.js", "./site-6_bg.wasm")
        );
        assert_eq!(assets.inline_scripts, [r#""use strict"; reload();"#]);
    }

    #[test]
    fn a_page_without_a_file_is_refused_with_the_name_of_the_file() {
        let without = |line: &str| Assets::read(&TRUNK.replace(line, "")).expect_err("refused");
        assert_eq!(
            without(r#"<link rel="icon" href="./icon-1.svg">"#),
            Missing("icon")
        );
        assert_eq!(
            without(r#"<script src="./start-5.js"></script>"#),
            Missing("start script")
        );
        assert_eq!(Assets::read("<p>Hello").expect_err("refused"), Missing("icon"));
    }
}
