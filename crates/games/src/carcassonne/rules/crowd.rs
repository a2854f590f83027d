//! The meeples in a feature, by seat.

use tessera_core::game::{BySeat, Seat};

/// How many meeples each seat has.
pub const MEEPLES: u8 = 7;

/// How many meeples of each seat stand in a feature, three bits a seat; nobody has more than seven.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Crowd(u16);

impl Crowd {
    /// No meeples.
    pub const NOBODY: Crowd = Crowd(0);

    /// Adds a meeple of a seat.
    #[inline]
    pub fn add(&mut self, seat: Seat) {
        debug_assert!(self.of(seat) < 7, "a seat has seven meeples");
        self.0 += 1 << (3 * seat.0);
    }

    /// Removes all meeples of a seat.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(7 << (3 * seat.0));
    }

    /// How many meeples a seat has here.
    #[inline]
    pub fn of(self, seat: Seat) -> u8 {
        (self.0 >> (3 * seat.0)) as u8 & 7
    }

    /// Whether no meeple stands here.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The meeples of both. Nobody has more than seven in all, so no seat's bits overflow.
    #[inline]
    pub fn together(self, other: Crowd) -> Crowd {
        Crowd(self.0 + other.0)
    }

    /// The seats with the most meeples here, none if no meeple stands here. Tied seats all score in full.
    #[inline]
    pub fn majority(self) -> impl Iterator<Item = Seat> {
        let most = (0..Seat::MAX as u8)
            .map(|seat| self.of(Seat(seat)))
            .max()
            .unwrap_or(0);
        (0..Seat::MAX as u8)
            .map(Seat)
            .filter(move |&seat| most > 0 && self.of(seat) == most)
    }

    /// So many meeples of each seat.
    pub fn of_seats(meeples: &BySeat<u8>) -> Crowd {
        let bits = |(seat, &number): (usize, &u8)| u16::from(number) << (3 * seat);
        Crowd(meeples.0.iter().enumerate().map(bits).sum())
    }

    /// The same with the meeples of the first two seats exchanged.
    #[cfg(test)]
    pub fn exchanged(self) -> Crowd {
        Crowd(self.0 & !63 | self.0 << 3 & 56 | self.0 >> 3 & 7)
    }

    /// How many meeples each seat has here.
    pub fn by_seat(self) -> BySeat<u8> {
        BySeat(std::array::from_fn(|seat| self.of(Seat(seat as u8))))
    }
}
