//! Where the cells of a board go when it is rotated or reflected.

use super::Bits;

/// For each cell the cell to which a rotation or reflection maps it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CellMap {
    /// By the number of the cell; numbers that are no cells stay what they are.
    to: Vec<u16>,
}

impl CellMap {
    /// The map of these cells.
    pub(super) fn new(cells: impl Iterator<Item = u16>, to: impl Fn(u16) -> u16) -> CellMap {
        let mut map = CellMap { to: Vec::new() };
        for cell in cells {
            let numbers = map.to.len() as u16..=cell;
            map.to.extend(numbers);
            map.to[usize::from(cell)] = to(cell);
        }
        map
    }

    /// Where a cell goes.
    #[inline]
    pub fn cell(&self, cell: u16) -> u16 {
        self.to[usize::from(cell)]
    }

    /// Where a set of cells goes.
    pub fn set<const W: usize>(&self, cells: Bits<W>) -> Bits<W> {
        cells.iter().map(|cell| self.cell(cell)).collect()
    }
}
