//! The middle of a tile in which roads end: a crossing or a cloister.

use super::curve::circle;
use crate::scene::Point;

/// The radius of a crossing.
pub(super) const CROSSING: f32 = 0.14;
/// The radius of the grounds of a cloister.
pub(super) const GROUNDS: f32 = 0.25;

/// A crossing or a cloister, at which the roads of a tile end.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hub {
    /// Its radius.
    pub(super) radius: f32,
    /// The segment of the cloister; `None` for a crossing.
    pub(super) cloister: Option<u8>,
}

impl Hub {
    /// Its outline, made smaller by `rim`.
    pub(super) fn contour(&self, rim: f32) -> Vec<Point> {
        circle(Point::default(), self.radius - rim, 40)
    }
}
