//! The dialog with the position in words.

use leptos::prelude::*;

use crate::app::App;
use crate::browser;
use tessera_app::play::view::{self, PositionText, TextCell, TextRow, TextShape, TextView};
use tessera_app::words::{PanelWords, TextWords};
use tessera_app::{Model, Notice, PlayMsg};

/// The id of the dialog.
pub const ID: &str = "text";

/// The position in words, to be read, copied and printed.
#[component]
pub fn TextDialog() -> impl IntoView {
    let app = App::here();
    let (words, panel) = (TextWords::of(app.language()), PanelWords::of(app.language()));
    // The words are only looked for while the dialog is open.
    let open = RwSignal::new(false);
    let text = app.see(move |model: &Model| match open.get() {
        true => model.see(view::text),
        false => TextView::default(),
    });
    let told = app.see(|model: &Model| {
        let notice = model.shell.notice.as_ref();
        let told = notice.filter(|notice| matches!(notice, Notice::TextCopied | Notice::TextNotCopied));
        told.map(|notice| notice.text(model.shell.language))
    });
    let toggled = move |event: web_sys::Event| {
        open.set(event_target::<web_sys::HtmlDialogElement>(&event).open());
    };
    let facts = move || {
        let fact = |fact: &String| view! { <li>{fact.clone()}</li> };
        text.with(|text| text.facts.iter().map(fact).collect_view())
    };
    view! {
        <dialog id=ID class="broad" aria-labelledby="text-title" on:toggle=toggled>
            <form method="dialog">
                <h2 id="text-title" tabindex="-1" autofocus>{words.title}</h2>
                <ul class="facts">{facts}</ul>
                // It may be wider than the dialog, and then keys have to move it.
                <div class="wide" role="group" aria-labelledby="text-title" tabindex="0">
                    {move || text.with(|text| position(&text.position))}
                </div>
                <p class="small" role="status">{move || told.get()}</p>
                <p class="actions">
                    <button class="primary">{panel.close}</button>
                    <button type="button" on:click=app.on(PlayMsg::CopyText)>{words.copy}</button>
                    <button type="button" on:click=move |_| browser::print()>{words.print}</button>
                </p>
            </form>
        </dialog>
    }
}

/// What stands on every cell: a table on squares, a list for each row on hexagons, one list of tiles.
fn position(position: &PositionText) -> AnyView {
    let words = TextWords::of(App::here().language());
    let item = |cell: &TextCell| view! { <li><b>{cell.name.clone()}</b>" "{cell.content.clone()}</li> };
    match position.shape {
        TextShape::Table => {
            let column = |name: &String| view! { <th scope="col">{name.clone()}</th> };
            let cell = |cell: &TextCell| view! { <td>{cell.content.clone()}</td> };
            let row = |row: &TextRow| {
                view! { <tr><th scope="row">{row.name.clone()}</th>{row.cells.iter().map(cell).collect_view()}</tr> }
            };
            view! {
                <table class="position">
                    <thead><tr><td></td>{position.columns.iter().map(column).collect_view()}</tr></thead>
                    <tbody>{position.rows.iter().map(row).collect_view()}</tbody>
                </table>
            }
            .into_any()
        }
        TextShape::Rows => {
            let row = |row: &TextRow| {
                view! {
                    <li>
                        {(words.row)(&row.name)}
                        <ul>{row.cells.iter().map(item).collect_view()}</ul>
                    </li>
                }
            };
            view! { <ul class="position">{position.rows.iter().map(row).collect_view()}</ul> }.into_any()
        }
        TextShape::Tiles => {
            let cells = position.rows.iter().flat_map(|row| &row.cells);
            view! { <ul class="position">{cells.map(item).collect_view()}</ul> }.into_any()
        }
    }
}
