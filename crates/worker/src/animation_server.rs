//! The encoder behind a port: takes requests and pictures, answers, sends the file.
//!
//! A message is `[request, pixels]` and `[answer, file]`; the second element is missing where nothing goes along.

use js_sys::{Array, Uint8Array};
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, MessagePort};

use tessera_animation::{Answer, Request, Session};

/// Serves the requests that come through `port`, from now on.
pub fn serve(port: MessagePort) {
    let mut session = Session::default();
    let out = port.clone();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let message: Array = event.data().unchecked_into();
        let pixels = message.get(1);
        let pixels = (!pixels.is_undefined()).then(|| Uint8Array::new(&pixels).to_vec());
        let (answer, file) = match serde_wasm_bindgen::from_value::<Request>(message.get(0)) {
            Ok(request) => session.answer(request, pixels),
            Err(error) => (Answer::Failed(error.to_string()), None),
        };
        post(&out, &answer, file);
    });
    port.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    // The port keeps its listener for as long as the encoder lives.
    on_message.forget();
    post(&port, &Answer::Ready, None);
}

fn post(port: &MessagePort, answer: &Answer, file: Option<Vec<u8>>) {
    let answer = serde_wasm_bindgen::to_value(answer).expect("answers are plain data");
    let message = Array::of1(&answer);
    if let Some(file) = file {
        message.push(&Uint8Array::from(&file[..]));
    }
    port.post_message(&message).expect("plain data can be posted");
}
