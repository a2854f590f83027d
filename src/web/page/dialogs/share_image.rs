//! The tab with the image.

use leptos::prelude::*;

use crate::app::ShareView;

/// The tab with the image.
pub fn pane(_share: Memo<ShareView>) -> AnyView {
    ().into_any()
}
