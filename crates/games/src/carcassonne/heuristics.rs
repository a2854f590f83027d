//! What the searches know about Carcassonne beyond its rules: the expected points of a position ([`evaluation`]), and a
//! policy that rates turns by them ([`turn_policy`]).

#[cfg(feature = "lab")]
mod claim;
mod completion_odds;
mod eval_bounds;
mod evaluation;
#[cfg(test)]
mod tests;
mod thesis_eval;
mod thesis_rates;
mod turn_policy;
mod weights;

#[cfg(feature = "lab")]
pub use claim::{Claim, ClaimModel, Expectation};

use std::sync::Arc;

use super::rules::{Carcassonne, Move, Phase, Position};
#[cfg(feature = "lab")]
use tessera_core::game::{Game, Seat};
#[cfg(feature = "lab")]
use tessera_search::MoveEffect;
use tessera_search::{Heuristics, MaxN, Puct, PuctConfig, Search, Weight};
use turn_policy::TurnPolicy;
use weights::Weights;

/// Whether the rest of the game is small enough for an exact search: at most one tile is left in the bag, or two if only
/// the meeple of this turn is left to choose.
fn is_endgame(state: &Position) -> bool {
    match state.phase() {
        Phase::Meeple(_) => state.left() <= 2,
        _ => state.left() <= 1,
    }
}

impl Heuristics for Carcassonne {
    /// Level 4 plays greedily, so the worker must contain the greedy search.
    const GREEDY: bool = true;

    #[cfg(feature = "lab")]
    fn rate_moves(&self, state: &Position, moves: &[Move], out: &mut Vec<f32>) {
        if state.phase() != Phase::Draw {
            TurnPolicy::new(self, Weights::best(self.players)).rate_moves(self, state, moves, out);
        }
    }

    #[cfg(feature = "lab")]
    fn effect(&self, state: &Position, mv: Move) -> MoveEffect {
        let Move::Meeple(segment) = mv else {
            return MoveEffect::None;
        };
        if segment.is_some() && state.in_hand(state.mover()) == 1 {
            return MoveEffect::LastMeeple;
        }
        let scored = |state: &Position| {
            let seats = Seat::all(self.players);
            seats
                .flat_map(|seat| state.earned(seat))
                .map(u32::from)
                .sum::<u32>()
        };
        let mut after = state.clone();
        self.play(&mut after, mv);
        if scored(&after) > scored(state) {
            MoveEffect::Completion
        } else {
            MoveEffect::None
        }
    }

    fn own_search(
        self: &Arc<Self>,
        state: &Position,
        weights: Option<&[f32]>,
    ) -> Option<Box<dyn Search<Move> + Send>> {
        let weights = weights.map_or(Weights::best(self.players), Weights::read);
        let game = self.clone();
        let policy = TurnPolicy::new(self, weights);
        if matches!(state.phase(), Phase::Draw | Phase::Over) {
            return None;
        }
        let config = PuctConfig {
            exploration: weights.exploration,
            turns: weights.turns as u32,
            width: (weights.width as usize).max(1),
            paranoid: weights.paranoid > 0.5,
        };
        let puct = Puct::new(game.clone(), state, policy, config);
        Some(if is_endgame(state) {
            Box::new(MaxN::new(game, state, puct))
        } else {
            Box::new(puct)
        })
    }

    fn weights(&self) -> Vec<Weight> {
        Weights::best(self.players).list()
    }
}
