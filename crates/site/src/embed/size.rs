//! The height that the frame asks its host for.
//!
//! The natural side of the board depends on the width of the frame alone, and so does the height of what stands around
//! it. What is reported is their sum, whatever height the frame has at the moment: so no report causes another one.

use std::cell::RefCell;

use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement, ResizeObserver};

use super::post::post;
use crate::app::App;
use crate::browser;
use tessera_app::Post;

struct Measured {
    /// All that the frame shows.
    whole: HtmlElement,
    /// An element as wide as the board would be without a limit of height.
    natural: HtmlElement,
    /// The height that was reported last.
    reported: u32,
    observer: ResizeObserver,
    _resized: Closure<dyn Fn()>,
}

impl Drop for Measured {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

thread_local! {
    static MEASURED: RefCell<Option<Measured>> = const { RefCell::new(None) };
}

/// Follows the page: measures what the frame shows from now on, where that is another element than before.
pub fn measure(app: App) {
    if !browser::is_embedded() {
        return;
    }
    let whole = browser::document().query_selector(".embed").ok().flatten();
    let is_same = MEASURED.with_borrow(|measured| {
        let before = measured.as_ref().map(|measured| -> &Element { &measured.whole });
        before == whole.as_ref()
    });
    if is_same {
        return;
    }
    MEASURED.set(whole.and_then(|whole| Measured::new(app, whole)));
    report(app);
}

/// Reports the height that the frame wants to have, unless it is the same as before.
fn report(app: App) {
    let other = MEASURED.with_borrow_mut(|measured| measured.as_mut()?.other_height());
    if let Some(height) = other {
        app.model
            .with_untracked(|model| post(Post::Size { height }, &model.shell));
    }
}

impl Measured {
    fn new(app: App, whole: Element) -> Option<Measured> {
        let natural = whole.query_selector(".probe").ok()??;
        let resized = Closure::<dyn Fn()>::new(move || report(app));
        let observer = ResizeObserver::new(resized.as_ref().unchecked_ref()).ok()?;
        observer.observe(&whole);
        observer.observe(&natural);
        Some(Measured {
            whole: whole.dyn_into().ok()?,
            natural: natural.dyn_into().ok()?,
            reported: 0,
            observer,
            _resized: resized,
        })
    }

    /// Tells the style sheet (`--rest`) how much of the height is not the board, which shrinks in a frame that is too low.
    /// Returns the height that the frame wants to have, where it is another one than was reported.
    fn other_height(&mut self) -> Option<u32> {
        let board = self.whole.query_selector(".board, .picture").ok()??;
        let board: HtmlElement = board.dyn_into().ok()?;
        let rest = self.whole.offset_height() - board.offset_height();
        // A custom property can always be set.
        let _ = self.whole.style().set_property("--rest", &format!("{rest}px"));
        let height = u32::try_from(rest + self.natural.offset_width()).unwrap_or(0);
        let is_other = height != self.reported;
        self.reported = height;
        is_other.then_some(height)
    }
}
