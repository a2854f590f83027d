//! The evaluation of Heyden's thesis (Maastricht 2009, section 6.3.2): points, points as they lie, meeples in hand,
//! and fields that are not worth their meeple.

use super::super::rules::{Award, Carcassonne, Move, Phase, Position, Terrain};
use super::eval_bounds;
use crate::game::Seat;
use crate::search::{Evaluate, Order, Weights};

/// What each thing is worth; a point scored is 100 in either set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rates {
    /// A point scored.
    pub scored: f64,
    /// A point of what is not complete, as if the game ended now.
    pub lying: f64,
    /// How many points a tile of a city counts that is not complete.
    pub city: f64,
    /// A meeple in hand.
    pub meeple: f64,
    /// A field that a seat stands in with fewer than three completed cities beside it; taken off.
    pub poor: f64,
}

impl Rates {
    /// Table 6.5, both columns.
    pub fn of(weights: Weights) -> Rates {
        match weights {
            Weights::First => Rates {
                scored: 100.0,
                lying: 10.0,
                city: 1.0,
                meeple: 1.0,
                poor: 50.0,
            },
            Weights::Final => Rates {
                scored: 100.0,
                lying: 10.0,
                city: 1.25,
                meeple: 10.0,
                poor: 40.0,
            },
        }
    }

    /// When the game is over all that lies is scored, and nothing else counts.
    pub const OVER: Rates = Rates {
        scored: 100.0,
        lying: 100.0,
        city: 1.0,
        meeple: 0.0,
        poor: 0.0,
    };

    /// How many cities make a field worth its meeple.
    pub const RICH: u8 = 3;

    /// What a feature is worth, as it lies, to a seat of its majority.
    pub fn award(&self, award: &Award) -> f64 {
        let points = match award.terrain {
            Terrain::City => self.city * f64::from(award.tiles) + f64::from(award.pennants),
            _ => f64::from(award.points),
        };
        self.lying * points
    }
}

/// What a position is worth to a seat of two, at these rates.
pub(super) fn worth(rules: &Carcassonne, state: &Position, seat: Seat, rates: &Rates) -> f64 {
    debug_assert_eq!(rules.players, 2, "the thesis judges games for two");
    let other = Seat(1 - seat.0);
    let own = |seat: Seat| {
        let scored: u16 = state.earned(seat).iter().sum();
        rates.scored * f64::from(scored) + rates.meeple * f64::from(state.in_hand(seat))
    };
    let mut sum = own(seat) - own(other);
    rules.each_final(state, |award| {
        let poor = award.terrain == Terrain::Field && award.tiles < Rates::RICH;
        let share = |seat: Seat, rival: Seat| {
            let (here, there) = (award.crowd.of(seat), award.crowd.of(rival));
            let fine = if poor && here > 0 { rates.poor } else { 0.0 };
            let gain = if here > 0 && here >= there {
                rates.award(&award)
            } else {
                0.0
            };
            gain - fine
        };
        sum += share(seat, other) - share(other, seat);
    });
    sum
}

impl Evaluate for Carcassonne {
    fn evaluate(&self, state: &Position, seat: Seat, weights: Weights) -> f64 {
        match state.phase() {
            Phase::Over => worth(self, state, seat, &Rates::OVER),
            _ => worth(self, state, seat, &Rates::of(weights)),
        }
    }

    fn point(&self) -> f64 {
        100.0
    }

    fn reach(&self, state: &Position, seat: Seat, turns: u8, weights: Weights) -> [f64; 2] {
        eval_bounds::reach(self, state, seat, turns, &Rates::of(weights))
    }

    fn ends_turn(&self, state: &Position, _: Move) -> bool {
        matches!(state.phase(), Phase::Meeple(_))
    }

    /// Order 1: first the turns with a meeple. Order 2: a city, a cloister, a road, none, a field.
    fn class(&self, state: &Position, last: Move, order: Order) -> u8 {
        let Move::Meeple(segment) = last else {
            return 0;
        };
        match (order, segment, state.phase()) {
            (Order::One, segment, _) => u8::from(segment.is_none()),
            (Order::Two | Order::Gain, Some(segment), Phase::Meeple(cell)) => {
                match state.tile(cell).kind().pattern().segments[usize::from(segment)].terrain {
                    Terrain::City => 0,
                    Terrain::Cloister => 1,
                    Terrain::Road => 2,
                    Terrain::Field => 4,
                }
            }
            (Order::Two | Order::Gain, ..) => 3,
            (Order::Listed, ..) => 0,
        }
    }
}
