//! How high the frame wants to be.
//!
//! The natural side of the board depends on the width of the frame alone, and so does the height of what stands around
//! it. What is reported is their sum, whatever height the frame has at the moment: so no report causes another one.

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{HtmlElement, ResizeObserver};

use super::post::post;
use crate::app::App;
use tessera_app::{Model, Post};

/// Reports the height that the frame wants to have, and tells the style sheet (`--rest`) how much of it is not the board,
/// which shrinks in a frame that is too low.
pub fn report(app: App, root: NodeRef<Div>, probe: NodeRef<Div>) {
    let reported = StoredValue::new(0);
    Effect::new(move |_| {
        let (Some(root), Some(probe)) = (root.get(), probe.get()) else {
            return;
        };
        let (whole, natural): (HtmlElement, HtmlElement) = (root.clone().into(), probe.clone().into());
        let measure = move || {
            let board = whole.query_selector(".board, .picture").ok().flatten();
            let Some(board) = board.and_then(|board| board.dyn_into::<HtmlElement>().ok()) else {
                return;
            };
            let rest = whole.offset_height() - board.offset_height();
            // A custom property can always be set.
            let _ = whole.style().set_property("--rest", &format!("{rest}px"));
            let height = u32::try_from(rest + natural.offset_width()).unwrap_or(0);
            if height != reported.get_value() {
                reported.set_value(height);
                let id = |model: &Model| {
                    model
                        .shell
                        .embed
                        .as_ref()
                        .and_then(|embed| embed.options.id.clone())
                };
                post(Post::Size { height }, app.model.with_untracked(id));
            }
        };
        measure();
        let resized = Closure::<dyn FnMut()>::new(measure);
        if let Ok(observer) = ResizeObserver::new(resized.as_ref().unchecked_ref()) {
            observer.observe(&root);
            observer.observe(&probe);
            let kept = StoredValue::new_local((observer, resized));
            on_cleanup(move || kept.with_value(|(observer, _)| observer.disconnect()));
        }
    });
}
