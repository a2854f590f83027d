//! A chance node that is being searched: an interval of the value of each outcome, and their weighted sums.

use super::config::Window;
use super::table::BoundKind;
use tessera_core::game::{Game, Seat};

/// An outcome and the interval of its value.
pub(super) struct Outcome<M> {
    pub mv: M,
    /// Its probability; those of a node sum to 1.
    pub probability: f64,
    pub low: f64,
    pub high: f64,
}

/// The phase of the search of a chance node.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Phase {
    /// The first turns of each outcome are searched, for lower bounds.
    Probe,
    /// The outcomes are searched completely.
    Search,
}

/// A chance node that is being searched.
pub(super) struct ChanceNode<G: Game> {
    pub state: G::State,
    pub seat: Seat,
    pub depth: u8,
    pub window: Window,
    pub key: Option<u64>,
    /// The bounds of the node's value before the search.
    pub bounds: [f64; 2],
    /// Most likely first.
    pub outcomes: Vec<Outcome<G::Move>>,
    pub phase: Phase,
    /// The index of the outcome that comes next, or whose value is awaited.
    pub at: usize,
    pub awaiting: bool,
    /// The awaited outcome decides the node with a value at or below `low`, or at or above `high`.
    pub decisive: Window,
}

impl<G: Game> ChanceNode<G> {
    /// Whether a value lies within the bounds of the node, up to rounding errors.
    pub fn allows(&self, value: f64) -> bool {
        let slack = 1e-6;
        self.bounds[0] - slack <= value && value <= self.bounds[1] + slack
    }

    /// The lower bound of the node's value.
    pub fn low(&self) -> f64 {
        self.outcomes
            .iter()
            .map(|outcome| outcome.probability * outcome.low)
            .sum()
    }

    /// The upper bound of the node's value.
    pub fn high(&self) -> f64 {
        self.outcomes
            .iter()
            .map(|outcome| outcome.probability * outcome.high)
            .sum()
    }

    /// The values of the current outcome that leave the node undecided.
    pub fn undecided_window(&self) -> Window {
        // Summed over the others each time: infinite bounds cannot be taken out of a sum again.
        let others = |end: fn(&Outcome<G::Move>) -> f64| -> f64 {
            let all = self.outcomes.iter().enumerate();
            all.filter(|&(at, _)| at != self.at)
                .map(|(_, outcome)| outcome.probability * end(outcome))
                .sum()
        };
        let probability = self.outcomes[self.at].probability;
        Window {
            low: (self.window.low - others(|outcome| outcome.high)) / probability,
            high: (self.window.high - others(|outcome| outcome.low)) / probability,
        }
    }

    /// Takes the value of the awaited outcome; returns the value of the node, and which bound it is, if that decides it.
    pub fn take(&mut self, value: f64) -> Option<(f64, BoundKind)> {
        let Window { low, high } = self.window;
        let decisive = self.decisive;
        let outcome = &mut self.outcomes[self.at];
        match self.phase {
            Phase::Probe => {
                // Only a value above the lower end of the window is a bound of the outcome.
                if value > outcome.low {
                    outcome.low = value.min(outcome.high);
                    if value >= decisive.high {
                        return Some((self.low().max(high), BoundKind::Lower));
                    }
                }
            }
            Phase::Search if value >= outcome.high.min(decisive.high) => {
                if decisive.high <= outcome.high {
                    outcome.low = value.clamp(outcome.low, outcome.high);
                    return Some((self.low().max(high), BoundKind::Lower));
                }
                outcome.low = outcome.high;
            }
            Phase::Search if value <= outcome.low.max(decisive.low) => {
                if decisive.low >= outcome.low {
                    outcome.high = value.clamp(outcome.low, outcome.high);
                    return Some((self.high().min(low), BoundKind::Upper));
                }
                outcome.high = outcome.low;
            }
            Phase::Search => (outcome.low, outcome.high) = (value, value),
        }
        None
    }
}
