//! What the app keeps on the device, and what another tab has kept there.

use wasm_bindgen_futures::spawn_local;

use super::app::App;
use super::document::show_settings;
use super::{browser, reviews, saved_games, storage};
use tessera_app::puzzle::{AgainAttempt, AgainNews};
use tessera_app::{Device, Event, Kept, Msg, SavedGame, Settings, worker_memory};

/// How long after a writing every tab has got its event, in milliseconds.
const SETTLES: u32 = 500;

impl App {
    /// Tells the workers how much memory each may take.
    pub(super) fn limit_memory(self) {
        let chosen = self.model.with_untracked(|model| model.shell.settings.memory);
        self.dispatch(Event::Memory(match chosen {
            0 => worker_memory(browser::is_phone()),
            mebibytes => mebibytes.into(),
        }));
    }

    /// Follows what another tab has stored.
    pub fn follow_stored(self) {
        self.take_up(storage::with(Device::read));
    }

    fn take_up(self, kept: Kept) {
        show_settings(&kept.settings);
        self.send(Msg::Stored(Box::new(kept)));
        self.limit_memory();
    }

    /// Keeps a game; from then on under another id if another tab has continued it.
    pub(super) fn keep(self, game: SavedGame) {
        let (id, kept) = (game.id, saved_games::keep(&game));
        spawn_local(async move {
            match kept.await {
                Some(kept) if kept != id => self.send(Msg::Forked(id, kept)),
                _ => {}
            }
        });
    }

    /// Keeps the settings, which other tabs may have changed, too.
    pub(super) fn keep_settings(self, settings: &Settings) {
        let kept = storage::with(|device, store| device.keep_settings(store, settings));
        let settle = move || {
            if storage::with(Device::settle) {
                self.follow_stored();
            }
        };
        browser::after(SETTLES, settle);
        if kept == *settings {
            show_settings(settings);
            self.limit_memory();
        } else {
            // Another tab has changed others.
            self.follow_stored()
        }
    }

    /// Keeps when a puzzle of a game of one's own is asked again.
    pub(super) fn keep_again(self, puzzle: String, news: AgainNews) {
        let day = browser::day();
        storage::with(|device, store| device.keep_again(store, AgainAttempt { puzzle, news, day }));
        self.follow_stored();
    }

    /// Erases all that the device keeps.
    pub(super) fn erase(self) {
        let settings = storage::with(Device::erase);
        spawn_local(async move {
            let (games, reviews) = (saved_games::erase().await, reviews::erase().await);
            self.send(Msg::Erased(settings && games && reviews));
        });
    }
}
