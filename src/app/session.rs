//! A game as the browser stores it, so that it can be resumed.

use serde::{Deserialize, Serialize};

use super::live_game::{ChanceSeed, LiveGame};
use super::player::Player;
use super::setup::SeatSetup;
use crate::play::Record;

/// A game as the browser stores it: the record, and what a record does not say.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Session {
    /// The record.
    pub record: String,
    /// Who plays, by seat.
    pub players: Vec<Player>,
    /// The names of persons, by seat; empty for the usual ones.
    #[serde(default)]
    pub names: Vec<String>,
    /// The seat that resigned.
    pub resigned: Option<u8>,
    /// Whether the game had ended.
    pub over: bool,
    /// What decides the draws.
    #[serde(default, rename = "luck")]
    pub chance_seed: ChanceSeed,
    /// Whether it is played without aids.
    #[serde(default)]
    pub purist: bool,
}

impl Session {
    /// What is stored of a game.
    pub fn of(game: &LiveGame) -> Session {
        Session {
            record: game.record().to_string(),
            players: game.seats().map(|seat| game.players[seat]).collect(),
            names: game.seats().map(|seat| game.names[seat].clone()).collect(),
            resigned: game.resigned.map(|seat| seat.0),
            over: game.over(),
            chance_seed: game.chance_seed(),
            purist: game.purist,
        }
    }

    /// Gives the seats of a game of the same record to those who played it.
    pub fn seat(&self, game: &mut LiveGame) {
        // Earlier versions stored no names.
        let names = self.names.iter().cloned().chain(std::iter::repeat(String::new()));
        let seats = self.players.iter().zip(names);
        game.seat(seats.map(|(&player, name)| SeatSetup { player, name }).collect());
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
