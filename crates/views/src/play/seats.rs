//! The seats in the panel, with the controls that change who plays.

use maud::{Markup, html};

use super::pointed::CHANGES;
use crate::icon::icon;
use crate::{Act, Ui};
use tessera_app::PlayMsg;
use tessera_app::play::view::SeatRow;
use tessera_app::players_form::{player_of, player_value, players};
use tessera_app::words::{PanelWords, ScoringWords};

/// The seats, each with what the move under the pointer would change.
pub fn seats(rows: &[SeatRow], changes: &[Markup], ui: &mut Ui) -> Markup {
    html! {
        ul.seats.many[rows.len() > 2] {
            @for ((row, change), name) in rows.iter().zip(changes).zip(CHANGES) {
                (seat(row, html! { em data-region=(name) { (change) } }, ui))
            }
        }
    }
}

fn seat(row: &SeatRow, change: Markup, ui: &mut Ui) -> Markup {
    let words = PanelWords::of(ui.language());
    let menu_name = format!("menu-{}", row.seat.0);
    let menu = (!row.is_fixed).then(|| ui.region(&menu_name, |ui| menu(row, ui)));
    let name = match row.side {
        Some(side) => side.name.to_owned(),
        None => (words.seat)(row.seat.0 + 1),
    };
    let who = (words.who_plays)(&name);
    let seat = row.seat;
    html! {
        li.seat.to-move[row.to_move] data-side=[row.side.map(|side| side.id)] data-seat=[row.colour] {
            span.badge aria-hidden="true" {}
            span.who {
                strong translate=[row.is_named.then_some("no")] { (row.name) }
                @if !row.is_fixed { (icon("chevron-down")) }
                span.turn { @if row.to_move { (words.to_move) } }
            }
            span.score {
                (row.score)
                @if let Some(points) = &row.promised { i title=(ScoringWords::of(ui.language()).promised) { (points) } }
                (change)
            }
            span.side { (row.side.map_or("", |side| side.name)) }
            // It lies over the name, which says what is chosen.
            @if let Some(menu) = menu {
                select aria-label=(who) title=(who) data-region=(menu_name)
                    data-change=(ui.value(move |value| Some(Act::from(PlayMsg::Seat(seat, player_of(value)))))) { (menu) }
            }
            span.account title=(row.account) {
                (pieces(row.pieces, words))
                span.made { (row.account) }
            }
        }
    }
}

/// Who may play a seat. There is room for a level's name; its Elo stands where a game is set up.
fn menu(row: &SeatRow, ui: &Ui) -> Markup {
    let chosen = player_value(row.player);
    html! {
        @for option in players(ui.language()) {
            option value=(option.value) selected[option.value == chosen] { (option.text) }
        }
    }
}

/// How many pieces a seat has left to place, of how many; nothing in games without.
pub fn pieces(pieces: Option<(u8, u8)>, words: &PanelWords) -> Markup {
    html! {
        @if let Some((left, all)) = pieces {
            span.pieces role="img" aria-label=((words.pieces)(left, all)) {
                span.meeple aria-hidden="true" {}
                (left)
            }
        }
    }
}
