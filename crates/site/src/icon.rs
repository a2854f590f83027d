//! The line icons of the page, which `crates/pages/src/icons.rs` puts into every document.

use leptos::prelude::*;
use leptos::svg;

/// An icon by its name, for the eye only: what it stands for is said beside it. An empty name draws nothing.
pub fn icon(name: &'static str) -> AnyView {
    if name.is_empty() {
        return ().into_any();
    }
    let drawing = svg::r#use().attr("href", format!("#i-{name}"));
    svg::svg()
        .attr("class", "i")
        .attr("aria-hidden", "true")
        .child(drawing)
        .into_any()
}
