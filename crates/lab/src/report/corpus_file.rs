//! A corpus read from a file, game by game.

use std::fmt;
use std::path::Path;

use tessera_cli::failure::Failure;
use tessera_cli::file_lines::FileLines;
use tessera_report::{CorpusGame, CorpusHeader, CorpusParser};

/// A corpus under reading.
pub(crate) struct CorpusFile {
    lines: FileLines,
    parser: CorpusParser,
}

impl CorpusFile {
    /// Opens a corpus and reads its header.
    pub fn open(path: &Path) -> Result<CorpusFile, Failure> {
        let mut lines = FileLines::open(path)?;
        let header = lines.next_line()?.unwrap_or_default().trim_end();
        let parser = CorpusParser::new(&path.display().to_string(), header).map_err(Failure::usage)?;
        Ok(CorpusFile { lines, parser })
    }

    pub fn header(&self) -> &CorpusHeader {
        self.parser.header()
    }

    /// The next game; `None` at the end. A last line without its end is a game that is still being written, and is left out.
    pub fn next_game(&mut self) -> Result<Option<CorpusGame>, Failure> {
        let line = self.lines.next_line()?.and_then(|line| line.strip_suffix('\n'));
        let game = line.map(|line| self.parser.game(line.trim_end()));
        game.transpose().map_err(Failure::usage)
    }

    /// The next game of a corpus that is complete; `None` at the end. A last line without its end is refused.
    pub fn next_game_of_complete(&mut self) -> Result<Option<CorpusGame>, Failure> {
        let Some(line) = self.lines.next_line()? else {
            return Ok(None);
        };
        let game = self.parser.game(line);
        if !self.lines.line().ends_with(b"\n") {
            let why = "the run was cut off here; complete it with lab corpus --resume";
            return Err(self.lines.fault(why));
        }
        game.map(Some).map_err(Failure::usage)
    }

    /// The line of the game that was read last, with its line feed.
    pub fn line(&self) -> &[u8] {
        self.lines.line()
    }

    pub fn path(&self) -> &Path {
        self.lines.path()
    }

    /// A failure by the line that was read last.
    pub fn fault(&self, why: impl fmt::Display) -> Failure {
        self.lines.fault(why)
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
