//! The houses of a city: their places, and the lit and the shaded part of each roof.

use std::f32::consts::FRAC_PI_2;

use super::super::rules::Kind;
use super::curve::{HALF, between, distance, rotated};
use tessera_core::scene::{Point, sides};

/// The number of random places that are tried for houses. Most of them turn out to be taken.
const TRIES: u16 = 900;
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
}

/// The houses of a city on a tile that is not rotated. They depend on the kind alone, lie within the walls and leave a
/// place free.
pub(super) fn houses(kind: Kind, segment: u8, city: &[Point]) -> Vec<House> {
    let walls: Vec<_> = walls(city).collect();
    let of_city = BUILT
        .iter()
        .find(|(of, place, _)| (*of, *place) == (kind.0, segment));
    let built = of_city.map_or(&[][..], |(_, _, built)| built);
    built
        .iter()
        .map(|&slot| house(kind, segment, slot, &walls))
        .collect()
}

fn walls(city: &[Point]) -> impl Iterator<Item = [Point; 2]> {
    sides(city).filter(|side| !along_border(side))
}

/// The house at one of the random places.
fn house(kind: Kind, segment: u8, slot: u16, walls: &[[Point; 2]]) -> House {
    let mut dice = Dice::new([kind.0.into(), segment.into(), slot.into()]);
    let center = Point::new(dice.within(HALF), dice.within(HALF));
    // The large houses are built first.
    let size = 0.95 - 0.3 * f32::from(slot) / f32::from(TRIES);
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
    House {
        center,
        ridge: Point::new(long * cos, long * sin),
        eaves: Point::new(-short * sin, short * cos),
    }
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

/// The places of a city's houses, of all that are tried: its kind of tile, its segment, and where a house stands. A page that shows
/// a land has no time to try them all; the test below does.
const BUILT: [(u8, u8, &[u16]); 20] = [
    (
        2,
        0,
        &[
            2, 4, 5, 11, 14, 16, 17, 19, 22, 24, 30, 32, 39, 45, 59, 77, 82, 305, 450, 498, 607, 645, 659,
            679, 787, 846,
        ],
    ),
    (3, 0, &[152, 283]),
    (4, 0, &[14, 866]),
    (5, 0, &[25, 35, 38, 98, 189, 312, 335, 607, 729]),
    (6, 0, &[4, 8, 9, 10, 18, 44, 65, 88, 557, 566, 747, 824]),
    (7, 0, &[13, 201]),
    (7, 1, &[66, 198]),
    (8, 0, &[23, 142, 628]),
    (8, 1, &[91, 547]),
    (9, 0, &[199, 754]),
    (10, 0, &[319, 400]),
    (11, 0, &[87, 607]),
    (12, 0, &[10, 11, 30, 31, 54, 65, 73, 113, 115]),
    (13, 0, &[2, 8, 13, 14, 36, 40, 44, 59, 77, 700, 702]),
    (14, 0, &[3, 7, 11, 20, 52, 124, 352, 478, 746]),
    (15, 0, &[6, 7, 14, 25, 53, 155, 179, 368, 511]),
    (
        16,
        0,
        &[0, 1, 2, 8, 14, 20, 21, 57, 78, 112, 185, 239, 746, 802, 828],
    ),
    (
        17,
        0,
        &[
            0, 3, 4, 7, 14, 30, 35, 47, 70, 119, 218, 292, 293, 427, 501, 860, 882,
        ],
    ),
    (
        18,
        0,
        &[
            0, 7, 18, 24, 26, 35, 55, 77, 83, 101, 122, 163, 207, 246, 806, 831,
        ],
    ),
    (
        19,
        0,
        &[
            2, 4, 6, 7, 10, 14, 19, 30, 32, 42, 52, 138, 164, 277, 308, 320, 641, 652, 714,
        ],
    ),
];

#[cfg(test)]
mod tests {
    use super::super::art::pennant_place;
    use super::super::curve::gap;
    use super::super::tile_geometry::TileGeometry;
    use super::super::wall::WALL;
    use super::*;
    use crate::carcassonne::rules::Terrain;
    use tessera_core::scene::encloses;

    /// The least distance between houses.
    const ALLEY: f32 = 0.028;
    /// The radius of the free room around the middle of a pennant.
    const BANNER: f32 = 0.13;

    /// Whether the distance between the houses is less than an alley.
    fn crowds(one: &House, other: &House) -> bool {
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
        !apart(one, other) && !apart(other, one)
    }

    /// The places where a house can stand: within the walls, off a pennant, and apart from those before.
    fn tried(kind: Kind, segment: u8, city: &[Point], pennant: Option<Point>) -> Vec<u16> {
        let ground = [city.to_vec()];
        let walls: Vec<_> = walls(city).collect();
        let inside = |corner: &Point| {
            let border = HALF - corner.x.abs().max(corner.y.abs());
            border > 0.014
                && encloses(&ground, *corner)
                && walls
                    .iter()
                    .all(|&wall| distance(*corner, wall) > 2.0 * WALL + 0.01)
        };
        let mut found: Vec<(u16, House)> = Vec::new();
        for slot in 0..TRIES {
            let house = house(kind, segment, slot, &walls);
            let long = house.ridge.x.hypot(house.ridge.y);
            let free = pennant.is_none_or(|place| gap(place, house.center) > BANNER + long * 0.7);
            let fits = free && house.corners().iter().all(inside);
            if fits && !found.iter().any(|(_, other)| crowds(&house, other)) {
                found.push((slot, house));
            }
        }
        found.into_iter().map(|(slot, _)| slot).collect()
    }

    #[test]
    fn houses_stand_where_a_try_of_all_places_puts_them() {
        let mut found = Vec::new();
        for kind in Kind::all() {
            let geometry = TileGeometry::new(kind);
            for (index, segment) in (0..).zip(kind.pattern().segments) {
                if segment.terrain == Terrain::City {
                    let pennant = segment.pennant.then(|| pennant_place(segment.reach));
                    let outline = geometry.outline(index);
                    found.push((kind.0, index, tried(kind, index, &outline[0], pennant)));
                }
            }
        }
        let built = BUILT.map(|(kind, segment, built)| (kind, segment, built.to_vec()));
        assert_eq!(found, built);
    }
}
