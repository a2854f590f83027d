//! What the browser keeps between visits, under keys that begin with the version of their form.

use std::cell::RefCell;

use serde::Serialize;
use serde::de::DeserializeOwned;
use web_sys::Storage;

const PREFIX: &str = "tessera.v1.";

thread_local! {
    /// Where nothing may be stored (a sandboxed frame, a private window), things last as long as the page.
    static MEMORY: RefCell<Vec<(String, String)>> = const { RefCell::new(Vec::new()) };
}

fn local() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// Keeps a value.
pub fn keep<T: Serialize>(key: &str, value: &T) {
    // The browser's own JSON: what crosses to the engine is written the same way, so one writer serves both.
    let object = serde_wasm_bindgen::to_value(value).ok();
    let text = object.and_then(|object| js_sys::JSON::stringify(&object).ok());
    let Some(text) = text.and_then(|text| text.as_string()) else {
        return;
    };
    let key = format!("{PREFIX}{key}");
    let stored = local().is_some_and(|storage| storage.set_item(&key, &text).is_ok());
    if !stored {
        MEMORY.with_borrow_mut(|memory| memory.push((key, text)));
    }
}

/// The value kept, if there is one and it can still be read.
pub fn kept<T: DeserializeOwned>(key: &str) -> Option<T> {
    let key = format!("{PREFIX}{key}");
    let text = local()
        .and_then(|storage| storage.get_item(&key).ok().flatten())
        .or_else(|| {
            MEMORY.with_borrow(|memory| {
                memory
                    .iter()
                    .rev()
                    .find(|kept| kept.0 == key)
                    .map(|kept| kept.1.clone())
            })
        })?;
    serde_wasm_bindgen::from_value(js_sys::JSON::parse(&text).ok()?).ok()
}

/// Forgets everything.
pub fn erase() {
    MEMORY.with_borrow_mut(Vec::clear);
    let Some(storage) = local() else { return };
    let keys: Vec<String> = (0..storage.length().unwrap_or(0))
        .filter_map(|index| storage.key(index).ok().flatten())
        .collect();
    for key in keys.iter().filter(|key| key.starts_with(PREFIX)) {
        // What cannot be removed cannot be read either.
        let _ = storage.remove_item(key);
    }
}
