//! The review page as a whole: its parts in order, its dialogs, and what steps through the game.

use tessera_app::review::{MAKE_PUZZLE_DIALOG, MakePuzzleMsg, PLAY_ON_DIALOG};
use tessera_app::{PlayOnMsg, ReviewJump, ReviewMsg};
use tessera_core::language::Language;
use tessera_views::{self as views, Act, PAGE, Regions, Screen};

use super::review_parts::opened;
use super::{App, Element, beside_board, read};

/// A game of Linage at its third position.
const GAME: &str = "linage/size=5.komi=0_5/c3.a1.e5.b2@2";

fn page(app: &App, open: &[&'static str]) -> Element {
    let screen = Screen {
        open: open.to_vec(),
        ..Screen::default()
    };
    read(&views::page(&app.model, &screen).html(PAGE))
}

fn ply(app: &App) -> usize {
    app.model.review_page().expect("the review page").board.game.ply()
}

#[test]
fn the_panel_of_a_review_has_its_parts_in_order_in_english_and_in_spanish() {
    assert_eq!(
        beside_board(&opened(Language::English, GAME)),
        ENGLISH.lines().collect::<Vec<_>>()
    );
    assert_eq!(
        beside_board(&opened(Language::Spanish, GAME)),
        SPANISH.lines().collect::<Vec<_>>()
    );
}

const ENGLISH: &str = "complementary Review
heading Linage
group Choices
button Pass
slider Move
tablist Review
tab Analysis
tab Moves
tab Summary
region Analysis
switch Analysis
button Deeper
button Settings of the analysis
progressbar Progress of the analysis
radiogroup On the board
radio Best
radio Visits
radio Value
radio Threats
radio Owners
radio Off
region Game review
button Review game
region Moves
button c3
button a1
button e5
button b2
region Summary
button This game's report
group Steps through the game
button To the start
button Previous move
button Next move
button To the end
button Play on
button More
group Game controls
button To the start
button Previous move
button Next move
button Play on
button More";
const SPANISH: &str = "complementary Revisión
heading Linage
group Opciones
button Pasar
slider Jugada
tablist Revisión
tab Análisis
tab Jugadas
tab Resumen
region Análisis
switch Análisis
button Profundizar
button Ajustes del análisis
progressbar Progreso del análisis
radiogroup En el tablero
radio Mejores
radio Visitas
radio Valor
radio Amenazas
radio Dueños
radio Nada
region Revisión de la partida
button Revisar la partida
region Jugadas
button c3
button a1
button e5
button b2
region Resumen
button Informe de esta partida
group Pasos por la partida
button Al comienzo
button Jugada anterior
button Jugada siguiente
button Al final
button Jugar
button Más
group Controles de la partida
button Al comienzo
button Jugada anterior
button Jugada siguiente
button Jugar
button Más";

#[test]
fn buttons_and_the_slider_step_through_the_game() {
    let mut app = opened(Language::English, GAME);
    for (name, to) in [
        ("Previous move", 1),
        ("To the start", 0),
        ("Next move", 1),
        ("To the end", 4),
    ] {
        app.press(name);
        assert_eq!(ply(&app), to, "{name}");
    }
    let shown = page(&app, &[]);
    let slider = shown.by_id("position").expect("the slider");
    assert_eq!(
        (slider.attribute("max"), slider.attribute("value")),
        (Some("4"), Some("4"))
    );
    let act = app.regions().act(slider.attribute("data-input").unwrap(), "3");
    assert_eq!(act, Some(Act::Tell(ReviewMsg::Slide(3).into())));
    // On a phone a finger that moves along the dock moves the slider.
    let mut all = shown.all().into_iter();
    assert!(all.any(|element| element.attribute("data-scrub") == Some("position")));
}

#[test]
fn a_step_changes_only_the_parts_that_are_about_the_position() {
    let mut app = opened(Language::English, GAME);
    let before = app.regions();
    app.send(ReviewMsg::Go(ReviewJump::Back));
    let regions = app.regions();
    let changed: Vec<_> = regions
        .changed(&before)
        .into_iter()
        .map(|(name, _)| name)
        .collect();
    for name in ["page", "panel", "whole-game"] {
        assert!(!changed.contains(&name), "{changed:?}");
    }
    for name in ["along", "foot", "moves-0"] {
        assert!(changed.contains(&name), "{changed:?}");
    }
}

#[test]
fn the_dialogs_of_a_review_hold_something_only_while_they_are_open() {
    let mut app = opened(Language::English, GAME);
    app.send(ReviewMsg::PlayOn(PlayOnMsg::Open));
    app.send(ReviewMsg::MakePuzzle(MakePuzzleMsg::Open));
    for (id, name) in [
        ("more", "More"),
        ("analysis", "Analysis"),
        (PLAY_ON_DIALOG, "Play on from this position"),
        (MAKE_PUZZLE_DIALOG, "Make a puzzle"),
    ] {
        let closed = page(&app, &[]);
        let dialog = closed.by_id(id).expect("a dialog");
        assert!(dialog.children.is_empty(), "{id}");
        let open = page(&app, &[id]);
        let dialog = open.by_id(id).expect("a dialog");
        assert_eq!(dialog.name(&open), name);
    }
}

#[test]
fn measurements_are_shown_once_they_are_there_and_made_again() {
    let app = App::in_language(Language::English, "bench");
    let shown = |measured: Option<&str>| {
        let screen = Screen {
            measured: measured.map(str::to_owned),
            ..Screen::default()
        };
        let page = read(&views::page(&app.model, &screen).html(PAGE));
        let place = page.by_id("bench").expect("their place");
        (place.text(), place.attribute("aria-busy") == Some("true"))
    };
    assert!(shown(None).1);
    assert_eq!(shown(Some("Linage 1")), ("Linage 1".into(), false));
    let page = page(&app, &[]);
    let again = page
        .all()
        .into_iter()
        .find(|element| element.role() == Some("button"));
    let handle = again
        .and_then(|button| button.attribute("data-on"))
        .expect("a button");
    assert_eq!(app.regions().act(handle, ""), Some(Act::Measure));
}

#[test]
fn a_step_writes_what_has_changed_and_names_what_stays() {
    let game = include_str!("../../goldens/carcassonne.txt").lines().next();
    let mut app = opened(Language::English, game.expect("a game"));
    let mut whole = 0;
    for step in 0..120 {
        let way = if step < 90 {
            ReviewJump::PlyBack
        } else {
            ReviewJump::PlyForward
        };
        let before = app.regions();
        app.send(ReviewMsg::Go(way));
        let after = app.regions();
        for (name, html) in after.changed(&before) {
            assert!(!["panel", "moves"].contains(&name), "step {step} writes {name}");
            whole += usize::from(name == "page");
            assert_eq!(
                filled_in(&html, &before),
                after.html(name),
                "step {step}: what stays in {name}"
            );
        }
    }
    assert!(
        (1..20).contains(&whole),
        "the page only where the land has grown: {whole} times"
    );
}

/// The content of a region with that of those within it that stay, as the page has it.
fn filled_in(html: &str, before: &Regions) -> String {
    let mut parts = html.split("<!kept>");
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (_, region) = whole
            .rsplit_once("data-region=\"")
            .expect("it stands in a region");
        let (name, _) = region.split_once('"').expect("a name");
        let kept = before.html(name);
        whole.push_str(&kept);
        whole.push_str(part);
    }
    whole
}
