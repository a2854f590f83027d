//! The games that the device keeps: `www/saved_games.js`, which the home page shares.

use js_sys::{Array, Promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use crate::app::{SaveId, SavedGame, SavedGames};

// Each fails where the script was not loaded; then nothing is kept, and the game goes on.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = tesseraGames, js_name = list)]
    fn list_all() -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch, js_namespace = tesseraGames, js_name = keep)]
    fn keep_one(game: JsValue) -> Result<Promise, JsValue>;
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

/// Removes all games.
pub fn erase() {
    // A store that cannot be cleared cannot be read either.
    let _ = erase_all();
}
