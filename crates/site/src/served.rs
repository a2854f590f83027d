//! A program that serves at a port, in a worker or in the page.

use js_sys::{Array, Function, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageChannel, MessageEvent};

use crate::browser;
use crate::program::Program;
use crate::program_port::ProgramPort;

/// How long a program may take to start, in milliseconds.
const START_MILLIS: u32 = 5_000;

/// A program that listens at a port. It ends when this is dropped.
pub struct Served(ProgramPort);

impl Served {
    /// Starts a program whose script declares `global`: in a worker, or in the page where no worker can be started.
    pub async fn start(program: &Program, global: &str) -> Result<Served, JsValue> {
        match Served::in_worker(program).await {
            Ok(served) => Ok(served),
            Err(_) => Served::in_page(program, global).await,
        }
    }

    async fn in_worker(program: &Program) -> Result<Served, JsValue> {
        let channel = MessageChannel::new()?;
        let worker = program.start_worker(&channel.port2())?;
        let served = Served(ProgramPort {
            port: channel.port1(),
            worker: Some(worker),
        });
        served.ready().await
    }

    async fn in_page(program: &Program, global: &str) -> Result<Served, JsValue> {
        let options = program.run_script().await?;
        let start: Function = Reflect::get(&js_sys::global(), &global.into())?.dyn_into()?;
        let started: Promise = start.call1(&JsValue::NULL, &options)?.dyn_into()?;
        JsFuture::from(started).await?;
        let serve: Function = Reflect::get(&start, &"serve".into())?.dyn_into()?;
        let channel = MessageChannel::new()?;
        let served = Served(ProgramPort {
            port: channel.port1(),
            worker: None,
        });
        let ready = served.message(START_MILLIS);
        serve.call1(&JsValue::NULL, &channel.port2())?;
        JsFuture::from(ready).await?;
        Ok(served)
    }

    /// The program, once it says that it listens.
    async fn ready(self) -> Result<Served, JsValue> {
        JsFuture::from(self.message(START_MILLIS)).await?;
        Ok(self)
    }

    /// The next message of the program. It is expected before it is asked for, so that none is missed.
    fn message(&self, millis: u32) -> Promise {
        Promise::new(&mut |resolve, reject| {
            self.0.port.set_onmessage(Some(&resolve));
            if let Some(worker) = &self.0.worker {
                worker.set_onerror(Some(&reject));
            }
            // Once the message is there, this does nothing.
            let late = move || drop(reject.call0(&JsValue::NULL));
            browser::after(millis, late);
        })
    }

    /// Sends a message, and gives away what is listed in `passed_on`. The answer, which may take so long, is waited for later, so
    /// that the page can do something else meanwhile.
    pub fn ask(&self, message: &Array, passed_on: &Array, millis: u32) -> Result<Promise, JsValue> {
        let answer = self.message(millis);
        self.0.port.post_message_with_transferable(message, passed_on)?;
        Ok(answer)
    }

    /// Waits for an answer.
    pub async fn answer(answer: Promise) -> Result<Array, JsValue> {
        let event = JsFuture::from(answer).await?;
        Ok(event.unchecked_into::<MessageEvent>().data().unchecked_into())
    }
}
