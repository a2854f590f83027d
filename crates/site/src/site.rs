//! The frame of the page around the views of the routes.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::app::App;
use super::stages::stages;
use super::{bench, browser, dialogs, embed, play, puzzle, review, saved_games};
use tessera_app::puzzle::view as puzzle_view;
use tessera_app::words::{NoticeWords, PanelWords, PuzzleWords, ReviewWords};
use tessera_app::{
    Focus, Model, Msg, OpenPage, Press, SavedGames, Settings, commands, help, key_value, theme_title,
    works_anywhere,
};
use tessera_games::catalog::GameId;

/// Puts the app into its place on the home page, see `crates/pages/src/home.rs`, or in the frame of another site, see
/// `crates/pages/src/embed.rs`.
pub fn mount() {
    // The spawner of leptos is set up by mounting.
    wasm_bindgen_futures::spawn_local(async {
        let place = browser::element("app").expect("the page has a place for the app");
        if browser::is_embedded() {
            place.set_text_content(None);
            leptos::mount::mount_to(place, embed::Frame).forget();
            return;
        }
        let saved = saved_games::list().await;
        leptos::mount::mount_to(place, move || view! { <Frame saved /> }).forget();
    });
}

/// Which page is shown.
#[derive(Clone, PartialEq)]
enum Shown {
    Home,
    Play,
    Review,
    Puzzle,
    PuzzleLoading,
    Bench,
    /// None, for this reason; and whether a puzzle was wanted.
    Lost(String, bool),
}

impl Shown {
    fn of(model: &Model) -> Shown {
        match &model.page {
            OpenPage::Home => Shown::Home,
            OpenPage::Play(_) => Shown::Play,
            OpenPage::Review(_) => Shown::Review,
            OpenPage::Puzzle(_) => Shown::Puzzle,
            OpenPage::PuzzleLoading(_) => Shown::PuzzleLoading,
            OpenPage::Bench => Shown::Bench,
            OpenPage::Lost(fault) => Shown::Lost(fault.text(model.shell.language), fault.is_of_puzzle()),
        }
    }
}

#[component]
fn Frame(
    /// The games that the device keeps.
    saved: SavedGames,
) -> impl IntoView {
    let app = App::open();
    provide_context(app);
    // The game is opened in a task of its own, before any part of its page is made.
    let open = move || {
        app.open_address(saved, 0, browser::fragment(), browser::entry_id());
        app.resume_review();
    };
    set_timeout(open, Duration::ZERO);
    let [page] = stages();
    set_timeout(browser::reopen_settings, Duration::ZERO);
    for event in ["hashchange", "popstate"] {
        window_event_listener_untyped(event, move |_| app.navigate());
    }
    // What another tab stores, and what was stored while the page lay in the browser's memory of pages.
    for event in ["storage", "pageshow"] {
        window_event_listener_untyped(event, move |_| app.follow_stored());
    }
    window_event_listener_untyped("pagehide", move |_| app.send(Msg::Hidden));
    window_event_listener_untyped("visibilitychange", move |_| {
        app.send(if document().hidden() {
            Msg::Hidden
        } else {
            Msg::Shown
        });
    });
    window_event_listener(ev::keydown, move |event| on_key(app, &event));
    window_event_listener(ev::click, move |event| on_click(app, &event));
    frame(app, page);
    Effect::new(move |_| {
        let starting = document().query_selector(".starting").ok().flatten();
        if let Some(starting) = starting.filter(|_| page.get()) {
            starting.remove();
        }
    });
    let shown = app.see(Shown::of);
    let words = NoticeWords::of(app.language());
    view! {
        {move || match shown.get() {
            // Until then the empty frame of a board stands there.
            _ if !page.get() => ().into_any(),
            Shown::Home => ().into_any(),
            Shown::Play => play::Play().into_any(),
            Shown::Review => review::Review().into_any(),
            Shown::Puzzle => puzzle::Puzzle().into_any(),
            Shown::PuzzleLoading => view! {
                <section class="lost"><p role="status">{PuzzleWords::of(app.language()).loading}</p></section>
            }.into_any(),
            Shown::Bench => bench::Bench().into_any(),
            Shown::Lost(why, puzzle) => view! {
                <section class="lost">
                    <h1>{words.lost_title}</h1>
                    <p role="alert">{why}</p>
                    {puzzle.then(|| view! {
                        <a class="button" href="puzzles/">{PuzzleWords::of(app.language()).all_puzzles}</a>
                    })}
                    <button class="primary" on:click=app.on(Msg::Home)>{words.all_games}</button>
                </section>
            }.into_any(),
        }}
        {move || page.get().then(dialogs_of_all_pages)}
    }
}

