//! The choice of the tile where the position waits for a draw.

use leptos::prelude::*;

use crate::app::App;
use tessera_app::ReviewMsg;
use tessera_app::review::view::DrawRow;
use tessera_app::words::ReviewWords;

/// The kinds of tiles that can be drawn. Where the line goes on with a draw, they stand behind a heading that opens them.
pub fn draws((rows, goes_on): (Vec<DrawRow>, bool)) -> AnyView {
    let app = App::here();
    let words = ReviewWords::of(app.language());
    if rows.is_empty() {
        return ().into_any();
    }
    let row = move |row: DrawRow| {
        view! {
            <li>
                <button aria-label=row.text.clone() title=row.text on:click=app.on(ReviewMsg::Draw(Some(row.name)))>
                    <span class="piece" aria-hidden="true" inner_html=row.picture></span>
                    <small>{row.left}</small>
                </button>
            </li>
        }
    };
    view! {
        <details class="draws" open=!goes_on>
            <summary>{if goes_on { words.other_draw } else { words.which_draw }}</summary>
            <p class="small">{words.which_draw_note}</p>
            <p><button on:click=app.on(ReviewMsg::Draw(None))>{words.draw_by_lot}</button></p>
            <ul>{rows.into_iter().map(row).collect_view()}</ul>
        </details>
    }
    .into_any()
}
