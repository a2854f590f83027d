//! The dialog with the pieces still to come.

use maud::{Markup, PreEscaped, html};

use crate::{Act, Screen, Ui};
use tessera_app::form::ON;
use tessera_app::play::view::{self, SupplyRow};
use tessera_app::words::{PanelWords, SupplyWords};
use tessera_app::{Board, BoardMsg};

/// The id of the dialog.
pub const ID: &str = "supply";

/// What is still in the bag.
pub fn dialog(state: &Board, screen: &Screen, ui: &mut Ui) -> Markup {
    let content = ui.region(ID, |ui| {
        html! {
            // The pictures are only drawn while the dialog is open.
            @if screen.is_open(ID) { (bag(state, screen, ui)) }
        }
    });
    html! {
        dialog.wide-dialog #(ID) aria-labelledby="supply-title" data-region=(ID) { (content) }
    }
}

#[inline(never)]
fn bag(state: &Board, screen: &Screen, ui: &mut Ui) -> Markup {
    let words = SupplyWords::of(ui.language());
    let close = PanelWords::of(ui.language()).close;
    let choice = screen.supply;
    let mut rows = view::supply(state, ui.shell);
    let aside: Vec<String> = rows.iter().filter_map(|row| row.aside.clone()).collect();
    rows.retain(|row| !(choice.only_left && row.gone));
    if let Some(edge) = choice.order {
        view::sort_by_edge(&mut rows, edge);
    }
    let edges = view::edges(state, ui.shell);
    let only = ui.value(|value| Some(Act::ListLeft(value == ON)));
    let order = ui.value(|value| Some(Act::ListBy(value.parse().ok())));
    html! {
        form method="dialog" {
            h2 #supply-title { (words.heading) }
            p.small { (words.note) }
            label.check {
                input type="checkbox" checked[choice.only_left] data-change=(only);
                span { (words.only_left) }
            }
            label {
                span { (words.order) }
                select name="order" data-change=(order) {
                    option value="" { (words.usual_order) }
                    @for (edge, text) in edges.iter().enumerate() {
                        option value=(edge) selected[choice.order == Some(edge)] { (text) }
                    }
                }
            }
            ul.supply { @for row in &rows { (kind(row, ui)) } }
            div hidden[aside.is_empty()] {
                h3 { (words.aside) }
                ul.facts { @for text in &aside { li { (text) } } }
            }
            p.actions { button.primary { (close) } }
        }
    }
}

/// A kind of piece; pressed it marks the cells of its kind, or no longer.
fn kind(row: &SupplyRow, ui: &mut Ui) -> Markup {
    let words = SupplyWords::of(ui.language());
    let told = [&row.text, &row.left, &row.chance, &row.fits].map(String::as_str);
    let told: Vec<&str> = told.into_iter().filter(|part| !part.is_empty()).collect();
    let act = if row.shown {
        Act::from(BoardMsg::Supply(None))
    } else {
        Act::TellAndClose(BoardMsg::Supply(Some(row.name.clone())).into(), ID)
    };
    html! {
        li.gone[row.gone] {
            button aria-label=(told.join(", ")) aria-pressed=(row.shown)
                title=(words.show) data-on=(ui.on(act)) {
                span.piece aria-hidden="true" { (PreEscaped(&row.picture)) }
                strong { (row.left) }
                small { (row.chance) @if !row.fits.is_empty() { " · " (row.fits) } }
            }
        }
    }
}
