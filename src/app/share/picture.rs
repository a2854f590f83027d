//! The position that whoever opens the game sees first, and its picture.

use super::state::ShareState;
use crate::app::play::PlayState;
use crate::catalog;
use crate::language::Language;
use crate::play::{Record, Table};
use crate::scene::Scene;

/// A table after so many plies of the line. The line is legal; `None` stands for a fault of this program.
pub(super) fn table_at(state: &PlayState, plies: usize, language: Language) -> Option<Box<dyn Table>> {
    let mut names = state.game.line().to_vec();
    names.truncate(plies);
    let record = Record {
        names,
        ..state.game.record()
    };
    catalog::replayed(&record, language).ok().map(|(table, _)| table)
}

/// The picture of a table, rotated as it is shared.
pub(super) fn scene(table: &dyn Table, share: &ShareState) -> Scene {
    table.scene().rotated(share.rotation)
}
