//! A game as text: `linage/size=9.komi=bid/komi-6_5.vertical.e5.f6.pass@3`.
//!
//! The record is the save file, the share link (`#` + record), the undo stack and the question put to an
//! engine. Every character is legal in a URL fragment. `@3` is the ply to show, counted in names from the
//! start; without it the last one is shown.
//!
//! # Stability
//! A name may be added to a game, never re-used for something else: `tests/rules/goldens.rs` holds that.

use std::fmt;

use super::options::{BadOption, Options};

/// The longest record that is read from a link, in bytes: whoever follows a link does not know what it holds, and some
/// programs cut longer ones off.
pub const LINK_LIMIT: usize = 8_000;

/// The longest record that is read at all, in bytes: of a file, or of what the device keeps.
pub const RECORD_LIMIT: usize = 1_000_000;

/// A game as its names in order. Whether the names are legal is known only to the game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record {
    /// The game's id: `linage`.
    pub game: String,
    /// The options as given.
    pub options: Options,
    /// The names of the moves and outcomes, first ply first.
    pub names: Vec<String>,
    /// How many of the names lie on the table when the record is shown; all if `None`.
    pub shown: Option<usize>,
}

/// Text that is no record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadRecord {
    /// The byte at which reading stopped.
    pub at: usize,
    /// What is wrong there.
    pub why: RecordFault,
    /// The id of the game with which the text begins, if that can be read.
    pub game: Option<Box<str>>,
}

/// What is wrong with text that is no record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFault {
    /// It has more than so many bytes.
    TooLong(usize),
    /// A character is not used in records.
    Character,
    /// After `@` stands no number.
    Ply,
    /// Where the name of a move is expected stands none.
    Name,
    /// The options cannot be read.
    Option(Box<BadOption>),
}

impl Record {
    /// Reads a record from a link, which has at most [`LINK_LIMIT`] bytes.
    pub fn from_link(text: &str) -> Result<Record, BadRecord> {
        Record::parse_limited(text, LINK_LIMIT)
    }

    /// Reads a record of at most [`RECORD_LIMIT`] bytes; options and names are checked when the game is opened.
    pub fn parse(text: &str) -> Result<Record, BadRecord> {
        Record::parse_limited(text, RECORD_LIMIT)
    }

    fn parse_limited(text: &str, most: usize) -> Result<Record, BadRecord> {
        let fault = |at: usize, why: RecordFault| BadRecord {
            at,
            why,
            game: text
                .get(..at)
                .and_then(|read| Some(read.split_once('/')?.0.into())),
        };
        let bad = |at: usize, why: RecordFault| Err(fault(at, why));
        if text.len() > most {
            let (at, why) = (most, RecordFault::TooLong(most));
            return Err(BadRecord { at, why, game: None });
        }
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_~=./@".contains(&byte);
        if let Some(at) = text.bytes().position(|byte| !plain(byte)) {
            return bad(at, RecordFault::Character);
        }
        let (body, shown) = match text.split_once('@') {
            None => (text, None),
            Some((body, digits)) => match digits.parse() {
                Ok(ply) => (body, Some(ply)),
                Err(_) => return bad(body.len() + 1, RecordFault::Ply),
            },
        };
        let mut parts = body.splitn(3, '/');
        let game = parts.next().unwrap_or_default();
        let options_text = parts.next().unwrap_or_default();
        let options = Options::parse(options_text)
            .map_err(|error| fault(game.len() + 1, RecordFault::Option(Box::new(error))))?;
        let names_text = parts.next().unwrap_or_default();
        let mut at = game.len() + options_text.len() + 2;
        let mut names = Vec::new();
        if !names_text.is_empty() {
            for name in names_text.split('.') {
                if name.is_empty() || name.contains(['/', '=', '@']) {
                    return bad(at, RecordFault::Name);
                }
                at += name.len() + 1;
                names.push(name.to_owned());
            }
        }
        Ok(Record {
            game: game.into(),
            options,
            names,
            shown,
        })
    }
}

impl Record {
    /// Whether the other record is of the same game with the same options.
    pub fn is_same_game(&self, other: &Record) -> bool {
        self.game == other.game && self.options == other.options
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", self.game, self.options, self.names.join("."))?;
        match self.shown {
            Some(ply) if ply < self.names.len() => write!(f, "@{ply}"),
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_read_as_it_is_written() {
        for text in [
            "linage/size=9.komi=bid/",
            "linage/size=5.komi=3_5/c3.pass@1",
            "keil//e5",
        ] {
            assert_eq!(Record::parse(text).unwrap().to_string(), text);
        }
        assert_eq!(Record::parse("linage").unwrap().to_string(), "linage//");
    }

    #[test]
    fn the_place_of_the_fault_is_named() {
        let fault = |text: &str| Record::parse(text).unwrap_err().to_string();
        assert!(fault("linage/size=9/c3..d4").starts_with("at character 18: expected the name"));
        assert!(fault("linage/size=9/c3@x").starts_with("at character 18: expected the number"));
        assert!(fault("linage/<script>").starts_with("at character 8: only letters"));
        assert!(fault("linage/nine/c3").contains("expected key=value"));
        assert!(fault("linage/nine/c3").starts_with("at character 8:"));
        assert!(fault(&"a".repeat(RECORD_LIMIT + 1)).contains("at most 1000000"));
        for text in [
            "chess/e4",
            "chess/e4/e5",
            "chess//e4..e5",
            "chess//e4@x",
            "chess/<>",
        ] {
            assert!(
                fault(text).starts_with("no game is called \"chess\""),
                "{text}: {}",
                fault(text)
            );
        }
        assert!(fault("/e4").starts_with("no game is named"));
        assert!(fault("a chess/e4").starts_with("at character 2: only letters"));
        let long = "a".repeat(LINK_LIMIT + 1);
        let fault = Record::from_link(&long).expect_err("too long for a link");
        assert!(fault.to_string().contains("at most 8000"), "{fault}");
        assert!(Record::parse(&long).is_ok(), "but not for a file");
    }
}
