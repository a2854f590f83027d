//! Shapes without rules: cells, labels, neighbours, and sets of cells.

mod bits;
mod square;

pub use bits::Bits;
pub use square::Square;
