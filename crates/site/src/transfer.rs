//! Files, the clipboard and other programs: what a person takes in and out of the app.

use wasm_bindgen_futures::spawn_local;

use super::app::App;
use super::saved_games::{Chosen, Handed};
use super::{browser, codes, saved_games, storage};
use tessera_app::{BoardMsg, Imported, Msg, SHARE_DIALOG, ShareMsg};

impl App {
    /// Has a person choose a file with all that was stored elsewhere, and takes it in.
    pub fn import(self) {
        spawn_local(async move {
            let text = match saved_games::chosen_file().await {
                Some(Chosen::Text(text)) => text,
                Some(Chosen::TooLarge(most)) => return self.send(Msg::FileTooLarge(most)),
                None => return,
            };
            let Some((games, stored)) = saved_games::import_all(&text).await else {
                return self.send(Msg::NotImported(text));
            };
            let part = |key: &str| saved_games::part(&stored, key);
            let asked_at = self.revision();
            self.send(Msg::Imported(Box::new(Imported {
                kept: storage::with(|device, store| device.take_in(store, part)),
                saved: saved_games::list().await,
                asked_at,
                games,
            })));
        });
    }

    /// Takes in what home has handed over.
    pub(super) fn fetch_pasted(self) {
        match saved_games::pasted() {
            Handed::Text(text, saved) => self.send(Msg::Pasted(text, saved)),
            Handed::Picture(picture) => spawn_local(async move {
                self.send(Msg::CodeRead(codes::read(&picture).await));
            }),
        }
    }

    /// Copies the address of a link.
    pub(super) fn copy_link(self, address: String) {
        spawn_local(async move {
            let is_copied = copy(&address).await;
            self.send(if is_copied {
                BoardMsg::Copied
            } else {
                BoardMsg::NotCopied(address)
            });
        });
    }

    /// Copies a text that is no link.
    pub(super) fn copy_text(self, text: String) {
        spawn_local(async move {
            let is_copied = copy(&text).await;
            self.send(BoardMsg::TextCopied(is_copied));
        });
    }

    /// Has the device send a link by a program that a person chooses.
    pub(super) fn send_link(self, title: String, address: String) {
        spawn_local(async move {
            if !browser::send(&title, &address).await {
                self.send(Msg::Share(ShareMsg::NotSent));
            }
        });
    }
}

/// Copies a text; where that is not allowed, the dialog that shows it has it selected.
async fn copy(text: &str) -> bool {
    let is_copied = browser::copy(text).await;
    if !is_copied {
        browser::select_text(SHARE_DIALOG);
    }
    is_copied
}
