//! Small questions to the browser.

use js_sys::Reflect;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, Clipboard, Element, FocusOptions, HtmlAnchorElement, HtmlDialogElement,
    HtmlElement, HtmlLinkElement, HtmlTextAreaElement, Url, Window,
};

use super::screen;
use tessera_app::{SaveId, local_day};
use tessera_core::language::Language;

/// The id of the dialog of the settings, and the fragment that opens it over the home page.
const SETTINGS: &str = "settings";
/// The key under which the browser's tab remembers a dialog while the page is loaded in another language.
const REOPEN: &str = "tessera.v1.reopen";

/// The window; the page runs in one.
pub fn window() -> Window {
    web_sys::window().expect("the page runs in a window")
}

/// The document in it.
pub fn document() -> web_sys::Document {
    window().document().expect("a window has a document")
}

/// Does something after so many milliseconds.
pub fn after(millis: u32, act: impl FnOnce() + 'static) {
    let act = Closure::once_into_js(act);
    // A function can always be set to be called.
    let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(
        act.unchecked_ref(),
        millis.min(i32::MAX as u32) as i32,
    );
}

/// Does something before the next picture of the page is painted.
pub fn next_frame(act: impl FnOnce() + 'static) {
    let act = Closure::once_into_js(act);
    // A function can always be set to be called.
    let _ = window().request_animation_frame(act.unchecked_ref());
}

/// Writes a line on the console.
pub fn warn(line: &str) {
    web_sys::console::warn_1(&line.into());
}

/// Listens to an event of the window as long as the page is there.
pub fn listen(event: &str, hear: impl Fn(web_sys::Event) + 'static) {
    let hear = Closure::<dyn Fn(web_sys::Event)>::new(hear).into_js_value();
    // Plain names can always be listened to.
    let _ = window().add_event_listener_with_callback(event, hear.unchecked_ref());
}

/// Whether the document is the one for frames of other sites, see `src/pages/embed.rs`.
pub fn is_embedded() -> bool {
    let root = window()
        .document()
        .and_then(|document| document.document_element());
    root.is_some_and(|root| root.has_attribute("data-embed"))
}

/// The fragment of the address, without `#`, as it stands there.
pub fn fragment() -> String {
    let hash = window().location().hash().unwrap_or_default();
    hash.trim_start_matches('#').to_owned()
}

/// The id of the game that was played at the present entry of the history.
pub fn entry_id() -> Option<SaveId> {
    let state = window().history().ok()?.state().ok()?;
    state.as_string()?.parse().ok()
}

/// Puts a fragment into the address; as a new entry of the history, which begins at the top of the page, or in
/// place of the present one. The entry remembers the id of the game that is played there.
pub fn go(fragment: &str, push: bool, id: Option<SaveId>) {
    if fragment.is_empty() && push {
        // Setting the hash fires `hashchange`, which www/start.js listens to; `pushState` does not.
        let _ = window().location().set_hash("");
        return;
    }
    let Ok(history) = window().history() else { return };
    let address = format!("#{fragment}");
    let state = id.map_or(JsValue::NULL, |id| JsValue::from_str(&id.to_string()));
    // A browser that forbids it (a sandboxed frame) leaves the address as it is; the game goes on.
    let _ = if push {
        window().scroll_to_with_x_and_y(0.0, 0.0);
        history.push_state_with_url(&state, "", Some(&address))
    } else {
        history.replace_state_with_url(&state, "", Some(&address))
    };
}

/// Loads another page of the site in the language of the present one, by its address from the home page, in its place.
pub fn leave(address: &str) {
    // A browser that forbids it (a sandboxed frame) shows the present page further on.
    let _ = window().location().replace(address);
}

/// The address of the home page in a language, or in that of the device for `x-default`; see `crates/pages/src/shell.rs` and
/// `crates/pages/src/embed.rs`.
pub fn home_address(tag: &str) -> Option<String> {
    let link = window()
        .document()?
        .query_selector(&format!("link[hreflang={tag}]"))
        .ok()
        .flatten()?;
    Some(link.unchecked_into::<HtmlLinkElement>().href())
}

/// The address of the site, where its files lie.
pub fn site_address() -> String {
    home_address("x-default").unwrap_or_default()
}

/// The address of the site for others: whoever opens it sees it in a language of their own.
pub fn site_to_share() -> String {
    home_address("x-default").unwrap_or_else(|| {
        let here = window().location().href().unwrap_or_default();
        here.split('#').next().unwrap_or_default().to_owned()
    })
}

/// The language of the page.
pub fn page_language() -> Language {
    let root = window()
        .document()
        .and_then(|document| document.document_element());
    let tag = root
        .and_then(|root| root.get_attribute("lang"))
        .unwrap_or_default();
    Language::of_tag(&tag).unwrap_or_default()
}

/// The first language of the device that the site speaks.
pub fn device_language() -> Language {
    let tags = window().navigator().languages().into_iter();
    tags.filter_map(|tag| Language::of_tag(&tag.as_string()?))
        .next()
        .unwrap_or_default()
}

