//! What tiles grow together into: cities, roads and fields that cross borders, kept as a union-find
//! (Galler & Fischer 1964) over the segments of all laid tiles.

use super::tile::{ALL_SEGMENTS, Segment, Terrain};
use crate::game::{BySeat, Seat};

/// Meeples that stand somewhere, three bits a seat (nobody has more than seven).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Crowd(u16);

impl Crowd {
    /// Nobody.
    pub const NOBODY: Crowd = Crowd(0);

    /// One more of a seat's.
    #[inline]
    pub fn add(&mut self, seat: Seat) {
        debug_assert!(self.of(seat) < 7, "a seat has seven meeples");
        self.0 += 1 << (3 * seat.0);
    }

    /// How many are a seat's.
    #[inline]
    pub fn of(self, seat: Seat) -> u8 {
        (self.0 >> (3 * seat.0)) as u8 & 7
    }

    /// Whether nobody stands here.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Both together. Nobody has more than seven in all, so no seat's bits overflow.
    fn together(self, other: Crowd) -> Crowd {
        Crowd(self.0 + other.0)
    }

    /// The seats with the most meeples here (rule: all tied seats score in full); none if nobody stands here.
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

    /// The same with the meeples of the first two seats exchanged.
    #[cfg(test)]
    fn exchanged(self) -> Crowd {
        Crowd(self.0 & !63 | self.0 << 3 & 56 | self.0 >> 3 & 7)
    }

    /// How many there are of each seat.
    pub fn by_seat(self) -> BySeat<u8> {
        BySeat(std::array::from_fn(|seat| self.of(Seat(seat as u8))))
    }
}

/// A city, road, field or cloister as far as it has grown. Only the root segment of one holds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feature {
    parent: u8,
    /// What it is.
    pub terrain: Terrain,
    /// Sides that nothing lies beyond yet (cities, roads), cells around it still empty (cloisters); kept for
    /// no field.
    pub open: u8,
    /// Tiles it lies on (cities, roads), the cloister's and those around it (cloisters); kept for
    /// no field.
    pub tiles: u8,
    /// Pennants in it.
    pub pennants: u8,
    /// Which of the tiles that have several segments of this terrain it lies on: such a tile counts once even
    /// if the feature reaches it twice. Five such city tiles and eight such road tiles exist.
    shared: u8,
    /// Who stands in it.
    pub crowd: Crowd,
}

/// What stands where no segment is yet.
const BLANK: Feature = Feature {
    parent: 0,
    terrain: Terrain::Field,
    open: 0,
    tiles: 0,
    pennants: 0,
    shared: 0,
    crowd: Crowd::NOBODY,
};

/// The features of all laid tiles. Segments are numbered in the order in which they were laid.
#[derive(Clone)]
pub struct Features {
    all: [Feature; ALL_SEGMENTS],
    count: u8,
}

impl Features {
    /// No tile lies yet.
    pub fn new() -> Features {
        Features {
            all: [BLANK; ALL_SEGMENTS],
            count: 0,
        }
    }

    /// Exchanges the meeples of the first two seats.
    #[cfg(test)]
    pub fn exchange(&mut self) {
        for feature in &mut self.all {
            feature.crowd = feature.crowd.exchanged();
        }
    }

    /// How many segments there are.
    pub fn count(&self) -> u8 {
        self.count
    }

    /// Adds a segment of a new tile. `shared` is the tile's own bit if it has several of this terrain, else 0.
    #[inline]
    pub fn add(&mut self, segment: &Segment, shared: u8) {
        self.all[usize::from(self.count)] = Feature {
            parent: self.count,
            terrain: segment.terrain,
            open: segment.ends(),
            tiles: 1,
            pennants: u8::from(segment.pennant),
            shared,
            crowd: Crowd::NOBODY,
        };
        self.count += 1;
    }

    /// The root of a segment's feature.
    #[inline]
    pub fn root(&self, segment: u8) -> u8 {
        let mut at = segment;
        loop {
            let parent = self.all[usize::from(at)].parent;
            if parent == at {
                return at;
            }
            at = parent;
        }
    }

    /// The root of a segment's feature; halves the way there for the next time.
    #[inline]
    pub fn find(&mut self, segment: u8) -> u8 {
        let mut at = segment;
        loop {
            let parent = self.all[usize::from(at)].parent;
            if parent == at {
                return at;
            }
            let beyond = self.all[usize::from(parent)].parent;
            self.all[usize::from(at)].parent = beyond;
            at = beyond;
        }
    }

    /// The feature that a segment belongs to.
    #[inline]
    pub fn of(&self, segment: u8) -> &Feature {
        &self.all[usize::from(self.root(segment))]
    }

    /// The feature of a root.
    #[inline]
    pub fn at_mut(&mut self, root: u8) -> &mut Feature {
        debug_assert_eq!(self.all[usize::from(root)].parent, root);
        &mut self.all[usize::from(root)]
    }

    /// Joins two cities or two roads that touch along a side, and closes that side.
    #[inline]
    pub fn join(&mut self, a: u8, b: u8) {
        let (a, b) = (self.find(a), self.find(b));
        if a != b {
            let other = self.all[usize::from(a.max(b))];
            let feature = self.at_mut(a.min(b));
            feature.open += other.open;
            feature.tiles += other.tiles - (feature.shared & other.shared).count_ones() as u8;
            feature.pennants += other.pennants;
            feature.shared |= other.shared;
            self.unite(a, b);
        }
        self.at_mut(a.min(b)).open -= 2;
    }

    /// Makes one feature of two: for fields that is all there is to do. The root is the older one: it is
    /// mostly the larger feature, which keeps the ways to it short.
    #[inline]
    pub fn unite(&mut self, a: u8, b: u8) {
        let (a, b) = (self.find(a), self.find(b));
        if a != b {
            let (root, leaf) = (a.min(b), a.max(b));
            let crowd = self.all[usize::from(leaf)].crowd;
            self.all[usize::from(leaf)].parent = root;
            let feature = self.at_mut(root);
            feature.crowd = feature.crowd.together(crowd);
        }
    }
}
