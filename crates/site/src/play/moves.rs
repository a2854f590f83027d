//! The list of moves.

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlDivElement;

use tessera_app::PlayMsg;
use tessera_app::play::view::{MoveLine, MoveRow, MoveTable};
use tessera_app::words::PanelWords;
use crate::app::App;

/// Does something with a list as soon as the lines that it was just given are drawn.
pub fn when_drawn(list: NodeRef<Div>, act: impl FnOnce(&HtmlDivElement) + 'static) {
    request_animation_frame(move || {
        // The page may have been left.
        if let Some(list) = list.try_get_untracked().flatten() {
            act(&list);
        }
    });
}

/// Scrolls the list, and nothing else, until the current ply is in view below the heading.
pub fn show_current(list: &HtmlDivElement) {
    let current = list.query_selector("[aria-current]").ok().flatten();
    let Some(current) = current.and_then(|current| current.dyn_into::<web_sys::HtmlElement>().ok()) else {
        list.set_scroll_top(0);
        return;
    };
    let (outer, inner) = (
        list.get_bounding_client_rect(),
        current.get_bounding_client_rect(),
    );
    let heading = list.query_selector("th[scope=col]").ok().flatten();
    let heading = heading.map_or(0.0, |heading| heading.get_bounding_client_rect().height());
    let middle = inner.top() - outer.top() + inner.height() / 2.0 - (outer.height() + heading) / 2.0;
    list.set_scroll_top(list.scroll_top() + middle as i32);
}

/// The lines of the list as a table.
pub fn lines(table: MoveTable) -> AnyView {
    let words = PanelWords::of(App::here().language());
    if table.lines.is_empty() {
        return view! { <p class="empty">{words.no_moves}</p> }.into_any();
    }
    let span = (table.columns.len().max(1) + 1).to_string();
    let line = move |line: MoveLine| {
        match line {
        MoveLine::Agreed(rows) => view! { <tr class="agreed"><td colspan=span.clone()>{plies(rows)}</td></tr> }.into_any(),
        MoveLine::Round(number, turns) => {
            let turn = |rows| view! { <td>{plies(rows)}</td> };
            view! { <tr><th scope="row">{number}</th>{turns.into_iter().map(turn).collect_view()}</tr> }.into_any()
        }
        MoveLine::Turn(number, seat, rows) => view! {
            <tr>
                <th scope="row">{number}</th>
                <td data-seat=seat.0.to_string()><span class="badge" aria-hidden="true"></span>{plies(rows)}</td>
            </tr>
        }
        .into_any(),
    }
    };
    let heading = |name: String| view! { <th scope="col">{name}</th> };
    let head = (!table.columns.is_empty()).then(|| {
        view! {
            <thead>
                <tr>
                    <th scope="col"><span class="unseen">{words.number}</span></th>
                    {table.columns.into_iter().map(heading).collect_view()}
                </tr>
            </thead>
        }
    });
    view! { <table>{head}<tbody>{table.lines.into_iter().map(line).collect_view()}</tbody></table> }
        .into_any()
}

/// The plies of a turn.
fn plies(rows: Vec<MoveRow>) -> AnyView {
    let app = App::here();
    let ply = move |row: MoveRow| {
        let current = row.current.then_some("step");
        view! { <button aria-current=current on:click=app.on(PlayMsg::GoTo(row.ply))>{row.text}</button> }
    };
    rows.into_iter().map(ply).collect_view().into_any()
}
