//! What a shared game and its picture are called.

use crate::play::PlayState;
use crate::play::view;
use crate::words::ShareWords;
use tessera_core::language::Language;
use tessera_core::points;
use tessera_games::play::Table;

/// The game with its options as they stand on a table: `Linage, 9 × 9 · komi 5½`.
pub(super) fn title(state: &PlayState, table: &dyn Table, language: Language) -> String {
    let name = state.game.id.about_in(language).name;
    match view::options_at(&state.game, table, language) {
        options if options.is_empty() => name.to_owned(),
        options => format!("{name}, {options}"),
    }
}

/// What a picture of a table after so many plies shows: the game, the move, and the scores.
pub(super) fn caption(state: &PlayState, table: &dyn Table, ply: usize, language: Language) -> String {
    let seat_status = table.seat_status();
    let score = |seat| points::in_words(seat_status[seat].scored());
    let scores: Vec<String> = state.game.seats().map(score).collect();
    let title = title(state, table, language);
    (ShareWords::of(language).caption)(&title, ply, &scores.join(" – "))
}
