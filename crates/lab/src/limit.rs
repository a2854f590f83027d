//! The limit of a search: steps or processor time.

use cpu_time::ThreadTime;
use serde::Serialize;

use tessera_core::game::Dice;
use tessera_protocol::{self as protocol, Budget};
use tessera_search::{Search, Status};

/// The number of steps between two checks whether more steps can change the choice.
const DECIDED_EVERY: u32 = 64;

/// A limit per move: a [`Budget`], with fractions of a millisecond.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Limit {
    /// This many search steps: reproducible.
    Steps(u32),
    /// This many milliseconds of the thread's processor time.
    #[serde(rename = "thread_millis")]
    Millis(f64),
}

impl From<Budget> for Limit {
    fn from(budget: Budget) -> Limit {
        match budget {
            Budget::Steps(steps) => Limit::Steps(steps),
            Budget::Millis(millis) => Limit::Millis(millis.into()),
        }
    }
}

impl Limit {
    /// The part with this number, counted from 0, of `of` equal parts. Parts in steps differ by one step at most and add
    /// up to the whole.
    pub fn part(self, part: u32, of: u32) -> Limit {
        match self {
            Limit::Steps(steps) => {
                let up_to = |parts: u32| u64::from(steps) * u64::from(parts) / u64::from(of);
                Limit::Steps((up_to(part + 1) - up_to(part)) as u32)
            }
            Limit::Millis(millis) => Limit::Millis(millis / f64::from(of)),
        }
    }

    /// Runs a search that was started at `begin` up to the limit, but at least one step. With `may_stop` a search limited
    /// by time also ends when the remaining time cannot change the choice.
    pub fn think<M>(
        self,
        search: &mut (dyn Search<M> + Send + '_),
        begin: ThreadTime,
        may_stop: bool,
        dice: &mut Dice,
    ) {
        match self {
            Limit::Steps(steps) => {
                for _ in 0..steps.max(1) {
                    if search.step(dice) == Status::Finished {
                        break;
                    }
                }
            }
            Limit::Millis(millis) => {
                let mut steps = 0;
                // The time per step excludes the time before the first step.
                let set_up = begin.elapsed().as_secs_f64() * 1e3;
                while search.step(dice) == Status::Searching {
                    steps += 1;
                    let used = begin.elapsed().as_secs_f64() * 1e3;
                    let is_decided = || {
                        let lead = search.lead();
                        let [used, allowed] = [used, millis].map(|time| time - set_up);
                        lead.is_some_and(|lead| protocol::is_decided(lead, steps, used, allowed))
                    };
                    if used >= millis || may_stop && steps.is_multiple_of(DECIDED_EVERY) && is_decided() {
                        break;
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_of_a_limit_add_up_to_it() {
        for steps in [1, 7, 8, 4_001] {
            let parts = (0..8).map(|part| match Limit::Steps(steps).part(part, 8) {
                Limit::Steps(steps) => steps,
                Limit::Millis(_) => unreachable!("a part of steps is in steps"),
            });
            assert_eq!(parts.sum::<u32>(), steps);
        }
        assert_eq!(Limit::Millis(100.0).part(3, 8), Limit::Millis(12.5));
    }
}
