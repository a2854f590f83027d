//! The policy by which a search with truncated rollouts chooses turns and values positions.

use tessera_core::game::{BySeat, Game, Seat};

/// A static evaluation of a game: move priors, a turn to play, and the expected payoff. Every answer depends on the
/// position alone; `&mut self` is for scratch space.
pub trait RolloutPolicy<G: Game> {
    /// Appends the prior of each of these moves of the seat that chooses: the probability that it is the best. Priors
    /// are at least 0 and sum to 1.
    fn move_priors(&mut self, game: &G, state: &G::State, moves: &[G::Move], priors: &mut Vec<f32>);

    /// Plays the turn of the seat that chooses, or the rest of it, as is best for that seat by the evaluation; or as is
    /// worst for the seat `against`, if that is another.
    fn play_turn(&mut self, game: &G, state: &mut G::State, against: Option<Seat>);

    /// What each seat may expect in a position before a turn.
    fn expected(&mut self, game: &G, state: &G::State) -> BySeat<Expected>;

    /// The same in a game that is over. Its payoff is like [`Game::payoff`], but a narrow defeat may count more than a
    /// clear one.
    fn at_end(&mut self, game: &G, state: &G::State) -> BySeat<Expected>;
}

/// What a seat may expect of the end of a game.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Expected {
    /// Its payoff, in `0.0..=1.0`.
    pub payoff: f32,
    /// By how many points it leads the best of the others.
    pub margin: f32,
}
