//! The lines of a set of empty points, and the regions that they decide.
//!
//! > A line is a set of three orthogonally contiguous empty points on the same row or column.
//!
//! A line is represented by its middle point, so a region has a horizontal line exactly if it meets the set of
//! middles of horizontal lines. A region is flooded only until both kinds of line are found, which takes a step or two on
//! an open board. A flood that runs to its end has found a region that one side owns for good.

use crate::agreement::Side;
use tessera_core::board::{Bits, Square};

/// The middle points of all lines of empty points.
#[derive(Clone, Copy, Debug)]
pub struct Lines<const W: usize> {
    horizontal: Bits<W>,
    vertical: Bits<W>,
}

impl<const W: usize> Lines<W> {
    /// The lines of these empty points.
    #[inline]
    pub fn of(board: Square, empty: Bits<W>) -> Lines<W> {
        let stride = u32::from(board.stride());
        Lines {
            horizontal: empty & empty.up(1) & empty.down(1),
            vertical: empty & empty.up(stride) & empty.down(stride),
        }
    }

    /// Empty points that a glance shows to be of a free region: lines of both kinds have their middles on the point or
    /// beside it.
    #[inline]
    pub fn free_at_once(&self, board: Square, empty: Bits<W>) -> Bits<W> {
        board.grown(self.horizontal) & board.grown(self.vertical) & empty
    }

    /// The points of all lines.
    #[inline]
    pub fn points(&self, board: Square) -> Bits<W> {
        let stride = u32::from(board.stride());
        let Lines { horizontal, vertical } = *self;
        horizontal
            | horizontal.up(1)
            | horizontal.down(1)
            | vertical
            | vertical.up(stride)
            | vertical.down(stride)
    }

    /// Floods the region of `seed`, one of the empty points, until both kinds of line are met or the region is complete.
    #[inline]
    pub fn region(&self, board: Square, empty: Bits<W>, seed: Bits<W>) -> Region<W> {
        let mut points = seed;
        loop {
            let has_lines = [self.vertical, self.horizontal].map(|lines| points.meets(lines));
            let grown = board.grown(points) & empty;
            let region = Region { points, has_lines };
            if region.is_free() || grown == points {
                return region;
            }
            points = grown;
        }
    }
}

/// A region, or a part of one that shows that it is free.
#[derive(Clone, Copy, Debug)]
pub struct Region<const W: usize> {
    /// The empty points that belong to it.
    pub points: Bits<W>,
    /// Whether it has vertical lines, and whether it has horizontal ones.
    has_lines: [bool; 2],
}

impl<const W: usize> Region<W> {
    /// Whether a line of either direction lies in it.
    #[inline]
    pub fn has_line(&self) -> bool {
        self.has_lines != [false; 2]
    }

    /// Whether it has lines of both kinds, so that neither side owns it.
    #[inline]
    pub fn is_free(&self) -> bool {
        self.has_lines == [true; 2]
    }

    /// The side that owns it; `None` if it is free. It must have a line.
    ///
    /// > A region is owned by Vertical if it contains no horizontal lines, and by Horizontal if it contains no
    /// > vertical lines. A region is free if it's owned by neither player.
    #[inline]
    pub fn owner(&self) -> Option<Side> {
        let [has_vertical, _] = self.has_lines;
        let owner = if has_vertical { Side::First } else { Side::Second };
        (!self.is_free()).then_some(owner)
    }
}
