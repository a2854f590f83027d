//! The text of a QR code in a picture, read by a program that is loaded for it.

use js_sys::Array;
use wasm_bindgen::JsValue;
use web_sys::Blob;

use crate::program::{Program, page_build};
use crate::served::Served;
use tessera_app::PictureFault;

/// The name that the script gives the program.
const GLOBAL: &str = "tessera_codes";
/// How long the answer may take to come, in milliseconds.
const ANSWER_MILLIS: u32 = 30_000;

/// Reads the code of a picture.
pub async fn read(picture: &Blob) -> Result<String, PictureFault> {
    let reader = start().await.map_err(|_| PictureFault::NotLoaded)?;
    let answer = reader.ask(&Array::of1(picture), &Array::new(), ANSWER_MILLIS);
    let answer = match answer {
        Ok(answer) => Served::answer(answer).await.map(|message| message.get(0)),
        Err(error) => Err(error),
    };
    match answer {
        Ok(read) if !read.is_null() => read.as_string().ok_or(PictureFault::NoCode),
        Ok(_) | Err(_) => Err(PictureFault::Unreadable),
    }
}

async fn start() -> Result<Served, JsValue> {
    let program = Program::load("codes", GLOBAL, &page_build()).await?;
    Served::start(&program, GLOBAL).await
}
