//! The parts of the program, as `www/parts.js` loads them: crates/splitter puts a call of `load_part` wherever the first part
//! needs a function of another.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Gives the page what the first part exports, which the others use.
    #[wasm_bindgen(js_name = tesseraFirstPart)]
    pub fn first_part(exports: &JsValue);

    /// Returns when the part of that number is there; throws where it cannot be had.
    #[wasm_bindgen(js_name = tesseraLoadPart)]
    fn load_part(number: u32);
}

/// Loads a part at once. With it the program has the import that stands for the parts everywhere.
#[wasm_bindgen(js_name = loadPart)]
pub fn load_part_now(number: u32) {
    load_part(number);
}
