//! A record as JSON.

use tessera_app::json::Json;
use tessera_app::records::from_json;
use tessera_core::language::Language;

/// What this program reads as JSON another reader does, and the other way round. A record that is read has names of moves
/// and a game with these options; it is written as what reads the same. One that is refused has a place and a path.
pub fn check(bytes: &[u8]) {
    let Some(text) = super::text(bytes) else { return };
    let json = Json::parse(text);
    // The other reader refuses half of a pair of surrogates, numbers beyond its own, and deeper lists.
    if serde_json::from_str::<serde_json::Value>(text).is_ok() {
        assert!(json.is_ok(), "it is JSON: {:?} in {text:?}", json.err());
    }
    let json = match json {
        Ok(json) => json,
        Err(fault) => return assert!(fault.at <= text.len()),
    };
    match from_json(&json, Language::English) {
        Ok(game) => {
            super::pasted::every_form_is_read(&game.link);
            super::pasted::notes_are_read(&game);
        }
        Err(fault) => assert!(fault.at < text.len()),
    }
}
