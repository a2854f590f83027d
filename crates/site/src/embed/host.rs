//! What the host page and the person do to the frame: messages, touches, visibility.

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{JsString, Object, Reflect};
use wasm_bindgen::prelude::*;
use web_sys::{IntersectionObserver, IntersectionObserverEntry, MessageEvent};

use super::post::host;
use crate::app::App;
use crate::browser;
use tessera_app::{EmbedMsg, HostMessage, HostValue, Msg};

/// Listens to the page around the frame, and to nobody else.
pub fn listen(app: App) {
    browser::listen("message", move |event| {
        let Some(event) = event.dyn_ref::<MessageEvent>() else {
            return;
        };
        let is_hosts = host().is_some_and(|host| {
            event
                .source()
                .is_some_and(|source| Object::is(source.as_ref(), host.as_ref()))
        });
        let message = fields(&event.data()).filter(|_| is_hosts);
        if let Some(message) = message.and_then(|fields| HostMessage::read(&fields)) {
            app.send(EmbedMsg::Host(message));
        }
    });
}

/// The fields of a plain object that may be a message of ours. Nothing in it is looked into that is not text or a number,
/// and no text is copied that is longer than a message can have.
fn fields(data: &JsValue) -> Option<Vec<(String, HostValue)>> {
    let object = data.dyn_ref::<Object>()?;
    let is_plain = Object::get_prototype_of(object) == Object::get_prototype_of(&Object::new());
    let namespace = Reflect::get(object, &"ns".into()).ok().filter(|_| is_plain)?;
    if !matches!(value(&namespace), HostValue::Text(_)) {
        return None;
    }
    let keys = Object::keys(object);
    if keys.length() as usize > HostValue::MOST_FIELDS {
        return None;
    }
    let field = |key: JsValue| {
        let read = Reflect::get(object, &key).ok()?;
        match value(&key) {
            HostValue::Text(key) => Some((key, value(&read))),
            _ => None,
        }
    };
    keys.iter().map(field).collect()
}

fn value(value: &JsValue) -> HostValue {
    if let Some(text) = value.dyn_ref::<JsString>() {
        return if text.length() as usize <= HostValue::MOST_TEXT {
            HostValue::Text(text.into())
        } else {
            HostValue::TooLong
        };
    }
    value.as_f64().map_or(HostValue::Other, HostValue::Number)
}

/// Tells the app when the frame can be seen and when not: its page is hidden, or it is scrolled out of view.
pub fn watch_sight(app: App) {
    let in_view = Rc::new(Cell::new(true));
    let tell = move |in_view: &Cell<bool>| {
        let is_seen = in_view.get() && !browser::document().hidden();
        app.send(if is_seen { Msg::Shown } else { Msg::Hidden });
    };
    browser::listen("visibilitychange", {
        let in_view = in_view.clone();
        move |_| tell(&in_view)
    });
    browser::listen("pagehide", move |_| app.send(Msg::Hidden));
    let crossed = Closure::<dyn Fn(js_sys::Array)>::new(move |entries: js_sys::Array| {
        let last = entries.pop().dyn_into::<IntersectionObserverEntry>();
        let is_seen = last.map_or(true, |entry| entry.is_intersecting());
        if is_seen != in_view.replace(is_seen) {
            tell(&in_view);
        }
    });
    // Without it the frame counts as seen.
    if let (Ok(observer), Some(body)) = (
        IntersectionObserver::new(crossed.into_js_value().unchecked_ref()),
        browser::document().body(),
    ) {
        // It observes as long as the page is there.
        observer.observe(&body);
    }
}

/// Tells the app when a person touches the frame.
pub fn watch_touches(app: App) {
    for event in ["pointerdown", "keydown"] {
        browser::listen(event, move |_| app.send(EmbedMsg::Touched));
    }
}
