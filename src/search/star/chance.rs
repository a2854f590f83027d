//! A chance node that is being searched: an interval for each outcome, and what they come to together.

use super::table::{Known, Shown};
use super::{Cuts, Evaluate, Frame, Query, Star, Window};
use crate::game::{Game, Seat, Turn};

/// An outcome and what is known of its value.
struct Outcome<M> {
    mv: M,
    /// Its probability; those of a node sum to 1.
    chance: f64,
    low: f64,
    high: f64,
}

/// What is being done.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// The first turns of each outcome are tried, for lower bounds.
    Probe,
    /// The outcomes are searched.
    Search,
}

/// A chance node that is being searched.
pub(super) struct Chance<G: Game> {
    state: G::State,
    seat: Seat,
    depth: u8,
    window: Window,
    key: Option<u64>,
    /// The bounds the node began with.
    reach: [f64; 2],
    /// Most likely first.
    outcomes: Vec<Outcome<G::Move>>,
    phase: Phase,
    /// The outcome that comes next, or whose value is awaited.
    at: usize,
    awaiting: bool,
    /// The value at or below which the awaited outcome decides the node, and the one at or above which.
    decisive: Window,
}

impl<G: Game> Chance<G> {
    /// Whose value is meant.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether a value lies within the bounds of the node, but for rounding.
    pub fn foresees(&self, worth: f64) -> bool {
        let slack = 1e-6;
        self.reach[0] - slack <= worth && worth <= self.reach[1] + slack
    }

    /// The least the node can be worth.
    fn low(&self) -> f64 {
        self.outcomes
            .iter()
            .map(|outcome| outcome.chance * outcome.low)
            .sum()
    }

    /// The most the node can be worth.
    fn high(&self) -> f64 {
        self.outcomes
            .iter()
            .map(|outcome| outcome.chance * outcome.high)
            .sum()
    }

    /// Between which values the outcome at hand leaves the node undecided.
    fn undecided(&self) -> Window {
        // Summed over the others each time: infinite bounds cannot be taken out of a sum again.
        let others = |end: fn(&Outcome<G::Move>) -> f64| -> f64 {
            let all = self.outcomes.iter().enumerate();
            all.filter(|&(at, _)| at != self.at)
                .map(|(_, outcome)| outcome.chance * end(outcome))
                .sum()
        };
        let chance = self.outcomes[self.at].chance;
        Window {
            low: (self.window.low - others(|outcome| outcome.high)) / chance,
            high: (self.window.high - others(|outcome| outcome.low)) / chance,
        }
    }

    /// Takes the value of the awaited outcome; what the node is worth if that decides it.
    fn take(&mut self, value: f64) -> Option<(f64, Shown)> {
        let Window { low, high } = self.window;
        let decisive = self.decisive;
        let outcome = &mut self.outcomes[self.at];
        match self.phase {
            Phase::Probe => {
                // Only a value above the window's lower end bounds the outcome: it is the outcome's own bound.
                if value > outcome.low {
                    outcome.low = value.min(outcome.high);
                    if value >= decisive.high {
                        return Some((self.low().max(high), Shown::Lower));
                    }
                }
            }
            Phase::Search if value >= outcome.high.min(decisive.high) => {
                if decisive.high <= outcome.high {
                    outcome.low = value.clamp(outcome.low, outcome.high);
                    return Some((self.low().max(high), Shown::Lower));
                }
                outcome.low = outcome.high;
            }
            Phase::Search if value <= outcome.low.max(decisive.low) => {
                if decisive.low >= outcome.low {
                    outcome.high = value.clamp(outcome.low, outcome.high);
                    return Some((self.high().min(low), Shown::Upper));
                }
                outcome.high = outcome.low;
            }
            Phase::Search => (outcome.low, outcome.high) = (value, value),
        }
        None
    }
}

