//! `lab report`: makes the full report of a game from its corpus.

mod assembly;
pub(super) mod corpus_file;
mod measurements;
mod null_move;
mod renew;
mod representative;
mod spread;
#[cfg(test)]
mod tests;

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;

use super::arguments;
use assembly::Assembly;
use corpus_file::CorpusFile;
pub(super) use measurements::{Measurement, Measurements, line};
use representative::Representative;
use spread::Spread;
use tessera_cli::checksum::sha256_of;
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use tessera_cli::output_file;
use tessera_games::catalog::GameId;
use tessera_report::{CAPPED, CorpusSummary, CorpusTally, PlayedGame, replayer};

/// Make the full report of a game from its corpus (see lab corpus); docs/report.md says what is in it.
///
/// What follows from the games alone is counted; the representative game is searched again. Sections that measure
/// something else are taken from the file of lab measure; one that is not there says that it was not measured. A report
/// that is made twice from the same files is the same, byte for byte.
#[derive(Args)]
pub(super) struct Report {
    /// The game
    #[arg(value_parser = arguments::game)]
    game: GameId,
    /// The corpus
    #[arg(long, value_name = "FILE", required_unless_present = "renew")]
    corpus: Option<PathBuf>,
    /// Take the figures of this report, and make its sentences and comparisons anew
    #[arg(long, value_name = "FILE", conflicts_with_all = ["corpus", "measured"])]
    renew: Option<PathBuf>,
    /// What lab measure found
    #[arg(long, value_name = "FILE")]
    measured: Option<PathBuf>,
    /// Search steps for each turn of the representative game; 0 leaves its search out
    #[arg(long, default_value_t = 20_000)]
    steps: u32,
    /// How many games, at equal distances in the corpus, are searched too for the spread of good and effective moves
    #[arg(long, default_value_t = 0)]
    searched: u64,
    /// The seed of these searches, and of the orders in which positions are counted
    #[arg(long, default_value_t = 1)]
    seed: u32,
    /// What the report says of the program: the commit that it was built from
    #[arg(long, env = "TESSERA_COMMIT", default_value = "unknown")]
    commit: String,
    /// The file to write; one that exists is replaced [default: standard output]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// The line that is printed when a report is written.
#[derive(Serialize)]
struct Written {
    game: &'static str,
    games: u64,
    bytes: usize,
    /// The sections without data, by their ids.
    absent: Vec<&'static str>,
}

impl Report {
    /// Makes the report and writes it.
    pub fn run(&self, out: &mut impl Write) -> Result<(), Failure> {
        let report = match (&self.renew, &self.corpus) {
            (Some(path), _) => renew::renewed(path, self.game)?,
            (None, Some(corpus)) => self.make(corpus)?.0,
            (None, None) => return Err(Failure::usage("a report needs a corpus")),
        };
        let text = report.to_json().map_err(Failure::usage)?;
        let Some(path) = &self.out else {
            return Ok(out.write_all(text.as_bytes())?);
        };
        output_file::write(path, &text)?;
        let absent = report
            .sections
            .iter()
            .filter(|section| section.data.section().is_none());
        let written = Written {
            game: self.game.id(),
            games: report.corpus.games,
            bytes: text.len(),
            absent: absent.map(|section| section.id.id()).collect(),
        };
        Ok(json_line::write(out, &written)?)
    }

    /// The report, and the representative game.
    fn make(&self, path: &Path) -> Result<(tessera_report::Report, PlayedGame), Failure> {
        let mut file = CorpusFile::open(path)?;
        let header = file.header().clone();
        if header.game != self.game.id() {
            let why = format!("the corpus is of {} and not of {}", header.game, self.game.id());
            return Err(Failure::usage(why));
        }
        let options = arguments::options(&header.options).map_err(Failure::usage)?;
        let mut replay = replayer(self.game, &options).map_err(Failure::usage)?;
        let mut tally = CorpusTally::default();
        while let Some(game) = file.next_game()? {
            let played = replay.replay(&game).map_err(|why| file.fault(why))?;
            tally.add(&played, &*replay);
        }
        let Some(index) = tally.representative() else {
            return Err(Failure::Usage(format!(
                "{}: the corpus has no games",
                path.display()
            )));
        };
        let chosen = corpus_file::game_of(path, index)?;
        let game = replay.replay(&chosen).map_err(Failure::usage)?;
        let measured = match &self.measured {
            Some(path) => Measurements::read(path, self.game, &header.options)?,
            None => Measurements::default(),
        };
        let searched = if self.steps > 0 { self.searched } else { 0 };
        let spread = Spread::search(path, &mut *replay, tally.games(), searched, self.steps, self.seed)?;
        let assembly = Assembly {
            game: self.game,
            options: options.clone(),
            commit: self.commit.clone(),
            seed: self.seed,
            corpus: CorpusSummary {
                games: tally.games(),
                engine: if header.capped {
                    format!("{}{CAPPED}", header.engine)
                } else {
                    header.engine.clone()
                },
                steps: header.steps,
                seed: header.seed,
                sha256: sha256_of(path)?,
            },
            tally: &tally,
            replay: &*replay,
            spread,
            representative: Representative::of(&game, self.steps, self.seed)?,
            played: &game,
            measured: &measured,
        };
        Ok((assembly.report()?, game))
    }
}
