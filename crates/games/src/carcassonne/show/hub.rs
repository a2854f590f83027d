//! The middle of a tile in which roads end: a crossing or a cloister.

use std::f32::consts::FRAC_PI_2;

use super::curve::{arc, circle, rotated};
use tessera_core::scene::Point;

/// The radius of a crossing.
pub(super) const CROSSING: f32 = 0.11;
/// The radius of the grounds of a cloister.
pub(super) const GROUNDS: f32 = 0.25;

/// A crossing or a cloister, at which the roads of a tile end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hub {
    pub(super) radius: f32,
    /// The segment of the cloister; `None` for a crossing.
    pub(super) cloister: Option<u8>,
}

impl Hub {
    /// The grounds of its cloister as they are drawn, upright whatever the rotation of the tile: a square with round
    /// corners about the outline.
    pub(super) fn grounds(&self) -> Vec<Point> {
        let (inner, radius) = (self.radius * 0.64, self.radius * 0.36);
        let corner = |side: u8| {
            let center = rotated(Point::new(inner, -inner), side);
            arc(center, radius, (f32::from(side) - 1.0) * FRAC_PI_2, FRAC_PI_2, 6)
        };
        (0..4).flat_map(corner).collect()
    }

    /// Its outline, made smaller by `rim`.
    pub(super) fn contour(&self, rim: f32) -> Vec<Point> {
        circle(Point::default(), self.radius - rim, 40)
    }
}
