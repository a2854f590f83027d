//! The seats of a game that is reviewed.

use leptos::prelude::*;

use crate::app::play::view::SeatRow;

/// The seats, each with its score. Here goes, in the second line, how well each has played.
pub fn seats(rows: Vec<SeatRow>) -> AnyView {
    let seat = |row: SeatRow| {
        view! {
            <li
                class="seat"
                class:to-move=row.to_move
                data-side=row.side.map(|side| side.id)
                data-seat=row.colour.map(|colour| colour.to_string())
            >
                <span class="badge" aria-hidden="true"></span>
                <span class="who"><strong>{row.name}</strong></span>
                <span class="score">{row.score}</span>
                <span class="side">{row.side.map(|side| side.name)}</span>
            </li>
        }
    };
    let many = rows.len() > 2;
    view! { <ul class="seats" class:many=many>{rows.into_iter().map(seat).collect_view()}</ul> }.into_any()
}
