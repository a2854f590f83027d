//! The names of moves: the cell on which the stone comes to lie, such as `d1`.

use super::rules::{ConnectFour, Drop, Position};
use crate::play::Notation;

impl ConnectFour {
    /// The letter of a cell's column and the number of its row, both from the bottom left: `d1`.
    pub(super) fn label(&self, cell: u16) -> String {
        let (column, row) = self.place(cell);
        format!("{}{}", char::from(b'a' + column as u8), row + 1)
    }

    /// The cell of a label.
    fn labelled(&self, label: &str) -> Option<u16> {
        let &[column, row] = label.as_bytes() else {
            return None;
        };
        let (column, row) = (column.checked_sub(b'a')?, row.checked_sub(b'1')?);
        let (column, row) = (u16::from(column), u16::from(row));
        (column < self.columns() && row < self.rows()).then(|| self.cell(column, row))
    }
}

impl Notation for ConnectFour {
    fn name(&self, _: &Position, Drop(cell): Drop) -> String {
        self.label(cell)
    }

    fn parse(&self, _: &Position, name: &str) -> Option<Drop> {
        self.labelled(name).map(Drop)
    }
}
