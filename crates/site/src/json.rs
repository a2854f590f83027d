//! The one reader of what is stored, imported and pasted as JSON, and its writer.

use serde::Serialize;
use serde::de::DeserializeOwned;

use tessera_app::{Codec, shallow};

/// The browser's own JSON: messages to workers are made of the same values, so one reader and one writer serve all.
pub struct Json;

impl Codec for Json {
    fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
        // The reader calls itself for every list in a list.
        let text = shallow(text)?;
        serde_wasm_bindgen::from_value(js_sys::JSON::parse(&text).ok()?).ok()
    }

    fn write<T: Serialize>(value: &T) -> Option<String> {
        let value = serde_wasm_bindgen::to_value(value).ok()?;
        js_sys::JSON::stringify(&value).ok()?.as_string()
    }
}
