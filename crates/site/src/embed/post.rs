//! Posts messages from the frame to its host page.

use web_sys::Window;

use crate::browser;
use tessera_app::{Post, Shell};

/// The page around the frame; `None` where the document is no frame.
pub fn host() -> Option<Window> {
    let window = browser::window();
    let parent = window.parent().ok().flatten()?;
    (parent != window).then_some(parent)
}

/// Tells the page around the frame. What is wrong stands on the console, too: a plain frame has nobody who listens.
pub fn post(post: Post, shell: &Shell) {
    if let Post::Error { message } = &post {
        browser::warn(message);
    }
    let id = shell.embed.as_ref().and_then(|embed| embed.options.id.clone());
    let message = serde_wasm_bindgen::to_value(&post.posted(id));
    if let (Some(host), Ok(message)) = (host(), message) {
        // Any page may have the frame, and nothing that it says is secret. Plain data can always be posted.
        let _ = host.post_message(&message, "*");
    }
}
