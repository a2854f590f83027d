//! Places of a picture that one can point at.

use super::{Point, encloses};

/// What one can point at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SpotId {
    /// A cell of the board, by its number.
    Cell(u16),
    /// A segment of a tile, by its number among the segments of the land.
    Segment(u8),
    /// A badge of points scored, by its place in the list of gains.
    Badge(u8),
    /// A handle of a piece that waits to be confirmed: it rotates the piece to so many quarter turns clockwise.
    Handle(u8),
}

impl SpotId {
    /// The number of a cell; `None` for anything else.
    pub fn cell(self) -> Option<u16> {
        match self {
            SpotId::Cell(cell) => Some(cell),
            _ => None,
        }
    }
}

/// A place that one can point at.
#[derive(Clone, PartialEq, Debug)]
pub struct Spot {
    /// The cell, segment, badge or handle that the spot stands for.
    pub id: SpotId,
    /// The cell's name: `c5`.
    pub label: String,
    /// The middle of the cell.
    pub center: Point,
    /// The cell's outline.
    pub outline: Vec<Point>,
    /// The row in reading order, from the top, counted from 0.
    pub row: u16,
    /// The column in reading order, from the left, counted from 0.
    pub column: u16,
}

impl Spot {
    /// Whether the point lies inside the outline.
    pub fn contains(&self, point: Point) -> bool {
        encloses(std::slice::from_ref(&self.outline), point)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spot_holds_the_points_inside_its_outline() {
        let corner = |x, y| Point::new(x, y);
        let outline = vec![
            corner(0.0, 0.0),
            corner(2.0, 0.0),
            corner(2.0, 1.0),
            corner(0.0, 1.0),
        ];
        let spot = Spot {
            id: SpotId::Cell(0),
            label: String::new(),
            center: corner(1.0, 0.5),
            outline,
            row: 0,
            column: 0,
        };
        assert!(spot.contains(corner(1.9, 0.9)));
        assert!(!spot.contains(corner(2.1, 0.5)) && !spot.contains(corner(1.0, -0.1)));
    }
}
