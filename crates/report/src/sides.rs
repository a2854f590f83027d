//! What sides are called, and which of them the first seat plays.

use super::envelope::Report;
use tessera_core::game::Seat;
use tessera_core::language::Language;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{Options, Table};

/// A game at its start, which knows how moves read.
fn start(report: &Report, language: Language) -> Option<Box<dyn Table>> {
    let options = Options::parse(&report.options).ok()?;
    catalog::open(GameId::find(&report.game)?, &options, language).ok()
}

/// What a side is called, as moves that choose it read.
pub(super) fn side_name(report: &Report, id: &str, language: Language) -> String {
    start(report, language).map_or_else(|| id.to_owned(), |table| table.move_text(id))
}

/// What the first seat plays after some moves from the start; empty where seats are all alike, or not settled.
pub fn first_side(report: &Report, names: &[String], language: Language) -> String {
    let Some(mut table) = start(report, language) else {
        return String::new();
    };
    let is_played = names.iter().all(|name| table.play(name).is_ok());
    let side = table.seat_status()[Seat::FIRST].side.filter(|_| is_played);
    side.map_or_else(String::new, |side| side.name.to_owned())
}
