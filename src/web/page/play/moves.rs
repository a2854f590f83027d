//! The list of moves.

use leptos::prelude::*;

use super::controls;
use crate::app::PlayMsg;
use crate::app::play::view::{MoveRow, Panel};
use crate::app::words::PanelWords;
use crate::web::page::app::App;

/// The plies of the line, each a button that shows the position after it.
pub fn moves(panel: Memo<Panel>) -> AnyView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    let row = move |row: MoveRow| {
        let current = row.current.then_some("step");
        view! {
            <li>
                <button aria-current=current on:click=app.on(PlayMsg::GoTo(row.ply))>{row.text}</button>
            </li>
        }
    };
    let rows = Memo::new(move |_| panel.with(|panel| panel.moves.clone()));
    let at = move || panel.with(|panel| (words.ply_of)(panel.ply, panel.moves.len()));
    view! {
        <section class="moves" aria-label=words.moves>
            <p class="actions nav">
                {controls::TO_START.view(panel)}
                {controls::BACK.view(panel)}
                {controls::FORWARD.view(panel)}
                {controls::TO_END.view(panel)}
                <span>{at}</span>
            </p>
            <ol>{move || rows.get().into_iter().map(row).collect_view()}</ol>
        </section>
    }
    .into_any()
}
