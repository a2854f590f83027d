//! Draws by chance, for programs without a bag of their own.

use tessera_core::game::{StableHasher, Turn, dice};
use tessera_games::play::Table;

/// The outcome of the draw that is due: each by its weight. The same seed gives the same draws, whatever was played between
/// them. Error: no draw is due.
pub(super) fn drawn(table: &dyn Table, seed: u32) -> Result<String, String> {
    let no_draw = || match table.turn() {
        Turn::Seat(seat) => format!("no draw is due: seat {} is to move", seat.0 + 1),
        _ => "no draw is due: the game is over".to_owned(),
    };
    let land = table.land().ok_or_else(no_draw)?;
    let key = StableHasher::new().with(seed.into()).with(land.draws() as u64);
    land.draw(&mut dice(key.key())).ok_or_else(no_draw)
}
