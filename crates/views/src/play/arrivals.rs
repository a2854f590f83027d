//! What is shown for a moment after a move: a ring where the engine moved, and pieces that go home.

use maud::{Markup, html};

use super::grid::place;
use crate::Ui;
use tessera_app::Board;
use tessera_app::play::view;

/// Rings and pieces over the board, which the style sheet moves. At another position they have other ids, so that they are
/// made anew.
pub fn arrivals(state: &Board, ui: &Ui) -> Markup {
    let shown = view::arrivals(state, ui.shell);
    html! {
        @for (number, &at) in shown.places.iter().enumerate() {
            i.arrival #{ "arrival-" (shown.revision) "-" (number) } data-css=(place(at)) {}
        }
        @for (number, &(seat, at)) in shown.flights.iter().enumerate() {
            i.flight #{ "flight-" (shown.revision) "-" (number) }
                data-css={ (place(at)) ";background:var(--ink-seat-" (seat.0) ")" } {}
        }
    }
}
