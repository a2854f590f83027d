//! What a playout is worth to those who played it.

use super::evaluate::lead;
use crate::game::{BySeat, Game, Seat};

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

    /// A mean as a value in `0.0..=1.0`: 20 points ahead are ¾.
    pub(super) fn value(self, mean: f64) -> f64 {
        match self {
            Reward::Payoff => mean,
            Reward::Result => (mean + 1.0) / 2.0,
            Reward::Lead => 0.5 + 0.5 * mean / (mean.abs() + 20.0),
        }
    }
}
