//! What the browser tells while the program waits for a part in the middle of a function.

use std::cell::RefCell;
use std::collections::VecDeque;

use wasm_bindgen::prelude::*;

use super::window::after;

#[wasm_bindgen]
extern "C" {
    /// Whether the program waits for a part, see `www/parts.js`.
    #[wasm_bindgen(js_namespace = tesseraParts, js_name = isReading)]
    fn is_reading() -> bool;
}

thread_local! {
    /// What is to be done once it no longer waits, in the order in which it was told.
    static LATER: RefCell<VecDeque<Box<dyn FnOnce()>>> = RefCell::default();
}

/// Does something at once; or, while the program waits for a part, later: what runs then holds the model. Other browsers
/// stand still meanwhile, but Firefox tells of the history, of other tabs, of messages at ports, and of style sheets.
pub fn when_free(act: impl FnOnce() + 'static) {
    let is_first = LATER.with_borrow(VecDeque::is_empty);
    if is_first && !is_reading() {
        return act();
    }
    LATER.with_borrow_mut(|later| later.push_back(Box::new(act)));
    if is_first {
        after(0, catch_up);
    }
}

/// Does what was put off, the first thing first. Each leaves the list only once it is done, so that nothing passes it.
fn catch_up() {
    while LATER.with_borrow(|later| !later.is_empty()) {
        if is_reading() {
            return after(0, catch_up);
        }
        let next = LATER.with_borrow_mut(|later| std::mem::replace(&mut later[0], Box::new(|| {})));
        next();
        LATER.with_borrow_mut(|later| later.pop_front());
    }
}
