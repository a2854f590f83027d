//! The app in a frame of another site, in the document that `crates/pages/src/embed.rs` writes: the messages that
//! it exchanges with the page around it.

mod host;
mod post;
mod size;
mod wheel;

use web_sys::HtmlElement;

use crate::app::App;
use crate::browser;
use tessera_app::EmbedMsg;

pub use post::post;
pub use size::measure;

/// Follows the address of the frame, the page around it and the person in front of it. The views are in `place`.
pub fn mount(app: App, place: &HtmlElement) {
    host::listen(app);
    host::watch_sight(app);
    host::watch_touches(app);
    wheel::listen(app, place);
    let open = move || app.send(EmbedMsg::Open(browser::fragment()));
    open();
    browser::listen("hashchange", move |_| open());
}
