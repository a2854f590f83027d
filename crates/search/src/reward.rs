//! The rewards that a search averages over playouts.

use tessera_core::game::{BySeat, Game, Seat, lead};

/// The lead, in points, that is mapped to the value ¾.
const LEAD: f64 = 20.0;

/// Maps a lead in points to a value in `0.0..=1.0`: `½ + ½·lead / (|lead| + 20)`, so a lead of 0 is ½ and one of 20 is ¾.
pub fn value_of_lead(points: f64) -> f64 {
    0.5 + 0.5 * points / (points.abs() + LEAD)
}

/// The quantity that a search averages over playouts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Reward {
    /// The payoff, in `0.0..=1.0`.
    #[default]
    Payoff,
    /// The payoff scaled to `-1.0..=1.0`.
    Result,
    /// The lead of a seat over the best of the others, in points.
    Lead,
}

impl Reward {
    /// The reward of each seat in a game that is over.
    pub(super) fn of<G: Game>(self, game: &G, state: &G::State) -> BySeat<f64> {
        let mut rewards = BySeat::default();
        let seats = Seat::all(game.seats());
        if self == Reward::Lead {
            let score = game.score(state);
            seats.for_each(|seat| rewards[seat] = f64::from(lead(&score, game.seats(), seat)) / 2.0);
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

    /// Maps a mean reward to a value in `0.0..=1.0`.
    pub(super) fn value(self, mean: f64) -> f64 {
        match self {
            Reward::Payoff => mean,
            Reward::Result => (mean + 1.0) / 2.0,
            Reward::Lead => value_of_lead(mean),
        }
    }
}
