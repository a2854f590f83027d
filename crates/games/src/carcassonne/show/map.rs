//! The coordinates of the picture of a growing land, and its spots.

use super::curve::between;
use super::land::anchor;
use crate::carcassonne::notation::segment_name;
use crate::carcassonne::rules::{Phase, Position};
use tessera_core::scene::{Point, Scene, Spot, SpotId};
use tessera_core::sorting;

/// The margin for coordinates on every side.
const MARGIN: f32 = 0.6;
/// The least number of cells from the start tile to the edge, so that the picture does not grow with the first tiles.
const REACH: i8 = 2;

/// Half the side of a mark that one can touch.
const TOUCH: f32 = 0.15;

/// The cells of a position's picture: all covered cells and their neighbours.
#[derive(Clone, Copy, Debug)]
pub struct Map {
    west: i8,
    east: i8,
    south: i8,
    north: i8,
}

impl Map {
    /// The land of a position.
    pub fn of(state: &Position) -> Map {
        let mut map = Map {
            west: -REACH,
            east: REACH,
            south: -REACH,
            north: REACH,
        };
        for (x, y) in (0..state.patch().count()).map(|cell| state.patch().at(cell)) {
            map.west = map.west.min(x);
            map.east = map.east.max(x);
            map.south = map.south.min(y);
            map.north = map.north.max(y);
        }
        map
    }

    /// The columns from west to east.
    pub fn columns(&self) -> impl Iterator<Item = i8> + use<> {
        self.west..=self.east
    }

    /// The rows from north to south.
    pub fn rows(&self) -> impl Iterator<Item = i8> + use<> {
        (self.south..=self.north).rev()
    }

    /// The middle of the cell at these coordinates.
    pub fn point(&self, x: i8, y: i8) -> Point {
        let (right, down) = (x - self.west, self.north - y);
        Point::new(MARGIN + f32::from(right) + 0.5, MARGIN + f32::from(down) + 0.5)
    }

    /// The middle of a cell.
    pub fn center(&self, state: &Position, cell: u8) -> Point {
        let (x, y) = state.patch().at(cell);
        self.point(x, y)
    }

    /// The place of a meeple on a segment of the tile on a cell.
    pub fn anchor(&self, state: &Position, cell: u8, segment: u8) -> Point {
        let (center, anchor) = (self.center(state, cell), anchor(state.tile(cell), segment));
        Point::new(center.x + anchor.x, center.y + anchor.y)
    }

    /// A picture without shapes that has all spots and marks.
    pub fn scene(&self, state: &Position) -> Scene {
        let (width, height) = self.size();
        Scene {
            width,
            height,
            spots: self.spots(state),
            marks: self.marks(state),
            ..Scene::default()
        }
    }

    fn size(&self) -> (f32, f32) {
        let size = |from: i8, to: i8| f32::from(to - from) + 1.0 + 2.0 * MARGIN;
        (size(self.west, self.east), size(self.south, self.north))
    }

    fn spots(&self, state: &Position) -> Vec<Spot> {
        let mut cells: Vec<u8> = (0..state.patch().count()).collect();
        sorting::sort_by_key(&mut cells, |&cell| {
            let (x, y) = state.patch().at(cell);
            (-y, x)
        });
        let spot = |cell: u8| {
            let (x, y) = state.patch().at(cell);
            let center = self.point(x, y);
            Spot {
                id: SpotId::Cell(cell.into()),
                label: format!("{x}_{y}"),
                center,
                outline: square(center, 0.5),
                row: (self.north - y) as u16,
                column: (x - self.west) as u16,
            }
        };
        cells.into_iter().map(spot).collect()
    }

    /// The marks: the meeples on the land, and the segments of the tile placed last, both those that may get a meeple and
    /// those that may not.
    fn marks(&self, state: &Position) -> Vec<Spot> {
        let standing = state.standing();
        let standing = standing.iter().map(|meeple| (meeple.cell, meeple.segment));
        let laid = match state.phase() {
            Phase::Meeple(cell) => {
                let segments = state.tile(cell).kind().pattern().segments.len() as u8;
                (0..segments).map(|segment| (cell, segment)).collect()
            }
            _ => Vec::new(),
        };
        let mark = |(cell, segment): (u8, u8)| {
            let center = self.anchor(state, cell, segment);
            let (x, y) = state.patch().at(cell);
            Spot {
                id: SpotId::Segment(state.segment(cell, segment)),
                label: segment_name(state, cell, segment).to_string(),
                center,
                outline: square(center, TOUCH),
                row: (self.north - y) as u16,
                column: (x - self.west) as u16,
            }
        };
        standing.chain(laid).map(mark).collect()
    }
}

/// A square about a point.
pub fn square(center: Point, half: f32) -> Vec<Point> {
    [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]
        .map(|(x, y)| Point::new(center.x + x * half, center.y + y * half))
        .to_vec()
}

/// The dashes around a piece that is held over a cell.
pub fn dashes(center: Point) -> Vec<[Point; 2]> {
    const DASHES: usize = 6;
    let corners = square(center, 0.48);
    let dash = |at: usize| {
        let (from, to) = (corners[at / DASHES], corners[(at / DASHES + 1) % 4]);
        let start = (at % DASHES) as f32 / DASHES as f32;
        [start, start + 0.55 / DASHES as f32].map(|part| between(from, to, part))
    };
    (0..4 * DASHES).map(dash).collect()
}
