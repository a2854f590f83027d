//! A game as the device keeps it, so that it can be continued.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize};

use super::by_link::ByLink;
use super::game_summary;
use super::link::tidy_name;
use super::live_game::{ChanceSeed, LiveGame};
use super::outcome::Outcome;
use super::player::Player;
use super::readable::{readable, readable_each, readable_names};
use super::setup::SeatSetup;
use super::tidy_name::tidy;
use tessera_core::language::Language;
use tessera_core::scene::Drawing;
use tessera_games::play::Record;

/// The number under which a game is kept on the device: 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct SaveId(u64);

impl SaveId {
    /// The id of these random bits.
    pub fn new(bits: u64) -> SaveId {
        SaveId(bits)
    }
}

impl fmt::Display for SaveId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// Text that is not 16 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSaveId;

impl fmt::Display for NoSaveId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected 16 hexadecimal digits")
    }
}

impl FromStr for SaveId {
    type Err = NoSaveId;

    fn from_str(text: &str) -> Result<SaveId, NoSaveId> {
        let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
        if text.len() == 16 && text.bytes().all(is_digit) {
            u64::from_str_radix(text, 16).map(SaveId).map_err(|_| NoSaveId)
        } else {
            Err(NoSaveId)
        }
    }
}

impl TryFrom<String> for SaveId {
    type Error = NoSaveId;

    fn try_from(text: String) -> Result<SaveId, NoSaveId> {
        text.parse()
    }
}

impl From<SaveId> for String {
    fn from(id: SaveId) -> String {
        id.to_string()
    }
}

/// Where a game that is played is kept.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SaveSlot {
    pub id: SaveId,
    /// Which writings the kept game contained when this page opened it, as `www/saved_games.js` writes it; empty for a game
    /// that began here. By it that script sees that two tabs go on with a game, and lets neither overwrite the other.
    pub stamp: String,
    /// What a person calls the game; empty for the usual name. Only `www/saved_games.js` changes it.
    pub name: String,
}

impl SaveSlot {
    /// The slot of a game that begins here.
    pub fn new(id: SaveId) -> SaveSlot {
        SaveSlot {
            id,
            ..SaveSlot::default()
        }
    }
}

/// A game as the device keeps it: the record, what a record does not say, and what the home page shows of it.
///
/// A part that cannot be read is replaced by its default: only the id and the record must be there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SavedGame {
    /// The id; 0 of a game in a file, which has none.
    #[serde(default)]
    pub id: SaveId,
    /// See [`SaveSlot::stamp`].
    #[serde(default, deserialize_with = "readable")]
    pub stamp: String,
    pub record: String,
    /// See [`SaveSlot::name`].
    #[serde(
        default,
        deserialize_with = "readable_title",
        skip_serializing_if = "String::is_empty"
    )]
    pub name: String,
    /// Who plays, by seat.
    #[serde(default, deserialize_with = "readable_each")]
    pub players: Vec<Player>,
    /// The names of persons, by seat; empty for the usual ones.
    #[serde(default, deserialize_with = "readable_names")]
    pub names: Vec<String>,
    /// Whether the game had ended.
    #[serde(default, deserialize_with = "readable")]
    pub over: bool,
    /// Whether anybody had decided anything.
    #[serde(default, deserialize_with = "readable")]
    pub begun: bool,
    /// What decides the draws.
    #[serde(default, rename = "luck", deserialize_with = "readable")]
    pub chance_seed: ChanceSeed,
    /// Whether it is played without aids.
    #[serde(default, deserialize_with = "readable")]
    pub purist: bool,
    /// How many hints were asked for.
    #[serde(default, deserialize_with = "readable", skip_serializing_if = "is_none_asked")]
    pub hints: u32,
    /// How many moves were taken back after a warning.
    #[serde(default, deserialize_with = "readable", skip_serializing_if = "is_none_asked")]
    pub retries: u32,
    /// The variations, comments and signs of its review, as [`kept_tree`](super::records::kept_tree) writes them; empty for
    /// none.
    #[serde(
        default,
        deserialize_with = "readable",
        skip_serializing_if = "String::is_empty"
    )]
    pub tree: String,
    /// What a game by link is besides, as [`ByLink`] is written; empty for others. For the home page `mine` stands behind it where
    /// somebody on this device is to decide.
    #[serde(
        default,
        deserialize_with = "readable",
        skip_serializing_if = "String::is_empty"
    )]
    pub by_link: String,
    /// How a game of one person against one level ended, as [`Outcome`] is written; empty for any other.
    #[serde(
        default,
        deserialize_with = "readable",
        skip_serializing_if = "String::is_empty"
    )]
    pub outcome: String,
    /// How far the game has come and whose turn it is, or how it ended, in the language of the page that kept it.
    #[serde(default, deserialize_with = "readable_text")]
    pub text: String,
    /// The board, which is drawn less often than the game is kept; without it, the kept picture stays.
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub picture: Option<Drawing>,
}

