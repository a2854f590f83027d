//! The seats of a game that is reviewed.

use leptos::prelude::*;

use crate::app::App;
use crate::play::seats::pieces;
use tessera_app::play::view::SeatRow;
use tessera_app::review::accuracies;

/// The seats, each with its score and pieces, and how accurate it was once the game is reviewed.
pub fn seats(rows: Vec<SeatRow>) -> AnyView {
    let app = App::here();
    let accuracies = app.see(|model| match (model.review_page(), model.game_review()) {
        (Some(_), Some(review)) => accuracies(review, &model.shell),
        _ => Vec::new(),
    });
    let accuracy = move |seat: usize| accuracies.with(|accuracies| accuracies.get(seat).cloned().flatten());
    let many = rows.len() > 2;
    // The badge tells the side as well. Of many seats none has a side.
    let under = move |side: Option<&'static str>, at: usize| {
        move || match accuracy(at) {
            None => view! { {side} }.into_any(),
            Some(accuracy) => view! { <span class="unseen">{side} " "</span>{accuracy} }.into_any(),
        }
    };
    let seat = |row: SeatRow| {
        let at = usize::from(row.seat.0);
        view! {
            <li
                class="seat"
                class:to-move=row.to_move
                data-side=row.side.map(|side| side.id)
                data-seat=row.colour.map(|colour| colour.to_string())
            >
                <span class="badge" aria-hidden="true"></span>
                <span class="who"><strong translate=row.is_named.then_some("no")>{row.name}</strong></span>
                <span class="score">{row.score}</span>
                <span class="side">{under(row.side.map(|side| side.name), at)}</span>
                <span class="account">
                    {pieces(row.pieces)}
                    {move || many.then(|| accuracy(at)).flatten().map(|accuracy| view! { <span class="accuracy">{accuracy}</span> })}
                </span>
            </li>
        }
    };
    view! { <ul class="seats" class:many=many>{rows.into_iter().map(seat).collect_view()}</ul> }.into_any()
}
