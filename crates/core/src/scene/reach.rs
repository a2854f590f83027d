//! How far a picture reaches: a board of tiles grows to every side, and its first cell alone stays where it is.

use super::{Point, Scene};

/// How far a picture reaches from the middle of its first cell, in cells.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reach {
    /// To the left edge.
    pub left: f32,
    /// To the upper edge.
    pub top: f32,
    /// To the right edge.
    pub right: f32,
    /// To the lower edge.
    pub bottom: f32,
}

impl Reach {
    /// The reach that holds both.
    pub fn and(self, other: Reach) -> Reach {
        Reach {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// The upper left and the lower right corner, where the first cell has its middle here.
    pub(super) fn corners(&self, first: Point) -> [Point; 2] {
        [
            Point::new(first.x - self.left, first.y - self.top),
            Point::new(first.x + self.right, first.y + self.bottom),
        ]
    }
}

impl Scene {
    /// The middle of the cell with the lowest number: it is always there, whatever is added around it.
    pub fn first_cell(&self) -> Point {
        let first = self.spots.iter().min_by_key(|spot| spot.id);
        first.map(|spot| spot.center).unwrap_or_default()
    }

    /// How far the picture reaches.
    pub fn reach(&self) -> Reach {
        let Point { x, y } = self.first_cell();
        Reach {
            left: x,
            top: y,
            right: self.width - x,
            bottom: self.height - y,
        }
    }
}
