//! The value of a position by Heyden's thesis (Maastricht 2009, section 6.3.2): points scored, points of features that
//! are not complete, meeples in hand, and a fine for fields that are not worth their meeple.

use crate::carcassonne::rules::{Award, Carcassonne, Position, Terrain};
use tessera_core::game::Seat;
use tessera_search::WeightSet;

/// How much each thing is worth. A scored point is worth 100 in both of the thesis' sets.
#[derive(Clone, Copy, Debug)]
pub struct Rates {
    /// A scored point.
    pub scored: f64,
    /// A point of an incomplete feature, counted as if the game ended now.
    pub incomplete: f64,
    /// How many points a tile of an incomplete city counts.
    pub city: f64,
    /// A meeple in hand.
    pub meeple: f64,
    /// The fine for a field with a meeple and fewer than [`Rates::RICH`] complete cities beside it.
    pub poor: f64,
}

impl Rates {
    /// The rates of table 6.5: the first or the final column.
    pub fn of(weights: WeightSet) -> Rates {
        match weights {
            WeightSet::First => Rates {
                scored: 100.0,
                incomplete: 10.0,
                city: 1.0,
                meeple: 1.0,
                poor: 50.0,
            },
            WeightSet::Final => Rates {
                scored: 100.0,
                incomplete: 10.0,
                city: 1.25,
                meeple: 10.0,
                poor: 40.0,
            },
        }
    }

    /// The rates once the game is over: every feature is scored, and nothing else counts.
    pub const OVER: Rates = Rates {
        scored: 100.0,
        incomplete: 100.0,
        city: 1.0,
        meeple: 0.0,
        poor: 0.0,
    };

    /// How many complete cities make a field worth its meeple.
    pub const RICH: u8 = 3;

    /// The value of an incomplete feature to a seat of its majority.
    fn value_of(&self, award: &Award) -> f64 {
        let points = match award.terrain {
            Terrain::City => self.city * f64::from(award.tiles) + f64::from(award.pennants),
            _ => f64::from(award.points),
        };
        self.incomplete * points
    }
}

/// The value of a position to one of two seats, at these rates.
pub fn position_value(rules: &Carcassonne, state: &Position, seat: Seat, rates: &Rates) -> f64 {
    debug_assert_eq!(rules.players, 2, "the thesis evaluates games for two");
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
                rates.value_of(&award)
            } else {
                0.0
            };
            gain - fine
        };
        sum += share(seat, other) - share(other, seat);
    });
    sum
}
