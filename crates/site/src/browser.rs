//! Small calls of the browser's interfaces.

mod address;
mod dialogs;
mod elements;
mod when_free;
mod window;

use std::rc::Rc;

use js_sys::Reflect;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, Clipboard, HtmlAnchorElement, HtmlTextAreaElement, Url};

use tessera_app::local_day;

pub use address::{
    device_language, entry_id, fragment, go, home_address, leave, page_language, reopen_settings,
    site_address, site_to_share, translate,
};
pub use dialogs::{close_dialog, close_dialogs, open_dialog};
pub use elements::{
    all_within, element, focus, focus_if_lost, has_focus, is_pressed_by_keys, panel_to_top, release_radio,
    scroll_to_end, takes_keys, to_top,
};
pub use when_free::{is_waiting, is_whole, when_free, when_whole};
pub use window::{after, document, next_frame, window};

/// Writes a line on the console.
pub fn warn(line: &str) {
    web_sys::console::warn_1(&line.into());
}

/// A listener for events; see [`when_free`].
pub fn listener(on_event: impl Fn(web_sys::Event) + 'static) -> Closure<dyn Fn(web_sys::Event)> {
    // One function for all listeners.
    fn of(on_event: Rc<dyn Fn(web_sys::Event)>) -> Closure<dyn Fn(web_sys::Event)> {
        Closure::new(move |event| {
            let on_event = on_event.clone();
            when_free(move || on_event(event));
        })
    }
    of(Rc::new(on_event))
}

/// Listens to an event of the window as long as the page is there.
pub fn listen(event: &str, on_event: impl Fn(web_sys::Event) + 'static) {
    let on_event = listener(on_event).into_js_value();
    // Plain names can always be listened to.
    let _ = window().add_event_listener_with_callback(event, on_event.unchecked_ref());
}

/// Whether the document is the one for frames of other sites, see `src/pages/embed.rs`.
pub fn is_embedded() -> bool {
    let root = window()
        .document()
        .and_then(|document| document.document_element());
    root.is_some_and(|root| root.has_attribute("data-embed"))
}

/// Copies a text; returns whether it was copied. A page without a secure origin, or in a frame, may not.
pub async fn copy(text: &str) -> bool {
    let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into()).unwrap_or_default();
    match clipboard.dyn_into::<Clipboard>() {
        Ok(clipboard) => JsFuture::from(clipboard.write_text(text)).await.is_ok(),
        Err(_) => false,
    }
}

/// Whether the device can hand an address over to another program.
pub fn can_send() -> bool {
    js_sys::Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false)
}

/// Hands an address over to a program that the person chooses. `false` where there is none; a person who chooses none is
/// content.
pub async fn send(title: &str, address: &str) -> bool {
    let data = js_sys::Object::new();
    // Plain properties of a new object can always be set.
    for (key, value) in [("title", title), ("url", address)] {
        let _ = js_sys::Reflect::set(&data, &key.into(), &value.into());
    }
    let navigator = window().navigator();
    let share = js_sys::Reflect::get(&navigator, &"share".into()).unwrap_or_default();
    let Ok(share) = share.dyn_into::<js_sys::Function>() else {
        return false;
    };
    let Ok(promise) = share.call1(&navigator, &data) else {
        return false;
    };
    match JsFuture::from(promise.unchecked_into::<js_sys::Promise>()).await {
        Ok(_) => true,
        Err(error) => error
            .dyn_into::<js_sys::Error>()
            .is_ok_and(|error| error.name() == "AbortError"),
    }
}

/// Selects the text that an open dialog shows and moves the focus there, so that it can be copied by hand.
pub fn select_text(dialog: &str) {
    let field =
        element(dialog).and_then(|dialog| dialog.query_selector(":scope[open] textarea").ok().flatten());
    if let Some(field) = field.and_then(|field| field.dyn_into::<HtmlTextAreaElement>().ok()) {
        // A field that cannot be focused is not there to be.
        let _ = field.focus();
        field.select();
    }
}

/// Whether the page may fill the screen.
pub fn has_full_screen() -> bool {
    window()
        .document()
        .is_some_and(|document| document.fullscreen_enabled())
}

/// Lets the page fill the screen, or no longer.
pub fn switch_full_screen() {
    let Some(document) = window().document() else {
        return;
    };
    match (document.fullscreen_element(), document.document_element()) {
        (Some(_), _) => document.exit_fullscreen(),
        // A browser that refuses it leaves the page as it is.
        (None, Some(root)) => drop(root.request_fullscreen()),
        (None, None) => {}
    }
}

/// Whether the page is being laid out for paper: `www/paper.js` says so.
pub fn is_on_paper() -> bool {
    let root = window()
        .document()
        .and_then(|document| document.document_element());
    root.is_some_and(|root| root.has_attribute("data-paper"))
}

/// The page waits for its first board, or not any more: `www/play.css` says what that means.
pub fn await_board(waits: bool) {
    if let Some(root) = document().document_element() {
        // An attribute with a plain name can always be set.
        let _ = root.toggle_attribute_with_force("data-no-board", waits);
    }
}

pub fn print() {
    // A browser that forbids it (a sandboxed frame) prints nothing.
    let _ = window().print();
}

/// Has the browser save a text as a file.
pub fn save_file(name: &str, text: &str) {
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain");
    let parts = js_sys::Array::of1(&text.into());
    let link = || -> Option<(HtmlAnchorElement, String)> {
        let blob = Blob::new_with_str_sequence_and_options(&parts, &kind).ok()?;
        let address = Url::create_object_url_with_blob(&blob).ok()?;
        let link = window().document()?.create_element("a").ok()?.dyn_into().ok()?;
        Some((link, address))
    };
    if let Some((link, address)) = link() {
        link.set_href(&address);
        link.set_download(name);
        link.click();
        // The browser holds the file by now.
        let _ = Url::revoke_object_url(&address);
    }
}

/// Returns the milliseconds since the page began, on a clock that only goes forward.
pub fn now() -> f64 {
    window().performance().expect("windows have a clock").now()
}

/// Returns the number of the date that the device shows, counted from 1970-01-01.
pub fn day() -> u32 {
    let now = js_sys::Date::new_0();
    local_day(now.get_time(), now.get_timezone_offset())
}

/// Returns a random seed from the browser's source of entropy.
pub fn seed() -> u64 {
    getrandom::u64().expect("browsers have a source of entropy")
}

/// Whether a media query holds.
pub fn matches(query: &str) -> bool {
    window()
        .match_media(query)
        .ok()
        .flatten()
        .is_some_and(|list| list.matches())
}

/// Whether the device is a phone or a tablet: a finger points.
pub fn is_phone() -> bool {
    matches("(pointer: coarse)")
}

/// How many workers the device is good for: all cores but one, at most four; two on a phone.
pub fn workers() -> u32 {
    let cores = window().navigator().hardware_concurrency() as u32;
    let most = if is_phone() { 2 } else { 4 };
    cores.saturating_sub(1).clamp(1, most)
}

/// Whether the device is set to save data or power, as far as the browser tells.
pub fn saves_data() -> bool {
    let list = window().match_media("(prefers-reduced-data: reduce)");
    let is_set = |object: &JsValue, name: &str| Reflect::get(object, &name.into()).unwrap_or_default();
    let connection = is_set(&window().navigator(), "connection");
    let is_thrifty = connection.is_object() && is_set(&connection, "saveData").is_truthy();
    is_thrifty || list.ok().flatten().is_some_and(|list| list.matches())
}
