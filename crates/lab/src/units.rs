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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_kept_comes_first_and_only_the_rest_is_worked_on() {
        for threads in [1, 3] {
            let units = Units::new(6, "squares", NonZeroUsize::new(threads));
            let mut taken = Vec::new();
            let square = |unit: u32| unit * unit;
            let take = |found: u32, is_new: bool| {
                taken.push((found, is_new));
                Ok(if found < 16 {
                    ControlFlow::Continue(String::new())
                } else {
                    ControlFlow::Break(())
                })
            };
            units.resume(vec![0, 1], square, take).unwrap();
            let expected = [(0, false), (1, false), (4, true), (9, true), (16, true)];
            assert_eq!(taken, expected, "{threads} threads");
            assert_eq!(units.all(square).unwrap(), [0, 1, 4, 9, 16, 25]);
        }
    }

    #[test]
    fn no_more_is_taken_than_was_asked_for_and_a_kept_unit_may_end_the_run() {
        let units = Units::new(2, "units", None);
        let work = |_| -> u32 { unreachable!("everything was kept") };
        let mut taken = Vec::new();
        let all = |found: u32, _| {
            taken.push(found);
            Ok(ControlFlow::Continue(String::new()))
        };
        units.resume(vec![7, 8, 9], work, all).unwrap();
        assert_eq!(taken, [7, 8]);
        let ends = |_, _| Ok(ControlFlow::Break(()));
        units.resume(vec![7], work, ends).unwrap();
    }
}
