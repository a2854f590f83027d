//! The bar beside the board: the chance of each side to win.

use leptos::prelude::*;

use crate::app::App;
use tessera_app::review::view::{self, BarPart};

/// The bar. Its parts stand above each other, the first seat's lowest.
pub fn bar() -> AnyView {
    let bar = App::here().see(|model| model.see_review(view::bar));
    let parts = move || {
        let part = |part: BarPart| {
            view! {
                <span
                    data-side=part.side
                    data-seat=part.seat.map(|seat| seat.to_string())
                    style=("flex-basis", format!("{}%", part.percent))
                >
                    {part.number.map(|number| view! { <b>{number}</b> })}
                    <i>{part.percent}</i>
                </span>
            }
        };
        let parts = bar.with(|bar| bar.parts.clone());
        parts.into_iter().rev().map(part).collect_view()
    };
    view! {
        <div
            class="chances"
            class:old=move || bar.with(|bar| !bar.is_current)
            class:none=move || bar.with(|bar| bar.parts.is_empty())
            role="img"
            aria-label=move || bar.with(|bar| bar.text.clone())
        >{parts}</div>
    }
    .into_any()
}
