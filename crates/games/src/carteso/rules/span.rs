//! The rows and columns that a group spans.

use std::cmp::Ordering;

use crate::agreement::Side;

/// The rows and columns of a connected set of points, counted from 0 at the bottom left. A connected set has points
/// in every row between its lowest and its highest, and likewise in every column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Span {
    /// The lowest row.
    pub bottom: u8,
    /// The highest row.
    pub top: u8,
    /// The leftmost column.
    pub left: u8,
    /// The rightmost column.
    pub right: u8,
}

impl Span {
    /// How many rows are spanned.
    pub fn height(&self) -> u8 {
        self.top - self.bottom + 1
    }

    /// How many columns are spanned.
    pub fn width(&self) -> u8 {
        self.right - self.left + 1
    }

    /// The side that owns a group of this span after `placer` has placed a stone.
    ///
    /// > A group, regardless of color, is owned by Vertical if it spans more rows than columns, and by
    /// > Horizontal if it spans more columns than rows. Groups that span exactly as many rows as columns are
    /// > owned by the opponent of the player who most recently placed a stone on the board.
    pub fn owner(&self, placer: Side) -> Side {
        match self.height().cmp(&self.width()) {
            Ordering::Greater => Side::First,
            Ordering::Less => Side::Second,
            Ordering::Equal => placer.other(),
        }
    }
}
