//! The settings of a run of `lab thesis`, which all experiments use.

use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::PathBuf;

use clap::Args;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::super::arguments;
use super::results::Results;
use tessera_cli::failure::Failure;
use tessera_cli::parallel;

/// The size, seed and output of an experiment.
#[derive(Args)]
pub(super) struct Run {
    /// Games per row, or for searches of states how many of the 50 [default: as in the thesis]
    #[arg(long, value_parser = clap::value_parser!(u32).range(2..))]
    pub games: Option<u32>,
    /// The fraction of the thesis' thinking time
    #[arg(long, default_value_t = 0.005, value_parser = arguments::scale)]
    pub scale: f64,
    /// The seed for tiles and searches
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many threads play games or search [default: one per core]
    #[arg(long)]
    pub threads: Option<NonZeroUsize>,
    /// Keep the results in this file and skip those that it already holds
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    /// Draw the figures into this folder
    #[arg(long, value_name = "FOLDER")]
    pub plots: Option<PathBuf>,
}

impl Run {
    /// The results of numbered games or searches, which `key` describes. Those that are not known yet are found on several
    /// threads; each is kept, and `tell` is called with it, as soon as it is there.
    pub fn results<R: Serialize + DeserializeOwned + Send>(
        &self,
        results: &mut Results,
        numbers: &[u32],
        key: impl Fn(u32) -> String,
        find: impl Fn(u32) -> R + Sync,
        tell: impl Fn(u32, &R),
    ) -> Result<Vec<R>, Failure> {
        let is_missing = |&number: &u32| results.get::<R>(&key(number)).is_none();
        let missing: Vec<u32> = numbers.iter().copied().filter(is_missing).collect();
        let find = |job: u32| find(missing[job as usize]);
        parallel::unordered(0..missing.len() as u32, self.threads, find, |job, found| {
            let number = missing[job as usize];
            tell(number, &found);
            results.add(&key(number), &found).map(ControlFlow::Continue)
        })?;
        let known = numbers.iter().filter_map(|&number| results.get(&key(number)));
        Ok(known.collect())
    }

    /// The file of the figure with this name, if figures are drawn.
    pub fn figure(&self, name: &str) -> Option<PathBuf> {
        self.plots
            .as_ref()
            .map(|folder| folder.join(format!("{name}.svg")))
    }
}
