//! The play page as HTML: its roles and names in order, in every language, and what its elements do.

mod frames;
mod pages;
mod policy;
mod reader;
mod review;
mod review_graph;
mod review_parts;
mod review_tabs;
mod share;
mod spread;

use std::collections::HashSet;

use pages::{RECORDS, pages};
use reader::{Element, read};
use tessera_app::{BoardMsg, Effect, Model, Msg, SavedGames, Settings};
use tessera_core::game::dice;
use tessera_core::language::Language;
use tessera_games::catalog::GameId;
use tessera_views::{self as views, Act, PAGE, Regions, Screen};

use super::App;

/// What the static page has, which views refer to.
const AROUND: [&str; 1] = ["boardhelp"];
/// The attributes by which views say what their elements do.
const DOES: [&str; 12] = [
    "data-menu",
    "data-drag",
    "data-left",
    "data-cancel",
    "data-on",
    "data-input",
    "data-change",
    "data-submit",
    "data-key",
    "data-over",
    "data-out",
    "data-closed",
];

impl App {
    fn in_language(language: Language, record: &str) -> App {
        let mut model = Model::new(Settings::default(), SavedGames::default(), Vec::new(), dice(7));
        model.shell.language = language;
        let mut app = App {
            model,
            effects: Vec::new(),
        };
        app.send(Msg::Navigate(record.into()));
        app
    }

    pub(super) fn html(&self) -> Element {
        read(&views::page_html(&self.model, &Screen::default()).into_string())
    }

    fn regions(&self) -> Regions {
        views::page(&self.model, &Screen::default())
    }

    /// Presses the button of this name, the first of several.
    pub(super) fn press(&mut self, name: &str) {
        let page = self.html();
        let button = page.all().into_iter().find(|element| {
            element.role() == Some("button")
                && element.name(&page) == name
                && element.attribute("disabled").is_none()
        });
        let handle = button.and_then(|button| button.attribute("data-on"));
        let handle = handle.unwrap_or_else(|| panic!("a button {name} that can be pressed"));
        match self.regions().act(handle, "") {
            Some(Act::Tell(msg)) => self.effects = self.model.receive(msg),
            other => panic!("{name} tells the model nothing: {other:?}"),
        }
    }

    /// Moves the slider of this name, and gives where it stands then.
    pub(super) fn slide(&mut self, name: &str, value: &str) -> String {
        let slider = |page: &Element, attribute: &str| {
            let mut all = page.all().into_iter();
            let slider = all.find(|one| one.role() == Some("slider") && one.name(page) == name);
            slider
                .and_then(|slider| slider.attribute(attribute))
                .map(str::to_owned)
        };
        let handle = slider(&self.html(), "data-input").unwrap_or_else(|| panic!("a slider {name}"));
        match self.regions().act(&handle, value) {
            Some(Act::Tell(msg)) => self.effects = self.model.receive(msg),
            other => panic!("{name} tells the model nothing: {other:?}"),
        }
        slider(&self.html(), "value").expect("it has a value")
    }
}

