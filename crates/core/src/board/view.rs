//! What is near a cell of a square board, as a small set.

use super::{Bits, Square};

/// The `64 * N` cell numbers around a cell of a square board, as sets of `N` words whose number [`View::MIDDLE`] is the cell
/// itself.
///
/// Much of what a rule asks about a placement shows in one or two words around it, where shifts and comparisons cost a part of
/// what they do on the whole board.
#[derive(Clone, Copy, Debug)]
pub struct View<const N: usize> {
    board: Square,
    /// The number on the board of the number 0 of the sets.
    from: i32,
}

impl<const N: usize> View<N> {
    /// The number of the cell in the middle.
    pub const MIDDLE: u16 = 32 * N as u16 - 1;

    /// The `64 * N` numbers of which [`View::MIDDLE`] is `cell`.
    #[inline]
    pub fn around(board: Square, cell: u16) -> View<N> {
        View {
            board,
            from: i32::from(cell) - i32::from(Self::MIDDLE),
        }
    }

    /// The cell of the board of a number in view.
    #[inline]
    pub fn cell(&self, number: u16) -> u16 {
        (self.from + i32::from(number)) as u16
    }

    /// The cells of a set that are in view.
    #[inline]
    pub fn of<const W: usize>(&self, set: &Bits<W>) -> Bits<N> {
        set.part(self.from)
    }

    /// A set of cells in view as a set of the board's.
    #[inline]
    pub fn on_board<const W: usize>(&self, set: Bits<N>) -> Bits<W> {
        Bits::of_part(set, self.from)
    }

    /// Whether all neighbours of a set are in view, so that a flood that ended here ended for good.
    #[inline]
    pub fn surrounds(&self, set: Bits<N>) -> bool {
        let stride = u32::from(self.board.stride());
        let all = !Bits::EMPTY;
        (all.up(stride) & all.down(stride)).holds(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_is_seen_where_it_lies_and_goes_back_there() {
        for size in [3, 9, 10, 19] {
            let board = Square::new(size);
            for cell in board.cells() {
                sees_all_near::<1>(board, cell);
                sees_all_near::<2>(board, cell);
            }
        }
    }

    fn sees_all_near<const N: usize>(board: Square, cell: u16) {
        let view = View::<N>::around(board, cell);
        let middle = Bits::only(View::<N>::MIDDLE);
        assert_eq!(view.on_board::<6>(middle), Bits::only(cell));
        let seen = view.of(&board.all::<6>());
        let back = view.on_board::<6>(seen);
        let near = |other: &u16| {
            let step = i32::from(*other) - i32::from(cell);
            (1 - 32 * N as i32..=32 * N as i32).contains(&step)
        };
        assert_eq!(
            back,
            board.cells().filter(near).collect(),
            "size {}, cell {cell}",
            board.size()
        );
        assert_eq!(view.of(&back), seen);
        // What grows within the view grows as on the board.
        if view.surrounds(middle) {
            assert_eq!(
                view.on_board::<6>(board.grown(middle) & seen),
                board.grown(Bits::only(cell)) & board.all()
            );
        }
    }
}
