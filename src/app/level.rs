//! How strong the machine plays.

use serde::{Deserialize, Serialize};

use crate::catalog::GameId;
use crate::ladder::{LEVELS, Rung, rungs};
use crate::protocol::{Budget, Engine};

/// How strong the machine plays, counted from 1: a rung of the game's ladder. All but the last think for a fixed
/// number of steps, so that a level is the same on every device.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Level(u8);

impl Level {
    /// What a first visitor plays against.
    pub const USUAL: Level = Level(2);
    /// What one watches when the machine plays itself: quick, and no nonsense.
    pub const WATCHED: Level = Level(4);

    /// The levels, weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=LEVELS as u8).map(Level)
    }

    /// The level's number, counted from 1.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The level with this number.
    pub fn numbered(number: u8) -> Option<Level> {
        Level::all().find(|level| level.0 == number)
    }

    fn rung(self, game: GameId) -> &'static Rung {
        &rungs(game)[usize::from(self.0) - 1]
    }

    /// What people read where the levels are chosen from: `Level 3, Casual · Elo 640 ± 45`, without the Elo
    /// where it was not measured.
    pub fn label(self, game: GameId) -> String {
        let elo = match self.rung(game).elo {
            // The first level is what the others are measured from.
            Some((elo, half @ 1..)) => format!(" · Elo {elo} ± {half}"),
            _ => String::new(),
        };
        self.title(game) + &elo
    }

    /// What it is called: `Level 3, Casual`.
    pub fn title(self, game: GameId) -> String {
        format!("Level {}, {}", self.0, self.rung(game).name)
    }

    /// The search the level uses in a game.
    pub fn engine(self, game: GameId) -> Engine {
        self.rung(game).engine
    }

    /// How long the search may take in a game; where it is a time, it is the one that the person chose.
    pub fn budget(self, game: GameId, think_millis: u32) -> Budget {
        match self.rung(game).budget {
            Budget::Millis(_) => Budget::Millis(think_millis),
            steps => steps,
        }
    }

    /// Whether it thinks for as long as the person chose.
    pub fn is_timed(self, game: GameId) -> bool {
        matches!(self.rung(game).budget, Budget::Millis(_))
    }
}

impl From<Level> for String {
    fn from(level: Level) -> String {
        level.0.to_string()
    }
}

impl TryFrom<String> for Level {
    type Error = &'static str;

    /// Earlier versions had three levels, which they named; each goes to the one that is called what it was.
    fn try_from(kept: String) -> Result<Level, &'static str> {
        match kept.as_str() {
            "One" => Ok(Level(3)),
            "Two" => Ok(Level(4)),
            "Three" => Ok(Level(6)),
            number => number
                .parse()
                .ok()
                .and_then(Level::numbered)
                .ok_or("no such level"),
        }
    }
}
