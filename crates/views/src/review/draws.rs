//! The choice of the tile where the position waits for a draw.

use maud::{Markup, PreEscaped, html};

use crate::Ui;
use tessera_app::review::view::{self, DrawRow};
use tessera_app::words::ReviewWords;
use tessera_app::{ReviewMsg, ReviewState};

/// The kinds of tiles that can be drawn. Where the line goes on with a draw, a button shows them.
pub fn draws(state: &ReviewState, ui: &mut Ui) -> Markup {
    let words = ReviewWords::of(ui.language());
    let Some(shows) = view::shows_draws(state) else {
        return html! {};
    };
    html! {
        section.draws {
            @if state.next().is_some() {
                button.quiet aria-expanded=(shows) data-on=(ui.on(ReviewMsg::ShowDraws(!shows))) { (words.other_draw) }
            } @else {
                strong { (words.which_draw) }
            }
            @if shows {
                p.small { (words.which_draw_note) }
                p { button data-on=(ui.on(ReviewMsg::Draw(None))) { (words.draw_by_lot) } }
                ul { @for piece in view::draws(state, ui.shell) { (row(piece, ui)) } }
            }
        }
    }
}

fn row(row: DrawRow, ui: &mut Ui) -> Markup {
    html! {
        li {
            button aria-label=(row.text) title=(row.text) data-on=(ui.on(ReviewMsg::Draw(Some(row.name)))) {
                span.piece aria-hidden="true" { (PreEscaped(row.picture)) }
                small { (row.left) }
            }
        }
    }
}
