//! Boards in pages.

use maud::{Markup, PreEscaped};

use tessera_core::language::Language;
use tessera_games::catalog;
use tessera_games::play::Record;

/// The board after the plies of a record, as inline SVG, with what is written on it in a language.
///
/// # Panics
/// If the record cannot be opened: pages only draw records of the catalogue, and a test opens all of them.
pub(super) fn board(record: &str, language: Language) -> Markup {
    let record = Record::parse(record).expect("the catalogue's examples are records");
    let (table, _) = catalog::replayed(&record, language).expect("the catalogue's examples can be opened");
    PreEscaped(table.scene().compact_svg())
}
