//! The choices in the panel.

use maud::{Markup, html};

use super::grid::place;
use crate::Ui;
use tessera_app::play::view::OfferRow;
use tessera_app::words::PanelWords;
use tessera_app::{BoardMsg, Pointer, choice_key};
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
        let [upper, lower] = [true, false].map(|is_upper| {
            let callouts = rows.iter().filter_map(|row| Some(&row.callout.as_ref()?.0));
            let half = callouts.filter(|callout| callout.is_upper == is_upper);
            half.map(|callout| callout.between + 1).max().unwrap_or(0)
        });
        format!("--tile-x:{x};--tile-y:{y};--upper:{upper};--lower:{lower}")
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
    let over = row.mark.map(|mark| ui.on(BoardMsg::Hover(Some(mark))));
    let out = row.mark.map(|_| ui.on(BoardMsg::Hover(None)));
    let css = row.callout.as_ref().map(|(callout, _)| {
        let [mark, row] = [place(callout.mark), length_text(callout.row, 3)];
        let (places, between) = (callout.rows, callout.between);
        let [right, beyond] = [!callout.is_left_column, callout.is_beyond].map(u8::from);
        format!(
            "{mark};--place:{row};--places:{places};--beyond:{beyond};--right:{right};--between:{between}"
        )
    });
    let callout = row.callout.as_ref().map(|(callout, _)| callout);
    let side = callout.map(|callout| if callout.is_left { "left" } else { "right" });
    let half = callout.map(|callout| if callout.is_upper { "upper" } else { "lower" });
    // Around a tile a finger chooses first and confirms then, as quickly as it likes, as it does on the tile.
    let touched = row.mark.filter(|_| half.is_some() && ui.shell.is_touch);
    let act = match touched {
        Some(mark) => BoardMsg::Tap(mark, Pointer::Coarse),
        None => BoardMsg::Choose(row.name.clone()),
    };
    html! {
        button.chosen[row.is_chosen] #{ "choose-" (row.name) } title=(row.note) data-name=(row.name) data-once[touched.is_none()] data-on=(ui.on(act))
            data-over=[over] data-out=[out] data-side=[side] data-half=[half] aria-pressed=[touched.map(|_| row.is_chosen)] data-css=[css] {
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
