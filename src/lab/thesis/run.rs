//! What all experiments of one run share.

use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::PathBuf;

use super::super::failure::Failure;
use super::super::parallel;

/// The size, seed and output of an experiment.
pub(super) struct Run {
    /// How many games or states a row has; `None` for as many as in the thesis.
    pub games: Option<u32>,
    /// The share of the thesis' thinking time that is given.
    pub scale: f64,
    /// The seed of tiles and searches.
    pub seed: u64,
    /// How many threads work; `None` for one a core.
    pub threads: Option<NonZeroUsize>,
    /// The folder that pictures are drawn into.
    pub plots: Option<PathBuf>,
}

impl Run {
    /// Runs the jobs on several threads and hands each result over as soon as it is there, in no particular order.
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

    /// The file of a picture, if pictures are to be drawn.
    pub fn picture(&self, name: &str) -> Option<PathBuf> {
        self.plots
            .as_ref()
            .map(|folder| folder.join(format!("{name}.svg")))
    }
}
