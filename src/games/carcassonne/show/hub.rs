//! The middle of a tile in which roads end: a crossing or a cloister.

use super::curve::circle;
use crate::scene::Point;

/// The radius of a crossing.
pub(super) const CROSSING: f32 = 0.14;
/// The radius of the grounds of a cloister.
pub(super) const GROUNDS: f32 = 0.25;

/// What roads end at in the middle of a tile.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hub {
    /// How far it reaches.
    pub(super) radius: f32,
    /// The segment, if it is a cloister and no crossing.
    pub(super) cloister: Option<u8>,
}

impl Hub {
    /// Its ground, without what lies within so far of its rim.
    pub(super) fn contour(&self, rim: f32) -> Vec<Point> {
        circle(Point::default(), self.radius - rim, 40)
    }
}
