//! The games that the device keeps: `www/saved_games.js`, which the home page shares.

use js_sys::{Array, JSON, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::Blob;

use super::json::Json;
use tessera_app::{Codec, ImportedGames, SaveId, SavedGame, SavedGames};

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
    fn import_text(text: &str, read: &Closure<dyn Fn(String) -> Option<String>>) -> Result<Promise, JsValue>;
    #[wasm_bindgen(catch, js_namespace = tesseraGames, js_name = pasted)]
    fn handed_over() -> Result<JsValue, JsValue>;
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
    let read = |game: JsValue| {
        // It is for the home page, and long.
        Reflect::set(&game, &"picture".into(), &JsValue::NULL).ok()?;
        Json::read(&JSON::stringify(&game).ok()?.as_string()?)
    };
    SavedGames::new(listed.iter().filter_map(read).collect())
}

/// Begins to keep a game, at once; gives the id under which it is kept then: another one if another tab has continued it.
pub fn keep(game: &SavedGame) -> impl Future<Output = Option<SaveId>> + use<> {
    let game = serde_wasm_bindgen::to_value(game).ok();
    let kept = game.and_then(|game| keep_one(game).ok());
    async move { JsFuture::from(kept?).await.ok()?.as_string()?.parse().ok() }
}

/// What was pasted on the home page.
pub enum Handed {
    /// A text, with the kept game that it is as JSON, if it is one.
    Text(String, Option<Box<SavedGame>>),
    /// A picture as a file.
    Picture(Blob),
}

/// What was pasted on the home page.
pub fn pasted() -> Handed {
    match handed_over().unwrap_or(JsValue::NULL).dyn_into() {
        Ok(picture) => Handed::Picture(picture),
        Err(text) => {
            let text = text.as_string().unwrap_or_default();
            let saved = Json::read(&text).map(Box::new);
            Handed::Text(text, saved)
        }
    }
}

/// Saves all that is stored as a file.
pub fn export_all() {
    // Without the script nothing is stored.
    let _ = export_file();
}

/// A file that a person has chosen.
pub enum Chosen {
    Text(String),
    /// It is larger than this number of mebibytes, and was not read.
    TooLarge(u32),
}

/// The file that a person chooses; `None` where it cannot be read.
pub async fn chosen_file() -> Option<Chosen> {
    match JsFuture::from(choose_file().ok()?).await {
        Ok(text) => text.as_string().map(Chosen::Text),
        Err(most) => most.as_f64().map(|most| Chosen::TooLarge(most as u32)),
    }
}

/// Takes in the games of a text with all that was stored, and returns what became of them and what the text has besides, as an
/// object; `None` for another text.
pub async fn import_all(text: &str) -> Option<(ImportedGames, JsValue)> {
    // A game as a file tells it, as the app would keep it.
    let read = |text: String| Json::write(&Json::read::<SavedGame>(&text)?);
    let read = Closure::<dyn Fn(String) -> Option<String>>::new(read);
    let taken = JsFuture::from(import_text(text, &read).ok()?).await.ok()?;
    let part = |name: &str| Reflect::get(&taken, &name.into()).ok();
    let counts = part("games")?;
    let count = |name: &str| Reflect::get(&counts, &name.into()).ok()?.as_f64();
    let games = ImportedGames {
        kept: count("kept")? as u32,
        no_room: count("noRoom")? as u32,
        too_many: count("tooMany")? as u32,
    };
    Some((games, part("stored")?))
}

/// The text of a part of such an object.
pub fn part(stored: &JsValue, key: &str) -> Option<String> {
    let value = Reflect::get(stored, &key.into()).ok()?;
    JSON::stringify(&value).ok()?.as_string()
}

/// Removes all games; whether none is left.
pub async fn erase() -> bool {
    // Without the script nothing is stored.
    let Ok(erased) = erase_all() else { return true };
    JsFuture::from(erased)
        .await
        .is_ok_and(|erased| erased.is_truthy())
}
