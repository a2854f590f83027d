//! The houses of a city: their places, and the lit and the shaded part of each roof.

use std::f32::consts::FRAC_PI_2;

use super::super::rules::Kind;
use super::curve::{HALF, between, distance, gap, rotated};
use super::wall::WALL;
use tessera_core::scene::{Point, encloses, sides};

/// The number of random places that are tried for houses. Most of them turn out to be taken.
const TRIES: u32 = 900;
/// The least distance between houses.
const ALLEY: f32 = 0.028;
/// The direction of the light, which is the same on every tile whatever its rotation.
const LIGHT: Point = Point::new(-0.7, -0.71);

/// A building seen from above.
#[derive(Clone, Copy, Debug)]
pub(super) struct House {
    /// Its middle.
    pub(super) center: Point,
    /// From its middle to the end of its ridge.
    pub(super) ridge: Point,
    /// From its ridge to its eaves.
    pub(super) eaves: Point,
}

impl House {
    fn corners(&self) -> [Point; 4] {
        let corner = |along: f32, across: f32| {
            Point::new(
                self.center.x + along * self.ridge.x + across * self.eaves.x,
                self.center.y + along * self.ridge.y + across * self.eaves.y,
            )
        };
        [
            corner(-1.0, -1.0),
            corner(1.0, -1.0),
            corner(1.0, 1.0),
            corner(-1.0, 1.0),
        ]
    }

    /// The house on a rotated tile.
    pub(super) fn rotated(self, quarters: u8) -> House {
        House {
            center: rotated(self.center, quarters),
            ridge: rotated(self.ridge, quarters),
            eaves: rotated(self.eaves, quarters),
        }
    }

    /// The lit and the shaded half of its roof.
    pub(super) fn roof(&self) -> [Vec<Point>; 2] {
        let [a, b, c, d] = self.corners();
        let [west, east] = [between(a, d, 0.5), between(b, c, 0.5)];
        let halves = [vec![a, b, east, west], vec![west, east, c, d]];
        let [back, front] = halves;
        if self.eaves.x * LIGHT.x + self.eaves.y * LIGHT.y < 0.0 {
            [back, front]
        } else {
            [front, back]
        }
    }

    /// Whether the distance between the houses is less than an alley.
    fn crowds(&self, other: &House) -> bool {
        let apart = |one: &House, two: &House| {
            [one.ridge, one.eaves].iter().any(|axis| {
                let length = axis.x.hypot(axis.y);
                let along = |point: Point| (point.x * axis.x + point.y * axis.y) / length;
                let center = along(one.center);
                let reach = two.corners().map(|corner| along(corner) - center);
                let (low, high) = reach.iter().fold((f32::MAX, f32::MIN), |(low, high), &at| {
                    (low.min(at), high.max(at))
                });
                low > length + ALLEY || high < -length - ALLEY
            })
        };
        !apart(self, other) && !apart(other, self)
    }
}

/// The houses of a city on a tile that is not rotated. They depend on the kind alone, lie within the walls and leave a
/// place free.
pub(super) fn houses(
    kind: Kind,
    segment: u8,
    city: &[Point],
    keep_clear: Option<(Point, f32)>,
) -> Vec<House> {
    let ground = [city.to_vec()];
    let walls: Vec<[Point; 2]> = sides(city).filter(|side| !along_border(side)).collect();
    let mut found = Vec::new();
    for slot in 0..TRIES {
        let mut dice = Dice::new([kind.0.into(), segment.into(), slot]);
        let center = Point::new(dice.within(HALF), dice.within(HALF));
        // The large houses are built first.
        let size = 0.95 - 0.3 * slot as f32 / TRIES as f32;
        let (long, short) = (
            size * (0.074 + dice.within(0.01)),
            size * (0.052 + dice.within(0.005)),
        );
        // A house is parallel to the nearest wall if there is one close by, and otherwise to a side of the tile.
        let wall = walls.iter().map(|&wall| (distance(center, wall), wall));
        let angle = match wall.min_by(|a, b| a.0.total_cmp(&b.0)) {
            Some((near, [from, to])) if near < 0.22 => (to.y - from.y).atan2(to.x - from.x),
            _ => dice.within(0.2),
        };
        let angle = if dice.within(1.0) > 0.2 {
            angle
        } else {
            angle + FRAC_PI_2
        };
        let (sin, cos) = angle.sin_cos();
        let house = House {
            center,
            ridge: Point::new(long * cos, long * sin),
            eaves: Point::new(-short * sin, short * cos),
        };
        let inside = |corner: &Point| {
            let border = HALF - corner.x.abs().max(corner.y.abs());
            border > 0.014
                && encloses(&ground, *corner)
                && walls
                    .iter()
                    .all(|&wall| distance(*corner, wall) > 2.0 * WALL + 0.01)
        };
        let free = keep_clear.is_none_or(|(place, radius)| gap(place, center) > radius + long * 0.7);
        if free && house.corners().iter().all(inside) && !found.iter().any(|other| house.crowds(other)) {
            found.push(house);
        }
    }
    found
}

/// Whether a line runs along the border of the cell.
fn along_border([a, b]: &[Point; 2]) -> bool {
    let flat = |a: f32, b: f32| a == b && a.abs() == 0.5;
    flat(a.x, b.x) || flat(a.y, b.y)
}

/// Pseudo-random numbers that depend on their seed alone.
pub(super) struct Dice(u32);

impl Dice {
    /// The numbers of a seed.
    pub(super) fn new(start: [u32; 3]) -> Dice {
        let mix = |sum: u32, part: u32| (sum ^ part).wrapping_mul(0x9E37_79B1).rotate_left(15);
        Dice(start.into_iter().fold(0x2545_F491, mix))
    }

    /// The next number, from `-bound` to `bound`.
    pub(super) fn within(&mut self, bound: f32) -> f32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9);
        let mut bits = (self.0 ^ self.0 >> 16).wrapping_mul(0x85EB_CA6B);
        bits = (bits ^ bits >> 13).wrapping_mul(0xC2B2_AE35);
        let unit = ((bits ^ bits >> 16) >> 8) as f32 / (1 << 23) as f32;
        (unit - 1.0) * bound
    }
}
