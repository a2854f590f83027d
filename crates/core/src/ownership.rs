//! Who owns each cell of a board at the ends of many games: counts, and the sum of the counts of several searches.

use serde::{Deserialize, Serialize};

use crate::game::Seat;
use crate::sorting;

/// How often each seat owned each cell at the ends that were counted.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Ownership {
    /// How many ends were counted.
    pub ends: u32,
    /// The cells that a seat owned at an end, in the order of their names.
    pub cells: Vec<OwnedCell>,
}

/// How often each seat owned a cell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OwnedCell {
    /// The name of the cell: `c3`. Its number is not the same in every program.
    pub cell: String,
    /// At how many ends each seat owned it.
    pub ends: [u32; Seat::MAX],
}

impl Ownership {
    /// The cells, each with the share of the ends at which each seat owned it, in `0.0..=1.0`. The shares of a cell sum to
    /// less than 1 where nobody owned it at some ends.
    pub fn shares(&self) -> impl Iterator<Item = (&str, [f32; Seat::MAX])> {
        let all = self.ends.max(1) as f32;
        let cells = self.cells.iter();
        cells.map(move |cell| (&*cell.cell, cell.ends.map(|ends| ends as f32 / all)))
    }

    /// Counts in any order of the cells.
    pub fn new(ends: u32, mut cells: Vec<OwnedCell>) -> Ownership {
        sorting::sort_by(&mut cells, |a, b| a.cell.cmp(&b.cell));
        Ownership { ends, cells }
    }

    /// Adds the counts of another search of the same position.
    pub fn add(&mut self, other: &Ownership) {
        self.ends = self.ends.saturating_add(other.ends);
        for cell in &other.cells {
            match self.cells.binary_search_by(|known| known.cell.cmp(&cell.cell)) {
                Ok(at) => {
                    let sums = self.cells[at].ends.iter_mut().zip(cell.ends);
                    sums.for_each(|(sum, ends)| *sum = sum.saturating_add(ends));
                }
                Err(at) => self.cells.insert(at, cell.clone()),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owned(cell: &str, first: u32, second: u32) -> OwnedCell {
        let mut ends = [0; Seat::MAX];
        (ends[0], ends[1]) = (first, second);
        OwnedCell {
            cell: cell.to_owned(),
            ends,
        }
    }

    #[test]
    fn counts_are_added_cell_by_cell() {
        let mut sum = Ownership {
            ends: 10,
            cells: vec![owned("a1", 10, 0), owned("b4", 2, 3)],
        };
        sum.add(&Ownership {
            ends: 6,
            cells: vec![owned("a2", 0, 6), owned("b4", 6, 0)],
        });
        let cells = vec![owned("a1", 10, 0), owned("a2", 0, 6), owned("b4", 8, 3)];
        assert_eq!(sum, Ownership { ends: 16, cells });
        let shares: Vec<_> = sum
            .shares()
            .map(|(cell, shares)| (cell, shares[0], shares[1]))
            .collect();
        assert_eq!(
            shares,
            [("a1", 0.625, 0.0), ("a2", 0.0, 0.375), ("b4", 0.5, 0.1875)]
        );
        assert_eq!(Ownership::default().shares().count(), 0);
    }
}
