//! The seats in the panel, with the controls that change who plays.

use leptos::prelude::*;

use crate::app::App;
use crate::icon::icon;
use tessera_app::PlayMsg;
use tessera_app::form::Choice;
use tessera_app::play::view::{Pointed, SeatRow};
use tessera_app::players_form::{LevelText, player_of, player_value, players};
use tessera_app::words::PanelWords;
use tessera_core::game::Seat;
use tessera_games::catalog::GameId;

/// The seats, each with what the move under the pointer would change.
pub fn seats((game, rows): (Option<GameId>, Vec<SeatRow>), pointed: Memo<Pointed>) -> AnyView {
    let app = App::here();
    let words = PanelWords::of(app.language());
    let Some(game) = game else { return ().into_any() };
    let change_of = move |seat: Seat| {
        move || {
            let change = |pointed: &Pointed| pointed.changes.get(usize::from(seat.0)).cloned();
            pointed.with(change).flatten().unwrap_or_default()
        }
    };
    let seat = move |row: SeatRow| {
        let chosen = player_value(row.player);
        // There is room for a level's name; its Elo stands where a game is set up.
        let options = players(game, app.language(), LevelText::Title);
        let option = |choice: Choice| {
            let selected = choice.value == chosen;
            // As a property: a browser heeds the attribute only until a person has chosen.
            view! { <option value=choice.value prop:selected=selected>{choice.text}</option> }
        };
        let change = move |event| {
            let player = player_of(&event_target_value(&event));
            app.send(PlayMsg::Seat(row.seat, player));
        };
        let seat = match row.side {
            Some(side) => side.name.to_owned(),
            None => (words.seat)(row.seat.0 + 1),
        };
        let (account, pieces) = (row.account.clone(), pieces(row.pieces));
        view! {
            <li
                class="seat"
                class:to-move=row.to_move
                data-side=row.side.map(|side| side.id)
                data-seat=row.colour.map(|colour| colour.to_string())
            >
                <span class="badge" aria-hidden="true"></span>
                <span class="who">
                    <strong translate=row.is_named.then_some("no")>{row.name}</strong>
                    {icon("chevron-down")}
                    <span class="turn">{if row.to_move { words.to_move } else { "" }}</span>
                </span>
                <span class="score">
                    {row.score}
                    {row.promised.map(|points| view! { <i title=words.promised>{points}</i> })}
                    <em>{change_of(row.seat)}</em>
                </span>
                <span class="side">{row.side.map(|side| side.name)}</span>
                // It lies over the name, which says what is chosen.
                <select aria-label=(words.who_plays)(&seat) title=(words.who_plays)(&seat) on:change=change>
                    {options.into_iter().map(option).collect_view()}
                </select>
                <span class="account" title=account>
                    {pieces}
                    <span class="made">{row.account}</span>
                </span>
            </li>
        }
    };
    let many = rows.len() > 2;
    view! { <ul class="seats" class:many=many>{rows.into_iter().map(seat).collect_view()}</ul> }.into_any()
}

/// How many pieces a seat has left to place, of how many; nothing in games without.
pub fn pieces(pieces: Option<(u8, u8)>) -> AnyView {
    let words = PanelWords::of(App::here().language());
    let shown = pieces.map(|(left, all)| {
        view! {
            <span class="pieces" role="img" aria-label=(words.pieces)(left, all)>
                <span class="meeple" aria-hidden="true"></span>{left}
            </span>
        }
    });
    shown.into_any()
}
