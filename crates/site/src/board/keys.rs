//! Carries out what keys do on a page with a board, by the keymap.

use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::focus::{cell_of, focus, is_focused, stop};
use super::hosts::{fit, look, with, zoom};
use super::viewport::STEP;
use crate::app::App;
use crate::browser;
use tessera_app::play::view;
use tessera_app::{
    BoardMsg, Command, Focus, MOVE_DIALOG, Press, Query, Typed, commands, key_value, step_from,
};
use tessera_core::scene::SpotId;
use tessera_views::AFTER_BOARD;

/// Listens to keys; they do nothing where there is no board, which `has_board` says.
pub fn listen(app: App, has_board: fn(App) -> bool) {
    browser::listen("keydown", move |event| {
        if let Some(event) = event.dyn_ref::<KeyboardEvent>()
            && has_board(app)
        {
            on_key(app, event);
        }
    });
}

fn on_key(app: App, event: &KeyboardEvent) {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let pressed = event.key();
    let key = key_value(&pressed, &event.code(), event.shift_key());
    // A key that is typed into a field, or presses the button at the focus, is meant for that.
    let taken = |element: &Element| {
        let presses = pressed == " " || pressed == "Enter";
        browser::takes_keys(element) || presses && browser::is_pressed_by_keys(element)
    };
    if event.default_prevented() || event.alt_key() || target.as_ref().is_some_and(taken) {
        return;
    }
    let press = Press {
        key: &key,
        control: event.ctrl_key() || event.meta_key(),
        shift: event.shift_key(),
    };
    let at_board = target.is_some_and(|element| cell_of(&element).is_some());
    let (shortcuts, changed, in_review) = app.model.with_untracked(|model| {
        let settings = &model.shell.settings;
        (
            settings.shortcuts,
            settings.keys.clone(),
            model.review_page().is_some(),
        )
    });
    let focus = Focus { at_board, in_review };
    let commands = || commands(press, focus, shortcuts, &changed);
    let is_meant = |command: &Command| !event.repeat() || command.repeats();
    let is_done = commands().filter(is_meant).any(|command| run(app, command, &key));
    // A held key that does nothing more does not scroll the page either.
    if is_done || event.repeat() && commands().next().is_some() {
        event.prevent_default();
    }
}

/// Carries a command out; whether it had anything to do.
fn run(app: App, command: Command, key: &str) -> bool {
    if browser::is_embedded() && !works_in_frame(command) {
        return false;
    }
    let movable = || with(|board| board.viewport.framing.movable) == Some(true);
    match command {
        Command::Step(step) => {
            let next = |from| with(|board| step_from(&board.viewport.scene, from, step))?;
            go(app, stop().and_then(next));
        }
        // On a board of tiles the key does nothing else, even if there is no tile to place.
        Command::NextFit(step) if movable() => {
            let next = |from| app.peek(|state, shell| view::next_open(state, shell, from, step));
            go(app, stop().and_then(next));
        }
        Command::TypeCell => {
            let typed = with(|board| board.typed.push(key, browser::now(), &board.viewport.scene));
            match typed {
                Some(Typed::Cell(cell)) => go(app, Some(cell)),
                Some(Typed::Begun) => {}
                Some(Typed::Nothing) | None => return false,
            }
        }
        Command::Zoom(steps) => zoom(steps),
        Command::Fit => fit(),
        Command::Pan(x, y) if movable() => {
            look(|viewport| viewport.drag(-STEP * f64::from(x), -STEP * f64::from(y)));
        }
        Command::Ask(query) => app.ask(BoardMsg::Ask(query, stop())),
        Command::LastTiles if movable() => app.ask(BoardMsg::Ask(Query::LastMove, None)),
        Command::Supply if movable() => app.ask_for_dialog("supply"),
        Command::EnterMove => app.ask_for_dialog(MOVE_DIALOG),
        Command::ShowText => app.ask_for_dialog("text"),
        Command::Help => app.ask_for_dialog("help"),
        Command::Cancel if browser::is_embedded() && app.peek(|state, _| !state.is_begun()) => {
            return leave_grid();
        }
        _ => {
            let msg = app.model.with_untracked(|model| model.key_message(command, key));
            let Some(msg) = msg else { return false };
            app.ask(msg);
        }
    }
    true
}

/// Moves the focus to a cell. A piece in hand may turn to fit there, which is said.
fn go(app: App, cell: Option<SpotId>) {
    if let Some(cell) = cell {
        // Whoever goes on does not choose a piece for the cell before.
        if app.peek(|state, _| state.asked_piece_at().is_some_and(|asked| asked != cell)) {
            app.ask(BoardMsg::Cancel);
        }
        focus(cell);
        app.ask(BoardMsg::TellPiece);
    }
}

/// Whether a command has a use in a frame of another site, which has no dialogs and starts no other game.
fn works_in_frame(command: Command) -> bool {
    !matches!(
        command,
        Command::Hint
            | Command::Switch
            | Command::Supply
            | Command::Share
            | Command::NewGame
            | Command::EnterMove
            | Command::ShowText
            | Command::BoardOnly
            | Command::Help
    )
}

/// Moves the focus from the board to what follows it; whether it was at the board.
fn leave_grid() -> bool {
    let is_at_board = is_focused();
    if is_at_board {
        browser::focus(AFTER_BOARD);
    }
    is_at_board
}
