//! The rules of Filling.
//!
//! > In turn place a stone on an empty cell. The game is over when the board is full, and is a draw.

use rand::RngExt;
use tessera_core::board::{Bits, Square};
use tessera_core::game::{BySeat, Dice, Game, Seat, StableHasher, Turn};

/// Filling on boards of up to `64 * W` cell numbers (see [`Square`]).
#[derive(Clone, Debug)]
pub struct Filling<const W: usize> {
    pub(super) board: Square,
}

/// Places a stone on this cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place(pub u16);

/// The cells without a stone, and the seat whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position<const W: usize> {
    pub(super) empty: Bits<W>,
    mover: Seat,
}

impl<const W: usize> Filling<W> {
    /// The game on a square board of this size, `1..=19`, which `W` words must hold.
    pub fn new(size: u16) -> Filling<W> {
        assert!(
            size * (size + 1) <= 64 * W as u16,
            "size {size} needs more than {W} words"
        );
        Filling {
            board: Square::new(size),
        }
    }
}

impl<const W: usize> Game for Filling<W> {
    type State = Position<W>;
    type Move = Place;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> Position<W> {
        Position {
            empty: self.board.all(),
            mover: Seat::FIRST,
        }
    }

    fn turn(&self, position: &Position<W>) -> Turn {
        if position.empty.is_empty() {
            Turn::Over
        } else {
            Turn::Seat(position.mover)
        }
    }

    fn moves(&self, position: &Position<W>, out: &mut Vec<Place>) {
        out.extend(position.empty.iter().map(Place));
    }

    fn is_legal(&self, position: &Position<W>, Place(cell): Place, _: &mut Vec<Place>) -> bool {
        position.empty.has(cell)
    }

    fn play(&self, position: &mut Position<W>, Place(cell): Place) {
        position.empty.remove(cell);
        position.mover = Seat(1 - position.mover.0);
    }

    fn random_move(&self, position: &Position<W>, dice: &mut Dice, _: &mut Vec<Place>) -> Place {
        Place(position.empty.nth(dice.random_range(0..position.empty.count())))
    }

    fn score(&self, _: &Position<W>) -> BySeat<i32> {
        BySeat::default()
    }

    fn key(&self, position: &Position<W>) -> u64 {
        let words = position.empty.words().iter();
        words
            .fold(StableHasher::new(), |hasher, &word| hasher.with(word))
            .key()
    }
}
