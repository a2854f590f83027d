//! The reader of codes behind a port: takes a picture as a file, answers with the text of its code.
//!
//! A message is `[picture]` and `[answer]`. The answer is a text; `false` where the picture has no code that can be read; `null` where
//! it is no picture.

use js_sys::{Array, Promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Blob, ImageBitmap, MessageEvent, MessagePort, OffscreenCanvas, OffscreenCanvasRenderingContext2d,
};

use crate::code_reader::text_of_code;

/// Larger pictures are made smaller: how many pixels the longer side has at most.
const LONGEST: f64 = 1600.0;

#[wasm_bindgen]
extern "C" {
    /// Workers and pages have it.
    #[wasm_bindgen(catch, js_name = createImageBitmap)]
    fn image_of(file: &Blob) -> Result<Promise, JsValue>;
}

/// Serves the pictures that come through `port`, from now on.
pub fn serve(port: MessagePort) {
    let out = port.clone();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let out = out.clone();
        let message: Array = event.data().unchecked_into();
        spawn_local(async move {
            let read = read(message.get(0).unchecked_into()).await;
            post(&out, &read.unwrap_or(JsValue::NULL));
        });
    });
    port.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The port keeps its listener for as long as the reader lives.
    on_message.forget();
    post(&port, &JsValue::TRUE);
}

/// The text of the code in a picture, or `false`.
async fn read(file: Blob) -> Result<JsValue, JsValue> {
    let image: ImageBitmap = JsFuture::from(image_of(&file)?).await?.unchecked_into();
    let (width, height) = (f64::from(image.width()), f64::from(image.height()));
    let scale = (LONGEST / width.max(height)).min(1.0);
    let (width, height) = ((width * scale).max(1.0), (height * scale).max(1.0));
    let canvas = OffscreenCanvas::new(width as u32, height as u32)?;
    let context = canvas.get_context("2d")?.ok_or("no canvas")?;
    let context: OffscreenCanvasRenderingContext2d = context.unchecked_into();
    context.draw_image_with_image_bitmap_and_dw_and_dh(&image, 0.0, 0.0, width, height)?;
    let data = context.get_image_data(0.0, 0.0, canvas.width().into(), canvas.height().into())?;
    let text = text_of_code(canvas.width() as usize, &data.data());
    Ok(text.map_or(JsValue::FALSE, JsValue::from))
}

fn post(port: &MessagePort, answer: &JsValue) {
    port.post_message(&Array::of1(answer))
        .expect("plain data can be posted");
}
