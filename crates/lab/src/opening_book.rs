//! A book of openings, read from a file.

use std::fs;
use std::path::Path;

use serde::Serialize;
use sha2::{Digest, Sha256};

use super::link;
use tessera_cli::failure::Failure;
use tessera_core::game::Turn;
use tessera_core::language::Language;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{Options, Record};

/// A book of openings of one game.
///
/// The file is text with one record a line. Empty lines and comments, which begin with `#`, are skipped:
///
/// ```text
/// # two openings
/// linage/size=5.komi=0/c3.b2
/// linage/size=5.komi=0/a1      # the corner
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(super) struct OpeningBook {
    openings: usize,
    /// The SHA-256 of the records, joined by line feeds, in hexadecimal digits.
    sha256: String,
    #[serde(skip)]
    names: Vec<Vec<String>>,
}

impl OpeningBook {
    /// Reads a book. `options` are complete. Errors, each with the path: the file cannot be read, is empty, or has a
    /// line that is not an unfinished, legal game with these options.
    pub fn read(path: &Path, game: GameId, options: &Options) -> Result<OpeningBook, Failure> {
        let text = fs::read_to_string(path).map_err(Failure::file(path))?;
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
            return Err("it holds no opening; make a book with lab book".into());
        }
        let all: Vec<String> = records.iter().map(Record::to_string).collect();
        let digest = Sha256::digest(all.join("\n"));
        Ok(OpeningBook {
            openings: records.len(),
            sha256: digest.iter().map(|byte| format!("{byte:02x}")).collect(),
            names: records.into_iter().map(|record| record.names).collect(),
        })
    }

    pub fn openings(&self) -> usize {
        self.openings
    }

    /// The move names of the opening of a pair, counted from 0.
    pub fn opening(&self, pair: u32) -> &[String] {
        &self.names[pair as usize % self.openings]
    }
}

/// Parses a record and checks that it is legal, unfinished and of this game with these options.
fn opening(text: &str, game: GameId, options: &Options) -> Result<Record, String> {
    let record = link::record(text).map_err(|error| error.to_string())?;
    let (table, fault) = catalog::replayed(&record, Language::English).map_err(|error| error.to_string())?;
    if let Some(fault) = fault {
        return Err(fault.to_string());
    }
    let record = table.record();
    let id = game.about().id;
    if (record.game.as_str(), &record.options) != (id, options) {
        return Err(format!(
            "it is a game of {} with {}, but the match is {id} with {options}; name another book or change --options",
            record.game, record.options
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
    fn openings_are_read_in_order_and_repeat() {
        let text = "# two openings\n\nlinage/size=5.komi=0/c3.b2 # fine\nlinage/komi=0.size=5/a1\n";
        let book = read(text).unwrap();
        assert_eq!(book.openings(), 2);
        assert_eq!(book.opening(0), ["c3", "b2"]);
        assert_eq!(book.opening(3), ["a1"]);
        let bare = read("linage/size=5.komi=0/c3.b2\nlinage/size=5.komi=0/a1").unwrap();
        assert_eq!(bare, book, "comments and the order of options change nothing");
    }

    #[test]
    fn a_line_that_is_not_an_opening_is_refused_with_its_number() {
        let why = |text: &str| read(text).unwrap_err();
        assert!(why("\n# none\n").contains("no opening"));
        assert_eq!(
            why("#\nlinage/size=6.komi=0/a1"),
            "line 2: it is a game of linage with size=6.komi=0, but the match is linage with size=5.komi=0; name \
             another book or change --options"
        );
        assert_eq!(why("linage/size=5.komi=0/pass.pass"), "line 1: the game is over");
        assert!(why("linage/size=5.komi=0/a2.b1").starts_with("line 1: ply 2, \"b1\""));
        assert!(why("<").starts_with("line 1: at character 1"));
    }
}