/// The longest line of text on how far a game has come, in characters.
const LONGEST_TEXT: usize = 200;

/// Reads a line of text that home shows.
fn readable_text<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let text: String = readable(from)?;
    Ok(tidy(&text, LONGEST_TEXT))
}

/// Reads what a person calls a game.
fn readable_title<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    let title: String = readable(from)?;
    Ok(tidy(&title, SavedGame::LONGEST_NAME))
}

/// What stands behind the rest where somebody on this device is to decide.
const MINE: &str = " mine";

/// Whether nothing of this kind was asked for: most games do not say so.
fn is_none_asked(count: &u32) -> bool {
    *count == 0
}

impl SavedGame {
    /// The longest name that a person may give a game, in characters.
    pub const LONGEST_NAME: usize = 60;

    /// What is kept of a game that was not reviewed.
    pub fn of(game: &LiveGame, slot: &SaveSlot, language: Language) -> SavedGame {
        SavedGame {
            id: slot.id,
            stamp: slot.stamp.clone(),
            name: slot.name.clone(),
            record: game.record().to_string(),
            players: game.seats().map(|seat| game.players[seat]).collect(),
            names: game.seats().map(|seat| game.names[seat].clone()).collect(),
            over: game.is_finished() || game.is_left_to_engines(),
            // An invitation that was sent is waited for.
            begun: game.is_begun() || game.by_link.is_some_and(|by_link| by_link.is_told),
            chance_seed: game.chance_seed(),
            purist: game.purist,
            hints: game.hints,
            retries: game.retries,
            tree: String::new(),
            by_link: game.by_link.map_or_else(String::new, |by_link| {
                let is_mine = !game.is_finished() && !game.is_elsewhere(by_link.to);
                format!("{by_link}{}", if is_mine { MINE } else { "" })
            }),
            outcome: Outcome::of(game).map_or_else(String::new, |outcome| outcome.to_string()),
            text: game_summary::text(game, language),
            picture: None,
        }
    }

    /// Where the game is kept.
    pub fn slot(&self) -> SaveSlot {
        SaveSlot {
            id: self.id,
            stamp: self.stamp.clone(),
            name: self.name.clone(),
        }
    }

    /// Gives the seats of a game of the same record to those who played it.
    pub fn seat(&self, game: &mut LiveGame) {
        // Earlier versions stored no names.
        let names = self.names.iter().cloned().chain(std::iter::repeat(String::new()));
        let seats = self.players.iter().zip(names);
        // Whoever reviews a game decides for every seat.
        game.by_link = self.by_link().filter(|_| game.mode.is_kept());
        // Without a link nobody elsewhere can play.
        let player = |player| match (player, game.by_link) {
            (Player::Elsewhere, None) => Player::Person,
            _ => player,
        };
        // They may have come with a file of somebody else.
        let seated = seats.map(|(&seated, name)| SeatSetup {
            player: player(seated),
            name: tidy_name(&name),
        });
        game.seat(seated.collect());
        game.purist = self.purist;
        game.hints = self.hints;
        game.retries = self.retries;
    }

    /// What the game is besides, if friends play it by link.
    pub fn by_link(&self) -> Option<ByLink> {
        self.by_link.parse().ok()
    }

    /// Whether a record is of the same game and begins with all that was played.
    pub fn continues(&self, record: &Record) -> bool {
        let Ok(kept) = Record::parse(&self.record) else {
            return false;
        };
        // A shorter one may be anybody's: it must not tell what this game's bag holds.
        kept.is_same_game(record) && record.names.starts_with(&kept.names)
    }

    /// Whether a record is of the same game and all that was played begins with it.
    pub fn begins_with(&self, record: &Record) -> bool {
        Record::parse(&self.record)
            .is_ok_and(|kept| kept.is_same_game(record) && kept.names.starts_with(&record.names))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_id_of_a_kept_game_is_sixteen_small_hexadecimal_digits() {
        let text = "0123456789abcdef";
        assert_eq!(
            text.parse::<SaveId>().map(|id| id.to_string()).as_deref(),
            Ok(text)
        );
        for other in [
            "",
            "0123",
            "0123456789abcdef0",
            "0123456789ABCDEF",
            "0123456789abcdeg",
        ] {
            assert!(other.parse::<SaveId>().is_err(), "{other}");
        }
    }
}
