//! The seats of a game that is reviewed.

use maud::{Markup, html};

use crate::Ui;
use crate::play::seats::pieces;
use tessera_app::GameReview;
use tessera_app::play::view::SeatRow;
use tessera_app::review::accuracies;
use tessera_app::words::PanelWords;

/// The seats, each with its score and pieces, and how accurate it was once the game is reviewed.
pub fn seats(rows: &[SeatRow], review: Option<&GameReview>, ui: &mut Ui) -> Markup {
    let accuracies = review.map_or_else(Vec::new, |review| accuracies(review, ui.shell));
    let many = rows.len() > 2;
    let content = ui.region("seats", |ui| {
        html! {
            @for row in rows {
                @let accuracy = accuracies.get(usize::from(row.seat.0)).and_then(Option::as_deref);
                (seat(row, accuracy, many, ui))
            }
        }
    });
    html! {
        ul.seats.many[many] data-region="seats" { (content) }
    }
}

fn seat(row: &SeatRow, accuracy: Option<&str>, many: bool, ui: &Ui) -> Markup {
    // The badge tells the side as well. Of many seats none has a side.
    let side = row.side.map_or("", |side| side.name);
    html! {
        li.seat.to-move[row.to_move] data-side=[row.side.map(|side| side.id)] data-seat=[row.colour] {
            span.badge aria-hidden="true" {}
            span.who { strong translate=[row.is_named.then_some("no")] { (row.name) } }
            span.score { (row.score) }
            span.side {
                @match accuracy {
                    None => (side),
                    Some(accuracy) => { span.unseen { (side) " " } (accuracy) }
                }
            }
            span.account {
                (pieces(row.pieces, PanelWords::of(ui.language())))
                @if let Some(accuracy) = accuracy.filter(|_| many) { span.accuracy { (accuracy) } }
            }
        }
    }
}
