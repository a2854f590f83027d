//! What the pages that are drawn by leptos share.

use leptos::prelude::*;

/// Takes what stands around the page away while only the board is shown.
pub fn show_alone(zen: Memo<bool>) {
    let set = |alone: bool| {
        if let Some(root) = document().document_element() {
            // Attributes with plain names can always be set.
            let _ = root.toggle_attribute_with_force("data-alone", alone);
        }
    };
    Effect::new(move |_| set(zen.get()));
    on_cleanup(move || set(false));
}

/// A part of a view that is drawn anew only when what it shows changes.
pub fn part<V: Send + Sync + 'static, T: PartialEq + Clone + Send + Sync + 'static>(
    view: Memo<V>,
    read: fn(&V) -> T,
    draw: impl Fn(T) -> AnyView + Send + 'static,
) -> AnyView {
    let shown = Memo::new(move |_| view.with(read));
    (move || draw(shown.get())).into_any()
}
