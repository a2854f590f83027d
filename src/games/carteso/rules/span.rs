//! What a group spans: the rows and columns that it stands in.

use std::cmp::Ordering;

use crate::games::agreement::Side;

/// The rows and columns of a connected set of points, counted from the bottom left and from 0. A connected
/// set stands in every row between its lowest and its highest, and likewise in its columns.
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

    /// Who owns a group that spans this after a stone placed by `placer`.
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
