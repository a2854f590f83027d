//! The encoder of animations as a wasm module of its own: `serve` gives it a port to listen at.

use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::MessagePort;

/// Makes the animations that are asked for through `port`.
#[wasm_bindgen]
pub fn serve(port: MessagePort) {
    tessera_worker::serve_animations(port);
}

fn main() {}
