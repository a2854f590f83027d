//! The line icons of the page, which `src/pages/icons.rs` puts into every document.

use maud::{Markup, html};

/// An icon by its name, for the eye only: what it stands for is said beside it. An empty name draws nothing.
pub fn icon(name: &str) -> Markup {
    html! {
        @if !name.is_empty() {
            svg.i aria-hidden="true" { use href={ "#i-" (name) } {} }
        }
    }
}
