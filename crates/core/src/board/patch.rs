//! A table that grows: the cells that a connected patch of tiles covers, and the empty cells beside it.

/// The most tiles a patch holds.
const MOST_TILES: usize = 72;
/// The most empty cells beside so many tiles: a straight row has them.
const MOST_EMPTY: usize = 2 * MOST_TILES + 2;
/// The places of the list of empty cells.
const EMPTY_PLACES: usize = (MOST_EMPTY + 1).next_multiple_of(4);
/// The most cells there ever are: every cell that was once beside the patch is covered or still beside it.
pub const MOST_CELLS: usize = MOST_TILES + MOST_EMPTY;
/// No cell.
const NONE: u8 = u8::MAX;

/// The steps to the neighbours: north, east, south, west, as `(east, north)`.
pub const COMPASS: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// The covered cells of a growing table and the empty cells beside them.
///
/// Cells are numbered from 0 in the order in which they were first beside the patch; the first cell lies at
/// `(0, 0)`, `x` counts to the east and `y` to the north. Coordinates stay within ±71. The cells are found by
/// their coordinates through an open hash table; the empty ones are kept in a list, in no particular order.
#[derive(Clone)]
pub struct Patch {
    /// A place for every number, so that none has to be checked; so also `y` and `place`.
    x: [i8; 256],
    y: [i8; 256],
    /// Where an empty cell stands in the list of empty cells; [`NONE`] for a covered one.
    place: [u8; 256],
    count: u8,
    /// Some more than there are at most: one is written and not counted, and they are read in fours.
    empty: [u8; EMPTY_PLACES],
    empty_count: u8,
    slots: [u8; 256],
}

impl Patch {
    /// A table without tiles: its one cell is empty and lies at `(0, 0)`.
    pub fn new() -> Patch {
        let mut patch = Patch {
            x: [0; 256],
            y: [0; 256],
            place: [NONE; 256],
            count: 0,
            empty: [NONE; EMPTY_PLACES],
            empty_count: 0,
            slots: [NONE; 256],
        };
        patch.found_or_added(0, 0);
        patch
    }

    /// The coordinates of a cell.
    #[inline]
    pub fn at(&self, cell: u8) -> (i8, i8) {
        (self.x[usize::from(cell)], self.y[usize::from(cell)])
    }

    /// How many cells there are, covered and empty; their numbers are the smaller ones.
    pub fn count(&self) -> u8 {
        self.count
    }

    /// Whether a tile lies on the cell.
    #[inline]
    pub fn is_covered(&self, cell: u8) -> bool {
        self.place[usize::from(cell)] == NONE
    }

    /// The empty cells beside the patch, in no particular order.
    #[inline]
    pub fn empty(&self) -> &[u8] {
        &self.empty[..usize::from(self.empty_count)]
    }

    /// The same in fours; behind the last of them there may be other cells.
    #[inline]
    pub fn empty_in_fours(&self) -> &[[u8; 4]] {
        let (fours, _) = self.empty.as_chunks();
        &fours[..usize::from(self.empty_count).div_ceil(4)]
    }

    /// Whether two cells are the same or touch each other at a side or a corner.
    #[inline]
    pub fn are_near(&self, a: u8, b: u8) -> bool {
        let ((x, y), (east, north)) = (self.at(a), self.at(b));
        // Both in any case: whether the first holds, nothing foretells.
        (x.abs_diff(east) <= 1) & (y.abs_diff(north) <= 1)
    }

