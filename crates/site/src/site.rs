//! The app in its place on the page, and the events of the page around its views.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent, MouseEvent};

use super::app::App;
use super::{bench, board, browser, embed, frame, look, saved_games, views};
use tessera_app::{Focus, Msg, Press, Settings, commands, key_value, works_anywhere};
use tessera_games::catalog::GameId;
use tessera_views::PAGE;

/// Puts the app into its place on the home page, see `crates/pages/src/home.rs`, or in the frame of another site, see
/// `crates/pages/src/embed.rs`.
pub fn mount() {
    wasm_bindgen_futures::spawn_local(async {
        let place = browser::element("app").expect("the page has a place for the app");
        if browser::is_embedded() {
            let app = App::open();
            browser::after(0, move || {
                place.set_text_content(None);
                show_views(app, &place);
                embed::mount(app, &place);
            });
            return;
        }
        let saved = saved_games::list().await;
        let app = App::open();
        bench::mount(app);
        look::mount(app);
        listen(app);
        // The game is opened in a task of its own, its page is made in the next one, and its board is painted in another.
        browser::after(0, move || {
            app.open_address(saved, 0, browser::fragment(), browser::entry_id());
        });
        browser::after(0, move || {
            show_views(app, &place);
            views::show(app);
            // Until then the empty frame of a board stands there.
            if let Ok(Some(starting)) = browser::document().query_selector(".starting") {
                starting.remove();
            }
            frame::begin(app);
            app.resume_review();
        });
        browser::after(0, browser::reopen_settings);
    });
}

/// Has the views follow the app, in a place of the page.
fn show_views(app: App, place: &HtmlElement) {
    if let Ok(page) = browser::document().create_element("div") {
        // Attributes with plain names can always be set, and new elements put in.
        let _ = page.set_attribute("data-region", PAGE);
        let _ = place.append_child(&page);
    }
    views::mount(app);
    board::mount(app);
}

fn listen(app: App) {
    for event in ["hashchange", "popstate"] {
        browser::listen(event, move |_| app.navigate());
    }
    // What another tab stores, and what was stored while the page lay in the browser's memory of pages.
    for event in ["storage", "pageshow"] {
        browser::listen(event, move |_| app.follow_stored());
    }
    browser::listen("pagehide", move |_| {
        app.send(if browser::is_whole() {
            Msg::Hidden
        } else {
            Msg::Left
        });
    });
    browser::listen("visibilitychange", move |_| {
        if !browser::document().hidden() {
            app.send(Msg::Shown);
        } else if browser::is_whole() {
            app.send(Msg::Hidden);
        } else {
            // A page that is left is hidden first, and does nothing afterwards.
            browser::after(0, move || {
                if browser::document().hidden() {
                    app.send(Msg::Hidden);
                }
            });
        }
    });
    browser::listen("keydown", move |event| {
        if let Some(event) = event.dyn_ref() {
            on_key(app, event);
        }
    });
    browser::listen("click", move |event| {
        if let Some(event) = event.dyn_ref() {
            on_click(app, event);
        }
    });
}

/// Carries out a key that works on every page. On the play page all keys are the board's.
fn on_key(app: App, event: &KeyboardEvent) {
    let (at_play, settings) = app
        .model
        .with_untracked(|model| (model.board().is_some(), model.shell.settings.clone()));
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let taken = target.as_ref().is_some_and(browser::takes_keys);
    if at_play || event.default_prevented() || event.alt_key() || taken {
        return;
    }
    let pressed = event.key();
    let key = key_value(&pressed, &event.code(), event.shift_key());
    let press = Press {
        key: &key,
        control: event.ctrl_key() || event.meta_key(),
        shift: event.shift_key(),
    };
    // The list of keys is the only one of them.
    if commands(press, Focus::default(), settings.shortcuts, &settings.keys).any(works_anywhere) {
        event.prevent_default();
        app.ask_for_dialog("help");
    }
}

/// Does what a button or link of the header says.
fn on_click(app: App, event: &MouseEvent) {
    // A link that is to open in a tab of its own.
    if event.ctrl_key() || event.meta_key() || event.shift_key() {
        return;
    }
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    // A click by the keyboard has no count.
    if let Some(clicked) = target.as_ref().filter(|_| event.detail() > 0) {
        browser::release_radio(clicked);
    }
    let Some(button) = target.and_then(|element| element.closest("[data-say]").ok().flatten()) else {
        return;
    };
    event.prevent_default();
    browser::close_dialog("switcher");
    match button.get_attribute("data-say").unwrap_or_default().as_str() {
        "home" => app.ask(Msg::Home),
        "skip" if app.model.with_untracked(|model| model.board().is_some()) => board::focus_board(app),
        "skip" => browser::focus("main"),
        // The theme is that of all pages.
        "theme" => browser::when_whole(move || next_theme(app), || {}),
        game => match GameId::find(game) {
            Some(id) => app.ask(Msg::SetUp(id)),
            None => app.ask_for_dialog(game),
        },
    }
}

fn next_theme(app: App) {
    let settings = app.model.with_untracked(|model| model.shell.settings.clone());
    let theme = settings.theme.next();
    app.send(Msg::Set(Settings { theme, ..settings }));
}
