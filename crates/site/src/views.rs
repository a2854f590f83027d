//! The views of the app in the page: what they write is put in by `www/views.js`, and what happens there, of which
//! `www/events.js` tells, does what they say.

use std::cell::{Cell, RefCell};

use wasm_bindgen::prelude::*;

use super::app::{App, Change};
use super::{bench, board, browser, embed, learning, look, pictures, preview, screen};
use tessera_app::{BoardMsg, Msg, PlayMsg};
use tessera_views::{self as views, Act, Regions};

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = tesseraViews, js_name = write)]
    fn write_region(region: &str, html: &str) -> Result<(), JsValue>;
    #[wasm_bindgen(catch, js_namespace = tesseraEvents, js_name = listen)]
    fn listen_to_all(
        answer: &Closure<dyn Fn(String, String) -> bool>,
        toggled: &Closure<dyn Fn(String, bool)>,
    ) -> Result<(), JsValue>;
}

/// What is in the page.
#[derive(Default)]
struct Shown {
    /// What was written last, with what its elements do.
    regions: RefCell<Regions>,
    /// What has changed since: only what follows the pointer, or all of it.
    stale: Cell<Option<Change>>,
    /// Whether it is being written.
    is_busy: Cell<bool>,
    /// Whether the page has a place for views.
    is_mounted: Cell<bool>,
}

thread_local! {
    static SHOWN: Shown = Shown::default();
}

/// Listens to what happens in the views from now on.
pub fn mount(app: App) {
    let answer = Closure::<dyn Fn(String, String) -> bool>::new(move |handle: String, value: String| {
        let act = SHOWN.with(|shown| shown.regions.borrow().act(&handle, &value));
        let is_answered = act.is_some();
        if let Some(act) = act {
            // Of two choices of who plays the later one holds.
            let is_of_seat = matches!(act, Act::Tell(Msg::Play(PlayMsg::Seat(..))));
            let is_at_hand = act.is_at_hand() && !(is_of_seat && browser::is_waiting());
            let carry_out = move || carry_out(app, act);
            if is_at_hand {
                browser::when_free(carry_out)
            } else {
                app.when_whole(carry_out)
            }
        }
        is_answered
    });
    let toggled = Closure::<dyn Fn(String, bool)>::new(|id: String, open| {
        browser::when_free(move || screen::toggle(&id, open));
    });
    let is_mounted = listen_to_all(&answer, &toggled).is_ok();
    SHOWN.with(|shown| shown.is_mounted.set(is_mounted));
    screen::update(|screen| {
        screen.has_full_screen = browser::has_full_screen();
        screen.workers = browser::workers();
        screen.can_send = browser::can_send();
        screen.copies_pictures = pictures::can_copy();
        screen.home = browser::home_address(app.language().tag()).unwrap_or_default();
    });
    screen::follow(|| follow(App::here(), Change::All));
    app.follow_with(follow);
    // They listen as long as the page is there.
    answer.forget();
    toggled.forget();
}

/// Writes all views of the page that is open.
pub fn show(app: App) {
    follow(app, Change::All);
}

/// The model has changed, or the window.
fn follow(app: App, change: Change) {
    SHOWN.with(|shown| shown.stale.set(shown.stale.get().max(Some(change))));
    refresh(app);
}

/// Puts into the page what has changed, until nothing has: what is put in may change the focus, and the board its place.
fn refresh(app: App) {
    let begins = SHOWN.with(|shown| shown.is_mounted.get() && !shown.is_busy.replace(true));
    if !begins {
        return;
    }
    let was_at_cell = board::is_focused();
    while let Some(change) = SHOWN.with(|shown| shown.stale.take()) {
        write(app, change);
        if change == Change::All {
            preview::fill();
            look::refresh(app, false);
            learning::follow();
            embed::measure(app);
        }
    }
    SHOWN.with(|shown| shown.is_busy.set(false));
    // The cell that had the focus may be gone.
    if was_at_cell && !board::is_focused() {
        board::focus_stop();
    }
}

/// Writes the regions and puts those in that are other ones, and has the board painted. What the elements do is exchanged with them:
/// whatever is pressed meanwhile does what was drawn.
fn write(app: App, change: Change) {
    let regions = app.model.with_untracked(|model| match change {
        Change::Pointed => views::pointed(model),
        Change::All => screen::with(|screen| views::page(model, screen)),
    });
    let changed = SHOWN.with(|shown| regions.changed(&shown.regions.borrow()));
    // For a text on a canvas the browser finds the styles of the page, and lays it out, if anything in it has changed. So the board
    // is painted before that, unless the page itself changes: then its board may be another one.
    let is_board_there = changed.iter().all(|(name, _)| *name != views::PAGE);
    if is_board_there {
        board::refresh(app, false);
    }
    let mut is_written = true;
    for (name, html) in changed {
        is_written &= write_region(name, &html).is_ok();
    }
    SHOWN.with(|shown| match change {
        // Nobody knows what is in the page now: the next time all of it is written.
        _ if !is_written => *shown.regions.borrow_mut() = Regions::default(),
        Change::Pointed => shown.regions.borrow_mut().replace(regions),
        // What was there is let go of once nothing holds it.
        Change::All => drop(shown.regions.replace(regions)),
    });
    if is_board_there {
        // What lies over the board is told where that lies.
        board::settle();
    } else {
        board::refresh(app, false);
    }
}

/// Does what an element says.
fn carry_out(app: App, act: Act) {
    match act {
        Act::Tell(msg) => app.send(msg),
        Act::TellFrom(msg, id) => {
            app.send(msg);
            browser::focus(id);
        }
        Act::TellAndClose(msg, dialog) => {
            app.send(msg);
            browser::close_dialog(dialog);
        }
        Act::Close(dialog) => browser::close_dialog(dialog),
        Act::Focus(id) => browser::focus(&id),
        Act::Zoom(steps) => board::zoom(steps),
        Act::Fit => board::fit(),
        act => carry_out_later(app, act),
    }
}

/// Does what no first move needs.
#[inline(never)]
fn carry_out_later(app: App, act: Act) {
    match act {
        Act::Open(dialog) => browser::open_dialog(dialog),
        Act::Ask(query) => app.send(BoardMsg::Ask(query, board::stop())),
        Act::ListLeft(only) => screen::update(|screen| screen.supply.only_left = only),
        Act::ListBy(edge) => screen::update(|screen| screen.supply.order = edge),
        Act::AwaitKey(binding) => screen::update(|screen| screen.awaited_key = binding),
        Act::SetKey(setting) => {
            screen::update(|screen| screen.awaited_key = None);
            app.send(Msg::SetKey(setting));
        }
        Act::Import => app.import(),
        Act::FullScreen => browser::switch_full_screen(),
        Act::Print => browser::print(),
        Act::Measure => bench::measure(app),
        Act::All(acts) => {
            for act in acts {
                carry_out(app, act);
            }
        }
        // All others are done at once.
        act => carry_out(app, act),
    }
}
