//! The features that segments form across the borders of tiles: cities, roads, fields and cloisters. They are
//! kept as a union-find (Galler & Fischer 1964) over the segments of all laid tiles.

use super::crowd::Crowd;
use super::kind::{ALL_SEGMENTS, KINDS, Kind, MOST_SEGMENTS, PATTERNS};
use super::segment::Terrain;

/// A city, road, field or cloister as far as it has grown. It is stored at its root segment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Feature {
    parent: u8,
    /// City, road, field or cloister: the same in all its segments.
    pub terrain: Terrain,
    /// For cities and roads: open sides. For cloisters: empty cells around it. Meaningless for fields.
    pub open: u8,
    /// For cities and roads: tiles that it is on. For cloisters: its own tile and those around it. Meaningless for
    /// fields.
    pub tiles: u8,
    /// How many pennants it has; 0 but for cities.
    pub pennants: u8,
    /// The tiles with several segments of this terrain that it is on, as bits. Such a tile counts once even if
    /// two of its segments are in the feature. There are five such city tiles and eight such road tiles.
    shared: u8,
    /// The meeples in it.
    pub crowd: Crowd,
}

/// The entry of a segment number that is not in use yet.
const BLANK: Feature = Feature {
    parent: 0,
    terrain: Terrain::Field,
    open: 0,
    tiles: 0,
    pennants: 0,
    shared: 0,
    crowd: Crowd::NOBODY,
};

/// The features of a tile of each kind that touches no other, by its segments; their parents count from 0. As many for
/// each kind: how many it has, nothing foretells.
static ALONE: [[Feature; MOST_SEGMENTS]; KINDS] = {
    let (mut all, mut kind) = ([[BLANK; MOST_SEGMENTS]; KINDS], 0);
    while kind < KINDS {
        let (segments, mut place) = (PATTERNS[kind].segments, 0);
        while place < segments.len() {
            all[kind][place] = Feature {
                parent: place as u8,
                terrain: segments[place].terrain,
                open: segments[place].ends(),
                tiles: 1,
                pennants: segments[place].pennant as u8,
                ..BLANK
            };
            place += 1;
        }
        kind += 1;
    }
    all
};

/// The features of all laid tiles. Segments are numbered in the order in which they were laid.
#[derive(Clone)]
pub struct Features {
    /// A place for every number, so that none has to be checked. Beyond `count` there may be anything.
    all: [Feature; 256],
    count: u8,
}

const _: () = assert!(
    ALL_SEGMENTS + MOST_SEGMENTS <= 256,
    "there is room for a whole tile beyond the last segment"
);

impl Features {
    /// The features of an empty table.
    pub fn new() -> Features {
        Features {
            all: [BLANK; 256],
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

    /// Adds the segments of a new tile and returns the number of its first one.
    #[inline]
    pub fn add(&mut self, kind: Kind) -> u8 {
        let first = self.count;
        let new = &mut self.all[usize::from(first)..][..MOST_SEGMENTS];
        for (feature, alone) in new.iter_mut().zip(&ALONE[usize::from(kind.0)]) {
            *feature = *alone;
            feature.parent += first;
        }
        self.count += kind.pattern().segments.len() as u8;
        first
    }

    /// Gives a segment of a new tile the tile's own bit: the tile has several segments of this terrain.
    #[inline]
    pub fn share(&mut self, segment: u8, bit: u8) {
        self.at_mut(segment).shared = bit;
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

    /// The root of a segment's feature. Halves the path to it (path halving, Tarjan & van Leeuwen 1984).
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

    /// The feature that a segment has grown into, found by its root.
    #[inline]
    pub fn of(&self, segment: u8) -> &Feature {
        &self.all[usize::from(self.root(segment))]
    }

    /// The feature stored at a root segment, to be changed; `root` must be one.
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

    /// Merges two features. The older root remains: it mostly has the larger feature, which keeps paths short. For
    /// fields this is all; cities and roads need [`Features::join`].
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
