//! A set of cells as a bitboard, and the floods and shifts that rules are made of.

use std::array::from_fn;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use super::select::nth_in_word;

/// A set of cells numbered `0..64 * W`.
#[derive(Clone, Copy, Eq, Debug)]
pub struct Bits<const W: usize>([u64; W]);

impl<const W: usize> Bits<W> {
    /// The empty set.
    pub const EMPTY: Bits<W> = Bits([0; W]);

    /// The set of these words, lowest cells first.
    pub const fn of_words(words: [u64; W]) -> Bits<W> {
        Bits(words)
    }

    /// The set of one cell.
    #[inline]
    pub fn only(cell: u16) -> Bits<W> {
        // Word by word: what is stored at a computed place has to be read back.
        Bits(from_fn(|i| u64::from(usize::from(cell / 64) == i) << (cell % 64)))
    }

    /// The smallest cell of the set, as a set; empty if there is none.
    #[inline]
    pub fn least(&self) -> Bits<W> {
        let mut below = 0;
        Bits(from_fn(|i| {
            let word = if below == 0 { self.0[i] } else { 0 };
            below |= word;
            word & word.wrapping_neg()
        }))
    }

    /// Whether the cell is in the set.
    #[inline]
    pub fn has(&self, cell: u16) -> bool {
        self.0[cell as usize / 64] >> (cell % 64) & 1 != 0
    }

    /// Puts the cell into the set.
    #[inline]
    pub fn insert(&mut self, cell: u16) {
        self.0[cell as usize / 64] |= 1 << (cell % 64);
    }

    /// Takes the cell out of the set.
    #[inline]
    pub fn remove(&mut self, cell: u16) {
        self.0[cell as usize / 64] &= !(1 << (cell % 64));
    }

    /// Whether no cell is in the set.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    /// Whether the two sets share a cell.
    #[inline]
    pub fn meets(&self, other: Bits<W>) -> bool {
        !(*self & other).is_empty()
    }

    /// How many cells are in the set.
    #[inline]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// The cell with `rank` smaller ones in the set; `rank` must be below [`Bits::count`].
    #[inline]
    pub fn nth(&self, rank: u32) -> u16 {
        debug_assert!(rank < self.count(), "rank {rank} beyond the end of the set");
        let (mut index, mut rank_in_word, mut below) = (0, rank, 0);
        // Without a branch: which word it is, nothing foretells. The last one needs no count.
        for word in &self.0[..W - 1] {
            below += word.count_ones();
            let is_beyond = rank >= below;
            index += usize::from(is_beyond);
            rank_in_word = if is_beyond { rank - below } else { rank_in_word };
        }
        index as u16 * 64 + nth_in_word(self.0[index], rank_in_word) as u16
    }

    /// The smallest cell of the set.
    #[inline]
    pub fn first(&self) -> Option<u16> {
        let (index, word) = self.word_with_cells((0..W).rev())?;
        Some(index as u16 * 64 + word.trailing_zeros() as u16)
    }

    /// The largest cell of the set.
    #[inline]
    pub fn last(&self) -> Option<u16> {
        let (index, word) = self.word_with_cells(0..W)?;
        Some(index as u16 * 64 + 63 - word.leading_zeros() as u16)
    }

    /// The last of these words that is not empty, with its index.
    #[inline]
    fn word_with_cells(&self, indices: impl Iterator<Item = usize>) -> Option<(usize, u64)> {
        // Without a branch: which word it is, nothing foretells.
        let (index, word) = indices.fold((0, 0), |(found, word), index| match self.0[index] {
            0 => (found, word),
            other => (index, other),
        });
        (word != 0).then_some((index, word))
    }

    /// Whether every cell of the other set is in this one.
    #[inline]
    pub fn holds(&self, other: Bits<W>) -> bool {
        (other & !*self).is_empty()
    }

    /// The cells `from .. from + 64` as one word, `from` first; no cell lies below 0 or beyond the end.
    #[inline]
    pub fn window(&self, from: i32) -> u64 {
        // Without a branch: where a set is looked at, nothing foretells.
        let word = |index: i32| {
            let nearest = self.0[index.clamp(0, W as i32 - 1) as usize];
            if (0..W as i32).contains(&index) {
                nearest
            } else {
                0
            }
        };
        let (index, shift) = (from >> 6, from & 63);
        // A shift by 64 is not one: the second part moves in two goes.
        word(index) >> shift | word(index + 1) << 1 << (63 - shift)
    }

    /// The cells `from .. from + 64 * N` as a set of their own; no cell lies below 0 or beyond the end.
    #[inline]
    pub fn part<const N: usize>(&self, from: i32) -> Bits<N> {
        Bits(from_fn(|i| self.window(from + 64 * i as i32)))
    }

    /// The set of the cells whose [`Bits::part`] from a number is `part`, none elsewhere; `part` has no cell below 0 or
    /// beyond the end.
    #[inline]
    pub fn of_part<const N: usize>(part: Bits<N>, from: i32) -> Bits<W> {
        Bits(from_fn(|i| part.window(64 * i as i32 - from)))
    }

    /// The cells moved up by `by` numbers, `0 < by < 64`; what leaves the top is lost.
    #[inline]
    pub fn up(&self, by: u32) -> Bits<W> {
        debug_assert!((1..64).contains(&by));
        Bits(from_fn(|i| {
            self.0[i] << by | if i > 0 { self.0[i - 1] >> (64 - by) } else { 0 }
        }))
    }

