//! A game as the browser keeps it, so that it can be resumed.

use serde::{Deserialize, Serialize};

use super::game::{ChanceSeed, LiveGame};
use super::player::Player;
use super::setup::SeatSetup;
use crate::play::Record;

/// A game as the browser keeps it: the record, and what a record does not say.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Session {
    /// The record.
    pub record: String,
    /// Who plays, by seat.
    pub players: Vec<Player>,
    /// The names that persons go by, by seat.
    #[serde(default)]
    pub names: Vec<String>,
    /// The seat that gave up.
    pub resigned: Option<u8>,
    /// Whether the game had ended.
    pub over: bool,
    /// What decides at chance plies.
    #[serde(default)]
    pub luck: ChanceSeed,
    /// Whether it is played without aids.
    #[serde(default)]
    pub purist: bool,
}

impl Session {
    /// What to keep of a game.
    pub fn of(game: &LiveGame) -> Session {
        Session {
            record: game.record().to_string(),
            players: game.seats().map(|seat| game.players[seat]).collect(),
            names: game.seats().map(|seat| game.names[seat].clone()).collect(),
            resigned: game.resigned.map(|seat| seat.0),
            over: game.over(),
            luck: game.luck(),
            purist: game.purist,
        }
    }

    /// Seats those who played at a game of the same record.
    pub fn seat(&self, game: &mut LiveGame) {
        // What earlier versions kept has no names.
        let names = self.names.iter().cloned().chain(std::iter::repeat(String::new()));
        let chairs = self.players.iter().zip(names);
        game.seat(chairs.map(|(&player, name)| SeatSetup { player, name }).collect());
        game.purist = self.purist;
    }

    /// Whether a record is of the same game: it begins with all that was played.
    pub fn continues(&self, record: &Record) -> bool {
        let Ok(kept) = Record::parse(&self.record) else {
            return false;
        };
        // A shorter one may be anybody's: it must not tell what this game's bag holds.
        kept.game == record.game && kept.options == record.options && record.names.starts_with(&kept.names)
    }
}
