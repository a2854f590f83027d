//! The encoder of animations, in a worker or in the page, behind a port.

use std::cell::RefCell;

use js_sys::{Array, Function, Promise, Reflect, Uint8Array, Uint8ClampedArray};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageChannel, MessageEvent, MessagePort, Worker};

use crate::browser;
use crate::program::{Program, page_build};
use tessera_animation::{Answer, Request};

/// The name that the script gives the program.
const GLOBAL: &str = "tessera_animation";
/// How long a worker may take to start, and an answer to come, in milliseconds.
const START_MILLIS: u32 = 5_000;
const ANSWER_MILLIS: u32 = 30_000;

thread_local! {
    /// The program, once somebody has asked for an animation.
    static PROGRAM: RefCell<Option<Program>> = const { RefCell::new(None) };
}

/// Why there is no animation.
pub enum Trouble {
    /// The program did not load or did not start.
    NotLoaded,
    /// It failed.
    Failed,
}

/// An encoder that listens at a port.
pub struct Encoder {
    port: MessagePort,
    /// The worker it runs in; none if it runs in the page.
    worker: Option<Worker>,
}

impl Drop for Encoder {
    fn drop(&mut self) {
        self.port.set_onmessage(None);
        self.port.close();
        if let Some(worker) = &self.worker {
            worker.set_onerror(None);
            worker.terminate();
        }
    }
}

impl Encoder {
    /// Starts the encoder: in a worker, or in the page where no worker can be started.
    pub async fn start() -> Result<Encoder, Trouble> {
        let program = load().await.map_err(|_| Trouble::NotLoaded)?;
        if let Ok(encoder) = Encoder::in_worker(&program).await {
            return Ok(encoder);
        }
        Encoder::in_page(&program).await.map_err(|_| Trouble::NotLoaded)
    }

    async fn in_worker(program: &Program) -> Result<Encoder, JsValue> {
        let channel = MessageChannel::new()?;
        let worker = program.start_worker(&channel.port2())?;
        let encoder = Encoder {
            port: channel.port1(),
            worker: Some(worker),
        };
        encoder.ready().await
    }

    async fn in_page(program: &Program) -> Result<Encoder, JsValue> {
        let options = program.run_script().await?;
        let start: Function = Reflect::get(&js_sys::global(), &GLOBAL.into())?.dyn_into()?;
        let started: Promise = start.call1(&JsValue::NULL, &options)?.dyn_into()?;
        JsFuture::from(started).await?;
        let serve: Function = Reflect::get(&start, &"serve".into())?.dyn_into()?;
        let channel = MessageChannel::new()?;
        let encoder = Encoder {
            port: channel.port1(),
            worker: None,
        };
        let ready = encoder.message(START_MILLIS);
        serve.call1(&JsValue::NULL, &channel.port2())?;
        JsFuture::from(ready).await?;
        Ok(encoder)
    }

    /// The encoder, once it says that it listens.
    async fn ready(self) -> Result<Encoder, JsValue> {
        JsFuture::from(self.message(START_MILLIS)).await?;
        Ok(self)
    }

    /// The next message of the encoder. It is expected before it is asked for, so that none is missed.
    fn message(&self, millis: u32) -> Promise {
        Promise::new(&mut |resolve, reject| {
            self.port.set_onmessage(Some(&resolve));
            if let Some(worker) = &self.worker {
                worker.set_onerror(Some(&reject));
            }
            // Once the message is there, this does nothing.
            let late = move || drop(reject.call0(&JsValue::NULL));
            browser::after(millis, late);
        })
    }

    /// Sends a request; the answer is waited for later, so that the page can draw meanwhile.
    pub fn ask(&self, request: &Request, pixels: Option<&Uint8ClampedArray>) -> Result<Promise, Trouble> {
        let answer = self.message(ANSWER_MILLIS);
        let request = serde_wasm_bindgen::to_value(request).map_err(|_| Trouble::Failed)?;
        let message = Array::of1(&request);
        let passed_on = Array::new();
        if let Some(pixels) = pixels {
            message.push(pixels);
            passed_on.push(&pixels.buffer());
        }
        let sent = self.port.post_message_with_transferable(&message, &passed_on);
        sent.map(|()| answer).map_err(|_| Trouble::Failed)
    }

    /// Waits for an answer; returns the file, if it came with it.
    pub async fn answer(answer: Promise) -> Result<Option<Uint8Array>, Trouble> {
        let event = JsFuture::from(answer).await.map_err(|_| Trouble::Failed)?;
        let message: Array = event.unchecked_into::<MessageEvent>().data().unchecked_into();
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
