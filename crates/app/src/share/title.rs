//! What a shared game and its picture are called.

use super::link;
use super::state::ShareState;
use crate::picture::Caption;
use crate::play::Board;
use crate::play::view;
use crate::player::Player;
use crate::player_names;
use crate::shell::Shell;
use crate::tidy_name::tidy_name;
use crate::words::{PlayWords, ShareWords};
use tessera_core::game::{BySeat, Seat};
use tessera_core::language::Language;
use tessera_core::points;
use tessera_games::play::Table;

/// The game with its options as they stand on a table: `Linage, 9 × 9 · komi 5½`.
pub(super) fn title(state: &Board, table: &dyn Table, language: Language) -> String {
    view::title_at(&state.game, table, language)
}

/// What a picture of a table shows: the game, the move, and the scores.
pub(super) fn caption(state: &Board, table: &dyn Table, language: Language) -> String {
    let seat_status = table.seat_status();
    let score = |seat| points::in_words(seat_status[seat].scored());
    let scores: Vec<String> = state.game.seats().map(score).collect();
    let title = title(state, table, language);
    let number = view::last_number(table, language);
    (ShareWords::of(language).caption)(&title, number, &scores.join(" – "))
}

/// What stands below pictures, where that is wished.
pub(super) fn below(state: &Board, share: &ShareState, shell: &Shell) -> Option<Caption> {
    if !share.picture.caption {
        return None;
    }
    let mut players = BySeat::default();
    for seat in state.game.seats() {
        players[seat] = player(state, share, seat, shell.language);
    }
    let typed = |address: &str| match address.split_once("://") {
        Some((_, rest)) => rest.trim_end_matches('/').to_owned(),
        None => address.to_owned(),
    };
    Some(Caption {
        title: title(state, state.game.table(), shell.language),
        numbers: view::numbers_of(&share.record(state.game.record()), shell.language),
        players,
        link: typed(&link::address(state, share, shell)),
        site: typed(&shell.site),
    })
}

/// What others call a seat: the name of a person, the AI where the link says so, or else the side.
fn player(state: &Board, share: &ShareState, seat: Seat, language: Language) -> String {
    let (game, name) = (&state.game, tidy_name(&state.game.names[seat]));
    match game.players[seat] {
        Player::Person | Player::Elsewhere if !name.is_empty() => name,
        Player::Machine(_) if share.with_machines => player_names::name(game, seat, language),
        _ => match game.table().seat_status()[seat].side {
            Some(side) => side.name.to_owned(),
            None => (PlayWords::of(language).player)(seat.0 + 1),
        },
    }
}
