//! Shapes without rules: cells, labels, neighbours, and sets of cells.

mod bits;
mod cell_map;
mod hex;
mod label;
mod patch;
mod select;
mod sparse;
mod square;
mod view;

pub use bits::Bits;
pub use cell_map::CellMap;
pub use hex::{Hex, Layout};
pub use patch::{COMPASS, MOST_CELLS, Patch};
pub use select::place_by_weight;
pub use sparse::SparseSet;
pub use square::Square;
pub use view::View;
