//! The addresses of puzzles.
//!
//! ```text
//! address     = puzzle [ "/path" ] [ orientation ]     with "/path" the next puzzle is that of the path
//! puzzle      = "daily" | GAME "-" NUMBER     NUMBER is from 1 on and has no zeros before it
//! orientation = "/r" [ SYMMETRY ]             SYMMETRY is from 1 to 11; without it one is drawn at random
//! ```
//!
//! `SYMMETRY` counts the symmetries of the game's rules: rotations, then reflections, by ascending angle
//! ([`Scene::symmetries`](tessera_core::scene::Scene::symmetries)). Without an orientation the puzzle stands as in its file.

use std::fmt;
use std::str::FromStr;

use tessera_games::catalog::GameId;

/// Which puzzle an address names, and how its board is mapped to itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleAddress {
    pub name: PuzzleName,
    /// Whether the puzzles of its [path](tessera_protocol::puzzles::Path) follow, and not those of the file.
    pub on_path: bool,
    /// The number of the symmetry, 0 for the puzzle as it stands in its file; `None` to have one drawn at random.
    pub orientation: Option<u8>,
}

/// What a puzzle is called in its address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleName {
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

/// What says that the puzzles of a path follow.
const PATH: &str = "/path";

/// What an orientation begins with.
const ORIENTATION: &str = "/r";

/// The most symmetries that a board has besides the identity: those of a hexagon.
const MOST_SYMMETRIES: u32 = 11;

impl FromStr for PuzzleAddress {
    type Err = NoPuzzleAddress;

    fn from_str(text: &str) -> Result<PuzzleAddress, NoPuzzleAddress> {
        let (name, orientation) = match text.split_once(ORIENTATION) {
            // No id of a game has a slash.
            Some((name, "")) => (name, None),
            Some((name, digits)) => {
                let symmetry = number(digits).filter(|&symmetry| symmetry <= MOST_SYMMETRIES);
                (name, Some(symmetry.ok_or(NoPuzzleAddress)? as u8))
            }
            None => (text, Some(0)),
        };
        let (name, on_path) = match name.strip_suffix(PATH) {
            Some(name) => (name, true),
            None => (name, false),
        };
        let name = name.parse()?;
        // The puzzle of the day is on no path.
        if on_path && name == PuzzleName::Daily {
            return Err(NoPuzzleAddress);
        }
        Ok(PuzzleAddress {
            name,
            on_path,
            orientation,
        })
    }
}

impl FromStr for PuzzleName {
    type Err = NoPuzzleAddress;

    fn from_str(text: &str) -> Result<PuzzleName, NoPuzzleAddress> {
        if text == DAILY {
            return Ok(PuzzleName::Daily);
        }
        let (game, digits) = text.rsplit_once('-').ok_or(NoPuzzleAddress)?;
        let game = GameId::find(game).ok_or(NoPuzzleAddress)?;
        let number = number(digits).ok_or(NoPuzzleAddress)?;
        Ok(PuzzleName::Of(game, number))
    }
}

/// A number from 1 on, which is written in one way only.
fn number(digits: &str) -> Option<u32> {
    let number: u32 = digits.parse().ok()?;
    (number >= 1 && number.to_string() == digits).then_some(number)
}

impl fmt::Display for PuzzleAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.name.fmt(f)?;
        if self.on_path {
            f.write_str(PATH)?;
        }
        match self.orientation {
            Some(0) => Ok(()),
            Some(symmetry) => write!(f, "{ORIENTATION}{symmetry}"),
            None => f.write_str(ORIENTATION),
        }
    }
}

impl fmt::Display for PuzzleName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PuzzleName::Daily => f.write_str(DAILY),
            PuzzleName::Of(game, number) => write!(f, "{}-{number}", game.id()),
        }
    }
}
