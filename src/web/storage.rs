//! What the browser keeps between visits, under keys that begin with the version of their form.

use std::cell::RefCell;
use std::collections::BTreeMap;

use serde::Serialize;
use serde::de::DeserializeOwned;
use web_sys::Storage;

const PREFIX: &str = "tessera.v1.";

thread_local! {
    /// Where nothing may be stored (a sandboxed frame, a private window), things last as long as the page.
    static MEMORY: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

fn local() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}

/// Keeps a value.
pub fn keep<T: Serialize>(key: &str, value: &T) {
    let Ok(text) = serde_json::to_string(value) else {
        return;
    };
    let key = format!("{PREFIX}{key}");
    let stored = local().is_some_and(|storage| storage.set_item(&key, &text).is_ok());
    if !stored {
        MEMORY.with_borrow_mut(|memory| memory.insert(key, text));
    }
}

/// The value kept, if there is one and it can still be read.
pub fn kept<T: DeserializeOwned>(key: &str) -> Option<T> {
    let key = format!("{PREFIX}{key}");
    let text = local()
        .and_then(|storage| storage.get_item(&key).ok().flatten())
        .or_else(|| MEMORY.with_borrow(|memory| memory.get(&key).cloned()))?;
    serde_json::from_str(&text).ok()
}

/// Forgets everything.
pub fn erase() {
    MEMORY.with_borrow_mut(BTreeMap::clear);
    let Some(storage) = local() else { return };
    let keys: Vec<String> = (0..storage.length().unwrap_or(0))
        .filter_map(|index| storage.key(index).ok().flatten())
        .collect();
    for key in keys.iter().filter(|key| key.starts_with(PREFIX)) {
        // What cannot be removed cannot be read either.
        let _ = storage.remove_item(key);
    }
}
