//! The files that Trunk has built, read off the page that it has written.

use std::fmt;

use html5gum::{DefaultEmitter, HtmlString, StartTag, Token, Tokenizer};

use super::joined::{
    FIRST_SCRIPTS, FRAME_SCRIPTS, HOME_SCRIPTS, RULES_ASIDE, STYLES, VIEW_SCRIPTS, is_named,
};
use super::link::Root;
use super::part_styles::{AppStyle, part_of};
use super::section::{Section, SectionFiles};
use super::site_address::SiteAddress;

/// The addresses of the built files, as the home page names them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Assets {
    pub icon: String,
    /// The style sheets of the static pages, in order.
    pub styles: Vec<String>,
    /// The style sheets of the app, in order; they follow those of the static pages.
    pub app_styles: Vec<AppStyle>,
    /// The scripts that every page starts with, in order; the last one is `www/start.js`.
    pub first_scripts: Vec<String>,
    /// The scripts that every page runs last, in order.
    pub later_scripts: Vec<String>,
    /// The script that loads the app.
    pub app: String,
    /// The app's program, or its first part.
    pub wasm: String,
    /// The other parts of the app's program with their names, by number from 1 on; none where it is in one part.
    pub parts: Vec<(String, String)>,
    /// The sizes of the first part and of the others, in bytes; none where they are not known.
    pub sizes: Vec<usize>,
    /// The files of the parts of the site, in the order of [`Section::ALL`].
    pub sections: [SectionFiles; Section::ALL.len()],
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
        let Some(address) = self.take_of_section(address) else {
            return;
        };
        if STYLES.has(&address) {
            self.styles.push(address)
        } else {
            self.app_styles.push(AppStyle {
                part: part_of(|name| is_named(&address, name)),
                file: address,
            })
        }
    }

    /// Takes a file that only a part of the site needs, or gives its address back.
    fn take_of_section(&mut self, address: String) -> Option<String> {
        let has = |section: &Section| section.groups().iter().any(|group| group.has(&address));
        let Some(section) = Section::ALL.iter().position(has) else {
            return Some(address);
        };
        let files = &mut self.sections[section];
        if address.ends_with(".css") {
            files.styles.push(address)
        } else {
            files.scripts.push(address)
        }
        None
    }

    /// Where a page finds the other parts of the app's program: `later=../later-1a.wasm es=../es-2b.wasm`.
    pub(super) fn parts(&self, root: &Root) -> Option<String> {
        let parts = self.parts.iter();
        let parts: Vec<String> = parts
            .map(|(name, file)| format!("{name}={}", root.file(file)))
            .collect();
        (!parts.is_empty()).then(|| parts.join(" "))
    }

    /// The sizes of all parts as a page names them, in the order of the files: `490917 45911`.
    pub(super) fn sizes(&self) -> Option<String> {
        let sizes: Vec<String> = self.sizes.iter().map(usize::to_string).collect();
        (!sizes.is_empty()).then(|| sizes.join(" "))
    }

    /// Measures the app's program by what gives the size of a file.
    pub(super) fn measure(&mut self, size_of: impl Fn(&str) -> Option<usize>) {
        let parts = self.parts.iter().map(|(_, file)| file);
        let files = [&self.wasm].into_iter().chain(parts);
        let sizes = files.map(|file| size_of(file.trim_start_matches("./")));
        self.sizes = sizes.collect::<Option<_>>().unwrap_or_default();
    }

    /// Where a page finds the style sheets of the app: `../play-1a.css later=../later-2b.css`, where those behind the name of a
    /// part come with it. An app in one part needs all of them at once.
    pub(super) fn app_styles(&self, root: &Root) -> String {
        let styles = self.app_styles.iter().map(|style| {
            let file = root.file(&style.file);
            match &style.part {
                Some(part) if self.parts.iter().any(|(name, _)| name == part) => format!("{part}={file}"),
                _ => file,
            }
        });
        styles.collect::<Vec<_>>().join(" ")
    }

    /// The scripts that a page starts with: those before the last one, and the last one, whose attributes say where the app lies.
    pub fn starters(&self) -> (&[String], &str) {
        match self.first_scripts.split_last() {
            Some((last, before)) => (before, last),
            None => (&[], ""),
        }
    }

    /// The scripts that the frame for pages of other sites runs last.
    pub fn frame_scripts(&self) -> impl Iterator<Item = &String> {
        self.later_scripts
            .iter()
            .filter(|script| FRAME_SCRIPTS.has(script))
    }

    /// The scripts that put the views of the app into a document.
    pub fn view_scripts(&self) -> impl Iterator<Item = &String> {
        let home = &self.of(Section::Home).scripts;
        home.iter().filter(|script| VIEW_SCRIPTS.has(script))
    }

    /// The scripts that run only where the home page is shown.
    pub fn home_scripts(&self) -> impl Iterator<Item = &String> {
        let home = &self.of(Section::Home).scripts;
        home.iter().filter(|script| HOME_SCRIPTS.has(script))
    }

    /// The script that shows the rules beside a board.
    pub fn rules_aside(&self) -> Option<&String> {
        let home = &self.of(Section::Home).scripts;
        home.iter().find(|script| RULES_ASIDE.has(script))
    }

    /// The files of a part of the site.
    pub fn of(&self, section: Section) -> &SectionFiles {
        &self.sections[section as usize]
    }

    /// Takes what a script element names; whether it holds a script for development instead.
    fn take_script(&mut self, tag: &StartTag<()>) -> bool {
        let Some(address) = attribute(tag, "src") else {
            // The module is Trunk's loader of the app, which `www/start.js` replaces.
            return attribute(tag, "type").is_none();
        };
        if !FIRST_SCRIPTS.has(&address) {
            let of_all = self.take_of_section(address);
            self.later_scripts.extend(of_all);
            return false;
        }
        self.first_scripts.push(address);
        // A page made by `lab pages` names the app here.
        if let Some(app) = attribute(tag, "data-app") {
            self.app = app;
            self.wasm = attribute(tag, "data-wasm").unwrap_or_default();
            let parts = attribute(tag, "data-parts").unwrap_or_default();
            let named = parts.split_whitespace().filter_map(|part| part.split_once('='));
            self.parts = named
                .map(|(name, file)| (name.to_owned(), file.to_owned()))
                .collect();
            for list in ["data-home", "data-aside", "data-sections"] {
                let files = attribute(tag, list).unwrap_or_default();
                for file in files.split_whitespace() {
                    self.take_of_section(file.to_owned());
                }
            }
            let styles = attribute(tag, "data-styles").unwrap_or_default();
            self.app_styles = styles.split_whitespace().map(AppStyle::read).collect();
        }
        false
    }

    fn complete(self) -> Result<Assets, Missing> {
        let named = [
            (&self.icon, "icon"),
            (&self.app, "script of the app"),
            (&self.wasm, "program of the app"),
        ];
        if let Some((_, what)) = named.iter().find(|(address, _)| address.is_empty()) {
            return Err(Missing(what));
        }
        for (files, what) in [
            (&self.first_scripts, "start script"),
            (&self.styles, "style sheet"),
        ] {
            if files.is_empty() {
                return Err(Missing(what));
            }
        }
        Ok(self)
    }
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
        <link rel="stylesheet" href="./land-18.css"/>
        <link rel="stylesheet" href="./home-14.css"/>
        <link rel="stylesheet" href="./report-9.css"/>
        <link rel="stylesheet" href="./figure-15.css"/>
        <link rel="stylesheet" href="./report_print-10.css"/>
        <link rel="stylesheet" href="./puzzle_list-11.css"/>
        <script src="./report-12.js"></script>
        <script src="./puzzles-13.js"></script>
        <link rel="stylesheet" href="./embed-16.css"/>
        <script src="./frame-17.js"></script>
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
        let app_styles = ["./play-4.css", "carcassonne=./land-18.css"].map(AppStyle::read);
        assert_eq!(assets.app_styles, app_styles);
        let reports = assets.of(Section::Reports);
        assert_eq!(
            reports.styles,
            ["./report-9.css", "./figure-15.css", "./report_print-10.css"]
        );
        assert_eq!(reports.scripts, ["./report-12.js"]);
        let puzzles = assets.of(Section::Puzzles);
        assert_eq!(puzzles.styles, ["./puzzle_list-11.css"]);
        assert_eq!(puzzles.scripts, ["./puzzles-13.js"]);
        let home = assets.of(Section::Home);
        assert_eq!(home.styles, ["./home-14.css"]);
        assert_eq!(home.scripts, ["./home-8.js"]);
        let frame = assets.of(Section::Frame);
        assert_eq!(frame.styles, ["./embed-16.css"]);
        assert_eq!(frame.scripts, ["./frame-17.js"]);
        assert_eq!(assets.first_scripts, ["./start-5.js"]);
        assert_eq!(assets.later_scripts, ["./offline-7.js"]);
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
