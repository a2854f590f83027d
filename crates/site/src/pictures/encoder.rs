//! The encoder of animations, in a worker or in the page, behind a port.

use std::cell::RefCell;

use js_sys::{Array, Promise, Uint8Array, Uint8ClampedArray};
use wasm_bindgen::prelude::*;

use crate::program::{Program, page_build};
use crate::served::Served;
use tessera_animation::{Answer, Request};

/// The name that the script gives the program.
const GLOBAL: &str = "tessera_animation";
/// How long an answer may take to come, in milliseconds.
const ANSWER_MILLIS: u32 = 30_000;

thread_local! {
    /// The program, once somebody has asked for an animation.
    static PROGRAM: RefCell<Option<Program>> = const { RefCell::new(None) };
}

/// Why there is no animation.
pub enum Trouble {
    /// The program did not load or did not start.
    NotLoaded,
    Failed,
}

/// An encoder that listens at a port.
pub struct Encoder(Served);

impl Encoder {
    /// Starts the encoder: in a worker, or in the page where no worker can be started.
    pub async fn start() -> Result<Encoder, Trouble> {
        let program = load().await.map_err(|_| Trouble::NotLoaded)?;
        let served = Served::start(&program, GLOBAL).await;
        served.map(Encoder).map_err(|_| Trouble::NotLoaded)
    }

    /// Sends a request; the answer is waited for later, so that the page can draw meanwhile.
    pub fn ask(&self, request: &Request, pixels: Option<&Uint8ClampedArray>) -> Result<Promise, Trouble> {
        let request = serde_wasm_bindgen::to_value(request).map_err(|_| Trouble::Failed)?;
        let message = Array::of1(&request);
        let passed_on = Array::new();
        if let Some(pixels) = pixels {
            message.push(pixels);
            passed_on.push(&pixels.buffer());
        }
        let asked = self.0.ask(&message, &passed_on, ANSWER_MILLIS);
        asked.map_err(|_| Trouble::Failed)
    }

    /// Waits for an answer; returns the file, if it came with it.
    pub async fn answer(answer: Promise) -> Result<Option<Uint8Array>, Trouble> {
        let message = Served::answer(answer).await.map_err(|_| Trouble::Failed)?;
        match serde_wasm_bindgen::from_value(message.get(0)) {
            Ok(Answer::Finished) => Ok(message.get(1).dyn_into().ok()),
            Ok(Answer::Taken | Answer::Ready) => Ok(None),
            Ok(Answer::Failed(_)) | Err(_) => Err(Trouble::Failed),
        }
    }
}

/// The program, which is downloaded once.
async fn load() -> Result<Program, JsValue> {
    if let Some(program) = PROGRAM.with_borrow(Clone::clone) {
        return Ok(program);
    }
    let program = Program::load("animation", GLOBAL, &page_build()).await?;
    PROGRAM.with_borrow_mut(|known| *known = Some(program.clone()));
    Ok(program)
}