    /// The cells moved down by `by` numbers, `0 < by < 64`; what leaves the bottom is lost.
    #[inline]
    pub fn down(&self, by: u32) -> Bits<W> {
        debug_assert!((1..64).contains(&by));
        Bits(from_fn(|i| {
            self.0[i] >> by | if i + 1 < W { self.0[i + 1] << (64 - by) } else { 0 }
        }))
    }

    /// The cells in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = u16> + use<W> {
        let words = self.0;
        (0..W).flat_map(move |index| {
            let mut word = words[index];
            std::iter::from_fn(move || {
                (word != 0).then(|| {
                    let cell = index as u16 * 64 + word.trailing_zeros() as u16;
                    word &= word - 1;
                    cell
                })
            })
        })
    }

    /// The words of the set, lowest cells first: what a position key is mixed from.
    #[inline]
    pub fn words(&self) -> &[u64; W] {
        &self.0
    }
}

impl<const W: usize> FromIterator<u16> for Bits<W> {
    fn from_iter<I: IntoIterator<Item = u16>>(cells: I) -> Bits<W> {
        let mut bits = Bits::EMPTY;
        cells.into_iter().for_each(|cell| bits.insert(cell));
        bits
    }
}

/// Word by word: the derived comparison of arrays is a call that wasm does not inline.
impl<const W: usize> PartialEq for Bits<W> {
    #[inline]
    fn eq(&self, other: &Bits<W>) -> bool {
        self.0
            .iter()
            .zip(&other.0)
            .fold(0, |difference, (a, b)| difference | (a ^ b))
            == 0
    }
}

impl<const W: usize> BitAnd for Bits<W> {
    type Output = Bits<W>;
    #[inline]
    fn bitand(self, other: Bits<W>) -> Bits<W> {
        Bits(from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl<const W: usize> BitOr for Bits<W> {
    type Output = Bits<W>;
    #[inline]
    fn bitor(self, other: Bits<W>) -> Bits<W> {
        Bits(from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl<const W: usize> Not for Bits<W> {
    type Output = Bits<W>;
    #[inline]
    fn not(self) -> Bits<W> {
        Bits(from_fn(|i| !self.0[i]))
    }
}

impl<const W: usize> BitAndAssign for Bits<W> {
    #[inline]
    fn bitand_assign(&mut self, other: Bits<W>) {
        *self = *self & other;
    }
}

impl<const W: usize> BitOrAssign for Bits<W> {
    #[inline]
    fn bitor_assign(&mut self, other: Bits<W>) {
        *self = *self | other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_agrees_with_a_list_of_cells() {
        let cells = [0u16, 3, 31, 32, 63, 64, 90, 127];
        let mut bits = Bits::<2>::EMPTY;
        for cell in cells {
            bits.insert(cell);
        }
        assert_eq!(bits.count(), 8);
        assert!(bits.iter().eq(cells));
        for (rank, cell) in cells.into_iter().enumerate() {
            assert_eq!(bits.nth(rank as u32), cell);
            assert!(bits.has(cell));
        }
        bits.remove(64);
        assert!(!bits.has(64) && bits.count() == 7);
    }

    #[test]
    fn the_ends_of_a_set_are_its_least_and_greatest_cells() {
        assert_eq!((Bits::<2>::EMPTY.first(), Bits::<2>::EMPTY.last()), (None, None));
        assert!(Bits::<2>::EMPTY.least().is_empty());
        for cells in [&[0u16][..], &[5, 63], &[64], &[127], &[3, 70, 90]] {
            let mut bits = Bits::<2>::EMPTY;
            cells.iter().for_each(|&cell| bits.insert(cell));
            assert_eq!(bits.first(), cells.first().copied());
            assert_eq!(bits.last(), cells.last().copied());
            assert!(bits.least().iter().eq(bits.first()));
        }
    }

    #[test]
    fn a_set_holds_its_subsets() {
        let bits = Bits::<2>::only(3) | Bits::only(100);
        assert!(bits.holds(Bits::EMPTY) && bits.holds(Bits::only(100)) && bits.holds(bits));
        assert!(!bits.holds(Bits::only(4)) && !Bits::EMPTY.holds(bits));
    }

    #[test]
    fn a_window_shows_what_the_set_has_there() {
        let mut bits = Bits::<3>::EMPTY;
        [0, 1, 40, 63, 64, 65, 100, 127, 128, 191]
            .iter()
            .for_each(|&cell| bits.insert(cell));
        for from in -63..192 {
            let window = bits.window(from);
            for place in 0..64 {
                let cell = from + place;
                let has = (0..192).contains(&cell) && bits.has(cell as u16);
                assert_eq!(window >> place & 1 != 0, has, "from {from}, place {place}");
            }
            let [low, high] = [0, 64].map(|more| {
                if from + more < 192 {
                    bits.window(from + more)
                } else {
                    0
                }
            });
            let part = bits.part::<2>(from);
            assert_eq!(part.words(), &[low, high]);
            let within = |&cell: &u16| (from..from + 128).contains(&cell.into());
            assert_eq!(
                Bits::of_part(part, from),
                bits.iter().filter(within).collect::<Bits<3>>()
            );
        }
    }

    #[test]
    fn shifts_carry_between_words_and_drop_at_the_ends() {
        let bits = Bits::<2>::only(60) | Bits::only(120);
        assert!(bits.up(10).iter().eq([70]));
        assert!(bits.down(60).iter().eq([0, 60]));
        assert!(bits.meets(Bits::only(120)) && !bits.meets(Bits::only(121)));
    }
}
