//! What is stored on the device, with the page's memory where nothing may be stored there: a sandboxed frame, a private
//! window, a device that is full.

/// What every key of ours begins with: the version of the stored form.
const PREFIX: &str = "tessera.v1.";

/// The key under which the store has what is ours.
pub(super) fn full_key(key: &str) -> String {
    format!("{PREFIX}{key}")
}

/// Texts by key, which may refuse to take more.
pub trait Store {
    /// The text under a key.
    fn get(&self, key: &str) -> Option<String>;
    /// Stores a text; `false` if it could not be stored.
    fn set(&self, key: &str, text: &str) -> bool;
    /// Removes the text under a key.
    fn remove(&self, key: &str);
    fn keys(&self) -> Vec<String>;
}

/// A store, and the memory of the page for what it does not take.
#[derive(Clone, Debug, Default)]
pub struct FallbackStorage {
    memory: Vec<(String, String)>,
}

impl FallbackStorage {
    /// Nothing is in memory.
    pub const fn new() -> FallbackStorage {
        FallbackStorage { memory: Vec::new() }
    }

    /// Stores a text under a key, in memory if there is no store or it does not take the text.
    pub fn keep(&mut self, store: Option<&impl Store>, key: &str, text: &str) {
        let key = full_key(key);
        self.memory.retain(|(known, _)| *known != key);
        if !store.is_some_and(|store| store.set(&key, text)) {
            self.memory.push((key, text.to_owned()));
        }
    }

    /// The text under a key. What is in memory is newer than what is in the store.
    pub fn kept(&self, store: Option<&impl Store>, key: &str) -> Option<String> {
        let key = full_key(key);
        let memory = self.memory.iter().find(|(known, _)| *known == key);
        match memory {
            Some((_, text)) => Some(text.clone()),
            None => store?.get(&key),
        }
    }

    /// Removes everything of ours, and nothing of others; `false` if the store does not let go of it.
    pub fn erase(&mut self, store: Option<&impl Store>) -> bool {
        self.memory.clear();
        let Some(store) = store else { return true };
        let ours = || store.keys().into_iter().filter(|key| key.starts_with(PREFIX));
        for key in ours() {
            store.remove(&key);
        }
        ours().next().is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;
    use std::collections::BTreeMap;

    /// A store with room for texts of so many bytes.
    struct Small {
        texts: RefCell<BTreeMap<String, String>>,
        room: usize,
    }

    impl Small {
        fn new(room: usize) -> Small {
            Small {
                texts: RefCell::default(),
                room,
            }
        }
    }

    impl Store for Small {
        fn get(&self, key: &str) -> Option<String> {
            self.texts.borrow().get(key).cloned()
        }

        fn set(&self, key: &str, text: &str) -> bool {
            let fits = text.len() <= self.room;
            if fits {
                self.texts.borrow_mut().insert(key.to_owned(), text.to_owned());
            }
            fits
        }

        fn remove(&self, key: &str) {
            self.texts.borrow_mut().remove(key);
        }

        fn keys(&self) -> Vec<String> {
            self.texts.borrow().keys().cloned().collect()
        }
    }

    const NONE: Option<&Small> = None;

    #[test]
    fn what_is_kept_is_found_in_the_store_by_another_page() {
        let store = Small::new(100);
        FallbackStorage::new().keep(Some(&store), "settings", "dark");
        let other = FallbackStorage::new();
        assert_eq!(other.kept(Some(&store), "settings").as_deref(), Some("dark"));
        assert_eq!(other.kept(Some(&store), "session"), None);
    }

    #[test]
    fn without_a_store_things_last_as_long_as_the_page() {
        let mut page = FallbackStorage::new();
        page.keep(NONE, "settings", "dark");
        page.keep(NONE, "settings", "light");
        assert_eq!(page.kept(NONE, "settings").as_deref(), Some("light"));
        assert_eq!(FallbackStorage::new().kept(NONE, "settings"), None);
    }

    #[test]
    fn a_text_that_no_longer_fits_is_newer_than_what_the_store_still_has() {
        let store = Small::new(4);
        let mut page = FallbackStorage::new();
        page.keep(Some(&store), "session", "old");
        page.keep(Some(&store), "session", "too long");
        assert_eq!(page.kept(Some(&store), "session").as_deref(), Some("too long"));
        page.keep(Some(&store), "session", "new");
        assert_eq!(page.kept(Some(&store), "session").as_deref(), Some("new"));
    }

    #[test]
    fn erasing_takes_all_of_ours_and_nothing_of_others() {
        let store = Small::new(100);
        store.set("other.site", "theirs");
        let mut page = FallbackStorage::new();
        page.keep(Some(&store), "settings", "dark");
        page.keep(NONE, "session", "in memory");
        page.erase(Some(&store));
        assert_eq!(page.kept(Some(&store), "settings"), None);
        assert_eq!(page.kept(NONE, "session"), None);
        assert_eq!(store.get("other.site").as_deref(), Some("theirs"));
    }
}
