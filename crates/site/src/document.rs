//! What is written into the document outside of the views.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::browser;
use tessera_app::Settings;

/// Puts text into a live region; a no-break space at its end makes a screen reader read the same text again.
pub fn speak(region: &str, text: &str) {
    if let Some(region) = browser::element(region) {
        let again = !text.is_empty() && region.text_content().as_deref() == Some(text);
        region.set_text_content(Some(&format!("{text}{}", if again { "\u{a0}" } else { "" })));
    }
}

/// Names the theme and the size of boards on the root element, where the style sheets look for them. It is done at once and
/// not by an effect, so that whoever reads colours next reads the new ones.
pub fn show_settings(settings: &Settings) {
    let Some(root) = browser::document().document_element() else {
        return;
    };
    // An attribute and a property of a plain name can always be set.
    let _ = root.set_attribute("data-theme", settings.theme.name());
    if let Some(root) = root.dyn_ref::<HtmlElement>() {
        let _ = root
            .style()
            .set_property("--board-size", &settings.board_size.to_string());
    }
}

/// Says at the field of home why nothing can be opened that was put into it.
pub fn refuse_pasted(why: &str) {
    if let Some(place) = browser::element("paste-fault") {
        place.set_text_content(Some(why));
        place.set_hidden(false);
        browser::focus("pasted");
    }
}
