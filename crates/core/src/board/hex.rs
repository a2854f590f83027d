//! A hexagonal board of hexagonal cells: its cells, their names, their neighbours and where they lie.

use super::label::read_label;
use super::{Bits, CellMap};

/// A hexhex board whose sets of cells are [`Bits`] of `W` words: `side` cells along each of its six edges,
/// `3 * side * (side - 1) + 1` in all.
///
/// Cells have axial coordinates `q` (to the right) and `r` (up and to the right), 0 in the middle. They are
/// numbered row by row from the bottom with at least one number left out after every row, so that each of
/// the six steps between neighbours is one and the same difference of numbers everywhere on the board, and
/// a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hex<const W: usize> {
    side: u16,
}

impl<const W: usize> Hex<W> {
    /// The largest side that fits into `W` words: 5 into two, 7 into three, 8 into four, 10 into six.
    pub const MOST: u16 = {
        let mut side = 1;
        while (2 * side + 1) * (2 * side + 2) <= 64 * W as u16 {
            side += 1;
        }
        side
    };

    /// The difference between a cell's number and the number of the cell above it to the right.
    const STRIDE: u16 = 2 * Self::MOST;

    /// The differences between a cell's number and its neighbours', counterclockwise from the right: each
    /// neighbour is also a neighbour of the one before and the one after it.
    pub const STEPS: [i16; 6] = {
        let stride = Self::STRIDE as i16;
        [1, stride, stride - 1, -1, -stride, 1 - stride]
    };

    /// A board with `side` cells along each edge, at most [`Hex::MOST`].
    pub fn new(side: u16) -> Hex<W> {
        assert!(
            (1..=Self::MOST).contains(&side),
            "a board of side {side} needs more than {W} words"
        );
        Hex { side }
    }

    /// How many cells each edge has.
    pub fn side(&self) -> u16 {
        self.side
    }

    /// How many rows there are, which is also how many cells the middle row has.
    pub fn rows(&self) -> u16 {
        2 * self.side - 1
    }

    /// How many cells there are.
    pub fn count(&self) -> u16 {
        3 * self.side * (self.side - 1) + 1
    }

    /// How many cells a row (from the bottom, counted from 0) has.
    pub fn length(&self, row: u16) -> u16 {
        self.rows() - row.abs_diff(self.side - 1)
    }

    /// How many numbers a row leaves out at its start: the board is a rhombus without two corners.
    fn skipped(&self, row: u16) -> u16 {
        (self.side - 1).saturating_sub(row)
    }

    /// The cell at a place (from the left) of a row (from the bottom), both counted from 0.
    pub fn cell(&self, row: u16, place: u16) -> u16 {
        debug_assert!(row < self.rows() && place < self.length(row));
        row * Self::STRIDE + self.skipped(row) + place
    }

    /// The row of a cell, from the bottom, counted from 0.
    pub fn row(&self, cell: u16) -> u16 {
        cell / Self::STRIDE
    }

    /// The place of a cell in its row, from the left, counted from 0.
    pub fn place(&self, cell: u16) -> u16 {
        cell % Self::STRIDE - self.skipped(self.row(cell))
    }

    /// The axial coordinates of a cell: `(q, r)`, the middle is `(0, 0)`.
    pub fn axial(&self, cell: u16) -> (i16, i16) {
        let middle = self.side as i16 - 1;
        (
            (cell % Self::STRIDE) as i16 - middle,
            self.row(cell) as i16 - middle,
        )
    }

    /// Row letter from the bottom and number from the left in the row: `a1`, `d4`.
    pub fn label(&self, cell: u16) -> String {
        let letter = char::from(b'a' + self.row(cell) as u8);
        format!("{letter}{}", self.place(cell) + 1)
    }

    /// The cell of this label, written exactly as [`Hex::label`] writes it.
    pub fn labelled(&self, label: &str) -> Option<u16> {
        let (row, place) = read_label(label)?;
        (row < self.rows() && place < self.length(row)).then(|| self.cell(row, place))
    }

    /// Every cell, row by row from the bottom left.
    pub fn cells(&self) -> impl Iterator<Item = u16> + use<W> {
        let board = *self;
        (0..board.rows()).flat_map(move |row| (0..board.length(row)).map(move |place| board.cell(row, place)))
    }

    /// The cell with these axial coordinates.
    fn at_axial(&self, (q, r): (i16, i16)) -> u16 {
        let middle = self.side as i16 - 1;
        (r + middle) as u16 * Self::STRIDE + (q + middle) as u16
    }

    /// The twelve maps of the board to itself: six rotations, the identity first, and six reflections.
    pub fn maps(&self) -> Vec<CellMap> {
        // A sixth of a turn counterclockwise, and a reflection that exchanges the two axes.
        let rotated = |(q, r): (i16, i16), sixths: u8| (0..sixths).fold((q, r), |(q, r), _| (-r, q + r));
        let map = |sixths: u8, reflects: bool| {
            CellMap::new(self.cells(), |cell| {
                let (q, r) = self.axial(cell);
                self.at_axial(rotated(if reflects { (r, q) } else { (q, r) }, sixths))
            })
        };
        [false, true]
            .into_iter()
            .flat_map(|reflects| (0..6).map(move |sixths| (sixths, reflects)))
            .map(|(sixths, reflects)| map(sixths, reflects))
            .collect()
    }

