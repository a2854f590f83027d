//! How strong the machine plays.

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::{Serialize, Serializer};

use crate::catalog::GameId;
use crate::ladder::{LEVELS, Rung, rungs};
use crate::protocol::{Budget, Engine};

/// How strong the machine plays, counted from 1: a rung of the game's ladder. All but the last think for a fixed
/// number of steps, so that a level is the same on every device.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
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
        let rung = self.rung(game);
        let elo = match rung.elo {
            // The first level is what the others are measured from.
            Some((elo, half @ 1..)) => format!(" · Elo {elo} ± {half}"),
            _ => String::new(),
        };
        format!("Level {}, {}{elo}", self.0, rung.name)
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

impl Serialize for Level {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Level, D::Error> {
        deserializer.deserialize_any(Kept)
    }
}

/// Reads a level as it was kept.
struct Kept;

impl Visitor<'_> for Kept {
    type Value = Level;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a level from 1 to 8")
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Level, E> {
        let level = u8::try_from(number).ok().and_then(Level::numbered);
        level.ok_or_else(|| E::custom("there is no such level"))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Level, E> {
        self.visit_i64(number.try_into().unwrap_or(0))
    }

    /// Earlier versions had three levels, which they named; each goes to the one that is called what it was.
    fn visit_str<E: Error>(self, name: &str) -> Result<Level, E> {
        match name {
            "One" => Ok(Level(3)),
            "Two" => Ok(Level(4)),
            "Three" => Ok(Level(6)),
            _ => self.visit_i64(0),
        }
    }
}