/// The dialogs that every page has, which follow the page.
fn dialogs_of_all_pages() -> impl IntoView {
    let [setup, settings, keys, share, supply] = stages();
    view! {
        {move || setup.get().then(|| view! { <dialogs::SetupDialog /> })}
        {move || settings.get().then(|| view! { <dialogs::SettingsDialog /> })}
        {move || keys.get().then(|| view! { <dialogs::KeysDialog /> })}
        {move || share.get().then(|| view! { <dialogs::ShareDialog /> })}
        {move || supply.get().then(|| view! { <play::SupplyDialog /> })}
    }
}

/// Keeps what stands outside the app's views up to date, once the address is followed: which page is shown, title, games,
/// theme.
fn frame(app: App, begun: Memo<bool>) {
    let here = app.see(|model| {
        let game = model.play().map(|state| (state.game.id, state.slot.name.clone()));
        let (home, review) = (
            matches!(model.page, OpenPage::Home),
            matches!(model.page, OpenPage::Review(_)),
        );
        let puzzle = model
            .puzzle_page()
            .map(|state| puzzle_view::title(state, &model.shell));
        (home, review, puzzle, game, theme_title(&model.shell))
    });
    // The list of keys stands in the static page, with the usual ones.
    let keys = app.see(|model| help(model.shell.language, &model.shell.settings.keys));
    Effect::new(move |_| {
        let list = document().query_selector("#help dl").ok().flatten();
        let mut line = list.and_then(|list| list.first_element_child());
        keys.with(|rows| {
            for row in rows {
                if let Some(name) = line.as_ref().and_then(|line| line.first_element_child()) {
                    name.set_text_content(Some(&row.keys));
                }
                line = line.as_ref().and_then(|line| line.next_element_sibling());
            }
        });
    });
    let words = PanelWords::of(app.language());
    Effect::new(move |was: Option<Option<(bool, bool)>>| {
        // The first page takes the focus from nothing.
        if !begun.get() {
            return None;
        }
        let (home, review, puzzle, game, theme) = here.get();
        let (game, name) = game.unzip();
        if was.flatten().is_some_and(|was| was != (home, review)) && !home {
            // Once a dialog has given the focus back to what is gone, or a button has led away from itself.
            request_animation_frame(|| browser::focus_if_lost("main"));
        }
        // Attributes with plain names can always be set.
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("data-at", if home { "home" } else { "app" });
        }
        // The home page sets its own title.
        if !home {
            let called = name.filter(|name| !name.is_empty());
            let of_game = game.map(|id| id.about_in(app.language()).name.to_owned());
            let review = review.then(|| ReviewWords::of(app.language()).panel.to_owned());
            let parts = [
                review,
                puzzle.clone(),
                called,
                of_game,
                Some("Tessera".to_owned()),
            ];
            document().set_title(&parts.into_iter().flatten().collect::<Vec<_>>().join(" · "));
        }
        let of_games = GameId::ALL
            .iter()
            .map(|id| (format!("game-{}", id.id()), game == Some(*id) && puzzle.is_none()));
        for (id, is_here) in of_games.chain([("to-puzzles".to_owned(), puzzle.is_some())]) {
            if let Some(button) = browser::element(&id) {
                let _ = match is_here {
                    true => button.set_attribute("aria-current", "page"),
                    false => button.remove_attribute("aria-current"),
                };
            }
        }
        if let Some(shown) = browser::element("game-shown").and_then(|shown| shown.first_child()) {
            let name = game.map_or(words.games, |id| id.about_in(app.language()).name);
            shown.set_text_content(Some(name));
        }
        if let Some(button) = browser::element("theme") {
            let _ = button.set_attribute("aria-label", &theme);
            let _ = button.set_attribute("title", &theme);
        }
        Some((home, review))
    });
}

/// Carries out a key that works on every page. On the play page all keys are the board's.
fn on_key(app: App, event: &web_sys::KeyboardEvent) {
    let (at_play, settings) = app
        .model
        .with_untracked(|model| (model.play().is_some(), model.shell.settings.clone()));
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
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
        browser::open_dialog("help");
    }
}

/// Does what a button or link of the header says.
fn on_click(app: App, event: &web_sys::MouseEvent) {
    // A link that is to open in a tab of its own.
    if event.ctrl_key() || event.meta_key() || event.shift_key() {
        return;
    }
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
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
        "home" => app.send(Msg::Home),
        "skip" if app.model.with_untracked(|model| model.play().is_some()) => play::focus_board(app),
        "skip" => browser::focus("main"),
        "theme" => {
            let settings = app.model.with_untracked(|model| model.shell.settings.clone());
            let theme = settings.theme.next();
            app.send(Msg::Set(Settings { theme, ..settings }));
        }
        game => match GameId::find(game) {
            Some(id) => app.send(Msg::SetUp(id)),
            None => browser::open_dialog(game),
        },
    }
}
