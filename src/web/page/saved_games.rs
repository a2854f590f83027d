//! The games that the device keeps: `www/saved_games.js`, which the home page shares.

use js_sys::{Array, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use crate::app::{ImportedGames, SaveId, SavedGame, SavedGames};

// Each fails where the script was not loaded; then nothing is kept, and the game goes on.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = tesseraGames, js_name = list)]
    fn list_all() -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch, js_namespace = tesseraGames, js_name = keep)]
    fn keep_one(game: JsValue) -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch, js_namespace = tesseraGames, js_name = chooseFile)]
    fn choose_file() -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch, js_namespace = tesseraGames, js_name = exportAll)]
    fn export_file() -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch, js_namespace = tesseraGames, js_name = importAll)]
    fn import_text(text: &str) -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch, js_namespace = tesseraGames, js_name = pasted)]
    fn pasted_text() -> Result<String, JsValue>;
    #[wasm_bindgen(catch, js_namespace = tesseraGames, js_name = erase)]
    fn erase_all() -> Result<Promise, JsValue>;
}

/// The games that can be read, the newest first.
pub async fn list() -> SavedGames {
    let listed = match list_all() {
        Ok(promise) => JsFuture::from(promise).await.ok(),
        Err(_) => None,
    };
    let listed: Array = listed
        .and_then(|listed| listed.dyn_into().ok())
        .unwrap_or_default();
    let games = listed
        .iter()
        .filter_map(|game| serde_wasm_bindgen::from_value(game).ok());
    SavedGames::new(games.collect())
}

/// Keeps a game; returns the id under which it is kept: another one if another tab has continued it.
pub async fn keep(game: &SavedGame) -> Option<SaveId> {
    let game = serde_wasm_bindgen::to_value(game).ok()?;
    let kept = JsFuture::from(keep_one(game).ok()?).await.ok()?;
    kept.as_string()?.parse().ok()
}

/// What was pasted on the home page, with the kept game that it is as JSON, if it is one.
pub fn pasted() -> (String, Option<Box<SavedGame>>) {
    let text = pasted_text().unwrap_or_default();
    let json = js_sys::JSON::parse(&text).ok();
    let saved = json.and_then(|value| serde_wasm_bindgen::from_value(value).ok());
    (text, saved.map(Box::new))
}

/// Saves all that is stored as a file.
pub fn export_all() {
    // Without the script nothing is stored.
    let _ = export_file();
}

/// The text of a file that a person chooses.
pub async fn chosen_file() -> Option<String> {
    JsFuture::from(choose_file().ok()?).await.ok()?.as_string()
}

/// Takes in the text of a file with all that was stored, and returns what became of its games; `None` for another text.
pub async fn import_all(text: &str) -> Option<ImportedGames> {
    let counts = JsFuture::from(import_text(text).ok()?).await.ok()?;
    let count = |name: &str| Reflect::get(&counts, &name.into()).ok()?.as_f64();
    Some(ImportedGames {
        kept: count("kept")? as u32,
        no_room: count("noRoom")? as u32,
        too_many: count("tooMany")? as u32,
    })
}

/// Removes all games.
pub fn erase() {
    // A store that cannot be cleared cannot be read either.
    let _ = erase_all();
}
