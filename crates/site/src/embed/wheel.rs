//! What the wheel does over a frame.

use std::cell::RefCell;

use wasm_bindgen::prelude::*;
use web_sys::{HtmlElement, WheelEvent};

use crate::app::App;
use crate::board::wheel::turned;
use crate::browser;
use tessera_app::{BoardMsg, Model, OpenPage, Wheel};

/// Listens to the wheel over the views, which no listener of the window may keep from scrolling the page around the frame.
pub fn listen(app: App, place: &HtmlElement) {
    let wheel = RefCell::new(Wheel::default());
    let on_event = Closure::<dyn Fn(WheelEvent)>::new(move |event: WheelEvent| on_event(app, &wheel, &event));
    // A plain name can always be listened to.
    let _ = place.add_event_listener_with_callback("wheel", on_event.into_js_value().unchecked_ref());
}

/// Steps through the game where the address of the frame asks for it and the focus is within the frame; else the wheel is
/// the host's.
fn on_event(app: App, wheel: &RefCell<Wheel>, event: &WheelEvent) {
    let is_asked = |model: &Model| {
        let embed = model.shell.embed.as_ref();
        matches!(model.page, OpenPage::Play(_)) && embed.is_some_and(|embed| embed.options.wheel)
    };
    let has_focus = browser::document().has_focus().unwrap_or(false);
    if event.ctrl_key() || !has_focus || !app.model.with_untracked(is_asked) {
        return;
    }
    event.prevent_default();
    let step = wheel.borrow_mut().rotation(turned(event), browser::now());
    if let Some(step) = step {
        let ply = app.peek(|state, _| state.game.ply());
        app.send(BoardMsg::GoTo(ply.saturating_add_signed(step.into())));
    }
}
