//! The picture of a square board before any stones: frame, cells, coordinates and what the sides own, once for the
//! games that are played on one.

use crate::agreement::Side;
use crate::sides::SIDE_INKS;
use tessera_core::board::{Bits, Square};
use tessera_core::scene::{Ink, Outline, Point, Scene, Shape, Spot, SpotId};

/// The width of the frame left of the board and below it, where the coordinates are, for each cell of a row: the frame
/// of a large board is as wide on the screen as that of a small one.
const WIDE: f32 = 0.042;
/// The width of the frame on the other two sides, for each cell of a row.
const NARROW: f32 = 0.018;
/// How far the hatching of an area keeps from its border.
const CLEAR: f32 = 0.05;

/// A square board laid out in a picture, row 1 at the bottom.
#[derive(Clone, Copy, Debug)]
pub struct Squares {
    board: Square,
}

impl Squares {
    /// Lays a board out.
    pub fn new(board: Square) -> Squares {
        Squares { board }
    }

    /// The board with its coordinates, a spot for every cell, and the cells that each side owns: tinted,
    /// outlined, and hatched the way the side's name runs.
    pub fn scene<const W: usize>(&self, owned: [Bits<W>; 2]) -> Scene {
        let size = self.size();
        let whole = size * (1.0 + WIDE + NARROW);
        let mut scene = Scene {
            width: whole,
            height: whole,
            ..Scene::default()
        };
        let frame = clockwise(Point::default(), whole);
        scene.draw(Ink::Frame, Outline::new(&frame).area());
        let corners = clockwise(Point::new(WIDE * size, NARROW * size), size).map(|[from, _]| from);
        scene.draw(Ink::Board, Shape::Area(corners.to_vec()));
        let outlines = owned.map(|owned| Outline::new(&self.fence(owned)));
        for side in Side::BOTH {
            let [area, hatch, _] = SIDE_INKS[side as usize];
            scene.draw(area, outlines[side as usize].area());
            scene.draw(
                hatch,
                Shape::Lines(self.hatching(owned[side as usize], side), 0.042),
            );
        }
        scene.draw(Ink::Grid, Shape::Lines(self.grid(), 0.02));
        for side in Side::BOTH {
            scene.draw(SIDE_INKS[side as usize][2], outlines[side as usize].line());
        }
        self.draw_labels(&mut scene);
        scene.spots = self.spots();
        scene
    }

    fn size(&self) -> f32 {
        self.board.size().into()
    }

    /// The centre of a cell.
    pub fn center(&self, cell: u16) -> Point {
        let Point { x, y } = self.corner(cell);
        Point::new(x + 0.5, y + 0.5)
    }

    /// The corners of a cell.
    pub fn outline(&self, cell: u16) -> Vec<Point> {
        clockwise(self.corner(cell), 1.0).map(|[from, _]| from).to_vec()
    }

    /// The top left corner of a cell in the picture.
    fn corner(&self, cell: u16) -> Point {
        let down = self.board.size() - 1 - self.board.row(cell);
        Point::new(
            WIDE * self.size() + f32::from(self.board.column(cell)),
            NARROW * self.size() + f32::from(down),
        )
    }

    fn spots(&self) -> Vec<Spot> {
        let last = self.board.size() - 1;
        (0..=last)
            .flat_map(|row| (0..=last).map(move |column| (row, column)))
            .map(|(row, column)| {
                let cell = self.board.cell(column, last - row);
                Spot {
                    id: SpotId::Cell(cell),
                    label: self.board.label(cell),
                    center: self.center(cell),
                    outline: self.outline(cell),
                    row,
                    column,
                }
            })
            .collect()
    }

    /// Column letters below the board and row numbers left of it, in the middle of the frame.
    fn draw_labels(&self, scene: &mut Scene) {
        let (size, middle) = (self.size(), WIDE * self.size() / 2.0);
        let mut label = |at, text| scene.draw(Ink::Label, Shape::Coordinate(at, 0.028 * size, text));
        for index in 0..self.board.size() {
            let along = f32::from(index) + 0.5;
            let column = char::from(b'a' + index as u8).to_string();
            label(
                Point::new(2.0 * middle + along, size * (1.0 + NARROW) + middle),
                column,
            );
            let row = (self.board.size() - index).to_string();
            label(Point::new(middle, NARROW * size + along), row);
        }
    }

