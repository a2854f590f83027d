//! The line icons of the site.

use maud::{Markup, PreEscaped, html};

/// The drawings of all icons, which stand in every page once: `i-undo`, `i-share`.
pub(super) fn sprite() -> Markup {
    PreEscaped(include_str!("../../../www/icons/sprite.svg").to_owned())
}

/// An icon by its name, for the eye only: what it stands for is said beside it. It is drawn in lines of its size even where
/// the style sheet is missing.
pub(super) fn icon(name: &str) -> Markup {
    html! {
        svg.i width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true" { use href={ "#i-" (name) } {} }
    }
}
