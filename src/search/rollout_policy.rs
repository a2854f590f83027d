//! The policy by which a search with truncated rollouts chooses turns and values positions.

use crate::game::{BySeat, Game, Seat};

/// A static evaluation of a game: move priors, a turn to play, and the expected payoff. Every answer depends on the
/// position alone; `&mut self` is for scratch space.
pub trait RolloutPolicy<G: Game> {
    /// Appends the prior of each of these moves of the seat that chooses: the probability that it is the best. Priors
    /// are at least 0 and sum to 1.
    fn move_priors(&mut self, game: &G, state: &G::State, moves: &[G::Move], priors: &mut Vec<f32>);

    /// Plays the turn of the seat that chooses, or the rest of it, as is best for that seat by the evaluation; or as is
    /// worst for the seat `against`, if that is another.
    fn play_turn(&mut self, game: &G, state: &mut G::State, against: Option<Seat>);

    /// The expected payoff of each seat, in `0.0..=1.0`, in a position before a turn.
    fn expected_payoff(&mut self, game: &G, state: &G::State) -> BySeat<f32>;

    /// The payoff of each seat in a game that is over, in `0.0..=1.0`: like [`Game::payoff`], but a narrow defeat may
    /// count more than a clear one.
    fn final_payoff(&mut self, game: &G, state: &G::State) -> BySeat<f32>;
}