/// Loads the page in another language, with the same fragment, at the same entry of the history. The settings, in which
/// the language was chosen, are open again on it.
pub fn translate(language: Language) {
    let Some(home) = home_address(language.tag()) else {
        return;
    };
    let location = window().location();
    let hash = location.hash().unwrap_or_default();
    let address = match hash.is_empty() {
        true => format!("{home}#{SETTINGS}"),
        false => home + &hash,
    };
    if !hash.is_empty()
        && let Ok(Some(session)) = window().session_storage()
    {
        // Where nothing may be stored, the settings are closed.
        let _ = session.set_item(REOPEN, SETTINGS);
    }
    let replaced = window().history().and_then(|history| {
        let state = history.state()?;
        history.replace_state_with_url(&state, "", Some(&address))
    });
    // A browser that forbids the one (a sandboxed frame) may allow the other, which forgets the id of the game.
    let _ = match replaced {
        Ok(()) => location.reload(),
        Err(_) => location.replace(&address),
    };
}

/// Opens the settings again where the page was loaded in another language while they were open.
pub fn reopen_settings() {
    if let Ok(Some(session)) = window().session_storage()
        && let Ok(Some(dialog)) = session.get_item(REOPEN)
    {
        let _ = session.remove_item(REOPEN);
        open_dialog(&dialog);
    }
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

/// Prints the page.
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

/// The element with an id.
pub fn element(id: &str) -> Option<HtmlElement> {
    window().document()?.get_element_by_id(id)?.dyn_into().ok()
}

/// Moves the focus.
pub fn focus(id: &str) {
    if let Some(element) = element(id) {
        // An element that cannot be focused is not there to be.
        let _ = element.focus();
    }
}

/// Moves the focus if nothing has it, and nothing else, so that keyboard users continue there after the focused link is gone.
pub fn focus_if_lost(id: &str) {
    let document = window().document();
    let focused = document.and_then(|document| document.active_element());
    let is_lost = focused.is_none_or(|element| element.tag_name() == "BODY");
    let element = element(id).and_then(|element| element.dyn_into::<HtmlElement>().ok());
    if let Some(element) = element.filter(|_| is_lost) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
    }
}

/// Scrolls the page, and what scrolls in it, until the end of an element is seen.
pub fn scroll_to_end(id: &str) {
    if let Some(element) = element(id) {
        element.scroll_into_view_with_bool(false);
    }
}

/// The elements inside another one that match a selector.
pub fn all_within(outer: &Element, selector: &str) -> Vec<Element> {
    let found = outer.query_selector_all(selector).ok();
    let nodes = found
        .into_iter()
        .flat_map(|found| (0..found.length()).map(move |at| found.item(at)));
    nodes.flatten().filter_map(|node| node.dyn_into().ok()).collect()
}

/// Whether the focus is within the element that listens to an event.
pub fn has_focus(listener: Option<web_sys::EventTarget>) -> bool {
    let listener = listener.and_then(|target| target.dyn_into::<web_sys::Node>().ok());
    let focused = window().document().and_then(|document| document.active_element());
    match (listener, focused) {
        (Some(listener), Some(focused)) => listener.contains(Some(&focused)),
        _ => false,
    }
}

/// Whether the space bar presses something at an element: a button of the page, but not a cell of the board.
pub fn is_pressed_by_space(element: &Element) -> bool {
    let pressed = element.closest("button, a, summary").ok().flatten();
    pressed.is_some_and(|pressed| !pressed.id().starts_with("cell-"))
}

/// Within how many tasks the dialogs of a page are made.
const MAKING_TASKS: u32 = 20;

/// Opens a dialog over the page: at once, or as soon as it is made.
pub fn open_dialog(id: &str) {
    open_within(id, MAKING_TASKS);
}

fn open_within(id: &str, tasks: u32) {
    let Some(dialog) = element(id) else {
        if tasks > 0 {
            let id = id.to_owned();
            after(0, move || open_within(&id, tasks - 1));
        }
        return;
    };
    if let Ok(dialog) = dialog.dyn_into::<HtmlDialogElement>()
        && !dialog.open()
    {
        screen::toggle(id, true);
        // It only fails for a dialog that is open or not in the document.
        let _ = dialog.show_modal();
    }
}

/// Closes a dialog; the focus goes back to where it was.
pub fn close_dialog(id: &str) {
    if let Some(dialog) = element(id).and_then(|element| element.dyn_into::<HtmlDialogElement>().ok()) {
        dialog.close();
    }
}

/// Closes every dialog.
pub fn close_dialogs() {
    while let Ok(Some(dialog)) = document().query_selector("dialog[open]") {
        match dialog.dyn_into::<HtmlDialogElement>() {
            Ok(dialog) => dialog.close(),
            Err(_) => return,
        }
    }
}

/// Takes the focus from a radio button outside dialogs that was clicked, once it has it: arrow keys are meant for it only
/// after it was reached by keys.
pub fn release_radio(clicked: &Element) {
    if !matches!(clicked.closest("label"), Ok(Some(_))) {
        return;
    }
    next_frame(|| {
        let radio = document().active_element();
        let radio = radio.filter(|element| element.matches("input[type=radio]:not(dialog *)") == Ok(true));
        if let Some(radio) = radio.and_then(|radio| radio.dyn_into::<web_sys::HtmlElement>().ok()) {
            // It only fails for an element that cannot have the focus.
            let _ = radio.blur();
        }
    });
}

/// Whether keys typed at an element are meant for it: a field, a list or an open dialog. A dialog that was just
/// closed still holds the focus until the next picture is painted, and takes none.
pub fn takes_keys(element: &Element) -> bool {
    element
        .closest("dialog[open], :is(input, select, textarea):not(dialog *)")
        .ok()
        .flatten()
        .is_some()
}
