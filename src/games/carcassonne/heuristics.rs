//! What a player of Carcassonne knows beyond the rules: what a position promises ([`leaf`]), and which turns look
//! well for it ([`eye`]).

mod completion_odds;
mod eval_bounds;
mod evaluation;
#[cfg(test)]
mod tests;
mod thesis_eval;
mod thesis_rates;
mod turn_policy;
mod weights;

use std::sync::Arc;

use super::rules::{Carcassonne, Move, Phase, Position};
use crate::search::{Heuristics, MaxN, Puct, PuctConfig, Search, Weight};
use turn_policy::TurnPolicy;
use weights::Weights;

/// Whether the rest is small enough to be looked through to the end: there is at most one tile left in the bag, or
/// two and all that is left of this turn is a meeple.
fn is_short(state: &Position) -> bool {
    match state.phase() {
        Phase::Meeple(_) => state.left() <= 2,
        _ => state.left() <= 1,
    }
}

impl Heuristics for Carcassonne {
    /// Its fourth level.
    const GREEDY: bool = true;

    #[cfg(feature = "lab")]
    fn rate_moves(&self, state: &Position, moves: &[Move], out: &mut Vec<f32>) {
        if state.phase() != Phase::Draw {
            TurnPolicy::new(self, Weights::BEST).first_sight(self, state, moves, out);
        }
    }

    fn own_search(
        self: &Arc<Self>,
        state: &Position,
        weights: Option<&[f32]>,
    ) -> Option<Box<dyn Search<Move> + Send>> {
        let weights = weights.map_or(Weights::BEST, Weights::read);
        let game = self.clone();
        let eye = TurnPolicy::new(self, weights);
        match state.phase() {
            Phase::Draw | Phase::Over => None,
            _ if is_short(state) => Some(Box::new(MaxN::new(game, state, eye))),
            _ => {
                let bent = PuctConfig {
                    exploration: weights.exploration,
                    turns: weights.turns as u32,
                    width: (weights.width as usize).max(1),
                    paranoid: weights.paranoid > 0.5,
                };
                Some(Box::new(Puct::new(game, state, eye, bent)))
            }
        }
    }

    fn weights(&self) -> Vec<Weight> {
        Weights::BEST.list()
    }
}
