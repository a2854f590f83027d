//! The roads of a tile.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use super::curve::{arc, on_border, rotated};
use tessera_core::scene::Point;

/// Half the width of a road with its rims.
pub(super) const ROAD: f32 = 0.065;
/// Half the width of a road between its rims.
pub(super) const LANE: f32 = 0.0475;
/// The length of the straight ends of a bend, so that it meets the border at a right angle.
const STRAIGHT: f32 = 0.03;
/// The amplitude of a road between opposite sides, which is not quite straight.
const SWAY: f32 = 0.05;

/// A road from a side to another side, or to a hub or a gate.
#[derive(Debug)]
pub(super) struct Road {
    pub(super) segment: u8,
    /// The side where it begins.
    pub(super) from: u8,
    /// The side where it ends; `None` if it ends inside the tile.
    pub(super) to: Option<u8>,
}

impl Road {
    /// The road of a segment that touches these sides, as bits.
    pub(super) fn new(segment: u8, reach: u8) -> Road {
        let (low, high) = (reach.trailing_zeros() as u8, 7 - reach.leading_zeros() as u8);
        // A bend runs from a side to the next one clockwise, so one between west and north begins in the west.
        let (from, to) = if high - low == 3 { (high, low) } else { (low, high) };
        Road {
            segment,
            from,
            to: (to != from).then_some(to),
        }
    }

    /// The middle line of a road between two sides.
    pub(super) fn course(&self, to: u8) -> Vec<Point> {
        // Computed for a road that begins in the north, and then rotated.
        let mut line = vec![on_border(0.5)];
        if to == (self.from + 1) % 4 {
            let center = Point::new(0.5 - STRAIGHT, STRAIGHT - 0.5);
            line.extend(arc(center, 0.5 - STRAIGHT, PI, -FRAC_PI_2, 14));
            line.push(on_border(1.5));
        } else {
            let at = |step: u8| {
                let t = f32::from(step) / 16.0;
                let sway = SWAY * (t * TAU).sin() * (t * PI).sin().powi(2);
                Point::new(sway, (t - 0.5) * (1.0 - 2.0 * STRAIGHT))
            };
            line.extend((0..=16).map(at));
            line.push(on_border(2.5));
        }
        line.into_iter().map(|point| rotated(point, self.from)).collect()
    }
}
