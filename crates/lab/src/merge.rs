//! `lab merge`: joins the shards of a corpus into one file.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;

use super::corpus::Finished;
use super::report::corpus_file::CorpusFile;
use tessera_cli::checksum::sha256_of;
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use tessera_cli::output_file::OutputFile;
use tessera_report::CorpusHeader;

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
        let mut file = OutputFile::begin(&self.out)?;
        let games = self.write(&mut file)?;
        // Once it has its place another run may replace it.
        let sha256 = sha256_of(file.written()?)?;
        file.finish()?;
        let finished = Finished {
            file: self.out.display().to_string(),
            games,
            sha256,
        };
        Ok(json_line::write(out, &finished)?)
    }

    /// Writes the merged corpus and returns how many games it has.
    fn write(&self, file: &mut OutputFile) -> Result<u64, Failure> {
        let mut shards = self.shards()?;
        let failed = Failure::file(&self.out);
        json_line::write(file, shards[0].file.header()).map_err(&failed)?;
        let mut games = 0;
        // The shard of the game before.
        let mut last = 0;
        loop {
            let heads = shards.iter().enumerate();
            let next = heads.filter_map(|(at, shard)| Some((shard.index?, at))).min();
            let Some((index, at)) = next else { break };
            if index < games {
                let files = [last, at].map(|at| shards[at].file.path().display().to_string());
                let why = format!("game {index} stands in {} and in {}", files[0], files[1]);
                return Err(Failure::Usage(why));
            }
            if index > games {
                return Err(missing(games, index));
            }
            file.write_all(shards[at].file.line()).map_err(&failed)?;
            shards[at].advance()?;
            (games, last) = (index + 1, at);
        }
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
                && let Some(key) = differing(first.file.header(), shard.file.header())
            {
                return Err(Failure::Usage(format!(
                    "{} and {} were not played in the same way: {key}",
                    first.file.path().display(),
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

/// A shard with its next game, whose line its file holds.
struct ShardFile {
    file: CorpusFile,
    /// The index of the next game; `None` at the end.
    index: Option<u64>,
}

impl ShardFile {
    /// Opens a shard and reads its header and its first game.
    fn open(path: &Path) -> Result<ShardFile, Failure> {
        let mut shard = ShardFile {
            file: CorpusFile::open(path)?,
            index: None,
        };
        shard.advance()?;
        Ok(shard)
    }

    /// Reads the next game.
    fn advance(&mut self) -> Result<(), Failure> {
        self.index = self.file.next_game_of_complete()?.map(|game| game.index);
        Ok(())
    }
}
