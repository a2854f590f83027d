//! A square board: its cells, their names and their neighbours.

use super::label::read_label;
use super::{Bits, CellMap};

/// A board of `size` x `size` cells. Cells are numbered row by row from the bottom left with one number
/// left out after every row, so that a shift of a set of cells never wraps into the next row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Square {
    size: u16,
}

impl Square {
    /// A board of `size` x `size` cells, `1..=26` (columns are letters).
    pub fn new(size: u16) -> Square {
        assert!(
            (1..=26).contains(&size),
            "a board of side {size} has no column letters"
        );
        Square { size }
    }

    /// How many cells one side has.
    pub fn size(&self) -> u16 {
        self.size
    }

    /// The difference between a cell's number and the number of the cell above it.
    #[inline]
    pub fn stride(&self) -> u16 {
        self.size + 1
    }

    /// The cell in a column (from the left) and a row (from the bottom), both counted from 0.
    pub fn cell(&self, column: u16, row: u16) -> u16 {
        debug_assert!(column < self.size && row < self.size);
        row * self.stride() + column
    }

    /// The column of a cell, from the left, counted from 0.
    pub fn column(&self, cell: u16) -> u16 {
        cell % self.stride()
    }

    /// The row of a cell, from the bottom, counted from 0.
    pub fn row(&self, cell: u16) -> u16 {
        cell / self.stride()
    }

    /// Column letter and row number, both from the bottom left: `a1`, `c5`.
    pub fn label(&self, cell: u16) -> String {
        format!(
            "{}{}",
            char::from(b'a' + self.column(cell) as u8),
            self.row(cell) + 1
        )
    }

    /// The cell of this label, written exactly as [`Square::label`] writes it.
    pub fn labelled(&self, label: &str) -> Option<u16> {
        let (column, row) = read_label(label)?;
        (column < self.size && row < self.size).then(|| self.cell(column, row))
    }

    /// Every cell, row by row from the bottom left.
    pub fn cells(&self) -> impl Iterator<Item = u16> + use<> {
        let board = *self;
        (0..board.size).flat_map(move |row| (0..board.size).map(move |column| board.cell(column, row)))
    }

    /// The cells that share a side with this one, at most four.
    pub fn neighbours(&self, cell: u16) -> impl Iterator<Item = u16> + use<> {
        let (column, row, last, stride) = (self.column(cell), self.row(cell), self.size - 1, self.stride());
        [
            (column > 0).then(|| cell - 1),
            (column < last).then(|| cell + 1),
            (row > 0).then(|| cell - stride),
            (row < last).then(|| cell + stride),
        ]
        .into_iter()
        .flatten()
    }

    /// The maps that leave rows rows and columns columns: the identity, two reflections and a half turn.
    pub fn maps_of_rows(&self) -> [CellMap; 4] {
        let last = self.size - 1;
        [[false, false], [true, false], [false, true], [true, true]].map(|[turns_columns, turns_rows]| {
            let turned = |turns: bool, place: u16| if turns { last - place } else { place };
            CellMap::new(self.cells(), |cell| {
                self.cell(
                    turned(turns_columns, self.column(cell)),
                    turned(turns_rows, self.row(cell)),
                )
            })
        })
    }

    /// The set of all cells; `W` words must hold `size * (size + 1)` numbers.
    pub fn all<const W: usize>(&self) -> Bits<W> {
        let mut all = Bits::EMPTY;
        self.cells().for_each(|cell| all.insert(cell));
        all
    }

    /// The set with every cell that shares a side with one of its own added (and numbers between rows,
    /// which the caller masks off).
    #[inline]
    pub fn grown<const W: usize>(&self, bits: Bits<W>) -> Bits<W> {
        let stride = u32::from(self.stride());
        bits | bits.up(1) | bits.down(1) | bits.up(stride) | bits.down(stride)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_count_from_the_bottom_left() {
        let board = Square::new(9);
        assert_eq!(board.label(board.cell(0, 0)), "a1");
        assert_eq!(board.label(board.cell(8, 4)), "i5");
    }

    #[test]
    fn a_label_is_read_as_it_is_written() {
        let board = Square::new(19);
        for cell in board.cells() {
            assert_eq!(board.labelled(&board.label(cell)), Some(cell));
        }
        for bad in [
            "", "a", "1", "a0", "a01", "a+1", "A1", "a20", "t1", "é1", "a99999",
        ] {
            assert_eq!(board.labelled(bad), None, "{bad}");
        }
    }

    #[test]
    fn growing_a_cell_gives_its_neighbours() {
        for size in 1..=10 {
            let board = Square::new(size);
            for cell in board.cells() {
                let mut grown = board.grown(Bits::<2>::only(cell)) & board.all();
                grown.remove(cell);
                let mut listed: Vec<_> = board.neighbours(cell).collect();
                listed.sort();
                assert!(grown.iter().eq(listed), "size {size}, cell {}", board.label(cell));
            }
        }
    }
}
