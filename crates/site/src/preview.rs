//! What the dialog in which a game is shared shows by its address: a board as it will be in another page, or a picture. The
//! policy of the page lets no text become such an element, so each is made here, in the host that its view has.

use web_sys::Element;

use super::browser;
use tessera_app::embed::SANDBOX;

/// Puts into the host what its view names, unless it is there.
pub fn fill() {
    let found = browser::document().query_selector("[data-host=preview]");
    if let Ok(Some(host)) = found
        && let Some(view) = host.parent_element()
    {
        show(&host, &view);
    }
}

fn show(host: &Element, view: &Element) {
    let named = |name: &str| view.get_attribute(name).unwrap_or_default();
    let (address, title) = (named("data-address"), named("data-title"));
    let shown = host.first_element_child();
    let is_shown = |shown: &&Element| shown.get_attribute("src").as_ref() == Some(&address);
    if shown.as_ref().is_some_and(|shown| is_shown(&shown)) {
        return;
    }
    let is_frame = named("data-kind") == "frame";
    // Another address is another frame: one frame would put every address into the history of the tab.
    let Ok(element) = browser::document().create_element(if is_frame { "iframe" } else { "img" }) else {
        return;
    };
    let attributes: &[(&str, &str)] = if is_frame {
        &[
            ("title", &title),
            ("sandbox", SANDBOX),
            ("referrerpolicy", "no-referrer"),
        ]
    } else {
        &[("class", "picture"), ("alt", &title)]
    };
    // Attributes of plain names can always be set, and elements put into others.
    for (name, value) in attributes.iter().chain(&[("src", &*address)]) {
        let _ = element.set_attribute(name, value);
    }
    if let Some(shown) = shown {
        shown.remove();
    }
    let _ = host.append_child(&element);
}
