//! The addresses of puzzles.
//!
//! ```text
//! address = "daily" | GAME "-" NUMBER         NUMBER is from 1 on and has no zeros before it
//! ```

use std::fmt;
use std::str::FromStr;

use crate::catalog::GameId;

/// Which puzzle an address names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleAddress {
    /// The puzzle of the day.
    Daily,
    /// The puzzle of a game with this number.
    Of(GameId, u32),
}

/// The text names no puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoPuzzleAddress;

/// The address of the puzzle of the day.
const DAILY: &str = "daily";

impl FromStr for PuzzleAddress {
    type Err = NoPuzzleAddress;

    fn from_str(text: &str) -> Result<PuzzleAddress, NoPuzzleAddress> {
        if text == DAILY {
            return Ok(PuzzleAddress::Daily);
        }
        let (game, digits) = text.rsplit_once('-').ok_or(NoPuzzleAddress)?;
        let game = GameId::find(game).ok_or(NoPuzzleAddress)?;
        let number: u32 = digits.parse().map_err(|_| NoPuzzleAddress)?;
        // A number is written in one way only.
        match number >= 1 && number.to_string() == digits {
            true => Ok(PuzzleAddress::Of(game, number)),
            false => Err(NoPuzzleAddress),
        }
    }
}

impl fmt::Display for PuzzleAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleAddress::Daily => f.write_str(DAILY),
            PuzzleAddress::Of(game, number) => write!(f, "{}-{number}", game.id()),
        }
    }
}
