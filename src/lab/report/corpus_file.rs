//! A corpus read from a file, game by game.

use std::fmt;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

use super::super::failure::Failure;
use crate::report::{CorpusGame, CorpusHeader, CorpusParser};

/// A corpus under reading.
pub(in crate::lab) struct CorpusFile {
    path: PathBuf,
    reader: BufReader<File>,
    parser: CorpusParser,
    /// The number of the line that was read last, counted from 1.
    line: usize,
    text: String,
}

impl CorpusFile {
    /// Opens a corpus and reads its header.
    pub fn open(path: &Path) -> Result<CorpusFile, Failure> {
        let mut reader = BufReader::new(File::open(path).map_err(Failure::file(path))?);
        let mut text = String::new();
        reader.read_line(&mut text).map_err(Failure::file(path))?;
        let parser =
            CorpusParser::new(&path.display().to_string(), text.trim_end()).map_err(Failure::usage)?;
        Ok(CorpusFile {
            path: path.to_owned(),
            reader,
            parser,
            line: 1,
            text,
        })
    }

    /// The header.
    pub fn header(&self) -> &CorpusHeader {
        self.parser.header()
    }

    /// The next game; `None` at the end. A last line without its end is a game that is still being written, and is left out.
    pub fn next_game(&mut self) -> Result<Option<CorpusGame>, Failure> {
        self.text.clear();
        self.reader
            .read_line(&mut self.text)
            .map_err(Failure::file(&self.path))?;
        if !self.text.ends_with('\n') {
            return Ok(None);
        }
        self.line += 1;
        self.parser
            .game(self.text.trim_end())
            .map(Some)
            .map_err(Failure::usage)
    }

    /// A failure by the line that was read last.
    pub fn fault(&self, why: impl fmt::Display) -> Failure {
        Failure::Usage(format!("{}, line {}: {why}", self.path.display(), self.line))
    }
}

/// The game of this index, which the corpus has.
pub(super) fn game_of(path: &Path, index: u64) -> Result<CorpusGame, Failure> {
    let mut file = CorpusFile::open(path)?;
    while let Some(game) = file.next_game()? {
        if game.index == index {
            return Ok(game);
        }
    }
    Err(Failure::Usage(format!(
        "{}: game {index} is not there any more",
        path.display()
    )))
}
