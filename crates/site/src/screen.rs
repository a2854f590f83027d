//! The state of the window, rather than of a game, that views depend on.

use std::cell::{Cell, RefCell};

use tessera_core::scene::SpotId;
use tessera_views::{self as views, Screen};

thread_local! {
    static SCREEN: RefCell<Screen> = RefCell::default();
    /// What is done when it has changed.
    static CHANGED: Cell<fn()> = const { Cell::new(|| {}) };
}

/// From now on this is done when it has changed.
pub fn follow(changed: fn()) {
    CHANGED.set(changed);
}

pub fn with<T>(read: impl FnOnce(&Screen) -> T) -> T {
    SCREEN.with_borrow(read)
}

/// Something else is true.
pub fn update(change: impl FnOnce(&mut Screen)) {
    let is_other = SCREEN.with_borrow_mut(|screen| {
        let before = screen.clone();
        change(screen);
        *screen != before
    });
    if is_other {
        CHANGED.get()();
    }
}

/// The cell that the keyboard was at last.
pub fn stop() -> Option<SpotId> {
    with(|screen| screen.stop)
}

/// The keyboard is at this cell now; the page has been told already.
pub fn set_stop(cell: SpotId) {
    SCREEN.with_borrow_mut(|screen| screen.stop = Some(cell));
}

/// A dialog is open now, or about to be, or no longer. What those of views hold is written before they open.
pub fn toggle(dialog: &str, open: bool) {
    let Some(dialog) = views::dialogs().find(|id| *id == dialog) else {
        return;
    };
    update(|screen| {
        screen.open.retain(|id| *id != dialog);
        screen.awaited_key = None;
        if open {
            screen.open.push(dialog);
        }
    });
}
