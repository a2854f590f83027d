//! How arguments that several commands share are read.

use tessera_cli::failure::Failure;
use tessera_core::quoted::Quoted;
use tessera_games::catalog::{BadGame, GameId};
use tessera_games::play::{BadOption, Options};

pub(super) fn game(id: &str) -> Result<GameId, BadGame> {
    GameId::find(id).ok_or_else(|| BadGame::Unknown(id.to_owned()))
}

/// Options as records write them; which of them a game has is checked when it is set up.
pub(super) fn options(text: &str) -> Result<Options, BadOption> {
    Options::parse(text)
}

/// How many pairs make up so many games.
pub(super) fn pairs(games: u32, seats: u32) -> Result<u32, Failure> {
    if games > 0 && games.is_multiple_of(seats) {
        Ok(games / seats)
    } else {
        Err(Failure::Usage(format!(
            "each opening is played once from each seat, so expected a multiple of {seats} games"
        )))
    }
}

/// A factor of thinking times: from a millionth to 100.
pub(super) fn scale(text: &str) -> Result<f64, String> {
    let scale = text.parse().ok().filter(|scale| (1e-6..=100.0).contains(scale));
    scale.ok_or_else(|| format!("expected a number from 0.000001 to 100, got {}", Quoted(text)))
}
