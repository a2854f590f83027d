//! What holds for every static page.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::LazyLock;

use html5gum::{DefaultEmitter, HtmlString, Token, Tokenizer};

use super::part_styles::AppStyle;
use super::section::SectionFiles;
use super::*;
use tessera_core::language::Language;
use tessera_games::catalog::GameId;

mod daily;
mod game_files;
mod languages;
mod links;
mod loading;
mod policy;
mod report_sections;

/// Elements without content, which have no end tag.
const VOID: &[&str] = &["meta", "link", "br", "hr", "img", "input"];

/// Attributes that people read or hear.
const READ: &[&str] = &[
    "aria-label",
    "title",
    "alt",
    "content",
    "data-system",
    "data-light",
    "data-dark",
    "data-contrast",
    "data-done",
];

fn assets() -> Assets {
    let files = |style: &str, scripts: &[&str]| SectionFiles {
        styles: vec![format!("./{style}")],
        scripts: scripts.iter().map(|script| format!("./{script}")).collect(),
    };
    Assets {
        icon: "./icon-1.svg".into(),
        styles: vec!["./style-2.css".into(), "./pages-3.css".into()],
        app_styles: vec![
            AppStyle::read("./play-4.css"),
            AppStyle::read("later=./later-20.css"),
        ],
        first_scripts: vec!["./start-5.js".into()],
        later_scripts: vec!["./offline-7.js".into()],
        app: "./site-6.js".into(),
        wasm: "./site-6_bg.wasm".into(),
        parts: vec![
            ("keil".into(), "./keil-8.wasm".into()),
            ("later".into(), "./later-9.wasm".into()),
        ],
        sizes: vec![490_917, 35_135, 945_743],
        sections: [
            files(
                "home-16.css",
                &["saved_games-8.js", "home-9.js", "rules_aside-21.js"],
            ),
            files("report-11.css", &["report-12.js"]),
            files("puzzle_list-14.css", &["puzzles-13.js"]),
            files("learn-18.css", &["learn-19.js"]),
            files("embedding-15.css", &[]),
            files("embed-10.css", &["frame-17.js"]),
        ],
        inline_scripts: Vec::new(),
        published_at: None,
    }
}

/// The texts of all files of a folder.
fn texts(folder: &str) -> Vec<(PathBuf, String)> {
    let folder = format!("{}/../../{folder}", env!("CARGO_MANIFEST_DIR"));
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let paths = entries.map(|entry| entry.unwrap().path());
    paths
        .map(|path| (path.clone(), std::fs::read_to_string(path).unwrap()))
        .collect()
}

/// The reports of the site and some puzzles, read once.
fn contents() -> &'static Contents {
    static CONTENTS: LazyLock<Contents> = LazyLock::new(|| {
        let mut contents = Contents::default();
        for (path, text) in texts("www/report") {
            let added = contents.reports.add(&text);
            added.unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        }
        for (path, text) in texts("tests/vectors/puzzle_files") {
            let added = contents.puzzles.add(&text);
            added.unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        }
        for (path, text) in texts("www/lessons") {
            let added = contents.lessons.add(&text);
            added.unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        }
        assert!(!contents.reports.is_empty() && !contents.puzzles.is_empty());
        assert_eq!(contents.lessons.iter().count(), GameId::ALL.len());
        contents
    });
    &CONTENTS
}

/// The whole site: the pages in every language.
fn files() -> Vec<File> {
    let pages = |language| site(&assets(), contents(), "0123456789abcdef", language);
    Language::ALL.into_iter().flat_map(pages).collect()
}

fn english() -> Vec<File> {
    site(&assets(), contents(), "0123456789abcdef", Language::English)
}

/// The language of a page, by its path.
fn language_of(file: &File) -> Language {
    if file.path.starts_with("es/") {
        Language::Spanish
    } else {
        Language::English
    }
}

/// Whether a page is the frame for pages of other sites.
fn is_frame(file: &File) -> bool {
    file.path.ends_with("embed.html")
}

struct Element {
    name: String,
    attributes: Vec<(String, String)>,
}

impl Element {
    fn get(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().find(|(key, _)| key == name)?;
        Some(&found.1)
    }
}

/// A document as a list of elements in order, and the texts between their tags, each with the elements around it.
struct Document {
    elements: Vec<Element>,
    texts: Vec<(Vec<String>, String)>,
}

fn text(bytes: &HtmlString) -> String {
    String::from_utf8(bytes.0.clone()).expect("pages are UTF-8")
}

