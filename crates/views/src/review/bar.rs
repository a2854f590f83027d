//! The bar beside the board: the chance of each side to win.

use maud::{Markup, html};

use crate::Ui;
use tessera_app::ReviewState;
use tessera_app::review::view;

/// The bar. Its parts stand above each other, the first seat's lowest. Its place is a region, because it changes often.
pub fn bar(state: &ReviewState, ui: &mut Ui) -> Markup {
    let content = ui.region("chances", |ui| {
        let bar = view::bar(state, ui.shell);
        html! {
            div.chances.old[!bar.is_current].none[bar.parts.is_empty()] role="img" aria-label=(bar.text) {
                @for part in bar.parts.iter().rev() {
                    span data-side=[part.side] data-seat=[part.seat] data-css={ "flex-basis:" (part.percent) "%" } {
                        @if let Some(number) = part.number { b { (number) } }
                        i { (part.percent) }
                    }
                }
            }
        }
    });
    html! {
        div data-css="display:contents" data-region="chances" { (content) }
    }
}
