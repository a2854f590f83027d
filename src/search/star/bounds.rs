//! Within which bounds the values of positions are taken to lie.

use super::super::evaluate::{Evaluate, Weights};
use crate::game::{Game, Seat};

/// Where bounds come from.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub enum Bounds {
    /// From the game, for each node: sound if the game keeps its word.
    #[default]
    Sound,
    /// The same everywhere, so many points either way (the thesis' ±2000 are 20 points). Values outside are taken
    /// for the bound itself, silently.
    Fixed(f64),
    /// As the thesis' last experiment means them, set once at the root: so many points more than the lead there has,
    /// whoever has it, either way. (As it prints them they cross where the seat is far behind.) No sounder than
    /// fixed ones.
    Dynamic(f64),
    /// None: what is not searched may be worth anything.
    Boundless,
}

impl Bounds {
    /// The thesis' margin: "normally a tile will not lead to more than 20 points".
    pub const MARGIN: f64 = 20.0;

    /// What the dynamic ones become when the search begins at this state.
    pub(super) fn at_root<G: Evaluate>(
        self,
        game: &G,
        state: &G::State,
        seat: Seat,
        weights: Weights,
    ) -> Bounds {
        match self {
            Bounds::Dynamic(margin) => {
                let lead = game.evaluate(state, seat, weights) / game.point();
                Bounds::Fixed(lead.abs() + margin)
            }
            bounds => bounds,
        }
    }

    /// The least and the most that positions at most so many turns on are worth to a seat.
    pub(super) fn of<G: Evaluate>(
        self,
        game: &G,
        state: &G::State,
        seat: Seat,
        turns: u8,
        weights: Weights,
    ) -> [f64; 2] {
        match self {
            Bounds::Sound => game.reach(state, seat, turns, weights),
            Bounds::Fixed(points) | Bounds::Dynamic(points) => {
                [-points, points].map(|end| end * game.point())
            }
            Bounds::Boundless => [f64::NEG_INFINITY, f64::INFINITY],
        }
    }
}

/// The other seat of two.
pub(in crate::search) fn other<G: Game>(game: &G, seat: Seat) -> Seat {
    debug_assert_eq!(game.seats(), 2, "only games for two are looked ahead in");
    Seat(1 - seat.0)
}
