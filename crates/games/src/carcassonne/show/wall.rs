//! The walls of cities.

use super::curve::{cubic, on_border, rotated, shifted};
use tessera_core::scene::Point;

/// Half the thickness of a wall.
pub(super) const WALL: f32 = 0.0375;
/// Half the width of the walk on top of it.
pub(super) const WALK: f32 = 0.023;
/// The distance from the corner at which a wall leaves the border.
const TOWER: f32 = 0.062;

/// A wall of a city, between the city and the sides that it does not reach.
#[derive(Debug)]
pub(super) struct Wall {
    /// The side of the city after which it begins, clockwise.
    pub(super) after: u8,
    /// The number of sides behind it.
    pub(super) span: u8,
    /// Its middle line, with the land to the left.
    pub(super) line: Vec<Point>,
    /// Its face towards the land, from corner to corner.
    pub(super) face: Vec<Point>,
}

impl Wall {
    /// The wall that begins after a side of a city with these sides, as bits.
    pub(super) fn new(after: u8, city: u8) -> Wall {
        let span = (1..)
            .take_while(|ahead| city & 1 << ((after + ahead) % 4) == 0)
            .count() as u8;
        // Computed for a side in the north, and then rotated.
        let pulls = match span {
            1 => [Point::new(0.13, -0.22), Point::new(0.13, 0.22)],
            2 => [Point::new(0.25, -0.16), Point::new(-0.16, 0.25)],
            _ => [Point::new(0.16, -0.17), Point::new(-0.16, -0.17)],
        };
        let (first, last) = (on_border(1.0 - TOWER), on_border(f32::from(span) + 1.0 + TOWER));
        let line = cubic(
            [first, pulls[0], pulls[1], last].map(|point| rotated(point, after)),
            18,
        );
        let mut face = shifted(&line, -WALL);
        face[0] = on_border(f32::from(after) + 1.0);
        if let Some(last) = face.last_mut() {
            *last = on_border(f32::from(after + span) + 1.0);
        }
        Wall {
            after,
            span,
            line,
            face,
        }
    }

    /// Whether it separates its city from a side.
    pub(super) fn separates(&self, side: u8) -> bool {
        (1..=self.span).any(|ahead| (self.after + ahead) % 4 == side)
    }
}
