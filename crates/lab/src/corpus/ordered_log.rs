//! The file of a corpus: its games in ascending order of the index, whatever the order in which threads finish them.
//!
//! A game that is finished before one with a lower index waits in a second file, whose name ends in `.waiting`, so that
//! a run that is killed loses only the games that were being played. The second file is removed at the end.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use tessera_cli::failure::Failure;
use tessera_cli::resume_log::ResumeLog;
use tessera_report::{CorpusFault, CorpusGame, CorpusHeader, CorpusParser};

/// The games of this run in order, and those that wait for their turn.
pub(super) struct OrderedLog {
    log: ResumeLog,
    waiting_log: ResumeLog,
    waiting_path: PathBuf,
    waiting: BTreeMap<u64, CorpusGame>,
    /// The indices of this run that are not in the file yet, in descending order.
    missing: Vec<u64>,
}

impl OrderedLog {
    /// Opens or creates the file of the games with these indices, in ascending order. Errors: a file belongs to another
    /// corpus or another shard, holds what is no game, or is in use.
    pub fn open(
        path: &Path,
        header: &CorpusHeader,
        indices: impl Iterator<Item = u64>,
    ) -> Result<OrderedLog, Failure> {
        let mut waiting_name = OsString::from(path);
        waiting_name.push(".waiting");
        let waiting_path = PathBuf::from(waiting_name);
        let mut log = ResumeLog::open(Some(path), Some(header))?;
        let mut waiting_log = ResumeLog::open(Some(&waiting_path), Some(header))?;
        let mut indices = indices;
        let parser = |path: &Path| CorpusParser::for_header(&path.display().to_string(), header.clone());
        let mut in_order = parser(path);
        for (line, value) in log.take_entries() {
            let game = game(&mut in_order, line, &value)?;
            let expected = indices.next();
            if expected != Some(game.index) {
                let expected = expected.map_or("none".to_owned(), |index| format!("game {index}"));
                return Err(log.failure(format_args!(
                    "line {line}: game {} stands where {expected} of this shard should; give the same shard as then, \
                     and at least as many games, or name another file",
                    game.index
                )));
            }
        }
        let mut missing: Vec<u64> = indices.collect();
        missing.reverse();
        let mut waiting = BTreeMap::new();
        for (line, value) in waiting_log.take_entries() {
            // These stand in the order in which they were finished.
            let game = game(&mut parser(&waiting_path), line, &value)?;
            if missing.contains(&game.index) {
                waiting.insert(game.index, game);
            }
        }
        let mut ordered = OrderedLog {
            log,
            waiting_log,
            waiting_path,
            waiting,
            missing,
        };
        ordered.move_up()?;
        Ok(ordered)
    }

    /// The indices that are still to be played, in ascending order.
    pub fn to_play(&self) -> Vec<u64> {
        let is_waiting = |index: &&u64| self.waiting.contains_key(index);
        let missing = self.missing.iter().rev();
        missing.filter(|index| !is_waiting(index)).copied().collect()
    }

    /// Keeps a game.
    pub fn add(&mut self, game: CorpusGame) -> Result<(), Failure> {
        if self.missing.last() != Some(&game.index) {
            self.waiting_log.append(&game)?;
        }
        self.waiting.insert(game.index, game);
        self.move_up()
    }

    /// Removes the file of waiting games after the last one.
    pub fn finish(self) -> Result<(), Failure> {
        debug_assert!(self.missing.is_empty(), "the run is complete");
        fs::remove_file(&self.waiting_path).map_err(Failure::file(&self.waiting_path))
    }

    /// Writes the games whose turn has come.
    fn move_up(&mut self) -> Result<(), Failure> {
        while let Some(game) = self.missing.last().and_then(|index| self.waiting.remove(index)) {
            self.log.append(&game)?;
            self.missing.pop();
        }
        Ok(())
    }
}

/// The game that an entry of this line is.
fn game(parser: &mut CorpusParser, line: usize, value: &Value) -> Result<CorpusGame, Failure> {
    let read = parser.game(&value.to_string());
    // The parser counts the lines that it was given.
    read.map_err(|fault| Failure::usage(CorpusFault { line, ..fault }))
}
