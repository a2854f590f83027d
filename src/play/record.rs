//! A game as text: `linage/size=9.komi=bid/komi-6_5.vertical.e5.f6.pass@3`.
//!
//! The record is the save file, the share link (`#` + record), the undo stack and the question put to an
//! engine. Every character is legal in a URL fragment. `@3` is the ply to show, counted in names from the
//! start; without it the last one is shown.
//!
//! # Stability
//! A name may be added to a game, never re-used for something else: `tests/rules/goldens.rs` holds that.

use std::fmt;

use super::options::Options;

/// The longest record that is read, in bytes: a link is untrusted input.
pub const RECORD_LIMIT: usize = 8_000;

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
    /// What was expected there.
    pub why: String,
}

impl fmt::Display for BadRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "at character {}: {}", self.at + 1, self.why)
    }
}

impl std::error::Error for BadRecord {}

impl Record {
    /// Reads a record; options and names are checked when the game is opened.
    pub fn parse(text: &str) -> Result<Record, BadRecord> {
        let bad = |at: usize, why: &str| Err(BadRecord { at, why: why.into() });
        if text.len() > RECORD_LIMIT {
            return bad(RECORD_LIMIT, "a record has at most 8000 characters");
        }
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_~=./@".contains(&byte);
        if let Some(at) = text.bytes().position(|byte| !plain(byte)) {
            return bad(at, "only letters, digits and - _ ~ = . / @ are used in records");
        }
        let (body, shown) = match text.split_once('@') {
            None => (text, None),
            Some((body, digits)) => match digits.parse() {
                Ok(ply) => (body, Some(ply)),
                Err(_) => return bad(body.len() + 1, "expected the number of a ply after @"),
            },
        };
        let mut parts = body.splitn(3, '/');
        let game = parts.next().unwrap_or_default();
        let options_text = parts.next().unwrap_or_default();
        let options = Options::parse(options_text).map_err(|error| BadRecord {
            at: game.len() + 1,
            why: error.to_string(),
        })?;
        let names_text = parts.next().unwrap_or_default();
        let mut at = game.len() + options_text.len() + 2;
        let mut names = Vec::new();
        if !names_text.is_empty() {
            for name in names_text.split('.') {
                if name.is_empty() || name.contains(['/', '=', '@']) {
                    return bad(at, "expected the name of a move");
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
        assert!(fault(&"a".repeat(RECORD_LIMIT + 1)).contains("at most 8000"));
    }
}
