//! The engine's program.

use js_sys::{Object, Promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessagePort, Worker};

use super::program::Program;

#[wasm_bindgen]
extern "C" {
    /// Starts the engine in the page. The script declares both names; it must have run.
    #[wasm_bindgen(catch, js_name = wasm_bindgen)]
    fn start(options: &Object) -> Result<Promise, JsValue>;
    /// Gives an engine in the page, once it is started, a port.
    #[wasm_bindgen(catch, js_namespace = wasm_bindgen)]
    fn serve(port: &MessagePort) -> Result<(), JsValue>;
}

/// The engine's program, ready to be started any number of times.
#[derive(Clone)]
pub struct EngineProgram(Program);

impl EngineProgram {
    /// Downloads and compiles the program that belongs to a build.
    pub async fn load(build: &str) -> Result<EngineProgram, JsValue> {
        Program::load("worker", "wasm_bindgen", build)
            .await
            .map(EngineProgram)
    }

    /// Starts a worker that listens at a port.
    pub fn start_worker(&self, port: &MessagePort) -> Result<Worker, JsValue> {
        self.0.start_worker(port)
    }

    /// Starts an engine in the page that listens at a port.
    pub async fn start_in_page(&self, port: &MessagePort) -> Result<(), JsValue> {
        let options = self.0.run_script().await?;
        JsFuture::from(start(&options)?).await?;
        serve(port)
    }
}
