//! What a shared game is called, and what counts of a score.

use crate::app::play::PlayState;
use crate::app::play::view;
use crate::app::shell::Shell;
use crate::play::{SeatStatus, Table};

/// The game with its options as they stand on a table: `Linage, 9 × 9 · komi 5½`.
pub(super) fn title(state: &PlayState, table: &dyn Table, shell: &Shell) -> String {
    let name = state.game.id.about_in(shell.language).name;
    match view::options_at(&state.game, table, shell.language) {
        options if options.is_empty() => name.to_owned(),
        options => format!("{name}, {options}"),
    }
}

/// What a seat has for good, in half points.
pub(super) fn scored(status: &SeatStatus) -> i32 {
    status.holding.map_or(status.score, |holding| holding.scored)
}
