//! Stones and their links, kept up to date stone by stone.
//!
//! > Two adjacent same-colour stones, or a stone and an adjacent empty point, are linked if there is another
//! > point adjacent to both that is not occupied by the other colour. [...]
//! > A group is a stone together with all other stones one could reach from it through a series of steps
//! > between linked stones. [...]
//! > A liberty of a group is an empty point linked to at least one stone in that group.
//!
//! The six neighbours of a point form a ring in which each is adjacent to the next, and the points adjacent
//! to both the point and one of its neighbours are the two beside that neighbour in the ring. So which
//! neighbours a stone is linked to can be read off its [`Ring`], a byte for each colour, and a group is
//! followed only until it is seen to have a liberty.

use crate::board::{Bits, Hex};
use crate::games::deal::Side;

/// What the six neighbours of a point are, in the order of [`Hex::steps`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Ring {
    /// For each side, the neighbours that are its stones or lie beyond the rim.
    taken: [u8; 2],
}

impl Ring {
    /// The neighbours, own or empty, that are linked to a stone of `side` at this point.
    #[inline]
    fn linked(self, side: Side) -> u8 {
        let open = u32::from(!self.taken[side.other() as usize] & 0x3f);
        let twice = open << 6 | open;
        (open & (twice >> 1 | twice >> 5)) as u8
    }

    /// The stones of `side` that are linked to this point.
    #[inline]
    fn friends(self, side: Side) -> u8 {
        self.linked(side) & self.taken[side as usize]
    }

    /// The empty points that are linked to a stone of `side` at this point.
    #[inline]
    fn liberties(self, side: Side) -> u8 {
        self.linked(side) & !self.taken[side as usize]
    }

    /// The stones of `side`, linked or not.
    #[inline]
    fn stones(self, side: Side) -> u8 {
        self.taken[side as usize] & !self.taken[side.other() as usize]
    }
}

/// The directions that are set in a byte of a [`Ring`].
#[inline]
fn directions(mut set: u8) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let direction = set.trailing_zeros() as usize;
            set &= set - 1;
            direction
        })
    })
}

/// A group and the empty points linked to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group<const W: usize> {
    /// Its stones.
    pub stones: Bits<W>,
    /// Its liberties.
    pub liberties: Bits<W>,
}

/// The stones on the board and the ring of every point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stones<const W: usize> {
    board: Hex,
    of: [Bits<W>; 2],
    rings: [[Ring; 64]; W],
}

impl<const W: usize> Stones<W> {
    /// The empty board.
    pub fn none(board: Hex) -> Stones<W> {
        let mut rings = [[Ring::default(); 64]; W];
        for cell in board.cells() {
            for direction in (0..6).filter(|&direction| board.neighbour(cell, direction).is_none()) {
                let ring = &mut rings[cell as usize / 64][cell as usize % 64];
                ring.taken = ring.taken.map(|taken| taken | 1 << direction);
            }
        }
        Stones {
            board,
            of: [Bits::EMPTY; 2],
            rings,
        }
    }

    /// The stones of a side.
    #[inline]
    pub fn of(&self, side: Side) -> Bits<W> {
        self.of[side as usize]
    }

    #[inline]
    fn ring(&self, cell: u16) -> Ring {
        self.rings[cell as usize / 64][cell as usize % 64]
    }

    #[inline]
    fn beside(&self, cell: u16, direction: usize) -> u16 {
        cell.wrapping_add_signed(self.board.steps()[direction])
    }

    /// Tells the neighbours of a point that a stone came to it or left it.
    #[inline]
    fn turn(&mut self, side: Side, cell: u16) {
        let ring = self.ring(cell);
        let beyond = ring.taken[0] & ring.taken[1];
        for direction in directions(!beyond & 0x3f) {
            let cell = self.beside(cell, direction);
            let ring = &mut self.rings[cell as usize / 64][cell as usize % 64];
            ring.taken[side as usize] ^= 1 << ((direction + 3) % 6);
        }
    }

    #[inline]
    fn set(&mut self, side: Side, cell: u16) {
        self.of[side as usize].insert(cell);
        self.turn(side, cell);
    }

    fn lift(&mut self, side: Side, stones: Bits<W>) {
        for cell in stones.iter() {
            self.turn(side, cell);
        }
        self.of[side as usize] &= !stones;
    }

