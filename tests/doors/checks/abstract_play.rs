//! A record of Abstract Play.

use tessera_app::json::Json;
use tessera_app::records::{from_abstract_play, is_abstract_play};
use tessera_core::language::Language;
use tessera_games::catalog;

/// A record that is read is a legal game of Linage, and every form of it is read. One that is refused has a place.
pub fn check(bytes: &[u8]) {
    let Some(text) = super::text(bytes) else { return };
    let Ok(json) = Json::parse(text) else { return };
    if !is_abstract_play(&json) {
        return;
    }
    match from_abstract_play(&json, Language::Spanish) {
        Ok((link, _)) => {
            let (table, refused) =
                catalog::replayed(&link.record, Language::English).expect("a game of Linage");
            assert!(refused.is_none() && table.record().game == "linage");
            super::pasted::every_form_is_read(&link);
        }
        Err(fault) => assert!(fault.at < text.len()),
    }
}