#[test]
fn every_page_is_sound_html_whose_parts_find_each_other() {
    let open = Screen {
        open: views::dialogs().collect(),
        awaited_key: Some("undo"),
        zooms: true,
        ..Screen::default()
    };
    for language in [Language::English, Language::Spanish, Language::Pseudo] {
        for (record, app) in pages(language) {
            for screen in [&Screen::default(), &open] {
                let regions = views::page(&app.model, screen);
                let page = read(&regions.html(PAGE));
                let ids: Vec<_> = page
                    .all()
                    .iter()
                    .filter_map(|element| element.attribute("id"))
                    .collect();
                let set: HashSet<_> = ids.iter().copied().chain(AROUND).collect();
                assert_eq!(set.len(), ids.len() + AROUND.len(), "an id stands once: {ids:?}");
                for element in page.all() {
                    // What is closed has no name, and needs none.
                    let is_closed = element.tag == "dialog" && element.children.is_empty();
                    let refers = ["aria-labelledby", "aria-controls", "aria-describedby", "list"];
                    let refers = if is_closed { &[] } else { &refers[..] };
                    let ids = refers.iter().filter_map(|name| element.attribute(name));
                    for id in ids.flat_map(str::split_whitespace) {
                        assert!(set.contains(id), "{record}: {id}");
                    }
                    for handle in DOES.iter().filter_map(|name| element.attribute(name)) {
                        let (region, place) = handle.rsplit_once('.').unwrap();
                        let answers = &regions.get(region).expect("a region").answers;
                        assert!(place.parse::<usize>().unwrap() < answers.len(), "{handle}");
                    }
                    assert!(element.attribute("style").is_none(), "the policy forbids it");
                    let is_named = matches!(
                        element.role(),
                        Some("button" | "link" | "combobox" | "slider" | "gridcell")
                    );
                    assert!(
                        !is_named || !element.name(&page).is_empty(),
                        "{record}: {element:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn a_page_reads_the_same_in_every_language_but_for_its_words() {
    let roles = |language| {
        let page = App::in_language(language, RECORDS[1]).html();
        let outline = page.outline(&page);
        outline
            .iter()
            .map(|line| line.split(' ').next().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(roles(Language::English), roles(Language::Spanish));
    assert_eq!(roles(Language::English), roles(Language::Pseudo));
}

/// What stands beside the board, with the dock.
fn beside_board(app: &App) -> Vec<String> {
    let page = app.html();
    let outline = page.outline(&page);
    let begin = outline
        .iter()
        .position(|line| line.starts_with("complementary"))
        .unwrap();
    outline[begin..].to_vec()
}

#[test]
fn the_panel_has_its_parts_in_order_in_english_and_in_spanish() {
    let record = "linage/size=5.komi=5_5/c3.a1";
    assert_eq!(
        beside_board(&App::in_language(Language::English, record)),
        ENGLISH.lines().collect::<Vec<_>>()
    );
    assert_eq!(
        beside_board(&App::in_language(Language::Spanish, record)),
        SPANISH.lines().collect::<Vec<_>>()
    );
}

const ENGLISH: &str = "complementary Game
heading Linage
combobox Who plays Vertical
combobox Who plays Horizontal
button Confirm (off)
group Choices
button Pass
button Hint
button Resign
region Moves and info
tabpanel Moves
button c3
button a1
tablist Moves and info
tab Moves
tab Info
button To the start
button Previous move
button Next move (off)
button To the end (off)
button Undo
button Hint
button Review
button Share
link Rules
button New game
button More
group Game controls
button Undo
button Back
button Forward (off)
button Confirm (off)
button More";
const SPANISH: &str = "complementary Partida
heading Linage
combobox Quién juega como Vertical
combobox Quién juega como Horizontal
button Confirmar (off)
group Opciones
button Pasar
button Pista
button Abandonar
region Jugadas e información
tabpanel Jugadas
button c3
button a1
tablist Jugadas e información
tab Jugadas
tab Info
button Al comienzo
button Jugada anterior
button Jugada siguiente (off)
button Al final (off)
button Deshacer
button Pista
button Revisar
button Compartir
link Reglas
button Nueva
button Más
group Controles de la partida
button Deshacer
button Atrás
button Adelante (off)
button Confirmar (off)
button Más";

#[test]
fn the_grid_names_every_cell_and_has_one_stop() {
    let page = App::in_language(Language::English, "linage/size=5.komi=5_5/c3").html();
    let cells: Vec<_> = page
        .all()
        .into_iter()
        .filter(|element| element.role() == Some("gridcell"))
        .collect();
    assert_eq!(cells.len(), 25);
    assert_eq!(cells[0].name(&page), "a5, free");
    assert!(
        cells[12].name(&page).starts_with("c3, "),
        "{}",
        cells[12].name(&page)
    );
    assert_eq!(cells[12].attribute("aria-disabled"), Some("true"));
    let stops = cells
        .iter()
        .filter(|cell| cell.attribute("tabindex") == Some("0"));
    assert_eq!(stops.count(), 1);
}

#[test]
fn a_game_is_played_and_taken_back_by_its_buttons() {
    let mut app = App::in_language(Language::English, "linage/size=5.komi=5_5/");
    for cell in ["c3", "a1"] {
        app.tap(cell);
    }
    app.press("c3");
    assert_eq!(app.panel().ply, 1);
    app.press("Next move");
    assert_eq!(app.panel().ply, 2);
    app.press("Undo");
    assert_eq!(app.panel().ply, 1);
    app.press("To the end");
    app.press("Resign");
    app.press("Press again to resign");
    assert!(app.html().all().iter().any(|element| element.has_class("banner")));
}

#[test]
fn the_size_of_the_board_is_set_by_the_slider_at_its_corner_and_kept() {
    let mut app = App::in_language(Language::English, "keil/size=3/");
    assert_eq!(app.slide("Board size", "75"), "75");
    let kept = app.effects.iter().find_map(|effect| match effect {
        Effect::KeepSettings(settings) => Some(settings.board_size),
        _ => None,
    });
    assert_eq!(kept, Some(75));
    for out_of_range in ["49", "101", "-1", "large"] {
        assert_eq!(app.slide("Board size", out_of_range), "75");
    }
    // It holds for all games.
    app.send(Msg::Navigate("linage/size=5.komi=2/c3".into()));
    assert_eq!(app.slide("Board size", "100"), "100");
}

#[test]
fn the_bid_is_set_by_its_buttons_and_its_slider_and_named() {
    let mut app = App::in_language(Language::English, "linage/size=5/");
    let shown = |app: &App| {
        let page = app.html();
        let output = page.all().into_iter().find(|element| element.tag == "output");
        output.expect("a bid").text()
    };
    let first = shown(&app);
    app.press("Raise the komi");
    assert_ne!(shown(&app), first);
    app.press("Lower the komi");
    assert_eq!(shown(&app), first);
    app.slide("Komi", "0");
    let lowest = shown(&app);
    app.press(&format!("Name {lowest}"));
    assert!(app.record().contains("/komi-"), "{}", app.record());
}

#[test]
fn a_pointer_changes_only_what_follows_it() {
    let mut app = App::in_language(Language::English, "carcassonne/");
    let before = app.regions();
    fn names(regions: &Regions, before: &Regions) -> Vec<String> {
        let changed = regions.changed(before);
        changed.into_iter().map(|(name, _)| name.to_owned()).collect()
    }
    assert_eq!(
        names(&app.regions(), &before),
        [""; 0],
        "the same model is the same page"
    );
    let cell = app.model.see(tessera_app::play::view::board).background.spots[0].id;
    app.send(BoardMsg::Hover(Some(cell)));
    let pointed = names(&views::pointed(&app.model), &before);
    assert!(pointed.contains(&"hover".to_owned()), "{pointed:?}");
    assert_eq!(
        names(&app.regions(), &before),
        pointed,
        "nothing else has changed"
    );
}

#[test]
fn what_a_player_is_called_is_text_and_no_mark_of_a_region() {
    let mut app = App::in_language(Language::English, "linage/size=5.komi=5_5/c3;names=x");
    let name = "<!panel><b>\" onclick=\"x";
    for seat in app.model.board().unwrap().game.seats() {
        if let tessera_app::OpenPage::Play(state) = &mut app.model.page {
            state.board.game.names[seat] = name.to_owned();
        }
    }
    let page = app.html();
    let strong = page
        .all()
        .into_iter()
        .find(|element| element.tag == "strong")
        .unwrap();
    assert_eq!(strong.text(), name);
    assert!(
        page.all()
            .iter()
            .all(|element| element.attribute("onclick").is_none())
    );
}

#[test]
fn every_game_of_the_catalogue_has_a_page() {
    for &game in GameId::ALL {
        let app = App::in_language(Language::English, &format!("{}/", game.id()));
        let page = app.html();
        let heading = page
            .all()
            .into_iter()
            .find(|element| element.tag == "h1")
            .unwrap();
        assert_eq!(heading.text(), game.name());
    }
}

#[test]
fn a_puzzle_is_given_up_and_its_solution_stepped_through_by_its_buttons() {
    let id = &super::puzzle::file(GameId::Linage).puzzles[0].id;
    let mut app = super::puzzle::opened(id);
    app.press("Show solution");
    let page = app.html();
    let steps = page.by_id("steps").expect("the solution can be stepped through");
    assert!(
        steps.all().iter().any(|element| element.role() == Some("link")),
        "to the review"
    );
    let ply = super::puzzle::panel(&app).ply;
    app.press("Next move");
    assert_eq!(super::puzzle::panel(&app).ply, ply + 1);
}

#[test]
fn a_lesson_is_shown_asked_and_passed_on_by_its_buttons() {
    let mut app = super::lessons::opened("linage/1");
    let page = app.html();
    let dots = page.all().into_iter().filter(|element| {
        element
            .attribute("aria-label")
            .is_some_and(|label| label.starts_with("Step "))
    });
    assert_eq!(dots.count(), 10);
    assert!(page.by_id("task").is_some() && page.by_id("looking").is_some());
    app.press("Show me");
    assert!(app.model.lesson_page().is_some_and(|state| state.is_shown));
    app.press("Skip");
    assert_eq!(app.model.lesson_page().map(|state| state.number()), Some(2));
    app.press("Back");
    assert_eq!(app.model.lesson_page().map(|state| state.number()), Some(1));
}
