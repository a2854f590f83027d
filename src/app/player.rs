//! Who sits at a seat.

use serde::{Deserialize, Serialize};

use crate::protocol::{Budget, Engine};

/// How strong the machine plays: by a fixed number of search steps, so that a level is the same on every
/// device.
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

    /// What people read.
    pub fn label(self) -> &'static str {
        match self {
            Level::One => "Level 1, casual",
            Level::Two => "Level 2, steady",
            Level::Three => "Level 3, strong",
        }
    }

    /// The search the level uses.
    pub fn engine(self) -> Engine {
        Engine::UCT
    }

    /// How many steps the search may take.
    pub fn budget(self) -> Budget {
        Budget::Steps(match self {
            Level::One => 200,
            Level::Two => 4_000,
            Level::Three => 60_000,
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
