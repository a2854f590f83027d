//! What the browser stores between visits besides games.

use std::cell::RefCell;

use web_sys::Storage;

use super::browser;
use super::json::Json;
use tessera_app::{Device, Store};

thread_local! {
    /// What this tab knows of it.
    static DEVICE: RefCell<Device<Json>> = RefCell::default();
}

/// The browser's storage of this site.
pub struct LocalStore(Storage);

impl Store for LocalStore {
    fn get(&self, key: &str) -> Option<String> {
        self.0.get_item(key).ok().flatten()
    }

    fn set(&self, key: &str, text: &str) -> bool {
        self.0.set_item(key, text).is_ok()
    }

    fn remove(&self, key: &str) {
        // What cannot be removed cannot be read either.
        let _ = self.0.remove_item(key);
    }

    fn keys(&self) -> Vec<String> {
        (0..self.0.length().unwrap_or(0))
            .filter_map(|index| self.0.key(index).ok().flatten())
            .collect()
    }
}

/// The browser's storage; `None` where nothing may be stored, and in the frame of another site, which keeps nothing.
fn local() -> Option<LocalStore> {
    if browser::is_embedded() {
        return None;
    }
    web_sys::window()?.local_storage().ok().flatten().map(LocalStore)
}

/// Does something with what this tab knows of the device, and with the browser's storage.
pub fn with<T>(work: impl FnOnce(&mut Device<Json>, Option<&LocalStore>) -> T) -> T {
    DEVICE.with_borrow_mut(|device| work(device, local().as_ref()))
}
