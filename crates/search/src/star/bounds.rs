//! The bounds that a search assumes for the values of positions.

use super::super::evaluate::{Evaluate, WeightSet};
use tessera_core::game::{Game, Seat};

/// The source of the bounds.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Bounds {
    /// [`Evaluate::eval_bounds`] of each node: sound if the game is right about them.
    #[default]
    Sound,
    /// Plus and minus this many points at every node (the thesis' ±2000 are 20 points). Unsound: a value outside is
    /// taken for the bound.
    Fixed(f64),
    /// The bounds that the thesis' last experiment means: at every node plus and minus the absolute lead at the root
    /// and this many points. As the thesis prints them, they cross where the seat is far behind. As unsound as fixed
    /// ones.
    Dynamic(f64),
    /// None: an outcome that is not searched may have any value.
    Unbounded,
}

impl Bounds {
    /// The thesis' margin, in points: "normally a tile will not lead to more than 20 points".
    pub const MARGIN: f64 = 20.0;

    /// The fixed bounds that dynamic ones become for a search that starts at this state; other bounds stay.
    pub(super) fn at_root<G: Evaluate>(
        self,
        game: &G,
        state: &G::State,
        seat: Seat,
        weights: WeightSet,
    ) -> Bounds {
        match self {
            Bounds::Dynamic(margin) => {
                let lead = game.evaluate(state, seat, weights) / game.point_value();
                Bounds::Fixed(lead.abs() + margin)
            }
            bounds => bounds,
        }
    }

    /// The least and the highest value to a seat of positions at most so many turns later.
    pub(super) fn of<G: Evaluate>(
        self,
        game: &G,
        state: &G::State,
        seat: Seat,
        turns: u8,
        weights: WeightSet,
    ) -> [f64; 2] {
        match self {
            Bounds::Sound => game.eval_bounds(state, seat, turns, weights),
            Bounds::Fixed(points) | Bounds::Dynamic(points) => {
                [-points, points].map(|end| end * game.point_value())
            }
            Bounds::Unbounded => [f64::NEG_INFINITY, f64::INFINITY],
        }
    }
}

/// The other seat of two.
pub(crate) fn other<G: Game>(game: &G, seat: Seat) -> Seat {
    debug_assert_eq!(game.seats(), 2, "expectimax plays games for two");
    Seat(1 - seat.0)
}
