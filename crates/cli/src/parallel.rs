//! Numbered jobs on several threads.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;

use super::failure::Failure;

/// Runs the jobs and hands each result over as soon as it is there, in no particular order. Ends when a job's result
/// makes `take` fail or break; results that come later are dropped.
///
/// There are as many threads as the machine has cores unless `threads` says otherwise, and never more than jobs.
pub fn unordered<T: Send>(
    jobs: Range<u32>,
    threads: Option<NonZeroUsize>,
    job: impl Fn(u32) -> T + Sync,
    mut take: impl FnMut(u32, T) -> Result<ControlFlow<()>, Failure>,
) -> Result<(), Failure> {
    let threads = threads
        .or_else(|| thread::available_parallelism().ok())
        .map_or(1, NonZeroUsize::get)
        .min(jobs.len());
    let (next, job) = (AtomicU32::new(jobs.start), &job);
    thread::scope(|scope| {
        let (sender, results) = mpsc::channel();
        for _ in 0..threads {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    // Sending fails once the receiver has ended the run.
                    if number >= jobs.end || sender.send((number, job(number))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        for (number, result) in results {
            if take(number, result)?.is_break() {
                break;
            }
        }
        Ok(())
    })
}

/// Like [`unordered`], but hands the results over in the order of the jobs: what `take` sees depends on the jobs
/// alone, not on the threads.
pub fn in_order<T: Send>(
    jobs: Range<u32>,
    threads: Option<NonZeroUsize>,
    job: impl Fn(u32) -> T + Sync,
    mut take: impl FnMut(T) -> Result<ControlFlow<()>, Failure>,
) -> Result<(), Failure> {
    let mut early = BTreeMap::new();
    let mut awaited = jobs.start;
    unordered(jobs, threads, job, |number, result| {
        early.insert(number, result);
        while let Some(result) = early.remove(&awaited) {
            if take(result)?.is_break() {
                return Ok(ControlFlow::Break(()));
            }
            awaited += 1;
        }
        Ok(ControlFlow::Continue(()))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;
    use std::sync::Mutex;

    fn ordered_results(threads: usize, enough: usize) -> Vec<u32> {
        let mut results = Vec::new();
        let take = |number| {
            results.push(number);
            Ok(if results.len() == enough {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            })
        };
        in_order(3..40, NonZeroUsize::new(threads), |number| number, take).unwrap();
        results
    }

    #[test]
    fn ordered_results_come_in_the_order_of_the_jobs_until_take_breaks() {
        for threads in [1, 2, 5] {
            assert_eq!(ordered_results(threads, usize::MAX), (3..40).collect::<Vec<_>>());
            assert_eq!(ordered_results(threads, 4), [3, 4, 5, 6]);
        }
    }

    #[test]
    fn unordered_results_are_those_of_all_jobs() {
        let mut results = Vec::new();
        let take = |number, square| {
            results.push((number, square));
            Ok(ControlFlow::Continue(()))
        };
        unordered(0..50, NonZeroUsize::new(3), |number| number * number, take).unwrap();
        results.sort_unstable();
        assert_eq!(
            results,
            (0..50)
                .map(|number| (number, number * number))
                .collect::<Vec<_>>()
        );
    }

    #[test]
    fn there_are_never_more_threads_than_jobs() {
        let seen = Mutex::new(HashSet::new());
        let job = |_| {
            seen.lock().unwrap().insert(thread::current().id());
        };
        let take = |_, ()| Ok(ControlFlow::Continue(()));
        unordered(0..3, NonZeroUsize::new(4_000_000_000), job, take).unwrap();
        let threads = seen.into_inner().unwrap().len();
        assert!((1..=3).contains(&threads), "{threads} threads");
        unordered(0..0, None, |_| (), |_, ()| unreachable!("there is no job")).unwrap();
    }

    #[test]
    fn a_failure_ends_the_run() {
        let take = |_| Err(Failure::usage("no more"));
        let ended = in_order(0..9, NonZeroUsize::new(2), |number| number, take);
        assert!(matches!(ended, Err(Failure::Usage(_))));
    }
}
