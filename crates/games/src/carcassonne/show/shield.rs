//! The shield of a city with a pennant, upright whatever the rotation of the tile.

use super::curve::moved;
use tessera_core::scene::Point;

/// The right half of a shield, in cells, from its top.
const HALF_SHIELD: [(f32, f32); 5] = [
    (0.085, -0.1),
    (0.085, 0.005),
    (0.07, 0.055),
    (0.042, 0.09),
    (0.0, 0.115),
];

/// A shield with its middle at a point, widened by a margin.
pub(super) fn shield(at: Point, more: f32) -> Vec<Point> {
    let share = 1.0 + more / 0.09;
    let left = HALF_SHIELD.iter().rev().skip(1).map(|&(x, y)| (-x, y));
    let all = HALF_SHIELD.into_iter().chain(left);
    all.map(|(x, y)| moved(at, Point::new(x * share, y * share)))
        .collect()
}

/// The charge on the shield.
pub(super) fn charge(at: Point) -> Vec<Point> {
    [(0.0, -0.065), (0.048, -0.012), (0.0, 0.065), (-0.048, -0.012)]
        .map(|(x, y)| moved(at, Point::new(x, y)))
        .to_vec()
}