/// Parses a document; every element that is opened must be closed in its turn, and the tokenizer finds no error.
fn parsed(file: &File) -> Document {
    let mut emitter = DefaultEmitter::default();
    emitter.naively_switch_states(true);
    let (mut elements, mut texts, mut open) = (Vec::new(), Vec::new(), Vec::<String>::new());
    for Ok(token) in Tokenizer::new_with_emitter(file.html.as_str(), emitter) {
        match token {
            Token::StartTag(tag) => {
                let name = text(&tag.name);
                if !tag.self_closing && !VOID.contains(&name.as_str()) {
                    open.push(name.clone());
                }
                let attribute = |(key, value): (&HtmlString, &html5gum::Spanned<HtmlString, ()>)| {
                    (text(key), text(value))
                };
                let attributes = tag.attributes.iter().map(attribute).collect();
                elements.push(Element { name, attributes });
            }
            Token::EndTag(tag) => assert_eq!(open.pop(), Some(text(&tag.name)), "{}", file.path),
            Token::String(string) => texts.push((open.clone(), text(&string))),
            Token::Error(error) => panic!("{}: {error:?}", file.path),
            Token::Comment(_) | Token::Doctype(_) => {}
        }
    }
    assert!(open.is_empty(), "{}: {open:?} is not closed", file.path);
    Document { elements, texts }
}

/// The path that a relative address names when it stands on the page of this path.
fn resolved(page: &str, address: &str) -> String {
    let mut folders: Vec<&str> = page.split('/').collect();
    folders.pop();
    for part in address.split('/') {
        match part {
            "." => {}
            ".." => assert!(folders.pop().is_some(), "{address} on {page} leaves the site"),
            part => folders.push(part),
        }
    }
    folders.join("/")
}

#[test]
fn every_page_is_well_formed_and_has_a_title_a_description_one_heading_and_its_build() {
    for file in files() {
        let document = parsed(&file);
        let count = |name: &str| {
            document
                .elements
                .iter()
                .filter(|element| element.name == name)
                .count()
        };
        // Charts have titles, too.
        let of_page = |open: &[String]| {
            open.last().is_some_and(|name| name == "title") && !open.contains(&"svg".to_owned())
        };
        let titles = document.texts.iter().filter(|(open, _)| of_page(open)).count();
        assert_eq!(titles, 1, "{}: title", file.path);
        for once in ["html", "h1", "main", "header"] {
            // The frame in pages of other sites has no header.
            let times = if once == "header" && is_frame(&file) { 0 } else { 1 };
            assert_eq!(count(once), times, "{}: {once}", file.path);
        }
        let meta = |name: &str| {
            let named = |element: &&Element| element.name == "meta" && element.get("name") == Some(name);
            document
                .elements
                .iter()
                .find(named)
                .and_then(|element| element.get("content"))
        };
        assert!(
            meta("description").is_some_and(|text| text.len() > 20),
            "{}",
            file.path
        );
        assert_eq!(meta("build"), Some("0123456789abcdef"), "{}", file.path);
        let language = language_of(&file).tag();
        assert_eq!(document.elements[0].get("lang"), Some(language), "{}", file.path);
    }
}

#[test]
fn titles_are_all_different() {
    let title = |file: &File| {
        let document = parsed(file);
        let inside = |(open, _): &&(Vec<String>, String)| open.last().is_some_and(|name| name == "title");
        document.texts.iter().find(inside).expect("a title").1.clone()
    };
    let titles: BTreeSet<String> = files().iter().map(title).collect();
    assert_eq!(titles.len(), files().len());
}

#[test]
fn every_icon_of_the_manifest_is_a_picture_of_the_size_that_it_says() {
    for language in Language::ALL {
        let text = manifest(language);
        let manifest: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        let icons = manifest["icons"].as_array().expect("icons");
        for icon in icons {
            let name = resolved(&manifest_name(language), icon["src"].as_str().expect("a name"));
            let path = format!("{}/../../www/icons/{name}", env!("CARGO_MANIFEST_DIR"));
            let png = std::fs::read(&path).expect("the icon is there");
            // The header of a PNG has its width and height at these bytes, the high byte first.
            let [width, height] = [16, 20].map(|at| {
                png[at..at + 4]
                    .iter()
                    .fold(0, |sum, &byte| sum << 8 | u32::from(byte))
            });
            assert_eq!(icon["sizes"], format!("{width}x{height}"), "{name}");
        }
        let purposes: Vec<_> = icons.iter().map(|icon| &icon["purpose"]).collect();
        assert_eq!(purposes, ["any", "any", "maskable"]);
        // The home page in the language of the app.
        assert_eq!(manifest["start_url"], "./");
        assert_eq!(manifest["lang"], language.tag());
        let scope = manifest["scope"].as_str().expect("a scope");
        assert_eq!(resolved(&manifest_name(language), scope), "");
    }
}