    /// Every covered cell, in no particular order.
    pub fn covered(&self) -> impl Iterator<Item = u8> + '_ {
        (0..self.count).filter(|&cell| self.is_covered(cell))
    }

    /// The cell at these coordinates, if it is covered or beside the patch.
    #[inline]
    pub fn cell(&self, x: i8, y: i8) -> Option<u8> {
        let mut slot = Patch::slot(x, y);
        loop {
            let cell = self.slots[usize::from(slot)];
            if cell == NONE {
                return None;
            }
            if self.at(cell) == (x, y) {
                return Some(cell);
            }
            slot = slot.wrapping_add(1);
        }
    }

    /// Covers an empty cell and returns its neighbours to the north, east, south and west; those that did not
    /// exist are now empty cells beside the patch.
    #[inline]
    pub fn cover(&mut self, cell: u8) -> [u8; 4] {
        debug_assert!(!self.is_covered(cell), "a tile lies there already");
        // The last of the list takes the place that becomes free.
        let place = self.place[usize::from(cell)];
        self.empty_count -= 1;
        let last = self.empty[usize::from(self.empty_count)];
        self.empty[usize::from(place)] = last;
        self.place[usize::from(last)] = place;
        self.place[usize::from(cell)] = NONE;
        let (x, y) = self.at(cell);
        COMPASS.map(|(east, north)| self.found_or_added(x + east, y + north))
    }

    /// The cell at these coordinates; if there is none, it is added as an empty one.
    #[inline]
    fn found_or_added(&mut self, x: i8, y: i8) -> u8 {
        let mut slot = Patch::slot(x, y);
        loop {
            let cell = self.slots[usize::from(slot)];
            // One branch for both: which of them ends the search, nothing foretells.
            if (cell == NONE) | (self.at(cell) == (x, y)) {
                break;
            }
            slot = slot.wrapping_add(1);
        }
        // What is there already is written once more.
        let found = self.slots[usize::from(slot)];
        let is_new = found == NONE;
        let cell = if is_new { self.count } else { found };
        self.slots[usize::from(slot)] = cell;
        self.x[usize::from(cell)] = x;
        self.y[usize::from(cell)] = y;
        let place = &mut self.place[usize::from(cell)];
        *place = if is_new { self.empty_count } else { *place };
        self.empty[usize::from(self.empty_count)] = cell;
        self.count += u8::from(is_new);
        self.empty_count += u8::from(is_new);
        cell
    }

    /// Where the search for a cell begins: patches of up to about 19 cells' width do not collide.
    #[inline]
    fn slot(x: i8, y: i8) -> u8 {
        (x as u8).wrapping_add((y as u8).wrapping_mul(19))
    }
}

impl Default for Patch {
    fn default() -> Patch {
        Patch::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// Checks a patch against the set of covered coordinates.
    fn check(patch: &Patch, covered: &HashSet<(i8, i8)>) {
        let around = |&(x, y): &(i8, i8)| COMPASS.map(|(east, north)| (x + east, y + north));
        let beside: HashSet<_> = covered
            .iter()
            .flat_map(around)
            .filter(|at| !covered.contains(at))
            .collect();
        let empty: HashSet<_> = patch.empty().iter().map(|&cell| patch.at(cell)).collect();
        assert_eq!(empty, beside);
        assert_eq!(patch.empty().len(), beside.len(), "each once");
        assert_eq!(
            patch.covered().map(|cell| patch.at(cell)).collect::<HashSet<_>>(),
            *covered
        );
        let fours = patch.empty_in_fours().as_flattened();
        assert_eq!(&fours[..beside.len()], patch.empty());
        assert!(fours.len() < beside.len() + 4);
        for cell in 0..patch.count() {
            let (x, y) = patch.at(cell);
            assert_eq!(patch.cell(x, y), Some(cell));
            let (east, north) = patch.at(0);
            let steps = (x - east).abs().max((y - north).abs());
            assert_eq!(patch.are_near(cell, 0), steps <= 1);
        }
        assert_eq!(patch.cell(100, 100), None);
    }

    #[test]
    fn a_straight_row_of_all_tiles_fits_in_every_direction() {
        for (east, north) in COMPASS {
            let (mut patch, mut covered) = (Patch::new(), HashSet::new());
            for step in 0..MOST_TILES as i8 {
                let at = (step * east, step * north);
                let cell = patch.cell(at.0, at.1).expect("beside the last");
                patch.cover(cell);
                covered.insert(at);
            }
            check(&patch, &covered);
            assert_eq!(usize::from(patch.count()), MOST_CELLS);
        }
    }

    #[test]
    fn the_empty_cells_are_those_beside_the_patch_however_it_grows() {
        // A fixed sequence of choices: any will do, and it repeats.
        let mut choice = 7usize;
        for _ in 0..50 {
            let (mut patch, mut covered) = (Patch::new(), HashSet::new());
            for _ in 0..MOST_TILES {
                choice = choice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let empty = patch.empty();
                let cell = empty[(choice >> 33) % empty.len()];
                covered.insert(patch.at(cell));
                let neighbours = patch.cover(cell);
                let (x, y) = patch.at(cell);
                assert_eq!(
                    neighbours.map(|cell| patch.at(cell)),
                    COMPASS.map(|(east, north)| (x + east, y + north))
                );
                check(&patch, &covered);
            }
        }
    }
}
