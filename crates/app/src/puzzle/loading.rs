//! A puzzle before its file is there.

use super::address::{PuzzleAddress, PuzzleName};
use super::daily::daily_game;
use tessera_games::catalog::GameId;

/// A puzzle whose file is being fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleLoading {
    pub address: PuzzleAddress,
    /// The local date, counted from 1970-01-01, once it is known.
    pub day: Option<u32>,
    /// How many games without puzzles were passed over for the puzzle of the day.
    pub passed_over: usize,
}

impl PuzzleLoading {
    /// A puzzle of which nothing is known but its address.
    pub(super) fn new(address: PuzzleAddress) -> PuzzleLoading {
        PuzzleLoading {
            address,
            day: None,
            passed_over: 0,
        }
    }

    /// The game whose file is wanted, once that is known.
    pub fn game(&self) -> Option<GameId> {
        match self.address.name {
            PuzzleName::Of(game, _) => Some(game),
            PuzzleName::Daily => Some(daily_game(self.day?, self.passed_over)),
        }
    }
}
