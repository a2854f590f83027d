//! A set of cells of which any member is drawn in constant time.

/// A set of cells numbered `0..64 * W`, as the sparse set of Briggs and Torczon (1993): the members in a
/// row, in no particular order, and for every cell its place in that row.
///
/// [`Bits`](super::Bits) compares, floods and lists in order; this one draws, for playouts.
#[derive(Clone, Copy, Debug)]
pub struct SparseSet<const W: usize> {
    members: [[u16; 64]; W],
    places: [[u16; 64]; W],
    len: u16,
}

impl<const W: usize> SparseSet<W> {
    /// The empty set.
    pub const EMPTY: SparseSet<W> = SparseSet {
        members: [[0; 64]; W],
        places: [[0; 64]; W],
        len: 0,
    };

    /// How many cells are in the set.
    #[inline]
    pub fn len(&self) -> u16 {
        self.len
    }

    /// Whether no cell is in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// A member by its index below [`SparseSet::len`]; indices change with every insertion and removal.
    #[inline]
    pub fn get(&self, index: u16) -> u16 {
        debug_assert!(index < self.len);
        *at(&self.members, index)
    }

    /// Whether the cell is a member, in constant time.
    #[inline]
    pub fn has(&self, cell: u16) -> bool {
        let place = *at(&self.places, cell);
        place < self.len && *at(&self.members, place) == cell
    }

    /// Puts a cell that is not in the set into it.
    #[inline]
    pub fn insert(&mut self, cell: u16) {
        debug_assert!(!self.has(cell));
        *at_mut(&mut self.members, self.len) = cell;
        *at_mut(&mut self.places, cell) = self.len;
        self.len += 1;
    }

    /// Takes a cell that is in the set out of it.
    #[inline]
    pub fn remove(&mut self, cell: u16) {
        debug_assert!(self.has(cell));
        self.len -= 1;
        let (place, last) = (*at(&self.places, cell), *at(&self.members, self.len));
        *at_mut(&mut self.members, place) = last;
        *at_mut(&mut self.places, last) = place;
    }

    /// The members, in no particular order.
    pub fn iter(&self) -> impl Iterator<Item = u16> + '_ {
        (0..self.len).map(|index| self.get(index))
    }
}

impl<const W: usize> FromIterator<u16> for SparseSet<W> {
    fn from_iter<I: IntoIterator<Item = u16>>(cells: I) -> SparseSet<W> {
        let mut set = SparseSet::EMPTY;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

#[inline]
fn at<const W: usize>(numbers: &[[u16; 64]; W], index: u16) -> &u16 {
    &numbers[row::<W>(index)][index as usize % 64]
}

#[inline]
fn at_mut<const W: usize>(numbers: &mut [[u16; 64]; W], index: u16) -> &mut u16 {
    &mut numbers[row::<W>(index)][index as usize % 64]
}

/// The row of sixty-four numbers that an index lies in. The remainder changes nothing, but where it takes a mask the row needs
/// no check.
#[inline]
fn row<const W: usize>(index: u16) -> usize {
    let row = index as usize / 64;
    if W.is_power_of_two() { row % W } else { row }
}

#[cfg(test)]
mod tests {
    use super::super::Bits;
    use super::*;

    #[test]
    fn a_sparse_set_agrees_with_a_set_of_bits() {
        let (mut sparse, mut bits) = (SparseSet::<3>::EMPTY, Bits::<3>::EMPTY);
        for step in 0..5_000u32 {
            // Quadratic residues of a prime: every cell comes often, in no order.
            let cell = (step * step % 4_999 % 192) as u16;
            assert_eq!(sparse.has(cell), bits.has(cell));
            if bits.has(cell) {
                sparse.remove(cell);
                bits.remove(cell);
            } else {
                sparse.insert(cell);
                bits.insert(cell);
            }
            let mut members: Vec<_> = sparse.iter().collect();
            members.sort();
            assert!(bits.iter().eq(members));
            assert_eq!(u32::from(sparse.len()), bits.count());
        }
    }
}
