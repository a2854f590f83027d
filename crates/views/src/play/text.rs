//! The dialog with the position in words.

use maud::{Markup, html};

use crate::{Act, Screen, Ui};
use tessera_app::play::Doing;
use tessera_app::play::view::{self, PositionText, TextCell, TextShape};
use tessera_app::words::{PanelWords, TextWords};
use tessera_app::{Board, BoardMsg, Notice};

/// The id of the dialog.
pub const ID: &str = "text";

/// The position in words, to be read, copied and printed.
pub fn dialog(state: &Board, doing: Doing, screen: &Screen, ui: &mut Ui) -> Markup {
    let content = ui.region(ID, |ui| {
        html! {
            @if screen.is_open(ID) { (position_in_words(state, doing, ui)) }
        }
    });
    html! {
        dialog.wide-dialog.printed #(ID) aria-labelledby="text-title" data-region=(ID) { (content) }
    }
}

#[inline(never)]
fn position_in_words(state: &Board, doing: Doing, ui: &mut Ui) -> Markup {
    let (words, panel) = (TextWords::of(ui.language()), PanelWords::of(ui.language()));
    let text = view::text(state, doing, ui.shell);
    let notice = ui.shell.notice.as_ref();
    let told = notice.filter(|notice| matches!(notice, Notice::TextCopied | Notice::TextNotCopied));
    let told = told.map(|notice| notice.text(ui.language()));
    html! {
        form method="dialog" {
            h2 #text-title tabindex="-1" autofocus { (words.title) }
            ul.facts { @for fact in &text.facts { li { (fact) } } }
            // It may be wider than the dialog, and then keys have to move it.
            div.wide role="group" aria-labelledby="text-title" tabindex="0" { (position(&text.position, words)) }
            p.small role="status" { (told.unwrap_or_default()) }
            p.actions {
                button.primary { (panel.close) }
                button type="button" data-on=(ui.on(BoardMsg::CopyText)) { (words.copy) }
                button type="button" data-on=(ui.on(Act::Print)) { (words.print) }
            }
        }
    }
}

/// What stands on every cell: a table on squares, a list for each row on hexagons, one list of tiles.
fn position(position: &PositionText, words: &TextWords) -> Markup {
    html! {
        @match position.shape {
            TextShape::Table => table.position {
                thead { tr { td {} @for name in &position.columns { th scope="col" { (name) } } } }
                tbody {
                    @for row in &position.rows {
                        tr { th scope="row" { (row.name) } @for cell in &row.cells { td { (cell.content) } } }
                    }
                }
            },
            TextShape::Rows => ul.position {
                @for row in &position.rows {
                    li {
                        ((words.row)(&row.name))
                        ul { @for cell in &row.cells { (item(cell)) } }
                    }
                }
            },
            TextShape::Tiles => ul.position {
                @for cell in position.rows.iter().flat_map(|row| &row.cells) { (item(cell)) }
            },
        }
    }
}

fn item(cell: &TextCell) -> Markup {
    html! { li { b { (cell.name) } " " (cell.content) } }
}
