//! Numbered units of work, such as the games of a match: shared out over threads, and continued after an earlier run.

use std::num::NonZeroUsize;
use std::ops::ControlFlow;

use tessera_cli::failure::Failure;
use tessera_cli::{parallel, progress};

/// Units of work, counted from 0, with a progress bar. What a unit finds must depend on its number alone; then what a run
/// finds does not depend on the threads, nor on where an earlier run stopped.
pub(super) struct Units {
    count: u32,
    what: &'static str,
    threads: Option<NonZeroUsize>,
}

impl Units {
    /// So many units, at most, whose plural is `what`, on so many threads or one per core.
    pub fn new(count: u32, what: &'static str, threads: Option<NonZeroUsize>) -> Units {
        Units { count, what, threads }
    }

    /// Hands over what the units find in order: first what an earlier run has `kept`, then what `work` finds now, with the
    /// note that it is new. `take` ends the run or returns the text beside the progress bar.
    pub fn resume<T: Send>(
        &self,
        kept: Vec<T>,
        work: impl Fn(u32) -> T + Sync,
        mut take: impl FnMut(T, bool) -> Result<ControlFlow<(), String>, Failure>,
    ) -> Result<(), Failure> {
        let bar = progress::bar(self.count, self.what);
        let mut report = |found: T, is_new: bool| -> Result<ControlFlow<()>, Failure> {
            let taken = bar.suspend(|| take(found, is_new))?;
            bar.inc(1);
            Ok(taken.map_continue(|message| bar.set_message(message)))
        };
        let mut next = 0;
        for found in kept.into_iter().take(self.count as usize) {
            next += 1;
            if report(found, false)?.is_break() {
                return Ok(());
            }
        }
        bar.reset_eta();
        parallel::in_order(next..self.count, self.threads, work, |found| report(found, true))
    }

    /// Hands over what all units find, in order.
    pub fn each<T: Send>(
        &self,
        work: impl Fn(u32) -> T + Sync,
        mut take: impl FnMut(T) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        self.resume(Vec::new(), work, |found, _| {
            take(found).map(|()| ControlFlow::Continue(String::new()))
        })
    }

    /// What all units find, in order.
    pub fn all<T: Send>(&self, work: impl Fn(u32) -> T + Sync) -> Result<Vec<T>, Failure> {
        let mut all = Vec::new();
        self.each(work, |found| {
            all.push(found);
            Ok(())
        })?;
        Ok(all)
    }
}
