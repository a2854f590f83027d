//! The picture of a hexagonal board before any rules: cells, coordinates, stones and fences, once for the
//! games that are played on one.

use crate::agreement::Side;
use crate::sides::SIDE_INKS;
use tessera_core::board::{Bits, Hex, Layout};
use tessera_core::scene::{Ink, Outline, Point, Scene, Shape, Spot, SpotId};

/// How far coordinates lie from the centre of the cell they stand beside.
const BESIDE: f32 = 0.78;
/// What is kept free around everything.
const MARGIN: f32 = 0.25;

/// A hexagonal board laid out in a picture.
#[derive(Clone, Copy, Debug)]
pub struct Hexes<const W: usize> {
    board: Hex<W>,
    layout: Layout,
    /// Where the middle cell lies.
    middle: Point,
}

impl<const W: usize> Hexes<W> {
    /// Lays a board out.
    pub fn new(board: Hex<W>, layout: Layout) -> Hexes<W> {
        let mut hexes = Hexes {
            board,
            layout,
            middle: Point::default(),
        };
        // Every layout turns the board about its middle, so that it reaches as far up as down.
        let labels = hexes.labels();
        let points = labels.iter().map(|(at, _)| *at).chain(hexes.rim());
        let (width, height) = points.fold((0f32, 0f32), |(x, y), at| (x.max(at.x.abs()), y.max(at.y.abs())));
        hexes.middle = Point::new(width + MARGIN, height + MARGIN);
        hexes
    }

    /// The board with its coordinates, a spot for every cell, and the cells that each side owns: tinted, outlined, and
    /// hatched rising for the first side and falling for the second.
    pub fn scene(&self, owned: [Bits<W>; 2]) -> Scene {
        let mut scene = Scene {
            width: 2.0 * self.middle.x,
            height: 2.0 * self.middle.y,
            ..Scene::default()
        };
        scene.draw(Ink::Board, Shape::Area(self.rim()));
        for side in Side::BOTH {
            let (owned, [area, hatch, _]) = (owned[side as usize], SIDE_INKS[side as usize]);
            scene.draw(area, self.fence(owned).area());
            let centers = owned.iter().map(|cell| self.center(cell)).collect();
            scene.draw(hatch, Shape::Signs(centers, hatching(side), 0.05));
        }
        scene.draw(Ink::Grid, Shape::Lines(self.grid(), 0.025));
        for side in Side::BOTH {
            scene.draw(
                SIDE_INKS[side as usize][2],
                self.fence(owned[side as usize]).line(),
            );
        }
        for (at, text) in self.labels() {
            scene.draw(Ink::Label, Shape::Coordinate(at, 0.3, text));
        }
        let last = self.board.rows() - 1;
        scene.spots = (0..=last)
            .flat_map(|down| (0..self.board.length(last - down)).map(move |place| (down, place)))
            .map(|(down, place)| {
                let cell = self.board.cell(last - down, place);
                Spot {
                    id: SpotId::Cell(cell),
                    label: self.board.label(cell),
                    center: self.center(cell),
                    outline: self.outline(cell),
                    row: down,
                    column: place,
                }
            })
            .collect();
        scene
    }

    /// The centre of a cell.
    pub fn center(&self, cell: u16) -> Point {
        let (q, r) = self.board.axial(cell);
        self.point(q.into(), r.into())
    }

    /// The corners of a cell: the side between corners `k` and `k + 1` faces direction `k`.
    pub fn outline(&self, cell: u16) -> Vec<Point> {
        let (q, r) = self.board.axial(cell);
        let corners = self.layout.corners(q.into(), r.into());
        corners.map(|(x, y)| self.placed(x, y)).to_vec()
    }

    /// The outline of a set of cells.
    pub fn fence(&self, set: Bits<W>) -> Outline {
        let mut sides = self.outer_sides(set);
        // The corners of a cell run counterclockwise.
        sides.iter_mut().for_each(|side| side.reverse());
        Outline::new(&sides)
    }

    /// The cell sides between a set of cells and the rest.
    fn outer_sides(&self, set: Bits<W>) -> Vec<[Point; 2]> {
        let outer = |cell, direction| {
            self.board
                .neighbour(cell, direction)
                .is_none_or(|beyond| !set.has(beyond))
        };
        self.edges(set.iter(), outer)
    }

    fn point(&self, q: f32, r: f32) -> Point {
        let (x, y) = self.layout.point(q, r);
        self.placed(x, y)
    }

    fn placed(&self, x: f32, y: f32) -> Point {
        Point::new(self.middle.x + x, self.middle.y + y)
    }

