//! Connected sets of points on a square board: what they span, and whether they can grow out of a span.

use super::span::Span;
use tessera_core::board::{Bits, Square, View};

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
    pub fn spread<const N: usize>(&self, set: Bits<N>, within: Bits<N>) -> Bits<N> {
        let stride = u32::from(self.board.stride());
        let across = (set | set.up(1) | set.down(1)) & within;
        (across | across.up(stride) | across.down(stride)) & within
    }

    /// The points connected to `seed` through `within`.
    #[inline]
    pub fn flood<const N: usize>(&self, seed: u16, within: Bits<N>) -> Bits<N> {
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
        [set.first(), set.last()].map(|cell| self.row_of(cell.unwrap_or(0)))
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

    /// Whether what is in view of a point, one of `stones`, shows that its group can grow through `open` into another row.
    #[inline]
    pub fn shows_growth<const N: usize>(&self, cell: u16, stones: &Bits<W>, open: &Bits<W>) -> bool {
        let view = View::<N>::around(self.board, cell);
        let group = self.flood(View::<N>::MIDDLE, view.of(stones));
        let spread = self.spread(group, view.of(open));
        let (Some(bottom), Some(top)) = (group.first(), group.last()) else {
            return false;
        };
        let (Some(below), Some(above)) = (spread.first(), spread.last()) else {
            return false;
        };
        let row = |number: u16| self.row_of(view.cell(number));
        view.surrounds(group) & ((row(below) != row(bottom)) | (row(above) != row(top)))
    }

    #[inline]
    fn row_of(&self, cell: u16) -> u8 {
        self.coordinates[usize::from(cell)].1
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

#[cfg(test)]
mod tests {
    use super::super::{Carteso, Stone};
    use tessera_core::game::{Game, Turn, dice};

    #[test]
    fn growth_that_shows_near_a_stone_is_growth_on_the_whole_board() {
        for (size, seeds) in [(1, 1), (3, 40), (9, 20), (10, 10), (13, 4), (19, 2)] {
            let game = Carteso::<6>::new(size, Some(1));
            let (field, mut shown, mut all) = (&game.field, [0; 2], 0);
            for seed in 0..seeds {
                let (mut state, mut dice) = (game.start(), dice(seed));
                while game.turn(&state) != Turn::Over {
                    for stone in Stone::BOTH {
                        let (stones, open) = (state.stones[stone as usize], game.open(&state, stone));
                        for cell in stones.iter() {
                            let group = field.flood(cell, stones);
                            let grows = field.rows(group) != field.rows(field.spread(group, open));
                            let near = [
                                field.shows_growth::<1>(cell, &stones, &open),
                                field.shows_growth::<2>(cell, &stones, &open),
                            ];
                            for (shown, near) in shown.iter_mut().zip(near) {
                                assert!(grows || !near, "size {size}, seed {seed}, cell {cell}");
                                *shown += u32::from(near);
                            }
                            all += u32::from(grows);
                        }
                    }
                    let mv = game.random_move(&state, &mut dice, &mut Vec::new());
                    game.play(&mut state, mv);
                }
            }
            assert!(4 * shown[1] >= all, "size {size}: {shown:?} of {all}");
        }
    }
}
