//! The frames in pages of other sites.

use tessera_app::{BoardMsg, Pointer, PuzzleMsg};
use tessera_core::language::Language;
use tessera_games::catalog::GameId;
use tessera_views::{self as views, PAGE, Screen};

use super::super::embed::GAME;
use super::super::frame::Frame;
use super::super::puzzle::file;
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
        super::super::embedded_study::address(),
        "nothing".to_owned(),
    ];
    let framed = |fragment: String| {
        let app = framed(language, &fragment);
        (format!("a frame with {fragment}"), app)
    };
    let mut frames: Vec<_> = fragments.into_iter().map(framed).collect();
    let mut solved = puzzle(language);
    solved.send(PuzzleMsg::Solution);
    frames.push(("a puzzle in a frame".into(), puzzle(language)));
    frames.push(("a puzzle in a frame, solved".into(), solved));
    frames
}

/// A puzzle in a frame, whose file has arrived.
fn puzzle(language: Language) -> App {
    let mut app = framed(language, "puzzle/linage-1&mode=puzzle");
    app.send(PuzzleMsg::Day(20_000));
    app.send(PuzzleMsg::Fetched(GameId::Linage, Ok(file(GameId::Linage))));
    app
}

fn page(app: &App) -> Element {
    let screen = Screen {
        home: "./".into(),
        ..Screen::default()
    };
    read(&views::page(&app.model, &screen).html(PAGE))
}

/// What stands in the frame around the board.
fn outline(language: Language, fragment: &str) -> Vec<String> {
    let page = page(&framed(language, fragment));
    let mut lines = page.outline(&page);
    lines.retain(|line| !line.starts_with("gridcell") && line != "row");
    lines
}

#[test]
fn every_frame_has_its_parts_in_order_in_english_and_in_spanish() {
    let viewer = format!("{GAME}@3");
    let bare = format!("{GAME}&moves=none&controls=off");
    let play = format!("{GAME}&mode=play&moves=none&level=2");
    let diagram = format!("{GAME}&mode=diagram");
    for (fragment, english, spanish) in [
        (&*viewer, VIEWER, VIEWER_IN_SPANISH),
        (&bare, BARE, BARE_IN_SPANISH),
        (&play, PLAY, PLAY_IN_SPANISH),
        (&diagram, DIAGRAM, DIAGRAM_IN_SPANISH),
        ("nothing", LOST, LOST_IN_SPANISH),
    ] {
        for (language, wanted) in [(Language::English, english), (Language::Spanish, spanish)] {
            let wanted: Vec<&str> = wanted.lines().collect();
            assert_eq!(outline(language, fragment), wanted, "{fragment}");
        }
    }
}

#[test]
fn while_a_piece_is_chosen_at_its_cell_no_other_button_confirms() {
    let mut app = framed(Language::English, "carteso/size=5.komi=0_5/&mode=play");
    let confirms = |app: &App| {
        let page = page(app);
        let outline = page.outline(&page);
        outline
            .iter()
            .filter(|line| line.starts_with("button Confirm"))
            .count()
    };
    assert_eq!(confirms(&app), 1);
    let cell = app.cell("c3");
    app.send(BoardMsg::Tap(cell, Pointer::Coarse));
    assert!(app.panel().picker.is_some(), "both stones are offered");
    assert_eq!(confirms(&app), 0);
    app.send(BoardMsg::Choose("c3w".into()));
    assert_eq!(confirms(&app), 1);
}

