//! Positions that are one another mirrored or rotated.

use tessera_games::catalog::GameId;
use tessera_games::play::{Notation, Options, Record, replay};
use tessera_report::{Board, replayer};

/// The symmetries of a game's board after which the game is the same.
pub(super) struct Symmetries {
    /// `None` where the board grows.
    board: Option<Board>,
}

impl Symmetries {
    /// Those of a game with these options, which have been checked.
    pub fn of(game: GameId, options: &Options) -> Symmetries {
        let board = replayer(game, options)
            .ok()
            .and_then(|replayer| replayer.board().cloned());
        Symmetries { board }
    }

    /// A key of the last position of a record that is the same for all its images; `None` for a record that is not legal.
    pub fn key<G: Notation>(&self, game: &G, record: &str) -> Option<u64> {
        let names = Record::parse(record).ok()?.names;
        let key = |names: &[String]| Some(game.key(&replay(game, names).ok()?));
        let mut least = key(&names)?;
        let Some(board) = &self.board else {
            return Some(least);
        };
        for symmetry in board.symmetries.iter().filter(|symmetry| symmetry.keeps_rules) {
            let image = |name: &String| {
                let mapped = board.mapped_name(name, &symmetry.map);
                mapped.unwrap_or_else(|| name.clone())
            };
            let image: Vec<String> = names.iter().map(image).collect();
            least = least.min(key(&image)?);
        }
        Some(least)
    }
}
