//! Files that the page makes.

use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{Blob, BlobPropertyBag, HtmlAnchorElement, Url};

use crate::browser;

/// A text as a file of a media type.
pub fn text(text: &str, kind: &str) -> Option<Blob> {
    blob(&text.into(), kind)
}

/// Bytes as a file of a media type.
pub fn bytes(bytes: &Uint8Array, kind: &str) -> Option<Blob> {
    blob(bytes, kind)
}

fn blob(part: &JsValue, kind: &str) -> Option<Blob> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    Blob::new_with_blob_sequence_and_options(&Array::of1(part), &options).ok()
}

/// Has the browser save a file under a name.
pub fn save(name: &str, file: &Blob) {
    let link = || -> Option<(HtmlAnchorElement, String)> {
        let address = Url::create_object_url_with_blob(file).ok()?;
        let document = browser::window().document()?;
        let link = document.create_element("a").ok()?.dyn_into().ok()?;
        Some((link, address))
    };
    if let Some((link, address)) = link() {
        link.set_href(&address);
        link.set_download(name);
        link.click();
        // The browser holds the file by now.
        let _ = Url::revoke_object_url(&address);
    }
}
