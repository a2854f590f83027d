//! The choice of the tile where the position waits for a draw.

use maud::{Markup, PreEscaped, html};

use crate::Ui;
use tessera_app::review::view::{self, DrawRow};
use tessera_app::words::ReviewWords;
use tessera_app::{ReviewMsg, ReviewState};

/// The kinds of tiles that can be drawn. Where the line goes on with a draw, they stand behind a heading that opens them.
pub fn draws(state: &ReviewState, ui: &mut Ui) -> Markup {
    let words = ReviewWords::of(ui.language());
    let rows = view::draws(state, ui.shell);
    let goes_on = state.next().is_some();
    html! {
        @if !rows.is_empty() {
            // That of each position is another one, which is not open because the one before was.
            details.draws #{ "draws-" (state.current().number()) } open[!goes_on] {
                summary { (if goes_on { words.other_draw } else { words.which_draw }) }
                p.small { (words.which_draw_note) }
                p { button data-on=(ui.on(ReviewMsg::Draw(None))) { (words.draw_by_lot) } }
                ul { @for piece in rows { (row(piece, ui)) } }
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
