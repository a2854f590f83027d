//! The seats of a game that is reviewed.

use leptos::prelude::*;

use crate::app::play::view::SeatRow;
use crate::app::review::accuracies;
use crate::web::page::app::App;
use crate::web::page::play::seats::pieces;

/// The seats, each with its score and pieces, and how accurate it was once the game is reviewed.
pub fn seats(rows: Vec<SeatRow>) -> AnyView {
    let app = App::here();
    let accuracies = app.see(|model| match (model.review_page(), model.game_review()) {
        (Some(_), Some(review)) => accuracies(review, &model.shell),
        _ => Vec::new(),
    });
    let accuracy = move |seat: usize| {
        let [short, whole] = accuracies.with(|accuracies| accuracies.get(seat).cloned().flatten())?;
        Some(view! {
            <span class="accuracy" title=whole.clone()>
                <span aria-hidden="true">{short}</span>
                <span class="unseen">{whole.clone()}</span>
            </span>
        })
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
                <span class="who"><strong>{row.name}</strong></span>
                <span class="score">{row.score}</span>
                <span class="side">{row.side.map(|side| side.name)}</span>
                <span class="account">
                    {pieces(row.pieces)}
                    {move || accuracy(at)}
                </span>
            </li>
        }
    };
    let many = rows.len() > 2;
    view! { <ul class="seats" class:many=many>{rows.into_iter().map(seat).collect_view()}</ul> }.into_any()
}