    /// The sides of cells that a rule selects by cell and direction.
    fn edges(
        &self,
        cells: impl Iterator<Item = u16>,
        chosen: impl Fn(u16, usize) -> bool,
    ) -> Vec<[Point; 2]> {
        let mut edges = Vec::new();
        for cell in cells {
            let corners = self.outline(cell);
            let sides = (0..6).filter(|&direction| chosen(cell, direction));
            edges.extend(sides.map(|direction| [corners[direction], corners[(direction + 1) % 6]]));
        }
        edges
    }

    /// Every cell side once.
    fn grid(&self) -> Vec<[Point; 2]> {
        let first = |cell, direction| direction < 3 || self.board.neighbour(cell, direction).is_none();
        self.edges(self.board.cells(), first)
    }

    /// The outline of the whole board, counterclockwise.
    fn rim(&self) -> Vec<Point> {
        let steps = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
        let reach = self.board.side() as i16 - 1;
        let mut rim = Vec::new();
        for edge in 0..6 {
            // Along this edge the cells' sides `edge` and `edge + 1` face outwards; the cell at the corner
            // has one more.
            let ((q, r), (dq, dr)) = (steps[edge], steps[(edge + 2) % 6]);
            for along in 0..reach {
                let (q, r) = (reach * q + along * dq, reach * r + along * dr);
                let corners = self.layout.corners(q.into(), r.into());
                let mut push = |corner: usize| {
                    let (x, y) = corners[corner % 6];
                    rim.push(self.placed(x, y));
                };
                if along == 0 {
                    push(edge + 5);
                }
                push(edge);
                push(edge + 1);
            }
        }
        rim
    }

    /// Row letters left of the rows; numbers where the lines of equal numbers leave the lower half.
    fn labels(&self) -> Vec<(Point, String)> {
        let board = &self.board;
        let beside = |cell, dq: f32, dr: f32| {
            let (q, r) = board.axial(cell);
            self.point(f32::from(q) + dq * BESIDE, f32::from(r) + dr * BESIDE)
        };
        let letters = (0..board.rows()).map(|row| {
            let letter = char::from(b'a' + row as u8);
            (beside(board.cell(row, 0), -1.0, 0.0), letter.to_string())
        });
        let numbers = (0..board.rows()).map(|place| {
            let row = (place + 1).saturating_sub(board.side());
            (beside(board.cell(row, place), 1.0, -1.0), (place + 1).to_string())
        });
        letters.chain(numbers).collect()
    }
}

/// Three strokes for a cell, rising for the first side and falling for the second.
fn hatching(side: Side) -> Vec<[Point; 2]> {
    let tilt = match side {
        Side::First => -1.0,
        Side::Second => 1.0,
    };
    let stroke = |at: f32| {
        let half = 0.3 - at.abs() / 2.0;
        [
            Point::new(at - half / 2.0, -tilt * half),
            Point::new(at + half / 2.0, tilt * half),
        ]
    };
    [-0.22, 0.0, 0.22].map(stroke).to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_holds_the_board_and_every_spot_its_cell() {
        for layout in [Layout::Pointy, Layout::Flat] {
            for side in 2..=10 {
                let hexes = Hexes::new(Hex::<6>::new(side), layout);
                let scene = hexes.scene([Bits::EMPTY; 2]);
                assert_eq!(scene.spots.len(), usize::from(hexes.board.count()));
                for spot in &scene.spots {
                    assert_eq!(scene.spot_at(spot.center), Some(spot));
                    assert!(
                        spot.outline
                            .iter()
                            .all(|at| (0.0..scene.width).contains(&at.x)
                                && (0.0..scene.height).contains(&at.y))
                    );
                }
                assert_eq!(scene.spots[0].label.as_bytes()[0], b'a' + 2 * (side as u8 - 1));
            }
        }
    }

    #[test]
    fn the_rim_is_the_fence_of_all_cells() {
        let board = Hex::<1>::new(4);
        let hexes = Hexes::new(board, Layout::Pointy);
        let (rim, fence) = (hexes.rim(), hexes.outer_sides(board.all()));
        assert_eq!(rim.len(), fence.len());
        let near = |a: Point, b: Point| (a.x - b.x).abs() + (a.y - b.y).abs() < 1e-4;
        for (index, &from) in rim.iter().enumerate() {
            let to = rim[(index + 1) % rim.len()];
            assert!(fence.iter().any(|line| near(line[0], from) && near(line[1], to)));
        }
    }
}
