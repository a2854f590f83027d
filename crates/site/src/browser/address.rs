//! The address of the page, its language, and the history.

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, HtmlLinkElement};

use super::dialogs::open_dialog;
use super::when_free::when_whole;
use super::window::window;
use tessera_app::SaveId;
use tessera_core::language::Language;

/// The id of the dialog of the settings, and the fragment that opens it over the home page.
const SETTINGS: &str = "settings";
/// The key under which the browser's tab remembers a dialog while the page is loaded in another language.
const REOPEN: &str = "tessera.v1.reopen";

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
        // `pushState` tells nobody: what belongs to one page is closed by `www/rules_aside.js`.
        if let Ok(event) = Event::new("tesserapage") {
            let _ = window().dispatch_event(&event);
        }
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
    let address = if hash.is_empty() {
        format!("{home}#{SETTINGS}")
    } else {
        home + &hash
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
        when_whole(move || open_dialog(&dialog), || {});
    }
}
