//! The pieces of a seat.

use leptos::prelude::*;

use tessera_app::words::PanelWords;
use crate::app::App;

/// How many pieces a seat has left to place, of how many; nothing in games without.
pub fn pieces(pieces: Option<(u8, u8)>) -> AnyView {
    let words = PanelWords::of(App::here().language());
    let shown = pieces.map(|(left, all)| {
        view! {
            <span class="pieces" role="img" aria-label=(words.pieces)(left, all)>
                <span class="meeple" aria-hidden="true"></span>{left}
            </span>
        }
    });
    shown.into_any()
}
