//! The window, its document, and its clock.

use js_sys::Function;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::Window;

/// The window; the page runs in one.
pub fn window() -> Window {
    web_sys::window().expect("the page runs in a window")
}

pub fn document() -> web_sys::Document {
    window().document().expect("a window has a document")
}

/// A function for JavaScript that does something once.
pub fn once(act: Box<dyn FnOnce()>) -> Function {
    Closure::once_into_js(act).unchecked_into()
}

/// Does something after so many milliseconds.
pub fn after(millis: u32, act: impl FnOnce() + 'static) {
    let millis = millis.min(i32::MAX as u32) as i32;
    // A function can always be set to be called.
    let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&once(Box::new(act)), millis);
}

/// Does something before the next picture of the page is painted.
pub fn next_frame(act: impl FnOnce() + 'static) {
    // A function can always be set to be called.
    let _ = window().request_animation_frame(&once(Box::new(act)));
}
