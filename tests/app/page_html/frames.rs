//! The frames in pages of other sites.

use tessera_core::language::Language;
use tessera_views::{self as views, Act, PAGE, Screen};

use super::super::embed::GAME;
use super::super::frame::Frame;
use super::{App, Element, read};

/// The frame with this fragment, in this language.
fn framed(language: Language, fragment: &str) -> App {
    let Frame { model, effects } = Frame::in_language(fragment, language);
    App { model, effects }
}

/// A frame of each kind.
pub(super) fn pages(language: Language) -> Vec<(String, App)> {
    let fragments = [
        format!("{GAME}&mode=diagram"),
        format!("{GAME}@3"),
        format!("{GAME}&moves=none&controls=off"),
        format!("{GAME}&mode=play&level=2"),
        "linage/size=9.komi=bid/&mode=play".to_owned(),
        "carcassonne/&mode=play".to_owned(),
        "nothing".to_owned(),
    ];
    let framed = |fragment: String| {
        let app = framed(language, &fragment);
        (format!("a frame with {fragment}"), app)
    };
    fragments.into_iter().map(framed).collect()
}

fn page(app: &App) -> Element {
    let screen = Screen {
        home: "./".into(),
        ..Screen::default()
    };
    read(&views::page(&app.model, &screen).html(PAGE))
}

#[test]
fn print() {
    for language in [Language::English, Language::Spanish] {
        for (name, app) in pages(language) {
            let page = page(&app);
            let outline = page.outline(&page);
            let lines = outline.iter().filter(|line| !line.starts_with("gridcell"));
            println!(
                "--- {name} {language:?}\n{}",
                lines.cloned().collect::<Vec<_>>().join("\n")
            );
        }
    }
}
