//! What is shown for a moment after a move: a ring where the engine moved, and pieces that go home.

use leptos::prelude::*;

use crate::app::App;
use tessera_app::play::view;
use tessera_core::scene::Point;

/// Rings and pieces over the board, which the style sheet moves. They are made anew for another position.
pub fn arrivals() -> AnyView {
    let app = App::here();
    let shown = app.see_play(view::arrivals);
    let place = |class, Point { x, y }: Point, color: Option<String>| {
        view! {
            <i
                class=class
                style=("--x", x.to_string())
                style=("--y", y.to_string())
                style=("background", color)
            ></i>
        }
    };
    let draw = move || {
        let shown = shown.get();
        let rings = shown.places.into_iter().map(|at| place("arrival", at, None));
        let flights = shown.flights.into_iter().map(|(seat, at)| {
            let color = format!("var(--ink-seat-{})", seat.0);
            place("flight", at, Some(color))
        });
        rings.chain(flights).collect_view()
    };
    view! { <div class="arrivals" aria-hidden="true">{draw}</div> }.into_any()
}
