//! What a playout is worth to those who played it.

use super::evaluate::lead;
use crate::game::{BySeat, Game, Seat};

/// The lead, in points, that counts as a value of ¾.
const LEAD: f64 = 20.0;

/// A lead in points as a value in `0.0..=1.0`: ½ + ½·lead/(|lead| + 20), so ½ is a draw and 20 points ahead are ¾.
pub fn value_of_lead(points: f64) -> f64 {
    0.5 + 0.5 * points / (points.abs() + LEAD)
}

/// What is averaged over playouts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reward {
    /// The payoff, in `0.0..=1.0`.
    #[default]
    Payoff,
    /// The payoff as some write it, in `-1.0..=1.0`.
    Result,
    /// By how many points a seat leads the best of the others.
    Lead,
}

impl Reward {
    /// What an ended game is worth to each seat.
    pub(super) fn of<G: Game>(self, game: &G, state: &G::State) -> BySeat<f64> {
        let mut rewards = BySeat::default();
        let seats = Seat::all(game.seats());
        if self == Reward::Lead {
            seats.for_each(|seat| rewards[seat] = f64::from(lead(game, state, seat)) / 2.0);
            return rewards;
        }
        let payoff = game.payoff(state);
        for seat in seats {
            let payoff = f64::from(payoff[seat]);
            debug_assert!((0.0..=1.0).contains(&payoff), "payoffs lie in 0..=1");
            rewards[seat] = if self == Reward::Result {
                2.0 * payoff - 1.0
            } else {
                payoff
            };
        }
        rewards
    }

    /// A mean as a value in `0.0..=1.0`.
    pub(super) fn value(self, mean: f64) -> f64 {
        match self {
            Reward::Payoff => mean,
            Reward::Result => (mean + 1.0) / 2.0,
            Reward::Lead => value_of_lead(mean),
        }
    }
}
