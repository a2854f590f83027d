//! The choices in the panel.

use maud::{Markup, html};

use super::grid::place;
use crate::Ui;
use tessera_app::play::view::OfferRow;
use tessera_app::words::PanelWords;
use tessera_app::{PlayMsg, choice_key};
use tessera_core::scene::length_text;

/// The choices open to a person.
pub fn offers(rows: &[OfferRow], ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    // Two choices are explained on their buttons; many would make too long a list.
    let marked = rows.iter().any(|row| row.mark.is_some());
    let explained = rows.len() == 2 || marked;
    let many = rows.len() > 3 && !marked;
    let keyed = rows.iter().any(|row| row.key.is_some());
    // Those around a tile stand by its middle.
    let tile = rows.iter().find_map(|row| Some(row.callout.as_ref()?.0.tile));
    let css = tile.map(|tile| {
        let [x, y] = [tile.x, tile.y].map(|length| length_text(length, 3));
        format!("--tile-x:{x};--tile-y:{y}")
    });
    html! {
        @if !rows.is_empty() {
            div.offers.many[many].keyed[keyed].around[tile.is_some()] #offers role="group" aria-label=(words.choices) data-css=[css] {
                @for row in rows { (offer(row, explained, ui)) }
            }
        }
    }
}

fn offer(row: &OfferRow, explained: bool, ui: &mut Ui) -> Markup {
    let mut key = match row.key {
        Some(usual) => choice_key(usual, ui.language(), &ui.shell.settings.keys),
        None => String::new(),
    };
    if !key.is_empty() {
        key.push(' ');
    }
    let over = row.mark.map(|mark| ui.on(PlayMsg::Hover(Some(mark))));
    let out = row.mark.map(|_| ui.on(PlayMsg::Hover(None)));
    let css = row.callout.as_ref().map(|(callout, _)| {
        let [mark, row] = [place(callout.mark), length_text(callout.row, 3)];
        format!("{mark};--place:{row};--places:{}", callout.rows)
    });
    let side = row
        .callout
        .as_ref()
        .map(|(callout, _)| if callout.is_left { "left" } else { "right" });
    html! {
        button #{ "choose-" (row.name) } title=(row.note) data-name=(row.name) data-once data-on=(ui.on(PlayMsg::Choose(row.name.clone())))
            data-over=[over] data-out=[out] data-side=[side] data-css=[css] {
            kbd aria-hidden="true" { (key) }
            span { (row.label) }
            small { @if explained { (row.note) } }
            @if let Some((_, worth)) = &row.callout {
                span.worth aria-hidden="true" { (worth) }
                span.lead aria-hidden="true" {}
            }
        }
    }
}
