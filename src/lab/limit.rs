//! How long an engine may think about a move.

use cpu_time::ThreadTime;
use serde::Serialize;

use super::player::Player;
use crate::game::Dice;
use crate::protocol::{self, Budget, Engine};
use crate::search::{Mind, Search, Status, Verdict};

/// After how many steps each it is asked whether more can change the choice.
const DECIDED_EVERY: u32 = 64;

/// A [`Budget`] that can tell parts of a millisecond.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Limit {
    /// This many search steps: reproducible.
    Steps(u32),
    /// This many milliseconds of the thread's own time.
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
    /// What an engine makes of a position within the limit; at least a step is made.
    pub fn verdict<G: Mind>(
        self,
        engine: Engine,
        game: &G,
        state: &G::State,
        dice: &mut Dice,
    ) -> Verdict<G::Move> {
        Player::new(game, engine, self).verdict(state, dice)
    }

    /// Lets a search that was begun at `begin` think up to the limit; at least a step is made.
    pub fn think<M>(self, search: &mut (dyn Search<M> + Send + '_), begin: ThreadTime, dice: &mut Dice) {
        match self {
            Limit::Steps(steps) => {
                for _ in 0..steps.max(1) {
                    if search.step(dice) == Status::Settled {
                        break;
                    }
                }
            }
            Limit::Millis(millis) => {
                let mut steps = 0;
                // The pace is that of the steps alone.
                let set_up = begin.elapsed().as_secs_f64() * 1e3;
                while search.step(dice) == Status::Thinking {
                    steps += 1;
                    let used = begin.elapsed().as_secs_f64() * 1e3;
                    let is_decided = || {
                        let lead = search.lead();
                        let [used, allowed] = [used, millis].map(|time| time - set_up);
                        lead.is_some_and(|lead| protocol::is_decided(lead, steps, used, allowed))
                    };
                    if used >= millis || steps.is_multiple_of(DECIDED_EVERY) && is_decided() {
                        break;
                    }
                }
            }
        }
    }
}
