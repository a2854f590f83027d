//! `lab corpus`: plays the games that the report of a game is computed from.

mod ordered_log;
mod self_play;
mod shard;
#[cfg(test)]
mod tests;

use std::io::Write;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use serde::Serialize;

use super::experiment::{Experiment, Rules, Setting};
use ordered_log::OrderedLog;
use self_play::SelfPlay;
use shard::Shard;
use tessera_cli::checksum::sha256_of;
use tessera_cli::failure::Failure;
use tessera_cli::json_line;
use tessera_cli::parallel;
use tessera_cli::progress::LongRun;
use tessera_engine as engine;
use tessera_protocol::Engine;
use tessera_report::{self as report, CorpusHeader};

/// Let an engine play games against itself and keep what it found at every choice, for lab report.
///
/// The file begins with a line that says how the games are played; then there is a line for each game, in the order of
/// their indices. A game depends on the seed and its index alone, not on the number of threads or shards. Bids of komi,
/// choices of sides and swaps are choices as any other. docs/scale.md says how several machines share the work.
///
/// At the end a line with the SHA-256 of the file is printed.
#[derive(Args)]
pub(super) struct Corpus {
    #[command(flatten)]
    setting: Setting,
    /// How many games the whole corpus has, all shards together
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// The engine of every seat
    #[arg(long, default_value_t = Engine::UCT)]
    engine: Engine,
    /// Search steps for each choice
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..))]
    steps: u32,
    /// Stop the random playouts of uct after as many plies as the game says, and score them as if it were over. Games whose
    /// random playouts are very long, such as Keil, need it
    #[arg(long)]
    capped: bool,
    /// Keep the visits and the value of every legal move, and not only of the chosen one
    #[arg(long)]
    children: bool,
    /// The seed of the corpus
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play only this part of the games: 3/16 is the third of sixteen
    #[arg(long, default_value_t = Shard::WHOLE, value_name = "NUMBER/SHARDS")]
    shard: Shard,
    /// What the first line of the file says of the program: the commit that it was built from
    #[arg(long, env = "TESSERA_COMMIT", default_value = "unknown")]
    commit: String,
    /// Go on with a file that an earlier run has begun
    #[arg(long)]
    resume: bool,
    /// The file
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// How many threads play games [default: one per core]
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

/// The line that is printed when a file of a corpus is complete.
#[derive(Serialize)]
pub(super) struct Finished {
    /// The file as it was named.
    pub file: String,
    /// How many games it holds.
    pub games: u64,
    /// Its SHA-256.
    pub sha256: String,
}

impl Experiment for Corpus {
    fn setting(&self) -> Result<Setting, Failure> {
        self.setting.complete()
    }

    fn work<G: Rules>(&self, game: &Arc<G>, setting: &Setting, out: &mut impl Write) -> Result<(), Failure> {
        if self.capped && !matches!(self.engine, Engine::Uct { .. }) {
            return Err(Failure::usage("only the playouts of uct can be capped"));
        }
        if !self.resume && self.out.exists() {
            let why = "the file exists; --resume goes on with it";
            return Err(Failure::Usage(format!("{}: {why}", self.out.display())));
        }
        engine::fits(self.engine, &**game).map_err(Failure::usage)?;
        let header = CorpusHeader {
            schema: report::SCHEMA,
            game: setting.game.id().to_owned(),
            options: setting.options.to_string(),
            engine: self.engine.to_string(),
            capped: self.capped,
            steps: self.steps,
            seed: self.seed,
            commit: self.commit.clone(),
            children: self.children,
        };
        let indices = || self.shard.indices(self.games);
        let mut log = OrderedLog::open(&self.out, &header, indices())?;
        let self_play = SelfPlay {
            setting,
            engine: self.engine,
            capped: self.capped,
            steps: self.steps,
            seed: self.seed,
            children: self.children,
        };
        let games = indices().count() as u64;
        let to_play = log.to_play();
        let count = to_play.len() as u32;
        let progress = LongRun::new(games as u32, count, "games");
        parallel::unordered(
            0..count,
            self.threads,
            |job| self_play.play(game, to_play[job as usize]),
            |_, played| {
                log.add(played)?;
                progress.advance();
                Ok(ControlFlow::Continue(()))
            },
        )?;
        log.finish()?;
        let finished = Finished {
            file: self.out.display().to_string(),
            games,
            sha256: sha256_of(&self.out)?,
        };
        Ok(json_line::write(out, &finished)?)
    }
}
