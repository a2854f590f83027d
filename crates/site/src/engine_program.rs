//! The engine's program.

use js_sys::{Object, Promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::MessagePort;

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

/// Downloads and compiles the engine's program that belongs to a build.
pub async fn load(build: &str) -> Result<Program, JsValue> {
    Program::load("worker", "wasm_bindgen", build).await
}

/// Starts an engine in the page that listens at a port.
pub async fn start_in_page(program: &Program, port: &MessagePort) -> Result<(), JsValue> {
    let options = program.run_script().await?;
    JsFuture::from(start(&options)?).await?;
    serve(port)
}
