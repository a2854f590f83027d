//! Where the focus goes when somebody begins to learn from mistakes, or stops.

use std::cell::Cell;

use super::browser;

/// The part of the page where somebody learns, and the buttons that begin; see `crates/views/src/review/learn.rs`.
const LEARN: &str = "learn";
const STARTS: &str = "learn-starts";

thread_local! {
    static IS_LEARNING: Cell<bool> = const { Cell::new(false) };
}

/// Follows what the page shows now. A button that was pressed is gone, and what it opens may be a whole page away from it.
pub fn follow() {
    let is_learning = browser::element(LEARN).is_some();
    if IS_LEARNING.replace(is_learning) == is_learning {
        return;
    }
    browser::next_frame(move || {
        if is_learning {
            browser::scroll_to_end(LEARN);
            browser::focus_if_lost(LEARN);
        } else {
            browser::focus_if_lost(STARTS);
        }
    });
}
