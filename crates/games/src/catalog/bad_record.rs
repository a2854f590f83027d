//! What is wrong with text that is no record, where games are known by their ids.

use std::fmt;

use super::list::{BadGame, GameId};
use crate::play::{BadRecord, RecordFault};

impl BadRecord {
    /// That no game has the id with which the record begins: what is wrong behind it is of no use to anybody then.
    pub fn unknown_game(&self) -> Option<BadGame> {
        let id = self.game.as_deref()?;
        GameId::find(id)
            .is_none()
            .then(|| BadGame::Unknown(id.to_owned()))
    }
}

/// English, for `lab` and for developers; the page words the facts itself.
impl fmt::Display for BadRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(fault) = self.unknown_game() {
            return fault.fmt(f);
        }
        write!(f, "at character {}: ", self.at + 1)?;
        match &self.why {
            RecordFault::TooLong(most) => write!(f, "expected at most {most} characters"),
            RecordFault::Character => {
                f.write_str("only letters, digits and - _ ~ = . / @ are used in records")
            }
            RecordFault::Ply => f.write_str("expected the number of a ply after @"),
            RecordFault::Name => f.write_str("expected the name of a move"),
            RecordFault::Option(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for BadRecord {}
