//! What stands outside the app's views and follows it: which page is shown, title, games, theme.

use std::cell::RefCell;

use super::app::{App, Change};
use super::browser;
use tessera_app::lesson::view as lesson_view;
use tessera_app::puzzle::view as puzzle_view;
use tessera_app::words::{PanelWords, ReviewWords};
use tessera_app::{HelpRow, KeySetting, Model, OpenPage, help, theme_title};
use tessera_core::language::Language;
use tessera_games::catalog::GameId;

/// What is said of the page that is open.
#[derive(PartialEq)]
struct Told {
    is_home: bool,
    is_review: bool,
    puzzle: Option<String>,
    lesson: Option<String>,
    game: Option<GameId>,
    /// What a person calls the game.
    name: Option<String>,
    theme: String,
    /// Whether only the board is shown.
    is_alone: bool,
    /// The keys that somebody has changed.
    keys: Vec<KeySetting>,
}

thread_local! {
    /// What was said last, once the address is followed.
    static TOLD: RefCell<Option<Told>> = const { RefCell::new(None) };
}

/// The address is followed: from now on the frame follows the app. The first page takes the focus from nothing but a home page
/// that it takes the place of: what was pasted there is opened.
pub fn begin(app: App) {
    let told = app.model.with_untracked(Told::of);
    let root = browser::document().document_element();
    if !told.is_home && root.is_some_and(|root| root.get_attribute("data-at").as_deref() == Some("home")) {
        browser::next_frame(|| browser::focus_if_lost("main"));
    }
    // The static page has the usual keys.
    if !told.keys.is_empty() {
        list_keys(&told.keys, app.language());
    }
    told.say(app.language());
    TOLD.replace(Some(told));
    app.follow_with(follow);
}

/// Says what has changed.
fn follow(app: App, change: Change) {
    if change == Change::Pointed {
        return;
    }
    let was = TOLD.with_borrow(|told| told.as_ref().map(|told| (told.is_home, told.is_review)));
    let Some(was) = was else { return };
    let told = app.model.with_untracked(Told::of);
    if TOLD.with_borrow(|before| before.as_ref() == Some(&told)) {
        return;
    }
    if was != (told.is_home, told.is_review) && !told.is_home {
        // Once a dialog has given the focus back to what is gone, or a button has led away from itself.
        browser::next_frame(|| browser::focus_if_lost("main"));
    }
    if TOLD.with_borrow(|before| before.as_ref().is_some_and(|before| before.keys != told.keys)) {
        list_keys(&told.keys, app.language());
    }
    told.say(app.language());
    TOLD.replace(Some(told));
}

/// Writes into the list of keys, which stands in the static page, what somebody has changed.
#[inline(never)]
fn list_keys(changed: &[KeySetting], language: Language) {
    let list = browser::document().query_selector("#help dl").ok().flatten();
    let mut line = list.and_then(|list| list.first_element_child());
    for HelpRow { keys, .. } in help(language, changed) {
        if let Some(name) = line.as_ref().and_then(|line| line.first_element_child()) {
            name.set_text_content(Some(&keys));
        }
        line = line.and_then(|line| line.next_element_sibling());
    }
}

impl Told {
    fn of(model: &Model) -> Told {
        let shell = &model.shell;
        let play = model.board();
        Told {
            is_home: matches!(model.page, OpenPage::Home),
            is_review: matches!(model.page, OpenPage::Review(_)),
            puzzle: model.puzzle_page().map(|state| puzzle_view::title(state, shell)),
            lesson: model.lesson_page().map(|state| lesson_view::title(state, shell)),
            game: play.map(|state| state.game.id),
            name: play.map(|state| state.slot.name.clone()),
            theme: theme_title(shell),
            is_alone: shell.board_only && play.is_some(),
            keys: shell.settings.keys.clone(),
        }
    }

    // Attributes with plain names can always be set.
    fn say(&self, language: Language) {
        let document = browser::document();
        if let Some(root) = document.document_element() {
            let _ = root.set_attribute("data-at", if self.is_home { "home" } else { "app" });
            // What stands around the page is taken away while only the board is shown.
            let _ = root.toggle_attribute_with_force("data-alone", self.is_alone);
        }
        // The home page sets its own title.
        if !self.is_home {
            document.set_title(&self.title(language));
        }
        let of_games = GameId::ALL.iter().map(|id| {
            (
                format!("game-{}", id.id()),
                self.game == Some(*id) && self.puzzle.is_none() && self.lesson.is_none(),
            )
        });
        let others = [
            ("to-puzzles".to_owned(), self.puzzle.is_some()),
            ("to-learn".to_owned(), self.lesson.is_some()),
        ];
        for (id, is_here) in of_games.chain(others) {
            if let Some(button) = browser::element(&id) {
                let _ = if is_here {
                    button.set_attribute("aria-current", "page")
                } else {
                    button.remove_attribute("aria-current")
                };
            }
        }
        if let Some(shown) = browser::element("game-shown").and_then(|shown| shown.first_child()) {
            let games = PanelWords::of(language).games;
            shown.set_text_content(Some(self.game.map_or(games, |id| id.name())));
        }
        if let Some(button) = browser::element("theme") {
            let _ = button.set_attribute("aria-label", &self.theme);
            let _ = button.set_attribute("title", &self.theme);
        }
    }

    fn title(&self, language: Language) -> String {
        let parts = [
            self.is_review.then_some(ReviewWords::of(language).panel),
            self.puzzle.as_deref().or(self.lesson.as_deref()),
            self.name.as_deref().filter(|name| !name.is_empty()),
            self.game.map(|id| id.name()),
            Some("Tessera"),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }
}
