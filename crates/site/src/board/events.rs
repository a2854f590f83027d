//! The events of the board: pointers on its canvas, the wheel on its frame, the focus in its grid, a new size of the frame.

use std::cell::Cell;

use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

use super::focus::{cell_of, set_stop};
use super::hosts::{Board, follow, look, settle, with};
use super::keys;
use super::listeners::Listeners;
use crate::app::App;
use crate::browser;
use tessera_app::{BoardMsg, Msg, Pointer};
use tessera_core::scene::SpotId;

/// Listens to what concerns a board, whenever there is one.
pub fn mount(app: App) {
    keys::listen(app, has_board);
    browser::listen("repaint", move |_| refresh(app, true));
}

thread_local! {
    /// Whether there has been a board.
    static HAS_BEGUN: Cell<bool> = const { Cell::new(false) };
}

/// Follows the model and the page: a board that is new there is taken up, one that is gone is dropped. What has changed is painted,
/// or everything, where pictures may be lost.
///
/// The first board of a page is painted in a task of its own: the page around it has just been made. Until then its cells and tools
/// are not to be seen or pressed. A frame tells its host page that it is ready, and is to have its board by then.
pub fn refresh(app: App, all: bool) {
    let is_first = browser::element("board").is_some() && !HAS_BEGUN.replace(true);
    if is_first && !browser::is_embedded() {
        browser::await_board(true);
        return browser::after(0, move || {
            refresh(app, all);
            browser::await_board(false);
        });
    }
    follow_page(app, all);
}

fn follow_page(app: App, all: bool) {
    follow(app, all, |frame, canvas| {
        let resize = || {
            with(Board::measure);
            settle();
        };
        Listeners::new(frame, canvas, move |event| on_event(app, &event), resize)
    });
}

/// Whether the page has a board; one that is still to be painted is painted at once, because somebody uses it.
fn has_board(app: App) -> bool {
    if with(|_| ()).is_none() {
        follow_page(app, false);
    }
    with(|_| ()).is_some()
}

fn on_event(app: App, event: &Event) {
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let messages = match target.as_ref().and_then(cell_of) {
        Some(cell) => at_cell(app, &event.type_(), cell),
        None => with(|board| board.on_pointer(app, event, target.as_ref())).unwrap_or_default(),
    };
    settle();
    for msg in messages {
        // A move declines an invitation, unless that was accepted before, which may still wait for parts of the program.
        let is_invited = app.peek(|state, _| !state.invited.is_empty());
        if is_invited && browser::is_waiting() {
            app.send_in_turn(msg)
        } else {
            app.send(msg)
        }
    }
}

/// Something happened to the button of a cell; what the model is to be told of it.
fn at_cell(app: App, event: &str, cell: SpotId) -> Vec<Msg> {
    let is_hovered = app.peek(|state, _| state.hover) == Some(cell);
    match event {
        "focusin" => {
            set_stop(cell);
            look(|viewport| viewport.show(cell));
            let hover = (!is_hovered).then_some(BoardMsg::Hover(Some(cell)).into());
            hover.into_iter().collect()
        }
        // The pointer may be over another cell by now, and stays there.
        "focusout" if is_hovered => vec![BoardMsg::Hover(None).into()],
        "click" => vec![BoardMsg::Tap(cell, Pointer::Key).into()],
        _ => Vec::new(),
    }
}
