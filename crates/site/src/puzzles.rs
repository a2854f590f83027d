//! The files of puzzles and lessons, as the site has them: `puzzles/GAME.json`, `lessons/GAME.json`.

use js_sys::{JsString, Promise};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use super::browser;
use super::json::Json;
use tessera_app::Codec;
use tessera_app::puzzle::FetchFault;
use tessera_games::catalog::GameId;
use tessera_protocol::puzzles::PuzzleFile;

pub async fn fetch(game: GameId) -> Result<Box<PuzzleFile>, FetchFault> {
    let text = text_of("puzzles", game).await?;
    Json::read(&text).ok_or(FetchFault::Unreadable)
}

/// Fetches the lesson of a game. It is read by the app.
pub async fn fetch_lesson(game: GameId) -> Result<String, FetchFault> {
    text_of("lessons", game).await
}

/// The text of the file of a game in a folder of the site.
async fn text_of(folder: &str, game: GameId) -> Result<String, FetchFault> {
    let address = format!("{}{folder}/{}.json", browser::site_address(), game.id());
    let response: Response = arrived(browser::window().fetch_with_str(&address))
        .await
        .ok_or(FetchFault::Unreachable)?;
    match response.status() {
        404 => return Err(FetchFault::Missing),
        _ if !response.ok() => return Err(FetchFault::Unreachable),
        _ => {}
    }
    // Some hosts answer with a page where a file is missing; it is no JSON either.
    let text: JsString = match response.text() {
        Ok(text) => arrived(text).await.ok_or(FetchFault::Unreadable)?,
        Err(_) => return Err(FetchFault::Unreadable),
    };
    Ok(String::from(text))
}

/// What a promise is of, once it is there; `None` if it fails.
async fn arrived<T: JsCast>(promise: Promise) -> Option<T> {
    JsFuture::from(promise).await.ok()?.dyn_into().ok()
}
