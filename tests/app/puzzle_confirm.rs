//! In a puzzle a placement waits to be confirmed where its cell leaves a choice: the first move is the one that counts.

use tessera_app::{BoardMsg, Confirm, Pointer};
use tessera_games::catalog::GameId;

use super::App;
use super::puzzle::{kept, panel, state};
use super::puzzle_later::{of_site, opened};

/// The fourth puzzle of Carcassonne on the site, and the label of a cell where its tile may lie.
fn carcassonne() -> (App, &'static str) {
    let app = opened(&of_site(GameId::Carcassonne), "carcassonne-4");
    let cell = "-3_0";
    assert!(app.legal().iter().any(|name| name.starts_with(cell)));
    (app, cell)
}

/// How a press of the board reaches the puzzle.
fn press(app: &mut App, label: &str, pointer: Pointer) {
    let cell = app.cell(label);
    app.send(BoardMsg::Tap(cell, pointer));
}

#[test]
fn a_click_or_a_key_shows_a_tile_and_the_second_plays_it() {
    for pointer in [Pointer::Fine, Pointer::Key] {
        let (mut app, cell) = carcassonne();
        press(&mut app, cell, pointer);
        assert_eq!(panel(&app).played, 0, "{pointer:?}");
        assert!(kept(&app).is_none(), "nothing is counted");
        assert!(app.model.board().expect("a board").ghost.is_some());
        assert!(app.panel().main.is_some(), "it can be confirmed by a button, too");
        assert!(panel(&app).can_take_back);
        press(&mut app, cell, pointer);
        assert!(panel(&app).played > 0, "{pointer:?}");
    }
    // As it can be put down again, it can be rotated.
    let (mut app, cell) = carcassonne();
    press(&mut app, cell, Pointer::Fine);
    app.send(BoardMsg::Undo);
    assert!(app.model.board().expect("a board").ghost.is_none());
    press(&mut app, cell, Pointer::Fine);
    app.send(BoardMsg::Confirm);
    assert!(panel(&app).played > 0);
}

#[test]
fn whoever_never_wants_to_be_asked_is_not_asked() {
    let (mut app, cell) = carcassonne();
    app.model.shell.settings.confirm = Confirm::Never;
    press(&mut app, cell, Pointer::Fine);
    assert!(panel(&app).played > 0);
}

#[test]
fn a_stone_whose_colour_is_chosen_for_all_placements_waits_as_well() {
    let begun = || {
        let mut app = opened(&of_site(GameId::Carteso), "carteso-1");
        let name = state(&app).puzzle().first[0].clone();
        let (cell, piece) = name.split_at(name.len() - 1);
        let held = Some(piece.to_owned());
        app.model.shell.settings.hold_piece(GameId::Carteso, held);
        (app, cell.to_owned(), piece.to_owned())
    };
    let (mut app, cell, _) = begun();
    press(&mut app, &cell, Pointer::Fine);
    assert_eq!(panel(&app).played, 0);
    press(&mut app, &cell, Pointer::Fine);
    assert!(panel(&app).played > 0);
    // The key of a colour, or a click with Shift.
    let (mut app, cell, piece) = begun();
    let spot = app.cell(&cell);
    let place = BoardMsg::Place(spot, piece, Pointer::Key);
    app.send(place);
    assert_eq!(panel(&app).played, 0);
    app.send(BoardMsg::Confirm);
    assert!(panel(&app).played > 0);
}

#[test]
fn a_stone_that_can_only_be_placed_in_one_way_is_played_at_once() {
    let mut app = opened(&of_site(GameId::Linage), "linage-1");
    let first = state(&app).puzzle().first[0].clone();
    press(&mut app, &first, Pointer::Fine);
    assert!(panel(&app).played > 0);
}
