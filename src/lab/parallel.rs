//! Numbered jobs done by several threads and told of in order.

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread;

use super::failure::Failure;

/// Does the jobs and tells of each in order, whichever is done first; ends as soon as telling fails or says that
/// it is enough. What is told depends on the jobs alone, not on the threads: as many as there are cores if none
/// are asked for.
pub(super) fn in_order<T: Send>(
    jobs: Range<u32>,
    threads: Option<NonZeroUsize>,
    job: impl Fn(u32) -> T + Sync,
    mut tell: impl FnMut(T) -> Result<ControlFlow<()>, Failure>,
) -> Result<(), Failure> {
    let threads = threads
        .or_else(|| thread::available_parallelism().ok())
        .map_or(1, NonZeroUsize::get);
    let (next, job) = (AtomicU32::new(jobs.start), &job);
    thread::scope(|scope| {
        let (done, results) = mpsc::channel();
        for _ in 0..threads {
            let (done, next) = (done.clone(), &next);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    // Nobody listens any more when enough has been told.
                    if number >= jobs.end || done.send((number, job(number))).is_err() {
                        break;
                    }
                }
            });
        }
        drop(done);
        let mut early = BTreeMap::new();
        let mut awaited = jobs.start;
        for (number, result) in results {
            early.insert(number, result);
            while let Some(result) = early.remove(&awaited) {
                if tell(result)?.is_break() {
                    return Ok(());
                }
                awaited += 1;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(threads: usize, enough: usize) -> Vec<u32> {
        let mut told = Vec::new();
        let tell = |number| {
            told.push(number);
            Ok(match told.len() == enough {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            })
        };
        in_order(3..40, NonZeroUsize::new(threads), |number| number, tell).unwrap();
        told
    }

    #[test]
    fn results_come_in_order_until_it_is_enough() {
        for threads in [1, 2, 5] {
            assert_eq!(told(threads, usize::MAX), (3..40).collect::<Vec<_>>());
            assert_eq!(told(threads, 4), [3, 4, 5, 6]);
        }
    }

    #[test]
    fn a_failure_ends_it() {
        let tell = |_| Err(Failure::usage("no more"));
        let ended = in_order(0..9, NonZeroUsize::new(2), |number| number, tell);
        assert!(matches!(ended, Err(Failure::Usage(_))));
    }
}
