//! Carteso: the colour of a stone is chosen at its cell, for all placements, or by a key.

use tessera_app::play::{key_message, view};
use tessera_app::{BoardMsg, Command, Confirm, Msg, Pointer, Settings};
use tessera_core::scene::SpotId;
use tessera_games::catalog::GameId;

use super::App;

/// An empty board of Carteso for two persons.
const EMPTY: &str = "carteso/size=5.komi=0_5/";

fn at(record: &str) -> App {
    let mut app = App::open();
    app.send(Msg::Navigate(record.into()));
    app
}

fn play(app: &App, moves: &str) {
    assert_eq!(app.record(), format!("{EMPTY}{moves}"));
}

#[test]
fn a_click_offers_both_stones_at_the_cell_and_a_second_click_takes_the_last_colour() {
    let mut app = at(EMPTY);
    app.tap("c3");
    let picker = app.panel().picker.expect("stones are offered");
    assert_eq!(picker.cell, app.cell("c3"));
    let names: Vec<&str> = picker.rows.iter().map(|row| row.name.as_str()).collect();
    assert_eq!((names, picker.first.as_deref()), (vec!["c3b", "c3w"], Some("b")));
    play(&app, "");
    app.send(BoardMsg::Choose("c3w".into()));
    play(&app, "c3w");
    assert_eq!(app.panel().picker, None);
    app.tap("a1");
    app.tap("a1");
    play(&app, "c3w.a1w");
}

#[test]
fn a_click_elsewhere_asks_there_and_escape_asks_no_more() {
    let mut app = at(EMPTY);
    app.tap("c3");
    app.tap("d4");
    assert_eq!(
        app.panel().picker.expect("stones are offered").cell,
        app.cell("d4")
    );
    app.send(BoardMsg::Cancel);
    assert_eq!(app.panel().picker, None);
    play(&app, "");
}

#[test]
fn the_stone_that_is_pointed_at_is_previewed_with_what_it_makes() {
    let mut app = at(EMPTY);
    app.tap("c3");
    let black = app.model.see(view::board).whole();
    app.send(BoardMsg::AimPiece("w".into()));
    assert!(
        app.model.see(view::board).whole() != black,
        "the other stone is seen"
    );
    let told = app.model.see(view::pointed).hover;
    assert!(told.starts_with("White stone on c3. Makes a"), "{told}");
    // The pointer may rest elsewhere meanwhile: the preview stays at the cell.
    let white = app.model.see(view::board).whole();
    app.send(BoardMsg::Hover(Some(app.cell("a1"))));
    assert!(app.model.see(view::board).whole() == white);
}

#[test]
fn a_held_colour_is_placed_by_one_click_and_shift_places_the_other() {
    let mut app = at(EMPTY);
    app.send(BoardMsg::HoldPiece(Some("w".into())));
    app.tap("c3");
    play(&app, "c3w");
    let other = app.model.board().unwrap().other_piece().unwrap();
    let cell = app.cell("d4");
    app.send(BoardMsg::Place(cell, other, Pointer::Fine));
    play(&app, "c3w.d4b");
    // The switch still says white.
    app.tap("e5");
    play(&app, "c3w.d4b.e5w");
    app.send(BoardMsg::HoldPiece(None));
    app.tap("a1");
    assert!(app.panel().picker.is_some(), "it asks again");
}

#[test]
fn the_held_colour_is_kept_for_the_next_game() {
    let mut app = at(EMPTY);
    app.send(BoardMsg::HoldPiece(Some("w".into())));
    assert_eq!(app.model.shell.settings.piece(GameId::Carteso), Some("w"));
    app.send(Msg::Navigate("carteso/size=4.komi=0_5/".into()));
    app.tap("a1");
    assert_eq!(app.record(), "carteso/size=4.komi=0_5/a1w");
}

#[test]
fn a_finger_always_chooses_and_the_choice_confirms() {
    let mut app = at(EMPTY);
    app.send(BoardMsg::HoldPiece(Some("w".into())));
    let cell = app.cell("c3");
    app.send(BoardMsg::Tap(cell, Pointer::Coarse));
    let picker = app.panel().picker.expect("both colours are in reach");
    assert_eq!(picker.first.as_deref(), Some("w"));
    app.send(BoardMsg::Choose("c3b".into()));
    play(&app, "c3b");
}

#[test]
fn where_every_move_is_confirmed_a_held_stone_waits_for_the_second_click() {
    let mut app = at(EMPTY);
    app.send(Msg::Set(Settings {
        confirm: Confirm::Always,
        ..Settings::default()
    }));
    app.send(BoardMsg::HoldPiece(Some("b".into())));
    app.tap("c3");
    play(&app, "");
    app.tap("c3");
    play(&app, "c3b");
}

#[test]
fn b_and_w_place_at_the_cell_of_the_focus_and_elsewhere_do_nothing() {
    let key = |app: &App, key: &str| {
        let state = app.model.board().expect("a game");
        key_message(Command::Place, key, state, &app.model.shell)
    };
    let mut app = at(EMPTY);
    assert_eq!(key(&app, "b"), None, "no cell has the focus");
    let cell: SpotId = app.cell("b2");
    app.send(BoardMsg::Hover(Some(cell)));
    assert_eq!(key(&app, "x"), None);
    let msg = key(&app, "w").expect("a move");
    app.send(msg);
    play(&app, "b2w");
    let linage = App::friends("size=5.komi=0_5");
    assert_eq!(key(&linage, "b"), None);
}

#[test]
fn the_switch_is_there_only_where_stones_have_a_choice_of_colour() {
    let switch = |app: &App| app.panel().piece_switch;
    let pieces = switch(&at(EMPTY)).expect("a switch").pieces;
    let labels: Vec<&str> = pieces.iter().map(|piece| piece.label).collect();
    assert_eq!(labels, ["Black", "White"]);
    assert_eq!(switch(&App::friends("size=5.komi=0_5")), None);
}
