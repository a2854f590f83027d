//! The way from the frame to the page around it.

use web_sys::Window;

use crate::app::App;
use crate::browser;
use tessera_app::{Model, Post};

/// The page around the frame; `None` where the document is no frame.
pub fn host() -> Option<Window> {
    let window = browser::window();
    let parent = window.parent().ok().flatten()?;
    (parent != window).then_some(parent)
}

/// Tells the page around the frame. What is wrong stands on the console, too: a plain frame has nobody who listens.
pub fn post(app: App, post: Post) {
    if let Post::Error { message } = &post {
        browser::warn(message);
    }
    let id = |model: &Model| model.shell.embed.as_ref()?.options.id.clone();
    let message = serde_wasm_bindgen::to_value(&post.posted(app.model.with_untracked(id)));
    if let (Some(host), Ok(message)) = (host(), message) {
        // Any page may have the frame, and nothing that it says is secret. Plain data can always be posted.
        let _ = host.post_message(&message, "*");
    }
}
