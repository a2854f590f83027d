//! Who sits at a seat.

use serde::{Deserialize, Serialize};

use crate::catalog::GameId;
use crate::protocol::{Budget, Engine};

/// How strong the machine plays: by a search and a fixed number of its steps, so that a level is the same on
/// every device.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Level {
    /// Sees a move or two.
    One,
    /// A fair opponent after a few games.
    Two,
    /// Thinks for a second or so.
    Three,
}

impl Level {
    /// The levels, weakest first.
    pub const ALL: [Level; 3] = [Level::One, Level::Two, Level::Three];

    /// The level's number, counted from 1.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The level with this number.
    pub fn numbered(number: u8) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.number() == number)
    }

    /// What people read where the levels are chosen from.
    pub const fn label(self) -> &'static str {
        match self {
            Level::One => "AI, level 1 (casual)",
            Level::Two => "AI, level 2 (steady)",
            Level::Three => "AI, level 3 (strong)",
        }
    }

    /// The same where there is little room.
    pub const fn short(self) -> &'static str {
        match self {
            Level::One => "AI 1",
            Level::Two => "AI 2",
            Level::Three => "AI 3",
        }
    }

    /// The search the level uses in a game.
    pub fn engine(self, game: GameId) -> Engine {
        match (game, self) {
            // Measured: `docs/strength.md`.
            (GameId::Carcassonne, Level::Two) => Engine::Greedy,
            _ => Engine::UCT,
        }
    }

    /// How many steps the search may take in a game.
    pub fn budget(self, game: GameId) -> Budget {
        Budget::Steps(match (game, self) {
            (GameId::Carcassonne, Level::One) => 300,
            // More than there are ever moves to be weighed.
            (GameId::Carcassonne, Level::Two) => 10_000,
            (GameId::Carcassonne, Level::Three) => 10_000,
            (_, Level::One) => 200,
            (_, Level::Two) => 4_000,
            (_, Level::Three) => 60_000,
        })
    }
}

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub enum Player {
    /// A person at this device.
    #[default]
    Person,
    /// The engine.
    Machine(Level),
}
