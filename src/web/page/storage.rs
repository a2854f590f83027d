//! What the browser stores between visits, as JSON.

use std::cell::RefCell;

use serde::Serialize;
use serde::de::DeserializeOwned;
use web_sys::Storage;

use super::browser;
use crate::app::{FallbackStorage, Store};

thread_local! {
    /// What the browser did not store.
    static FALLBACK: RefCell<FallbackStorage> = const { RefCell::new(FallbackStorage::new()) };
}

impl Store for Storage {
    fn get(&self, key: &str) -> Option<String> {
        self.get_item(key).ok().flatten()
    }

    fn set(&self, key: &str, text: &str) -> bool {
        self.set_item(key, text).is_ok()
    }

    fn remove(&self, key: &str) {
        // What cannot be removed cannot be read either.
        let _ = self.remove_item(key);
    }

    fn keys(&self) -> Vec<String> {
        (0..self.length().unwrap_or(0))
            .filter_map(|index| self.key(index).ok().flatten())
            .collect()
    }
}

/// The browser's storage; `None` where nothing may be stored, and in the frame of another site, which keeps nothing.
fn local() -> Option<Storage> {
    if browser::is_embedded() {
        return None;
    }
    web_sys::window()?.local_storage().ok().flatten()
}

/// Stores a value.
pub fn keep<T: Serialize>(key: &str, value: &T) {
    // The browser's own JSON: messages to workers are made the same way, so one writer serves both.
    let object = serde_wasm_bindgen::to_value(value).ok();
    let text = object.and_then(|object| js_sys::JSON::stringify(&object).ok());
    if let Some(text) = text.and_then(|text| text.as_string()) {
        FALLBACK.with_borrow_mut(|fallback| fallback.keep(local().as_ref(), key, &text));
    }
}

/// The value that was stored, if there is one and it can still be read.
pub fn kept<T: DeserializeOwned>(key: &str) -> Option<T> {
    let text = FALLBACK.with_borrow(|fallback| fallback.kept(local().as_ref(), key))?;
    serde_wasm_bindgen::from_value(js_sys::JSON::parse(&text).ok()?).ok()
}

/// Forgets everything.
pub fn erase() {
    FALLBACK.with_borrow_mut(|fallback| fallback.erase(local().as_ref()));
}
