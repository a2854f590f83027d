//! The elements of the page, and the focus.

use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};

use super::window::{document, next_frame, window};

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

/// Moves the focus if nothing has it that is seen, or only what took it when a button was gone (`data-refuge`), so that keyboard
/// users continue there.
pub fn focus_if_lost(id: &str) {
    let document = window().document();
    let focused = document.and_then(|document| document.active_element());
    // A browser takes the focus from what is hidden only later.
    let is_hidden = |element: &Element| element.get_bounding_client_rect().width() == 0.0;
    let is_lost = focused.is_none_or(|element| {
        element.tag_name() == "BODY" || element.has_attribute("data-refuge") || is_hidden(&element)
    });
    let element = element(id).and_then(|element| element.dyn_into::<HtmlElement>().ok());
    if let Some(element) = element.filter(|_| is_lost) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
    }
}

/// Shows the top of the panel beside the board.
pub fn panel_to_top() {
    if let Ok(Some(panel)) = document().query_selector(".panel") {
        panel.set_scroll_top(0);
    }
}

/// Shows the top of the page, where whoever has lost the focus goes on.
pub fn to_top() {
    panel_to_top();
    window().scroll_to_with_x_and_y(0.0, 0.0);
    super::window::next_frame(|| focus_if_lost("main"));
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

/// Whether Enter or the space bar presses something at an element: a button of the page, but not a cell of the board.
pub fn is_pressed_by_keys(element: &Element) -> bool {
    let pressed = element.closest("button, a, summary").ok().flatten();
    pressed.is_some_and(|pressed| !pressed.id().starts_with("cell-"))
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
