//! The triangles of adjacent points in which stones are linked.

use tessera_core::board::{Bits, Hex};

/// The triangles without a stone of the other colour, on a board of `W` words or on a part of it of `N` words.
pub struct Triangles<const W: usize, const N: usize = W> {
    /// A point, the one to its right and the one above between them.
    up: Bits<N>,
    /// A point and the two above it.
    down: Bits<N>,
}

impl<const W: usize, const N: usize> Triangles<W, N> {
    /// The triangles whose points are all in the set.
    #[inline]
    pub fn within(open: Bits<N>) -> Triangles<W, N> {
        let [right, above, left] = Self::RISES;
        let two = open & open.down(above);
        Triangles {
            up: two & open.down(right),
            down: two & open.down(left),
        }
    }

    /// By how much the cell number grows with a step to the right, up to the right and up to the left.
    const RISES: [u32; 3] = {
        let [right, above, left, ..] = Hex::<W>::STEPS;
        [right as u32, above as u32, left as u32]
    };

    /// All points of the triangles that have a point in the set. For a set of stones these are the points linked to
    /// them and the stones that have a link.
    #[inline]
    pub fn spread(&self, set: Bits<N>) -> Bits<N> {
        let [right, above, left] = Self::RISES;
        let base = set | set.down(above);
        let up = self.up & (base | set.down(right));
        let down = self.down & (base | set.down(left));
        up | down | (up | down).up(above) | up.up(right) | down.up(left)
    }
}
