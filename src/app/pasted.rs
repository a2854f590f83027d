//! A game that a person has pasted: a link in any text, a record, or a file that this site has saved.

use serde::Deserialize;

use super::json_fault::{JsonFault, json_fault};
use super::link::{BadLink, Link};
use super::saved_game::SavedGame;
use crate::catalog::BadGame;
use crate::play::{BadRecord, RECORD_LIMIT, RecordFault};

/// What a file of one game says of itself; `www/home.js` writes it.
const GAME_FILE: &str = "tessera-game";
/// What a file of all that the device keeps says of itself; `www/saved_games.js` writes it.
const DATA_FILE: &str = "tessera-data";

/// JSON that was pasted, as far as it is known.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub struct PastedJson {
    /// What the file says of itself.
    #[serde(default)]
    pub format: String,
    /// The game in it, if it can be read as one.
    #[serde(skip)]
    pub game: Option<SavedGame>,
}

/// A game that was pasted.
#[derive(Clone, PartialEq, Debug)]
pub enum Pasted {
    /// A link or a record.
    Link(Link),
    /// A game with those who play it, which is kept under no id yet.
    Game(Box<SavedGame>),
}

/// Why a text opens no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadPaste {
    /// The line, counted from 1; 0 where the text as a whole is meant.
    pub line: usize,
    /// The character in the line, counted from 1.
    pub column: usize,
    /// What is wrong there.
    pub why: PasteFault,
}

/// What is wrong with a text that opens no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PasteFault {
    /// There is nothing in it.
    Empty,
    /// It is no link to a game.
    Link(BadLink),
    /// It is of no known game, or has options that the game does not.
    Unplayable(BadGame),
    /// It is an address without a game.
    NoFragment,
    /// It is of Abstract Play, whose names of games and moves are others.
    AbstractPlay,
    /// It begins as JSON and is none.
    Json(JsonFault),
    /// It is JSON without a game of ours.
    OtherJson,
    /// It is JSON, but not with all that a device keeps.
    OtherData,
    /// It holds all that a device keeps.
    AllData,
}

impl BadPaste {
    /// A fault of the text as a whole.
    pub fn of_the_whole(why: PasteFault) -> BadPaste {
        BadPaste {
            line: 0,
            column: 0,
            why,
        }
    }
}

/// Reads what was pasted. `json` is what the browser has read of it; `None` if it is no JSON.
pub fn pasted(text: &str, json: Option<PastedJson>) -> Result<Pasted, BadPaste> {
    let whole = BadPaste::of_the_whole;
    let too_long = BadRecord {
        at: RECORD_LIMIT,
        why: RecordFault::TooLong(RECORD_LIMIT),
    };
    // A file has names and brackets besides the record.
    if text.len() > 2 * RECORD_LIMIT {
        return Err(whole(PasteFault::Link(BadLink::Record(too_long))));
    }
    let trimmed = text.trim_start_matches(|letter: char| letter.is_whitespace() || letter == '\u{feff}');
    let start = text.len() - trimmed.len();
    let trimmed = trimmed.trim_end();
    if trimmed.is_empty() {
        return Err(whole(PasteFault::Empty));
    }
    if trimmed.starts_with(['{', '[']) {
        if let Some(fault) = json_fault(trimmed) {
            return Err(at(text, start + fault.at, PasteFault::Json(fault)));
        }
        return from_json(trimmed, json.unwrap_or_default()).map_err(whole);
    }
    if trimmed.contains("abstractplay.com") {
        return Err(whole(PasteFault::AbstractPlay));
    }
    // A link may stand in a message.
    let (from, link) = match trimmed.split_once('#') {
        Some((before, after)) => {
            let link = after.split_whitespace().next().unwrap_or_default();
            (start + before.len() + 1, link)
        }
        None if trimmed.contains("://") => return Err(whole(PasteFault::NoFragment)),
        None => (start, trimmed),
    };
    match Link::parse(link) {
        Ok(link) => Ok(Pasted::Link(link)),
        Err(fault) => Err(at(text, from + fault.at(), PasteFault::Link(fault))),
    }
}

/// Why a text is no file with all that a device keeps, where it is none.
pub fn bad_data(text: &str) -> BadPaste {
    match json_fault(text) {
        Some(fault) => at(text, fault.at, PasteFault::Json(fault)),
        None => BadPaste::of_the_whole(PasteFault::OtherData),
    }
}

/// The game in JSON.
fn from_json(text: &str, json: PastedJson) -> Result<Pasted, PasteFault> {
    match (json.format.as_str(), json.game) {
        (GAME_FILE, Some(game)) => Ok(Pasted::Game(Box::new(game))),
        (DATA_FILE, _) => Err(PasteFault::AllData),
        // Their records begin with a header of site, game and players.
        _ if text.contains("\"header\"") && text.contains("\"moves\"") => Err(PasteFault::AbstractPlay),
        _ => Err(PasteFault::OtherJson),
    }
}

/// A fault at a byte of a text.
fn at(text: &str, byte: usize, why: PasteFault) -> BadPaste {
    let mut end = byte.min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let before = &text[..end];
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    BadPaste {
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
        why,
    }
}
