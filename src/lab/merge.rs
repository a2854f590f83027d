//! `lab merge`: the shards of a corpus become one file.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use super::checksum::sha256_of;
use super::corpus::Finished;
use super::failure::Failure;
use super::json_line;
use crate::report::{CorpusFault, CorpusHeader, CorpusParser, CorpusReason};

/// Merge the shards of a corpus into the file that a single run would have written, byte for byte.
///
/// The shards may be of any number and in any order. They are refused if they were not played in the same way, if a game
/// stands in two of them, or if one is missing. At the end a line with the SHA-256 of the file is printed.
#[derive(Args)]
pub(super) struct Merge {
    /// The files of the shards
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// How many games the corpus has; without it games that are missing at the end are not noticed
    #[arg(long)]
    games: Option<u64>,
    /// The file to write; one that exists is replaced
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl Merge {
    /// Merges the shards. A failure leaves a file of that name as it was.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let mut partial = OsString::from(&self.out);
        partial.push(".partial");
        let partial = PathBuf::from(partial);
        let games = self.write(&partial).inspect_err(|_| {
            // What was written so far is of no use; that it cannot be removed changes nothing about the failure.
            let _ = fs::remove_file(&partial);
        })?;
        fs::rename(&partial, &self.out).map_err(Failure::file(&self.out))?;
        let finished = Finished {
            file: self.out.display().to_string(),
            games,
            sha256: sha256_of(&self.out)?,
        };
        Ok(json_line::write(out, &finished)?)
    }

    /// Writes the merged corpus to the file at `path` and returns how many games it has.
    fn write(&self, path: &Path) -> Result<u64, Failure> {
        let mut shards = self.shards()?;
        let failed = Failure::file(path);
        let mut file = BufWriter::new(File::create(path).map_err(&failed)?);
        json_line::write(&mut file, shards[0].parser.header()).map_err(&failed)?;
        let mut games = 0;
        // The shard of the game before.
        let mut last = 0;
        loop {
            let heads = shards.iter().enumerate();
            let next = heads.filter_map(|(at, shard)| Some((shard.index?, at))).min();
            let Some((index, at)) = next else { break };
            if index < games {
                let files = [last, at].map(|at| shards[at].path.display().to_string());
                let why = format!("game {index} stands in {} and in {}", files[0], files[1]);
                return Err(Failure::Usage(why));
            }
            if index > games {
                return Err(missing(games, index));
            }
            file.write_all(&shards[at].line).map_err(&failed)?;
            shards[at].advance()?;
            (games, last) = (index + 1, at);
        }
        file.flush().map_err(&failed)?;
        match self.games {
            Some(expected) if games < expected => Err(missing(games, expected)),
            Some(expected) if games > expected => Err(Failure::Usage(format!(
                "expected {expected} games, found game {}",
                games - 1
            ))),
            _ => Ok(games),
        }
    }

    /// Opens the shards and compares their headers.
    fn shards(&self) -> Result<Vec<ShardFile>, Failure> {
        let mut shards: Vec<ShardFile> = Vec::new();
        for path in &self.files {
            let shard = ShardFile::open(path)?;
            if let Some(first) = shards.first()
                && let Some(key) = differing(first.parser.header(), shard.parser.header())
            {
                return Err(Failure::Usage(format!(
                    "{} and {} were not played in the same way: {key}",
                    first.path.display(),
                    path.display()
                )));
            }
            shards.push(shard);
        }
        Ok(shards)
    }
}

/// A refusal that names the games from `from` to before `to`.
fn missing(from: u64, to: u64) -> Failure {
    Failure::Usage(match to - from {
        1 => format!("game {from} is missing"),
        _ => format!("games {from} to {} are missing", to - 1),
    })
}

/// The first key in which two headers differ, with both values.
fn differing(first: &CorpusHeader, second: &CorpusHeader) -> Option<String> {
    let [first, second] = [first, second].map(|header| serde_json::to_value(header).unwrap_or_default());
    let keys = [&first, &second].map(|header| header.as_object().into_iter().flatten());
    let [first_keys, second_keys] = keys.map(|pairs| pairs.map(|(key, _)| key));
    let key = first_keys
        .chain(second_keys)
        .find(|key| first.get(key) != second.get(key))?;
    let shown =
        |header: &serde_json::Value| header.get(key).map_or("nothing".to_owned(), ToString::to_string);
    Some(format!("{key} is {} and {}", shown(&first), shown(&second)))
}

/// A shard with its next game.
struct ShardFile {
    path: PathBuf,
    reader: BufReader<File>,
    parser: CorpusParser,
    /// The line of the next game with its line feed; empty at the end.
    line: Vec<u8>,
    /// The index of the next game; `None` at the end.
    index: Option<u64>,
}

impl ShardFile {
    /// Opens a shard and reads its header and its first game.
    fn open(path: &Path) -> Result<ShardFile, Failure> {
        let failed = Failure::file(path);
        let mut reader = BufReader::new(File::open(path).map_err(&failed)?);
        let mut line = Vec::new();
        reader.read_until(b'\n', &mut line).map_err(&failed)?;
        let header = String::from_utf8_lossy(&line);
        let parser = CorpusParser::new(&path.display().to_string(), header.trim_end());
        let mut shard = ShardFile {
            path: path.to_owned(),
            reader,
            parser: parser.map_err(Failure::usage)?,
            line: Vec::new(),
            index: None,
        };
        shard.advance()?;
        Ok(shard)
    }

    /// Reads the next game.
    fn advance(&mut self) -> Result<(), Failure> {
        self.line.clear();
        self.index = None;
        let read = self.reader.read_until(b'\n', &mut self.line);
        if read.map_err(Failure::file(&self.path))? == 0 {
            return Ok(());
        }
        let game = self.parser.game(&String::from_utf8_lossy(&self.line));
        if !self.line.ends_with(b"\n") {
            let CorpusFault { file, line, .. } = self.parser.fault(CorpusReason::Json("cut off".into()));
            let why = "the run was cut off here; complete it with lab corpus --resume";
            return Err(Failure::Usage(format!("{file}, line {line}: {why}")));
        }
        self.index = Some(game.map_err(Failure::usage)?.index);
        Ok(())
    }
}
