//! The houses of a city: where they stand, and which half of a roof lies in the light.

use super::super::rules::Kind;
use super::curve::{distance, gap, holds, moved, sides, turned};
use super::plan::WALL;
use crate::scene::Point;

/// How many houses stand side by side across a tile.
const COLUMNS: u32 = 6;
/// How many rows of houses a tile has.
const ROWS: u32 = 7;
/// Where the light comes from, on every tile, however it is turned.
const LIGHT: Point = Point::new(-0.5, -0.86);

/// A building seen from above: a roof of two halves.
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
    /// Its corners.
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

    /// The same house on a tile that is turned.
    pub(super) fn turned(self, quarters: u8) -> House {
        House {
            center: turned(self.center, quarters),
            ridge: turned(self.ridge, quarters),
            eaves: turned(self.eaves, quarters),
        }
    }

    /// The half of its roof in the light and the one in the shade.
    pub(super) fn roof(&self) -> [Vec<Point>; 2] {
        let [a, b, c, d] = self.corners();
        let ends = [-1.0, 1.0].map(|along: f32| {
            let by = Point::new(along * self.ridge.x, along * self.ridge.y);
            moved(self.center, by)
        });
        let halves = [vec![a, b, ends[1], ends[0]], vec![ends[0], ends[1], c, d]];
        // The first half slopes away from the eaves' direction.
        if self.eaves.x * LIGHT.x + self.eaves.y * LIGHT.y < 0.0 {
            halves
        } else {
            let [first, second] = halves;
            [second, first]
        }
    }
}

/// The houses of a city on a tile that is not turned: always the same ones, whole, within its walls, and clear
/// of a place.
pub(super) fn houses(
    kind: Kind,
    segment: u8,
    city: &[Point],
    keep_clear: Option<(Point, f32)>,
) -> Vec<House> {
    let ground = [city.to_vec()];
    let walls: Vec<[Point; 2]> = sides(city).filter(|side| !along_border(side)).collect();
    let mut found = Vec::new();
    for slot in 0..COLUMNS * ROWS {
        let mut dice = Dice::new([kind.0.into(), segment.into(), slot]);
        let (column, row) = (slot % COLUMNS, slot / COLUMNS);
        let center = Point::new(
            (column as f32 + 0.5) / COLUMNS as f32 - 0.5 + dice.within(0.012),
            (row as f32 + 0.5) / ROWS as f32 - 0.5 + dice.within(0.008),
        );
        let (long, short) = (0.056 + dice.within(0.009), 0.044 + dice.within(0.005));
        let level = dice.within(1.0) > -0.3;
        let house = if level {
            House {
                center,
                ridge: Point::new(long, 0.0),
                eaves: Point::new(0.0, short),
            }
        } else {
            House {
                center,
                ridge: Point::new(0.0, short + 0.01),
                eaves: Point::new(long - 0.012, 0.0),
            }
        };
        let clear = |corner: &Point| {
            holds(&ground, *corner)
                && walls
                    .iter()
                    .all(|&wall| distance(*corner, wall) > 2.0 * WALL + 0.012)
        };
        let free = keep_clear.is_none_or(|(place, radius)| gap(place, center) > radius + long);
        if free && house.corners().iter().all(clear) {
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

/// A row of numbers that looks random and depends on its start alone.
pub(super) struct Dice(u32);

impl Dice {
    /// A row of its own for every start.
    pub(super) fn new(start: [u32; 3]) -> Dice {
        let mix = |sum: u32, part: u32| (sum ^ part).wrapping_mul(0x9E37_79B1).rotate_left(15);
        Dice(start.into_iter().fold(0x2545_F491, mix))
    }

    /// The next number, between minus and plus a bound.
    pub(super) fn within(&mut self, bound: f32) -> f32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9);
        let mut bits = (self.0 ^ self.0 >> 16).wrapping_mul(0x85EB_CA6B);
        bits = (bits ^ bits >> 13).wrapping_mul(0xC2B2_AE35);
        let unit = ((bits ^ bits >> 16) >> 8) as f32 / (1 << 23) as f32;
        (unit - 1.0) * bound
    }
}
