//! The settings of a run of `lab thesis`, which all experiments use.

use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::PathBuf;

use tessera_cli::failure::Failure;
use tessera_cli::parallel;

/// The size, seed and output of an experiment.
pub(super) struct Run {
    /// The number of games or states per row; `None` for as many as in the thesis.
    pub games: Option<u32>,
    /// The fraction of the thesis' thinking time.
    pub scale: f64,
    /// The seed of tiles and searches.
    pub seed: u64,
    /// The number of threads; `None` for one per core.
    pub threads: Option<NonZeroUsize>,
    /// The folder that figures are drawn into.
    pub plots: Option<PathBuf>,
}

impl Run {
    /// Runs the jobs on several threads and hands each result to `take` as soon as it is computed, in any order.
    pub fn spread<J: Sync, R: Send>(
        &self,
        jobs: &[J],
        work: impl Fn(&J) -> R + Sync,
        mut take: impl FnMut(R) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        let work = |number: u32| work(&jobs[number as usize]);
        parallel::unordered(0..jobs.len() as u32, self.threads, work, |_, result| {
            take(result).map(ControlFlow::Continue)
        })
    }

    /// The file of the figure with this name, if figures are drawn.
    pub fn figure(&self, name: &str) -> Option<PathBuf> {
        self.plots
            .as_ref()
            .map(|folder| folder.join(format!("{name}.svg")))
    }
}
