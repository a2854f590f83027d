//! The event listeners of a board, for as long as it is there.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use web_sys::{Event, HtmlCanvasElement, HtmlElement, ResizeObserver};

use crate::browser;

/// What happens on the canvas.
const ON_CANVAS: [&str; 7] = [
    "pointermove",
    "pointerdown",
    "pointerup",
    "pointercancel",
    "pointerleave",
    "contextmenu",
    "touchmove",
];
/// What happens on the frame: on the canvas or in the grid.
const ON_FRAME: [&str; 4] = ["click", "wheel", "focusin", "focusout"];

/// The listeners of a board; they are removed when this is dropped.
pub struct Listeners {
    _heard: Closure<dyn Fn(Event)>,
    _resized: Closure<dyn Fn()>,
    observer: ResizeObserver,
}

impl Drop for Listeners {
    fn drop(&mut self) {
        // The other listeners go with the elements.
        self.observer.disconnect();
    }
}

impl Listeners {
    /// Listens to the frame of a board and to its canvas, and to another size of the frame.
    pub fn new(
        frame: &HtmlElement,
        canvas: &HtmlCanvasElement,
        on_event: impl Fn(Event) + 'static,
        resize: impl Fn() + 'static,
    ) -> Option<Listeners> {
        let heard = browser::listener(on_event);
        let listener = heard.as_ref().unchecked_ref();
        for event in ON_CANVAS {
            canvas.add_event_listener_with_callback(event, listener).ok()?;
        }
        for event in ON_FRAME {
            frame.add_event_listener_with_callback(event, listener).ok()?;
        }
        let resized = Closure::<dyn Fn()>::new(resize);
        let observer = ResizeObserver::new(resized.as_ref().unchecked_ref()).ok()?;
        observer.observe(frame);
        Some(Listeners {
            _heard: heard,
            _resized: resized,
            observer,
        })
    }
}
