//! Connected sets of points on a square board: what they span, and whether they can grow out of a span.

use super::span::Span;
use tessera_core::board::{Bits, Square};

/// A square board with the sets of points that make up its rows and columns.
#[derive(Clone, Debug)]
pub struct Field<const W: usize> {
    /// The cells and their names.
    pub board: Square,
    /// Every point of the board.
    pub all: Bits<W>,
    /// The points of each row; row `r` is at index `r + 1`. The first and the last entry are empty sets, so that a
    /// walk over the rows of a set ends at the border by itself.
    rows: Vec<Bits<W>>,
    /// The points of each column; column `c` is at index `c + 1`, between two empty sets.
    columns: Vec<Bits<W>>,
    /// The column and the row of each cell number.
    coordinates: Vec<(u8, u8)>,
}

impl<const W: usize> Field<W> {
    /// A field of `size` x `size` points.
    pub fn new(size: u16) -> Field<W> {
        let board = Square::new(size);
        let (mut rows, mut columns) = (
            vec![Bits::EMPTY; size as usize + 2],
            vec![Bits::EMPTY; size as usize + 2],
        );
        for cell in board.cells() {
            rows[board.row(cell) as usize + 1].insert(cell);
            columns[board.column(cell) as usize + 1].insert(cell);
        }
        Field {
            board,
            all: board.all(),
            rows,
            columns,
            coordinates: (0..64 * W as u16)
                .map(|cell| (board.column(cell) as u8, board.row(cell) as u8))
                .collect(),
        }
    }

    /// The points of a row.
    #[inline]
    pub fn row(&self, row: u8) -> Bits<W> {
        self.rows[row as usize + 1]
    }

    /// The points in the row and the column of a point, itself included.
    #[inline]
    pub fn lines(&self, cell: u16) -> [Bits<W>; 2] {
        let (column, row) = self.coordinates[cell as usize];
        [self.row(row), self.columns[column as usize + 1]]
    }

    /// Whether the eight points around `cell` prove that its connected part of `within` keeps its span without it:
    /// its neighbours are connected around it, and one of them is in its row and one in its column.
    #[inline]
    pub fn keeps_span_without(&self, cell: u16, within: Bits<W>) -> bool {
        let stride = self.board.stride();
        // The cell itself is bit `stride + 1` of the window.
        let around = within.window(i32::from(cell) - i32::from(stride) - 1);
        let beside = around & (0b101 << stride);
        let above = around & (1 << (2 * stride + 1) | 0b10);
        let corners = around & (beside << stride | beside >> stride) & (above << 1 | above >> 1);
        beside != 0 && above != 0 && (beside | above).count_ones() <= corners.count_ones() + 1
    }

    /// The points of `within` that share a side with a point.
    #[inline]
    pub fn neighbours(&self, cell: u16, within: Bits<W>) -> Bits<W> {
        let mut neighbours = self.board.grown(Bits::only(cell)) & within;
        neighbours.remove(cell);
        neighbours
    }

    /// The points of `within` that one step along a row and then one along a column reach from a set.
    #[inline]
    pub fn spread(&self, set: Bits<W>, within: Bits<W>) -> Bits<W> {
        let stride = u32::from(self.board.stride());
        let across = (set | set.up(1) | set.down(1)) & within;
        (across | across.up(stride) | across.down(stride)) & within
    }

    /// The points connected to `seed` through `within`.
    #[inline]
    pub fn flood(&self, seed: u16, within: Bits<W>) -> Bits<W> {
        let mut reached = Bits::only(seed);
        loop {
            let spread = self.spread(reached, within);
            if reached.holds(spread) {
                return reached;
            }
            reached = spread;
        }
    }

    /// The lowest and the highest row of a set that is not empty.
    #[inline]
    pub fn rows(&self, set: Bits<W>) -> [u8; 2] {
        [set.first(), set.last()].map(|cell| self.coordinates[cell.unwrap_or(0) as usize].1)
    }

    /// The span of a connected set; `cell` is one of its points.
    #[inline]
    pub fn span(&self, set: Bits<W>, cell: u16) -> Span {
        let [bottom, top] = self.rows(set);
        let (column, _) = self.coordinates[cell as usize];
        let (mut left, mut right) = (column, column);
        // `columns[left]` holds the column before `left`, `columns[right + 2]` the one after `right`.
        while set.meets(self.columns[left as usize]) {
            left -= 1;
        }
        while set.meets(self.columns[right as usize + 2]) {
            right += 1;
        }
        Span {
            bottom,
            top,
            left,
            right,
        }
    }

    /// The rows and columns just outside a span. A set that grows out of the span meets one of them.
    #[inline]
    pub fn fence(&self, span: &Span) -> Bits<W> {
        self.rows[span.bottom as usize]
            | self.rows[span.top as usize + 2]
            | self.columns[span.left as usize]
            | self.columns[span.right as usize + 2]
    }

    /// Whether no point connected to `set` through `within` is on `fence`.
    #[inline]
    pub fn stays_inside(&self, set: Bits<W>, within: Bits<W>, fence: Bits<W>) -> bool {
        let mut reached = set;
        loop {
            if reached.meets(fence) {
                return false;
            }
            let spread = self.spread(reached, within);
            if reached.holds(spread) {
                return true;
            }
            reached = spread;
        }
    }
}