    /// The lines between cells and around them.
    fn grid(&self) -> Vec<[Point; 2]> {
        let (size, left, top) = (self.size(), WIDE * self.size(), NARROW * self.size());
        let lines = (0..=self.board.size()).map(f32::from).flat_map(|at| {
            [
                [Point::new(left + at, top), Point::new(left + at, top + size)],
                [Point::new(left, top + at), Point::new(left + size, top + at)],
            ]
        });
        lines.collect()
    }

    /// Five strokes a cell, upright for the first side and level for the second, which run on to the next cell of the
    /// set.
    fn hatching<const W: usize>(&self, owned: Bits<W>, side: Side) -> Vec<[Point; 2]> {
        let mut strokes = Vec::new();
        for cell in owned.iter() {
            let Point { x, y } = self.corner(cell);
            let [top, right, bottom, left] = self.is_outer(owned, cell);
            let keep = |outer: bool| if outer { CLEAR } else { 0.0 };
            strokes.extend([0.1, 0.3, 0.5, 0.7, 0.9].map(|at| match side {
                Side::First => [
                    Point::new(x + at, y + keep(top)),
                    Point::new(x + at, y + 1.0 - keep(bottom)),
                ],
                Side::Second => [
                    Point::new(x + keep(left), y + at),
                    Point::new(x + 1.0 - keep(right), y + at),
                ],
            }));
        }
        strokes
    }

    /// Whether what lies above, right of, below and left of a cell is outside a set.
    fn is_outer<const W: usize>(&self, set: Bits<W>, cell: u16) -> [bool; 4] {
        let (last, stride) = (self.board.size() - 1, self.board.stride());
        let (column, row) = (self.board.column(cell), self.board.row(cell));
        [
            row == last || !set.has(cell + stride),
            column == last || !set.has(cell + 1),
            row == 0 || !set.has(cell - stride),
            column == 0 || !set.has(cell - 1),
        ]
    }

    /// The cell sides between a set and the rest of the board, clockwise around each cell.
    fn fence<const W: usize>(&self, owned: Bits<W>) -> Vec<[Point; 2]> {
        let sides = |cell: u16| {
            clockwise(self.corner(cell), 1.0)
                .into_iter()
                .zip(self.is_outer(owned, cell))
        };
        let outer = owned.iter().flat_map(sides);
        outer.filter_map(|(line, outer)| outer.then_some(line)).collect()
    }
}

/// The sides of a square from its top left corner on.
fn clockwise(Point { x, y }: Point, size: f32) -> [[Point; 2]; 4] {
    let corners = [(0.0, 0.0), (size, 0.0), (size, size), (0.0, size)];
    let at = |corner: usize| Point::new(x + corners[corner % 4].0, y + corners[corner % 4].1);
    [0, 1, 2, 3].map(|side| [at(side), at(side + 1)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_holds_the_board_and_every_spot_its_cell() {
        for size in 1..=19 {
            let board = Square::new(size);
            let scene = Squares::new(board).scene::<6>([Bits::EMPTY; 2]);
            assert_eq!(scene.spots.len(), usize::from(size * size));
            for spot in &scene.spots {
                assert_eq!(scene.spot_at(spot.center), Some(spot));
                assert_eq!(
                    Some(spot.label.clone()),
                    spot.id.cell().map(|cell| board.label(cell))
                );
                let inside = |at: &Point| at.x <= scene.width && at.y <= scene.height;
                assert!(spot.outline.iter().all(inside));
            }
            assert_eq!(scene.spots[0].label, format!("a{size}"), "reading order");
        }
    }

    #[test]
    fn a_fence_runs_around_a_set_and_not_through_it() {
        let board = Square::new(4);
        let squares = Squares::new(board);
        assert_eq!(squares.fence(board.all::<1>()).len(), 16);
        let domino = Bits::<1>::only(board.cell(1, 1)) | Bits::only(board.cell(2, 1));
        let fence = squares.fence(domino);
        assert_eq!(fence.len(), 6);
        let between = squares.corner(board.cell(2, 1)).x;
        assert!(
            fence
                .iter()
                .all(|[from, to]| from.x != between || to.x != between)
        );
    }

    #[test]
    fn the_first_side_is_hatched_upright_and_the_second_level() {
        let squares = Squares::new(Square::new(3));
        let upright = squares.hatching(Bits::<1>::only(0), Side::First);
        let level = squares.hatching(Bits::<1>::only(0), Side::Second);
        assert!(upright.iter().all(|[from, to]| from.x == to.x) && upright.len() == 5);
        assert!(level.iter().all(|[from, to]| from.y == to.y) && level.len() == 5);
    }
}
