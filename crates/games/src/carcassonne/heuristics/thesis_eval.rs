//! The evaluation, the bounds and the move orders of Heyden's thesis (Maastricht 2009, chapter 6), for the expectimax
//! and Star searches.

use super::eval_bounds;
use super::thesis_rates::{Rates, position_value};
use crate::carcassonne::rules::{Carcassonne, Move, Phase, Position, Terrain};
use tessera_core::game::Seat;
use tessera_search::{Evaluate, TurnOrder, WeightSet};

impl Evaluate for Carcassonne {
    fn evaluate(&self, state: &Position, seat: Seat, weights: WeightSet) -> f64 {
        match state.phase() {
            Phase::Over => position_value(self, state, seat, &Rates::OVER),
            _ => position_value(self, state, seat, &Rates::of(weights)),
        }
    }

    fn point_value(&self) -> f64 {
        100.0
    }

    fn eval_bounds(&self, state: &Position, seat: Seat, turns: u8, weights: WeightSet) -> [f64; 2] {
        eval_bounds::reach(self, state, seat, turns, &Rates::of(weights))
    }

    fn ends_turn(&self, state: &Position, _: Move) -> bool {
        matches!(state.phase(), Phase::Meeple(_))
    }

    /// Order 1 searches the turns with a meeple first. Order 2 searches by the meeple's feature: city, cloister, road,
    /// no meeple, field.
    fn turn_class(&self, state: &Position, last: Move, order: TurnOrder) -> u8 {
        let Move::Meeple(segment) = last else {
            return 0;
        };
        match (order, segment, state.phase()) {
            (TurnOrder::One, segment, _) => u8::from(segment.is_none()),
            (TurnOrder::Two | TurnOrder::Gain, Some(segment), Phase::Meeple(cell)) => {
                match state.tile(cell).kind().pattern().segments[usize::from(segment)].terrain {
                    Terrain::City => 0,
                    Terrain::Cloister => 1,
                    Terrain::Road => 2,
                    Terrain::Field => 4,
                }
            }
            (TurnOrder::Two | TurnOrder::Gain, ..) => 3,
            (TurnOrder::Listed, ..) => 0,
        }
    }
}
