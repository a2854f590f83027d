//! Pictures to the clipboard.

use std::future::Future;

use js_sys::{Array, Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

use crate::browser;

/// The class of what a clipboard holds; `None` where the browser has none.
fn item_class() -> Option<Function> {
    let class = Reflect::get(&browser::window(), &"ClipboardItem".into()).ok()?;
    class.dyn_into().ok()
}

/// Whether the browser may let pictures be copied.
pub fn can_copy() -> bool {
    item_class().is_some()
}

/// Writes what will be a Blob of this type to the clipboard, at once, because the browser asks for a click. Returns
/// whether it was written.
pub fn write(kind: &str, blob: &Promise) -> impl Future<Output = bool> + use<> {
    let writing = try_write(kind, blob);
    async move {
        match writing {
            Ok(writing) => JsFuture::from(writing).await.is_ok(),
            Err(_) => false,
        }
    }
}

fn try_write(kind: &str, blob: &Promise) -> Result<Promise, JsValue> {
    let class = item_class().ok_or("no ClipboardItem")?;
    let content = Object::new();
    Reflect::set(&content, &kind.into(), blob)?;
    let item = Reflect::construct(&class, &Array::of1(&content))?;
    let clipboard = Reflect::get(&browser::window().navigator(), &"clipboard".into())?;
    let write: Function = Reflect::get(&clipboard, &"write".into())?.dyn_into()?;
    write.call1(&clipboard, &Array::of1(&item))?.dyn_into()
}
