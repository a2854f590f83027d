//! Openings from a file.

use std::fs;
use std::path::Path;

use serde::Serialize;
use sha2::{Digest, Sha256};

use super::failure::Failure;
use crate::catalog::{self, GameId};
use crate::game::Turn;
use crate::play::{Options, Record};

/// A book of openings of one game: a text file of records, one a line. Empty lines and what follows a `#` are
/// for people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(super) struct OpeningBook {
    /// How many.
    openings: usize,
    /// Of the records, joined by line feeds, in hex digits.
    sha256: String,
    #[serde(skip)]
    names: Vec<Vec<String>>,
}

impl OpeningBook {
    /// Reads a book and checks that it is one of this game with these options, which are complete.
    pub fn read(path: &Path, game: GameId, options: &Options) -> Result<OpeningBook, Failure> {
        let text = fs::read_to_string(path)
            .map_err(|error| Failure::Usage(format!("cannot read the book {}: {error}", path.display())))?;
        OpeningBook::parse(&text, game, options)
            .map_err(|why| Failure::Usage(format!("the book {}: {why}", path.display())))
    }

    fn parse(text: &str, game: GameId, options: &Options) -> Result<OpeningBook, String> {
        let mut records = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            let record = line.split('#').next().unwrap_or_default().trim();
            if !record.is_empty() {
                let opening = opening(record, game, options);
                records.push(opening.map_err(|why| format!("line {number}: {why}"))?);
            }
        }
        if records.is_empty() {
            return Err("it holds no opening; make one with lab book".into());
        }
        let all: Vec<String> = records.iter().map(Record::to_string).collect();
        let digest = Sha256::digest(all.join("\n"));
        Ok(OpeningBook {
            openings: records.len(),
            sha256: digest.iter().map(|byte| format!("{byte:02x}")).collect(),
            names: records.into_iter().map(|record| record.names).collect(),
        })
    }

    /// How many openings there are.
    pub fn openings(&self) -> usize {
        self.openings
    }

    /// The names of the opening of a pair, counted from 0.
    pub fn opening(&self, pair: u32) -> &[String] {
        &self.names[pair as usize % self.openings]
    }
}

/// A record that is legal, unfinished and of this game with these options.
fn opening(text: &str, game: GameId, options: &Options) -> Result<Record, String> {
    let record = Record::parse(text).map_err(|error| error.to_string())?;
    let (table, fault) = catalog::replayed(&record).map_err(|error| error.to_string())?;
    if let Some(fault) = fault {
        return Err(fault.to_string());
    }
    let record = table.record();
    let (theirs, ours) = ((&record.game, &record.options), (game.about().id, options));
    if (theirs.0.as_str(), theirs.1) != ours {
        return Err(format!(
            "it is of {} with {}, but {} with {} is to be played",
            theirs.0, theirs.1, ours.0, ours.1
        ));
    }
    match table.turn() {
        Turn::Over => Err("the game is over".into()),
        _ => Ok(record),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<OpeningBook, String> {
        let options = Options::parse("size=5.komi=0").unwrap();
        OpeningBook::parse(text, GameId::Linage, &options)
    }

    #[test]
    fn openings_are_read_in_order_and_used_over_and_over() {
        let text = "# two openings\n\nlinage/size=5.komi=0/c3.b2 # fine\nlinage/komi=0.size=5/a1\n";
        let book = read(text).unwrap();
        assert_eq!(book.openings(), 2);
        assert_eq!(book.opening(0), ["c3", "b2"]);
        assert_eq!(book.opening(3), ["a1"]);
        let bare = read("linage/size=5.komi=0/c3.b2\nlinage/size=5.komi=0/a1").unwrap();
        assert_eq!(bare, book, "what is said to people changes nothing");
    }

    #[test]
    fn what_is_no_opening_is_named_with_its_line() {
        let why = |text: &str| read(text).unwrap_err();
        assert!(why("\n# none\n").contains("no opening"));
        assert_eq!(
            why("#\nlinage/size=6.komi=0/a1"),
            "line 2: it is of linage with size=6.komi=0, but linage with size=5.komi=0 is to be played"
        );
        assert_eq!(why("linage/size=5.komi=0/pass.pass"), "line 1: the game is over");
        assert!(why("linage/size=5.komi=0/a2.b1").starts_with("line 1: ply 2, \"b1\""));
        assert!(why("<").starts_with("line 1: at character 1"));
    }
}