impl<G: Evaluate> Star<G> {
    /// Looks at a position in which chance is to decide.
    pub(super) fn enter_chance(&mut self, state: G::State, query: Query) -> Option<f64> {
        let Query { seat, depth, .. } = query;
        let mut window = query.window;
        let key = self.key(&state, seat, depth);
        if let Some(value) = self.recall(key, &mut window) {
            return Some(value);
        }
        let outlook = self.outlook;
        let reach = match outlook.cuts {
            Cuts::None => [f64::NEG_INFINITY, f64::INFINITY],
            _ => outlook
                .bounds
                .of(&*self.game, &state, seat, depth, outlook.weights),
        };
        let chance = Chance {
            outcomes: self.outcomes(&state, reach),
            state,
            seat,
            depth,
            window,
            key,
            reach,
            phase: if outlook.cuts.probes() > 0 {
                Phase::Probe
            } else {
                Phase::Search
            },
            at: 0,
            awaiting: false,
            decisive: Window::OPEN,
        };
        let (low, high) = (chance.low(), chance.high());
        if outlook.cuts != Cuts::None && (low >= window.high || high <= window.low) {
            let (value, shown) = match low >= window.high {
                true => (low, Shown::Lower),
                false => (high, Shown::Upper),
            };
            self.keep(key, value, shown, Known::NO_TURN);
            return Some(value);
        }
        self.frames.push(Frame::Chance(chance));
        None
    }

    fn outcomes(&self, state: &G::State, [low, high]: [f64; 2]) -> Vec<Outcome<G::Move>> {
        let mut moves = Vec::new();
        self.game.moves(state, &mut moves);
        let weights: Vec<u32> = moves.iter().map(|&mv| self.game.weight(state, mv)).collect();
        let total = f64::from(weights.iter().sum::<u32>());
        let outcome = |(mv, weight): (G::Move, u32)| Outcome {
            mv,
            chance: f64::from(weight) / total,
            low,
            high,
        };
        let mut outcomes: Vec<_> = moves.into_iter().zip(weights).map(outcome).collect();
        outcomes.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        outcomes
    }

    pub(super) fn go_on_chance(&mut self, mut chance: Chance<G>) {
        if std::mem::take(&mut chance.awaiting) {
            let value = self.value.take().expect("the outcome was searched");
            if let Some((value, shown)) = chance.take(value) {
                self.keep(chance.key, value, shown, Known::NO_TURN);
                self.value = Some(value);
                return;
            }
            chance.at += 1;
        }
        while let Some(outcome) = chance.outcomes.get(chance.at) {
            let done = outcome.low >= outcome.high;
            if let Some((state, query)) = (!done).then(|| self.next(&mut chance)).flatten() {
                chance.awaiting = true;
                self.frames.push(Frame::Chance(chance));
                self.value = self.enter(state, query);
                return;
            }
            chance.at += 1;
        }
        if chance.phase == Phase::Probe {
            (chance.phase, chance.at) = (Phase::Search, 0);
            self.frames.push(Frame::Chance(chance));
            return;
        }
        let value = chance.low();
        self.keep(chance.key, value, Shown::Exact, Known::NO_TURN);
        self.value = Some(value);
    }

    /// The position after the outcome at hand, and what is asked of it; `None` if it is not to be probed.
    fn next(&self, chance: &mut Chance<G>) -> Option<(G::State, Query)> {
        let undecided = match self.outlook.cuts {
            Cuts::None => Window::OPEN,
            _ => chance.undecided(),
        };
        let outcome = &chance.outcomes[chance.at];
        let mut state = chance.state.clone();
        self.game.play(&mut state, outcome.mv);
        let probing = chance.phase == Phase::Probe;
        if probing && self.game.turn(&state) != Turn::Seat(chance.seat) {
            return None;
        }
        chance.decisive = undecided;
        let query = Query {
            seat: chance.seat,
            depth: chance.depth,
            window: Window {
                // A probe proves nothing below where it began to look, so it begins where nothing is lost.
                low: if probing {
                    outcome.low
                } else {
                    outcome.low.max(undecided.low)
                },
                high: outcome.high.min(undecided.high),
            },
            most: if probing {
                self.outlook.cuts.probes()
            } else {
                u16::MAX
            },
        };
        Some((state, query))
    }
}
