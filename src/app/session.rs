//! A game as the browser keeps it, so that it can be resumed.

use serde::{Deserialize, Serialize};

use super::game::{LiveGame, Luck};
use super::player::Player;
use crate::game::{BySeat, Seat};
use crate::play::Record;

/// A game as the browser keeps it: the record, and what a record does not say.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Session {
    /// The record.
    pub record: String,
    /// Who plays, by seat.
    pub players: Vec<Player>,
    /// The seat that gave up.
    pub resigned: Option<u8>,
    /// Whether the game had ended.
    pub over: bool,
    /// What decides at chance plies.
    #[serde(default)]
    pub luck: Luck,
}

impl Session {
    /// What to keep of a game.
    pub fn of(game: &LiveGame) -> Session {
        Session {
            record: game.record().to_string(),
            players: Seat::all(game.table().seats())
                .map(|seat| game.players[seat])
                .collect(),
            resigned: game.resigned.map(|seat| seat.0),
            over: game.over(),
            luck: game.luck(),
        }
    }

    /// Who plays, by seat.
    pub fn seated(&self) -> BySeat<Player> {
        let mut players = BySeat::default();
        for (place, &player) in players.0.iter_mut().zip(&self.players) {
            *place = player;
        }
        players
    }

    /// Whether a record is of the same game: one line begins with the other.
    pub fn continues(&self, record: &Record) -> bool {
        let Ok(kept) = Record::parse(&self.record) else {
            return false;
        };
        let common = kept.names.len().min(record.names.len());
        kept.game == record.game
            && kept.options == record.options
            && kept.names[..common] == record.names[..common]
    }
}
