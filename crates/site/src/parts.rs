//! The program in two parts, as `www/start.js` loads them: crates/splitter puts a call of `later_part` wherever the first
//! part needs a function of the second.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// Gives the page what the first part exports, which the second one uses.
    #[wasm_bindgen(js_name = tesseraFirstPart)]
    pub fn first_part(exports: &JsValue);

    /// Returns when the second part is there; throws where it cannot be had.
    #[wasm_bindgen(js_name = tesseraLaterPart)]
    fn later_part();
}

/// Loads the second part at once. With it the program has the import that stands for the second part everywhere.
#[wasm_bindgen(js_name = loadLaterPart)]
pub fn load_later_part() {
    later_part();
}
