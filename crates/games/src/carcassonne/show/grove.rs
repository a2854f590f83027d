//! What grows on a tile: patches of the meadow in the light and in the shade, and trees.

use super::super::rules::Kind;
use super::curve::{circle, distance, moved};
use super::houses::Dice;
use tessera_core::scene::{Point, encloses, sides};

/// The patches of a tile's meadow that lie in the shade.
pub(super) fn meadow_shade(kind: Kind) -> Vec<Vec<Point>> {
    [(-0.21, 0.24), (0.25, 0.08)]
        .map(|place| patch(kind, place, 0.15, 0.11))
        .to_vec()
}

/// The patches of a tile's meadow that lie in the light.
pub(super) fn meadow_light(kind: Kind) -> Vec<Vec<Point>> {
    [(-0.27, -0.08), (0.21, 0.36), (0.16, -0.32)]
        .map(|place| patch(kind, place, 0.12, 0.055))
        .to_vec()
}

/// A patch near a place, which differs from kind to kind.
fn patch(kind: Kind, (x, y): (f32, f32), wide: f32, high: f32) -> Vec<Point> {
    let mut dice = Dice::new([kind.0.into(), 99, (x * 100.0) as u32]);
    let center = Point::new(x + dice.within(0.06), y + dice.within(0.05));
    let size = 1.0 + dice.within(0.15);
    let bulge = dice.within(0.2);
    let round = circle(Point::default(), 1.0, 20);
    let place = |at: Point| {
        let swell = 1.0 + bulge * at.x;
        moved(center, Point::new(at.x * wide * size, at.y * high * size * swell))
    };
    round.into_iter().map(place).collect()
}

/// The places of the trees in a field.
pub(super) fn trees(kind: Kind, segment: u8, field: &[Vec<Point>]) -> Vec<Point> {
    let places = (0..25u32).filter_map(|slot| {
        let mut dice = Dice::new([kind.0.into(), segment.into(), 100 + slot]);
        let at = Point::new(
            (slot % 5) as f32 / 5.0 - 0.4 + dice.within(0.07),
            (slot / 5) as f32 / 5.0 - 0.4 + dice.within(0.07),
        );
        let room = field
            .iter()
            .flat_map(|contour| sides(contour))
            .map(|side| distance(at, side));
        let grows = dice.within(1.0) > 0.5 && encloses(field, at) && room.fold(f32::MAX, f32::min) > 0.075;
        grows.then_some(at)
    });
    places.collect()
}

/// The crown of a tree.
pub(super) fn tree(at: Point) -> Vec<Point> {
    circle(at, 0.045, 16)
}

/// The part of a crown in the light, whatever the rotation of the tile.
pub(super) fn tree_light(at: Point) -> Vec<Point> {
    circle(moved(at, Point::new(-0.01, -0.012)), 0.027, 14)
}
