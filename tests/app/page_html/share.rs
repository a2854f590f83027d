//! The dialog in which a game is shared.

use tessera_app::{Destination, Effect, PictureNews, PlayMsg, SHARE_DIALOG, ShareMsg, ShareTab, share_view};
use tessera_core::language::Language;
use tessera_views::{self as views, Act, PAGE, Screen};

use super::super::share::{RECORD, SITE};
use super::{App, Element, read};

/// The app with the dialog open at a tab.
fn sharing(language: Language, record: &str, tab: ShareTab) -> App {
    let mut app = App::in_language(language, record);
    app.model.shell.site = SITE.to_owned();
    app.send(PlayMsg::Share);
    app.send(PlayMsg::Sharing(ShareMsg::Tab(tab)));
    app
}

/// The dialog with each of its tabs, over a game that has all that may go along, and over a game that has not.
pub(super) fn pages(language: Language) -> Vec<(String, App)> {
    let mut pages = Vec::new();
    for record in [&*format!("{RECORD}@2;ai=2:3;names=Ada"), "carcassonne/"] {
        for tab in ShareTab::ALL {
            pages.push((
                format!("{record} shared: {tab:?}"),
                sharing(language, record, tab),
            ));
        }
    }
    pages
}

fn page(app: &App) -> Element {
    let screen = Screen {
        can_send: true,
        copies_pictures: true,
        ..Screen::default()
    };
    read(&views::page(&app.model, &screen).html(PAGE))
}

fn outline(app: &App) -> Vec<String> {
    let page = page(app);
    page.by_id(SHARE_DIALOG).expect("the dialog").outline(&page)
}

/// What an element of the page does when its attribute says so.
fn act(app: &App, fits: impl Fn(&Element, &Element) -> bool, attribute: &str, value: &str) -> Act {
    let page = page(app);
    let dialog = page.by_id(SHARE_DIALOG).expect("the dialog");
    let found = dialog.all().into_iter().find(|element| fits(element, &page));
    let handle = found.and_then(|element| element.attribute(attribute));
    let handle = handle.expect("an element that does something").to_owned();
    app.regions().act(&handle, value).expect("an act")
}

/// Sets the field of this name.
fn set(app: &mut App, name: &str, value: &str) {
    let Act::Tell(msg) = act(
        app,
        |element, page| element.name(page) == name,
        "data-change",
        value,
    ) else {
        panic!("{name} tells the model nothing")
    };
    app.send(msg);
}

#[test]
fn print() {
    for tab in ShareTab::ALL {
        for language in [Language::English, Language::Spanish] {
            let app = sharing(language, &format!("{RECORD}@2;ai=2:3;names=Ada"), tab);
            println!("--- {tab:?} {language:?}\n{}", outline(&app).join("\n"));
        }
    }
}
