//! What is shown for a moment after a move: a ring where the engine moved, and pieces that go home.

use maud::{Markup, html};

use crate::Ui;
use tessera_app::PlayState;
use tessera_app::play::view;
use tessera_core::scene::Point;

/// Rings and pieces over the board, which the style sheet moves. At another position they have other ids, so that they are
/// made anew.
pub fn arrivals(state: &PlayState, ui: &Ui) -> Markup {
    let shown = view::arrivals(state, ui.shell);
    let css = |Point { x, y }: Point| format!("--x:{x};--y:{y}");
    html! {
        @for (place, &at) in shown.places.iter().enumerate() {
            i.arrival #{ "arrival-" (shown.revision) "-" (place) } data-css=(css(at)) {}
        }
        @for (place, &(seat, at)) in shown.flights.iter().enumerate() {
            i.flight #{ "flight-" (shown.revision) "-" (place) }
                data-css={ (css(at)) ";background:var(--ink-seat-" (seat.0) ")" } {}
        }
    }
}