const VIEWER: &str = "region Linage, a game in Tessera
grid Linage board
group View
button Rotate the board · 0°
region Moves
button e5
button c3
button d4
button f6
button g2
button h8
button b7
button c6
button To the start
button Previous move
slider Move
button Next move
button To the end
link Linage: open this position in Tessera, in a new tab
button Play from here";
const BARE: &str = "region Linage, a game in Tessera
grid Linage board
group View
button Rotate the board · 0°
link Linage: open this position in Tessera, in a new tab";
const PLAY: &str = "region Linage, a game in Tessera
grid Linage board
group View
button Rotate the board · 0°
group Choices
button Pass
button Undo (u)
button Back
button Forward (off)
button Confirm (off)
link Linage: open this position in Tessera, in a new tab";
const DIAGRAM: &str = "img Linage, 9 × 9 · komi 5½, 8 of 8 · Horizontal: c6
link Linage: open this position in Tessera, in a new tab";
const LOST: &str = "region
heading Nothing to show here
alert This link cannot be opened: no game is called “nothing”; there are Carteso, Linage, Keil, Ecalper and Carcassonne.
link Tessera";
const VIEWER_IN_SPANISH: &str = "region Linage, una partida en Tessera
grid Tablero de Linage
group Vista
button Girar el tablero · 0°
region Jugadas
button e5
button c3
button d4
button f6
button g2
button h8
button b7
button c6
button Al comienzo
button Jugada anterior
slider Jugada
button Jugada siguiente
button Al final
link Linage: abrir esta posición en Tessera, en otra pestaña
button Jugar desde aquí";
const BARE_IN_SPANISH: &str = "region Linage, una partida en Tessera
grid Tablero de Linage
group Vista
button Girar el tablero · 0°
link Linage: abrir esta posición en Tessera, en otra pestaña";
const PLAY_IN_SPANISH: &str = "region Linage, una partida en Tessera
grid Tablero de Linage
group Vista
button Girar el tablero · 0°
group Opciones
button Pasar
button Deshacer (u)
button Atrás
button Adelante (off)
button Confirmar (off)
link Linage: abrir esta posición en Tessera, en otra pestaña";
const DIAGRAM_IN_SPANISH: &str = "img Linage, 9 × 9 · komi 5½, 8 de 8 · Horizontal: c6
link Linage: abrir esta posición en Tessera, en otra pestaña";
const LOST_IN_SPANISH: &str = "region
heading Aquí no hay nada que ver
alert No se puede abrir este enlace: ningún juego se llama «nothing»; hay Carteso, Linage, Keil, Ecalper y Carcassonne.
link Tessera";

#[test]
fn a_viewer_is_stepped_through_by_its_buttons_and_its_slider() {
    let mut app = framed(Language::English, &format!("{GAME}@3"));
    app.press("Next move");
    assert_eq!(app.panel().ply, 4);
    app.press("To the start");
    assert_eq!(app.panel().ply, 0);
    assert_eq!(app.slide("Move", "7"), "7");
    assert_eq!(app.panel().ply, 7);
}

#[test]
fn from_a_viewer_one_plays_on_and_goes_back_in_the_same_frame_with_other_buttons() {
    let mut app = framed(Language::English, &format!("{GAME}@3&level=2"));
    assert!(page(&app).by_id("steps").is_some());
    app.press("Play from here");
    let playing = page(&app);
    let frame = playing.by_id("frame-game").expect("a frame");
    assert_eq!(frame.attribute("data-mode"), Some("play"));
    assert!(playing.by_id("steps").is_none() && playing.by_id("plays").is_some());
    app.press("Back to the game");
    let frame = page(&app);
    assert_eq!(
        frame.by_id("frame-game").unwrap().attribute("data-mode"),
        Some("viewer")
    );
}

#[test]
fn the_name_of_the_game_leads_to_the_position_on_the_site() {
    let page = page(&framed(Language::English, &format!("{GAME}@3")));
    let link = page
        .all()
        .into_iter()
        .find(|element| element.role() == Some("link"));
    let link = link.expect("a link");
    assert_eq!(link.attribute("href"), Some(&*format!("./#{GAME}@3")));
    assert_eq!(
        (link.attribute("target"), link.attribute("rel")),
        (Some("_blank"), Some("noopener"))
    );
}

#[test]
fn a_puzzle_has_its_buttons_until_it_is_solved_and_then_those_of_the_solution() {
    let mut app = puzzle(Language::English);
    let shown = page(&app);
    let frame = shown.by_id("frame-puzzle").expect("a frame");
    assert_eq!(frame.attribute("data-plies"), Some("0"));
    assert!(shown.by_id("feedback").is_some() && shown.by_id("steps").is_none());
    app.press("Show solution");
    let steps = page(&app);
    let steps = steps.by_id("steps").expect("buttons for the solution");
    assert_eq!(
        steps
            .all()
            .iter()
            .filter(|element| element.role() == Some("button"))
            .count(),
        4
    );
    assert!(
        !steps.all().iter().any(|element| element.role() == Some("link")),
        "the frame has no review"
    );
}
