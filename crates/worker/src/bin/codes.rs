//! The reader of codes as a wasm module of its own: `serve` gives it a port to listen at.

use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::MessagePort;

/// Reads the codes of the pictures that come through `port`.
#[wasm_bindgen]
pub fn serve(port: MessagePort) {
    tessera_worker::serve_codes(port);
}

fn main() {}
