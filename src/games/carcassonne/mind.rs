//! What a player of Carcassonne knows beyond the rules: what a position promises ([`leaf`]), and which turns look
//! well for it ([`eye`]).

mod eye;
mod heyden;
mod leaf;
mod span;
#[cfg(test)]
mod tests;
mod weights;

use super::rules::{Carcassonne, Move, Phase, Position};
use crate::search::{Bent, Exact, Mind, Puct, Search, Weight};
use eye::Eye;
use weights::Weights;

/// How many tiles may be left in the bag where the rest is looked through to the end.
const LAST_TILES: u8 = 1;

impl Mind for Carcassonne {
    fn at_sight(&self, state: &Position, moves: &[Move], out: &mut Vec<f32>) {
        if state.phase() != Phase::Draw {
            Eye::new(self, Weights::BEST).first_sight(self, state, moves, out);
        }
    }

    fn champion(&self, state: &Position, weights: Option<&[f32]>) -> Option<Box<dyn Search<Move> + Send>> {
        let weights = weights.map_or(Weights::BEST, Weights::read);
        let game = self.clone();
        let eye = Eye::new(self, weights);
        match state.phase() {
            Phase::Draw | Phase::Over => None,
            _ if state.left() <= LAST_TILES => Some(Box::new(Exact::new(game, state, eye))),
            _ => {
                let bent = Bent {
                    exploration: weights.exploration,
                    steps_a_tree: weights.tree as u32,
                    width: weights.width as usize,
                    paranoid: false,
                    nodes: 1 << 19,
                };
                Some(Box::new(Puct::new(game, state, eye, bent)))
            }
        }
    }

    fn weights(&self) -> Vec<Weight> {
        Weights::BEST.list()
    }
}
