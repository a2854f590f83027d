//! The puzzle of the day: the same for everybody, found without a server.

use crate::catalog::GameId;
use crate::game::StableHasher;

/// The game of the puzzle of a day, counted in days since 1970-01-01 UTC. The games take turns. `passed_over` is how many
/// games were left out because they have no puzzles.
pub fn daily_game(day: u32, passed_over: usize) -> GameId {
    let games = GameId::ALL;
    games[(day as usize % games.len() + passed_over) % games.len()]
}

/// The place of the puzzle of a day among so many of its game; `None` where there are none. With other puzzles on the site a
/// day has another one.
pub fn daily_place(day: u32, puzzles: usize) -> Option<usize> {
    let key = StableHasher::new().with(day.into()).key();
    let place = key.checked_rem(puzzles as u64)?;
    Some(place as usize)
}
