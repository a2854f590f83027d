//! Events that arrive while the program waits for a part in the middle of a function.

use std::cell::RefCell;
use std::collections::VecDeque;

use js_sys::Function;
use wasm_bindgen::prelude::*;

use super::window::{after, once};

#[wasm_bindgen]
extern "C" {
    /// Whether the program waits for a part, see `www/parts.js`.
    #[wasm_bindgen(js_namespace = tesseraParts, js_name = isReading)]
    fn is_reading() -> bool;

    /// Whether all parts are there. While a page is left none can be read.
    #[wasm_bindgen(js_namespace = tesseraParts, js_name = isWhole)]
    pub fn is_whole() -> bool;

    /// Whether something waits for parts, see [`when_whole`].
    #[wasm_bindgen(js_namespace = tesseraParts, js_name = isWaiting)]
    pub fn is_waiting() -> bool;

    /// Calls a function once all parts are there, or the other one where they cannot be had.
    #[wasm_bindgen(js_namespace = tesseraParts, js_name = whenWhole)]
    fn when_parts_are_in(act: &Function, fail: &Function);
}

thread_local! {
    /// What is to be done once it no longer waits, in the order in which it was asked for.
    static LATER: RefCell<VecDeque<Box<dyn FnOnce()>>> = RefCell::default();
}

/// Does something at once; or, while the program waits for a part, later: what runs then holds the model. Other browsers
/// send no events meanwhile, but Firefox does: of the history, other tabs, ports, style sheets and dialogs.
pub fn when_free(act: impl FnOnce() + 'static) {
    if LATER.with_borrow(VecDeque::is_empty) && !is_reading() {
        act()
    } else {
        put_off(Box::new(act))
    }
}

/// Does something that may need any part of the program, once all are there: the page stays in use meanwhile. Where they cannot
/// be had, the page says so, and the other thing is done.
pub fn when_whole(act: impl FnOnce() + 'static, fail: impl FnOnce() + 'static) {
    wait_for_parts(Box::new(act), Box::new(fail));
}

fn wait_for_parts(act: Box<dyn FnOnce()>, fail: Box<dyn FnOnce()>) {
    if is_whole() {
        return when_free(act);
    }
    let [act, fail] = [act, fail].map(|act| once(Box::new(|| when_free(act))));
    when_parts_are_in(&act, &fail);
}

fn put_off(act: Box<dyn FnOnce()>) {
    LATER.with_borrow_mut(|later| later.push_back(act));
    if LATER.with_borrow(VecDeque::len) == 1 {
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
