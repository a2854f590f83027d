//! What sides are called, and which of them the first seat plays.

use tessera_core::game::Seat;
use tessera_core::language::Language;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{Options, Table};

/// A game with these options at its start, which knows how moves read.
fn start(game: &str, options: &str, language: Language) -> Option<Box<dyn Table>> {
    let options = Options::parse(options).ok()?;
    catalog::open(GameId::find(game)?, &options, language).ok()
}

/// What a side is called, as moves that choose it read.
pub(super) fn side_name(game: &str, options: &str, id: &str, language: Language) -> String {
    start(game, options, language).map_or_else(|| id.to_owned(), |table| table.move_text(id))
}

/// What the first seat plays after some moves from the start; empty where seats are all alike, or not settled.
pub fn first_side(game: &str, options: &str, names: &[String], language: Language) -> String {
    let Some(mut table) = start(game, options, language) else {
        return String::new();
    };
    let is_played = names.iter().all(|name| table.play(name).is_ok());
    let side = table.seat_status()[Seat::FIRST].side.filter(|_| is_played);
    side.map_or_else(String::new, |side| side.name.to_owned())
}