#[test]
fn every_rule_is_drawn_before_and_after_the_moves_that_show_it() {
    for &game in GameId::ALL {
        let path = format!("rules/{}/index.html", game.id());
        let file = english()
            .into_iter()
            .find(|file| file.path == path)
            .expect("a page for each game");
        let drawn = parsed(&file)
            .elements
            .iter()
            // Icons and the gradients of stones are no pictures by themselves.
            .filter(|element| element.name == "svg" && element.get("viewbox").is_some())
            .count();
        let rules = game.about().rules;
        let examples = rules.iter().filter(|passage| !passage.example.is_empty()).count();
        let lessons = &contents().lessons;
        let steps = lessons.of(game).map_or(&[][..], |lesson| &lesson.steps);
        let shown = rules.iter().flat_map(|passage| passage.steps);
        let boards = shown.map(|id| {
            let step = steps.iter().find(|step| step.id == *id);
            // Before and after, but where two cells are pointed at.
            if step
                .unwrap_or_else(|| panic!("{path}: the lesson has no step {id}"))
                .look
            {
                1
            } else {
                2
            }
        });
        let boards: usize = boards.sum();
        assert!(boards > 0, "{path}");
        // One more: the mark in the header.
        assert_eq!(drawn, examples + boards + 1, "{path}");
    }
}

#[test]
fn what_a_move_of_the_rules_does_is_seen_in_its_two_pictures() {
    let files = files();
    let pages = files.iter().filter(|file| file.path.contains("rules/"));
    let boards = pages.flat_map(|file| file.html.split("class=\"boards\"").skip(1));
    let pictures = boards.map(|rest| rest.split("</div>").next().unwrap_or_default());
    let mut pairs = 0;
    for pictures in pictures {
        let mut pictures = pictures.split("<svg").skip(1);
        if let (Some(before), Some(after)) = (pictures.next(), pictures.next()) {
            let end = |picture: &str| picture.split("</svg>").next().unwrap_or_default().to_owned();
            assert_ne!(end(before), end(after));
            pairs += 1;
        }
    }
    assert!(pairs > 20, "{pairs}");
}

#[test]
fn the_description_of_a_page_names_the_games_it_is_about() {
    for file in files().iter().filter(|file| file.path.ends_with("index.html")) {
        let document = parsed(file);
        let described = |element: &&Element| element.get("name") == Some("description");
        let description = document.elements.iter().find(described);
        let text = description
            .and_then(|element| element.get("content"))
            .expect("a description");
        for &game in GameId::ALL {
            let path = file.path.trim_start_matches("es/");
            let has_report = contents().reports.of(game).is_some();
            let about = path == "index.html"
                || path.contains(game.id())
                || path == "report/index.html" && has_report
                || path == "learn/index.html" && contents().lessons.of(game).is_some()
                || path == "puzzles/index.html" && contents().puzzles.has(game);
            assert_eq!(text.contains(game.name()), about, "{}: {text}", file.path);
        }
    }
}

#[test]
fn every_sentence_is_in_the_language_asked_for() {
    let of_the_site = ["Tessera", env!("CARGO_PKG_VERSION"), "CSV", "JSON", "PNG", "SVG"];
    let is_word = |text: &str| {
        // Games have the same name in every language.
        let text = GameId::ALL
            .iter()
            .fold(text.to_owned(), |text, game| text.replace(game.name(), ""));
        text.contains('[') || !text.chars().any(char::is_alphabetic)
    };
    for file in site(&assets(), contents(), "", Language::Pseudo) {
        let document = parsed(&file);
        for (open, text) in &document.texts {
            // The names of keys and moves, the coordinates of boards and HTML to copy are the same in all languages.
            let neutral = open
                .iter()
                .any(|name| matches!(name.as_str(), "dt" | "svg" | "code" | "noscript"));
            let in_table = open.iter().any(|name| name == "table");
            let is_name = |text: &str| {
                text.chars()
                    .all(|char| char.is_ascii_lowercase() || !char.is_alphabetic())
            };
            let of_report = in_table && is_name(text);
            let known = of_the_site.contains(&text.as_str()) || of_report;
            assert!(
                neutral || known || is_word(text) || text.starts_with("Tessera "),
                "{}: {text:?}",
                file.path
            );
        }
        let of_head = |element: &Element| {
            element.get("http-equiv").is_some()
                || matches!(
                    element.get("name"),
                    Some("viewport" | "color-scheme" | "build" | "referrer" | "robots")
                )
        };
        for element in document.elements.iter().filter(|element| !of_head(element)) {
            for value in READ.iter().filter_map(|name| element.get(name)) {
                let known = of_the_site.contains(&value);
                assert!(
                    known || is_word(value),
                    "{}: <{}> {value:?}",
                    file.path,
                    element.name
                );
            }
        }
    }
}

#[test]
fn the_head_of_a_report_names_the_engine_in_words() {
    for file in files() {
        let path = file.path.trim_start_matches("es/");
        let Some(game) = path
            .strip_prefix("report/")
            .and_then(|path| path.strip_suffix("/index.html"))
        else {
            continue;
        };
        if GameId::find(game).is_none() {
            continue;
        }
        let head = file.html.split("<section").next().expect("a page begins somehow");
        let constant = match language_of(&file) {
            Language::Spanish => "UCT (c = 0,3",
            _ => "UCT (c = 0.3",
        };
        assert!(head.contains(constant) && !head.contains("uct:"), "{}", file.path);
    }
}