    /// Follows the group of a stone until a liberty is found: whether there is one, and the stones met,
    /// which are the whole group if there is none.
    fn breathes(&self, side: Side, stone: u16) -> (bool, Bits<W>) {
        let mut met = Bits::only(stone);
        let mut next = met;
        while let Some(stone) = next.iter().next() {
            next.remove(stone);
            let ring = self.ring(stone);
            if ring.liberties(side) != 0 {
                return (true, met);
            }
            for direction in directions(ring.friends(side)) {
                let friend = self.beside(stone, direction);
                if !met.has(friend) {
                    met.insert(friend);
                    next.insert(friend);
                }
            }
        }
        (false, met)
    }

    /// The stones of `side` in groups without liberties among those beside a point.
    fn breathless(&self, side: Side, cell: u16) -> Bits<W> {
        let (mut dead, mut alive) = (Bits::EMPTY, Bits::EMPTY);
        for direction in directions(self.ring(cell).stones(side)) {
            let stone = self.beside(cell, direction);
            if dead.has(stone) || alive.has(stone) {
                continue;
            }
            match self.breathes(side, stone) {
                (true, met) => alive |= met,
                (false, group) => dead |= group,
            }
        }
        dead
    }

    /// Places a stone and returns what it captures; `None` if it would have no liberty itself, and then the
    /// stones are not those of any position.
    ///
    /// > After a placement, remove all enemy stones in groups without liberties. After all removals, the
    /// > stone you placed must be part of a group with at least one liberty.
    ///
    /// Every group that loses its last liberty has a stone beside the point: only there are links lost.
    pub fn place(&mut self, side: Side, cell: u16) -> Option<Bits<W>> {
        self.set(side, cell);
        let captured = self.breathless(side.other(), cell);
        self.lift(side.other(), captured);
        self.breathes(side, cell).0.then_some(captured)
    }

    /// Whether it can be seen from the rings beside a point that a stone there has a liberty and captures
    /// nothing. Most placements are so; of the others nothing is said.
    #[inline]
    pub fn is_plain(&self, side: Side, cell: u16) -> bool {
        let (ring, enemy) = (self.ring(cell), side.other());
        ring.liberties(side) != 0
            && directions(ring.stones(enemy)).all(|direction| {
                let mut ring = self.ring(self.beside(cell, direction));
                ring.taken[side as usize] |= 1 << ((direction + 3) % 6);
                ring.liberties(enemy) != 0
            })
    }

    /// The points of each side's territories.
    ///
    /// > A territory is an empty point together with all other empty points one could reach from it through
    /// > a series of steps between linked empty points. You own a territory if all stones linked to points in
    /// > that territory are of your colour.
    ///
    /// Empty points are linked whenever they are adjacent. A territory to which no stone is linked is
    /// nobody's.
    pub fn territories(&self) -> [Bits<W>; 2] {
        let empty = self.board.all() & !(self.of[0] | self.of[1]);
        let reach = Side::BOTH.map(|side| {
            let linked = |&cell: &u16| self.ring(cell).friends(side) != 0;
            let mut reach: Bits<W> = empty.iter().filter(linked).collect();
            loop {
                let grown = self.board.grown(reach) & empty;
                if grown == reach {
                    return reach;
                }
                reach = grown;
            }
        });
        [reach[0] & !reach[1], reach[1] & !reach[0]]
    }

    /// The group of a stone with its liberties.
    pub fn group(&self, side: Side, stone: u16) -> Group<W> {
        let mut group = Group {
            stones: Bits::only(stone),
            liberties: Bits::EMPTY,
        };
        let mut next = group.stones;
        while let Some(stone) = next.iter().next() {
            next.remove(stone);
            let ring = self.ring(stone);
            for direction in directions(ring.liberties(side)) {
                group.liberties.insert(self.beside(stone, direction));
            }
            for direction in directions(ring.friends(side)) {
                let friend = self.beside(stone, direction);
                if !group.stones.has(friend) {
                    group.stones.insert(friend);
                    next.insert(friend);
                }
            }
        }
        group
    }

    /// The pairs of neighbouring stones of a side that are linked, each once.
    pub fn links(&self, side: Side) -> impl Iterator<Item = (u16, u16)> {
        self.of(side).iter().flat_map(move |stone| {
            directions(self.ring(stone).friends(side) & 0b111)
                .map(move |direction| (stone, self.beside(stone, direction)))
        })
    }

    /// The stones as they are, with all rings made anew.
    pub fn rebuilt(&self) -> Stones<W> {
        let mut stones = Stones::none(self.board);
        for side in Side::BOTH {
            self.of(side).iter().for_each(|cell| stones.set(side, cell));
        }
        stones
    }
}