    /// The neighbour in a direction, an index of [`Hex::STEPS`]; `None` beyond the rim.
    pub fn neighbour(&self, cell: u16, direction: usize) -> Option<u16> {
        let number = cell.checked_add_signed(Self::STEPS[direction])?;
        let (row, column) = (self.row(number), number % Self::STRIDE);
        let on_board =
            row < self.rows() && column >= self.skipped(row) && column < self.skipped(row) + self.length(row);
        on_board.then_some(number)
    }

    /// The set of all cells.
    pub fn all(&self) -> Bits<W> {
        self.cells().collect()
    }

    /// The set with every neighbour of its cells added (and numbers that are no cells, which the caller
    /// masks off).
    #[inline]
    pub fn grown(&self, bits: Bits<W>) -> Bits<W> {
        let stride = u32::from(Self::STRIDE);
        // A step and the one a sixth of a turn on differ by a step: two shifts of a pair make four.
        let pair = bits | bits.up(1);
        let pair_below = bits | bits.down(1);
        pair | pair_below | pair_below.up(stride) | pair.down(stride)
    }
}

/// Where a hexhex board's cells lie in the plane: `x` to the right, `y` down, the middle cell at `(0, 0)`,
/// and neighbouring centres one unit apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// Cells stand on a corner, rows run from left to right.
    Pointy,
    /// Cells lie on an edge: the pointy board turned clockwise by a twelfth.
    Flat,
}

impl Layout {
    /// The distance between rows.
    pub const RISE: f32 = 0.866_025_4;

    /// The point at axial coordinates, which may lie between cells.
    pub fn point(self, q: f32, r: f32) -> (f32, f32) {
        let (x, y) = (q + r / 2.0, -r * Layout::RISE);
        match self {
            Layout::Pointy => (x, y),
            Layout::Flat => (Layout::RISE * x - 0.5 * y, 0.5 * x + Layout::RISE * y),
        }
    }

    /// The corners of a cell, counterclockwise: the edge between corners `k` and `k + 1` faces the
    /// neighbour in direction `k` (see [`Hex::STEPS`]).
    pub fn corners(self, q: f32, r: f32) -> [(f32, f32); 6] {
        // A corner is the middle of three cells: this one and two neighbours in a row.
        const THIRD: f32 = 1.0 / 3.0;
        const TWO: f32 = 2.0 / 3.0;
        [
            (TWO, -THIRD),
            (THIRD, THIRD),
            (-THIRD, TWO),
            (-TWO, THIRD),
            (-THIRD, -THIRD),
            (THIRD, -TWO),
        ]
        .map(|(dq, dr)| self.point(q + dq, r + dr))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_count_from_the_bottom_left() {
        let board = Hex::<2>::new(3);
        let labels: Vec<_> = board.cells().map(|cell| board.label(cell)).collect();
        assert_eq!(
            labels.join(" "),
            "a1 a2 a3 b1 b2 b3 b4 c1 c2 c3 c4 c5 d1 d2 d3 d4 e1 e2 e3"
        );
        assert_eq!(
            board.axial(board.cell(0, 0)),
            (0, -2),
            "a1 lies below the middle, left"
        );
        assert_eq!(board.axial(board.cell(4, 0)), (-2, 2));
    }

    #[test]
    fn a_label_is_read_as_it_is_written() {
        let board = Hex::<6>::new(10);
        for cell in board.cells() {
            assert_eq!(board.labelled(&board.label(cell)), Some(cell));
        }
        for bad in ["", "a", "a0", "a01", "a11", "t1", "A1", "é1"] {
            assert_eq!(board.labelled(bad), None, "{bad}");
        }
    }

    #[test]
    fn neighbours_are_the_cells_one_step_away_and_nothing_wraps() {
        for side in 1..=10 {
            let board = Hex::<6>::new(side);
            assert_eq!(board.cells().count(), usize::from(board.count()));
            for cell in board.cells() {
                let (q, r) = board.axial(cell);
                let around = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];
                for (direction, (dq, dr)) in around.into_iter().enumerate() {
                    let there = board.cells().find(|&cell| board.axial(cell) == (q + dq, r + dr));
                    assert_eq!(
                        board.neighbour(cell, direction),
                        there,
                        "side {side}, {}",
                        board.label(cell)
                    );
                }
            }
        }
    }

    #[test]
    fn growing_a_cell_gives_its_neighbours() {
        for side in 2..=10 {
            let board = Hex::<6>::new(side);
            for cell in board.cells() {
                let mut grown = board.grown(Bits::only(cell)) & board.all();
                grown.remove(cell);
                let mut listed: Vec<_> = (0..6).filter_map(|k| board.neighbour(cell, k)).collect();
                listed.sort();
                assert!(grown.iter().eq(listed), "side {side}, {}", board.label(cell));
            }
        }
    }

    #[test]
    fn the_edge_between_two_corners_faces_the_neighbour_of_that_direction() {
        let board = Hex::<1>::new(4);
        for layout in [Layout::Pointy, Layout::Flat] {
            let middle = board.cell(3, 3);
            for direction in 0..6 {
                let (q, r) = board.axial(board.neighbour(middle, direction).unwrap());
                let (x, y) = layout.point(q.into(), r.into());
                assert!((x.hypot(y) - 1.0).abs() < 1e-5, "centres are a unit apart");
                let corners = layout.corners(0.0, 0.0);
                let (from, to) = (corners[direction], corners[(direction + 1) % 6]);
                let (mx, my) = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
                assert!((mx - x / 2.0).abs() < 1e-5 && (my - y / 2.0).abs() < 1e-5);
                assert!((from.0.hypot(from.1) - 1.0 / 3f32.sqrt()).abs() < 1e-5);
            }
        }
    }
}
