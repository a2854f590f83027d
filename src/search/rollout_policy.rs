//! Who tells a search what a position promises, where nothing is played out to the end.

use crate::game::{BySeat, Game, Seat};

/// Someone who knows a game well enough to say at a glance what may come of a position. All answers are about
/// what lies on the table; a judge may keep scratch space, so it is asked as `&mut`.
pub trait RolloutPolicy<G: Game> {
    /// Looks at a position in which a seat is to choose among these moves. Appends a share for each move, 0 or
    /// more and 1 together: how likely it is to be the best.
    fn look(&mut self, game: &G, state: &G::State, moves: &[G::Move], shares: &mut Vec<f32>);

    /// Plays the turn of the seat that is to choose, or what is left of it, as looks best for that seat; or worst
    /// for another one, if the seat plays against one that is not itself.
    fn take_turn(&mut self, game: &G, state: &mut G::State, against: Option<Seat>);

    /// What each seat may expect of a position before a turn, in `0.0..=1.0`.
    fn expect(&mut self, game: &G, state: &G::State) -> BySeat<f32>;

    /// What each seat has of a game that is over, in `0.0..=1.0`: like [`Game::payoff`], but a close defeat may
    /// be better than a bad one.
    fn result(&mut self, game: &G, state: &G::State) -> BySeat<f32>;
}
