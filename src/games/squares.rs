//! The picture of a square board before any stones: cells, coordinates and what the sides own, once for the
//! games that are played on one.

use crate::board::{Bits, Square};
use crate::games::agreement::Side;
use crate::games::sides::SIDE_INKS;
use crate::scene::{Ink, Point, Scene, Shape, Spot, SpotId};

/// The rim around the board that holds the coordinates, in cells.
const RIM: f32 = 0.75;

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
    /// fenced, and hatched the way the side's name runs.
    pub fn scene<const W: usize>(&self, owned: [Bits<W>; 2]) -> Scene {
        let size = f32::from(self.board.size());
        let mut scene = Scene {
            width: size + 2.0 * RIM,
            height: size + 2.0 * RIM,
            ..Scene::default()
        };
        let corners = [(0.0, 0.0), (size, 0.0), (size, size), (0.0, size)];
        scene.draw(
            Ink::Board,
            Shape::Area(corners.map(|(x, y)| Point::new(RIM + x, RIM + y)).to_vec()),
        );
        for side in Side::BOTH {
            let (owned, (area, line)) = (owned[side as usize], SIDE_INKS[side as usize]);
            for cell in owned.iter() {
                scene.draw(area, Shape::Area(self.outline(cell)));
            }
            scene.draw(line, Shape::Lines(self.hatching(owned, side), 0.06));
        }
        scene.draw(Ink::Grid, Shape::Lines(self.grid(), 0.03));
        for side in Side::BOTH {
            let fence = self.fence(owned[side as usize]);
            scene.draw(SIDE_INKS[side as usize].1, Shape::Lines(fence, 0.1));
        }
        self.draw_labels(&mut scene);
        scene.spots = self.spots();
        scene
    }

    /// The centre of a cell.
    pub fn center(&self, cell: u16) -> Point {
        let Point { x, y } = self.corner(cell);
        Point::new(x + 0.5, y + 0.5)
    }

    /// The corners of a cell.
    pub fn outline(&self, cell: u16) -> Vec<Point> {
        let Point { x, y } = self.corner(cell);
        [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
            .map(|(dx, dy)| Point::new(x + dx, y + dy))
            .to_vec()
    }

    /// The top left corner of a cell in the picture.
    fn corner(&self, cell: u16) -> Point {
        let down = self.board.size() - 1 - self.board.row(cell);
        Point::new(RIM + f32::from(self.board.column(cell)), RIM + f32::from(down))
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

    /// Column letters below the board and row numbers left of it.
    fn draw_labels(&self, scene: &mut Scene) {
        let size = f32::from(self.board.size());
        for index in 0..self.board.size() {
            let along = RIM + f32::from(index) + 0.5;
            let column = char::from(b'a' + index as u8).to_string();
            scene.draw(
                Ink::Label,
                Shape::Text(Point::new(along, RIM + size + RIM / 2.0), 0.36, column),
            );
            let row = (self.board.size() - index).to_string();
            scene.draw(Ink::Label, Shape::Text(Point::new(RIM / 2.0, along), 0.36, row));
        }
    }

    fn grid(&self) -> Vec<[Point; 2]> {
        let size = f32::from(self.board.size());
        (0..=self.board.size())
            .map(|index| RIM + f32::from(index))
            .flat_map(|at| {
                [
                    [Point::new(at, RIM), Point::new(at, RIM + size)],
                    [Point::new(RIM, at), Point::new(RIM + size, at)],
                ]
            })
            .collect()
    }

    /// Three strokes a cell, upright for the first side and level for the second.
    fn hatching<const W: usize>(&self, owned: Bits<W>, side: Side) -> Vec<[Point; 2]> {
        owned
            .iter()
            .flat_map(|cell| {
                let Point { x, y } = self.corner(cell);
                [1.0 / 6.0, 0.5, 5.0 / 6.0].map(|at| match side {
                    Side::First => [Point::new(x + at, y), Point::new(x + at, y + 1.0)],
                    Side::Second => [Point::new(x, y + at), Point::new(x + 1.0, y + at)],
                })
            })
            .collect()
    }

    /// The cell sides between a set and the rest of the board.
    fn fence<const W: usize>(&self, owned: Bits<W>) -> Vec<[Point; 2]> {
        let (last, stride) = (self.board.size() - 1, self.board.stride());
        owned
            .iter()
            .flat_map(|cell| {
                let Point { x, y } = self.corner(cell);
                let (column, row) = (self.board.column(cell), self.board.row(cell));
                let at = |dx, dy| Point::new(x + dx, y + dy);
                [
                    (column == 0 || !owned.has(cell - 1), [at(0.0, 0.0), at(0.0, 1.0)]),
                    (
                        column == last || !owned.has(cell + 1),
                        [at(1.0, 0.0), at(1.0, 1.0)],
                    ),
                    (
                        row == 0 || !owned.has(cell - stride),
                        [at(0.0, 1.0), at(1.0, 1.0)],
                    ),
                    (
                        row == last || !owned.has(cell + stride),
                        [at(0.0, 0.0), at(1.0, 0.0)],
                    ),
                ]
            })
            .filter_map(|(outer, line)| outer.then_some(line))
            .collect()
    }
}

/// The corners of a square that stands on one of them.
pub fn diamond(center: Point, radius: f32) -> Vec<Point> {
    [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)]
        .map(|(dx, dy)| Point::new(center.x + dx * radius, center.y + dy * radius))
        .to_vec()
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
        let between = Point::new(RIM + 2.0, RIM + 2.0);
        assert_eq!(fence.len(), 6);
        assert!(
            fence
                .iter()
                .all(|line| *line != [between, Point::new(RIM + 2.0, RIM + 3.0)])
        );
    }

    #[test]
    fn the_first_side_is_hatched_upright_and_the_second_level() {
        let squares = Squares::new(Square::new(3));
        let upright = squares.hatching(Bits::<1>::only(0), Side::First);
        let level = squares.hatching(Bits::<1>::only(0), Side::Second);
        assert!(upright.iter().all(|[from, to]| from.x == to.x) && upright.len() == 3);
        assert!(level.iter().all(|[from, to]| from.y == to.y) && level.len() == 3);
    }
}
