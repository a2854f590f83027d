//! The section `playout-complexity-estimate`: how long a random game takes to compute.

use serde::{Deserialize, Serialize};

use super::common::Machine;
use super::content::{Content, Ours};
use super::context::Context;
use crate::counted::Counted;
use crate::published::Figure;
use crate::thing::Thing;
use crate::words::quoted;

/// The section `playout-complexity-estimate`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayoutData {
    /// Where it was measured.
    pub machine: Machine,
    /// Random games a second on one thread: the median of the trials.
    pub per_second: f64,
    /// Microseconds for a random game.
    pub microseconds: f64,
    /// The game that is the measure.
    pub reference: String,
    /// Random games of the reference a second, in the same run.
    pub reference_per_second: f64,
    /// Microseconds for a random game of the reference.
    pub reference_microseconds: f64,
    /// How many times longer a random game takes than one of the reference.
    pub ratio: f64,
    pub trials: u32,
    /// How long a trial lasted, in milliseconds.
    pub trial_ms: u32,
}

/// So many times as many random games a second are of a later program.
const FASTER: f64 = 2.0;

impl Content for PlayoutData {
    fn how(&self, context: &Context) -> String {
        (context.how.playout)(
            Counted::whole(self.trials, Thing::Trial),
            self.trial_ms,
            &quoted(&self.machine.name, context.language),
            &quoted(&self.reference, context.language),
        )
    }

    fn takeaway(&self, context: &Context) -> String {
        let said = (context.takeaways.playout)(
            &context.digits(self.microseconds),
            &context.digits(self.ratio),
            &quoted(&self.reference, context.language),
        );
        // On the same machine only a later program is so much faster.
        match context.random_games {
            Some((games, title)) if games > FASTER * self.per_second => {
                format!("{said} {}", (context.takeaways.faster_since)(title))
            }
            _ => said,
        }
    }

    fn figure(&self, figure: Figure, _: usize) -> Option<Ours> {
        match figure {
            Figure::Playouts => Ours::exact(self.per_second),
            _ => Ours::exact(self.ratio),
        }
    }
}
