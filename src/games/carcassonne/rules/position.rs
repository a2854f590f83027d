//! What lies on the table: tiles, meeples, the bag, and what has been scored.

use super::features::{Crowd, Feature, Features};
use super::tile::{ALL_BANKS, KINDS, Kind, MOST_SEGMENTS, Surroundings, Terrain, Tile};
use super::{Award, MEEPLES};
use crate::board::{MOST_CELLS, Patch};
use crate::game::Seat;

/// No cell.
const NO_CELL: u8 = u8::MAX;

/// What is to be done next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A tile is drawn.
    Draw,
    /// This tile is to be laid.
    Lay(Kind),
    /// The tile on this cell may get a meeple.
    Meeple(u8),
    /// Nothing: no tile is left.
    Over,
}

/// A meeple on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Whose it is.
    pub seat: Seat,
    /// The cell it stands on.
    pub cell: u8,
    /// The segment of that cell's tile.
    pub segment: u8,
}

/// What lies on the table.
#[derive(Clone)]
pub struct Position {
    pub(super) patch: Patch,
    /// The tile on each covered cell.
    pub(super) tiles: [Tile; MOST_CELLS],
    /// The first segment of each covered cell's tile.
    pub(super) first: [u8; MOST_CELLS],
    /// What lies around each empty cell.
    pub(super) around: [Surroundings; MOST_CELLS],
    /// The segment in the middle of each side of each empty cell, where something lies around it.
    pub(super) beside: [[u8; 4]; MOST_CELLS],
    /// Every field segment with a city segment beside it on its tile: the first ones are on the table.
    pub(super) banks: [[u8; 2]; ALL_BANKS],
    pub(super) bank_count: u8,
    pub(super) features: Features,
    /// Tiles still to be drawn, by kind.
    pub(super) bag: [u8; KINDS],
    pub(super) left: u8,
    pub(super) phase: Phase,
    pub(super) mover: Seat,
    /// Where the meeples stand, as segments: the first ones of each seat's row are on the table.
    pub(super) meeples: [[u8; MEEPLES as usize]; Seat::MAX],
    pub(super) placed: [u8; Seat::MAX],
    /// Points scored during the game, by terrain.
    pub(super) earned: [[u16; Terrain::ALL.len()]; Seat::MAX],
    /// The cells of cloisters.
    pub(super) cloisters: [u8; 6],
    pub(super) cloister_count: u8,
    /// How many tiles with two cities and how many with several roads lie.
    pub(super) many: [u8; 2],
    /// The cell of the tile that each seat laid last.
    pub(super) last: [u8; Seat::MAX],
}

/// A set of segments.
#[derive(Clone, Copy, Default)]
pub(super) struct Roots([u64; 4]);

impl Roots {
    /// Adds a segment; whether it was not there.
    pub(super) fn insert(&mut self, segment: u8) -> bool {
        let (word, bit) = (usize::from(segment >> 6), 1 << (segment & 63));
        let new = self.0[word] & bit == 0;
        self.0[word] |= bit;
        new
    }

    pub(super) fn has(&self, segment: u8) -> bool {
        self.0[usize::from(segment >> 6)] & 1 << (segment & 63) != 0
    }

    pub(super) fn count(&self) -> u8 {
        self.0.iter().map(|word| word.count_ones() as u8).sum()
    }
}

/// The features that a tile completes: at most its own segments and the six cloisters.
#[derive(Default)]
pub(super) struct Closed {
    roots: [u8; MOST_SEGMENTS + 6],
    count: usize,
}

impl Closed {
    pub(super) fn push(&mut self, root: u8) {
        if !self.iter().any(|&known| known == root) {
            self.roots[self.count] = root;
            self.count += 1;
        }
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &u8> {
        self.roots[..self.count].iter()
    }
}

impl Position {
    /// The start tile lies at `(0, 0)`; everything else is in the bag.
    pub(super) fn new() -> Position {
        let mut state = Position {
            patch: Patch::new(),
            tiles: [Tile::new(Kind::START, 0); MOST_CELLS],
            first: [0; MOST_CELLS],
            around: [Surroundings::default(); MOST_CELLS],
            beside: [[0; 4]; MOST_CELLS],
            banks: [[0; 2]; ALL_BANKS],
            bank_count: 0,
            features: Features::new(),
            bag: std::array::from_fn(|kind| Kind(kind as u8).pattern().count),
            left: 71,
            phase: Phase::Draw,
            mover: Seat::FIRST,
            meeples: [[0; MEEPLES as usize]; Seat::MAX],
            placed: [0; Seat::MAX],
            earned: [[0; Terrain::ALL.len()]; Seat::MAX],
            cloisters: [0; 6],
            cloister_count: 0,
            many: [0; 2],
            last: [NO_CELL; Seat::MAX],
        };
        state.bag[usize::from(Kind::START.0)] -= 1;
        state.lay(0, Tile::new(Kind::START, 0));
        state
    }

    /// What is to be done next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is, the draw included.
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// The cells: covered ones and the empty ones beside them.
    pub fn patch(&self) -> &Patch {
        &self.patch
    }

    /// The tile on a covered cell.
    pub fn tile(&self, cell: u8) -> Tile {
        debug_assert!(self.patch.is_covered(cell));
        self.tiles[usize::from(cell)]
    }

    /// What lies around an empty cell.
    pub fn surroundings(&self, cell: u8) -> Surroundings {
        self.around[usize::from(cell)]
    }

    /// What lies around an empty cell, each with its side and the number of its segment among all; no fields.
    #[inline]
    pub fn ends(&self, cell: u8) -> impl Iterator<Item = (usize, Terrain, u8)> + '_ {
        let around = self.surroundings(cell);
        (0..4).filter_map(move |side| match around.side(side) {
            Some(terrain @ (Terrain::City | Terrain::Road)) => {
                Some((side, terrain, self.beside[usize::from(cell)][side]))
            }
            _ => None,
        })
    }

    /// How many tiles of a kind are still in the bag.
    #[inline]
    pub fn bag(&self, kind: Kind) -> u8 {
        self.bag[usize::from(kind.0)]
    }

    /// How many tiles are still in the bag.
    pub fn left(&self) -> u8 {
        self.left
    }

    /// How many meeples a seat has in hand.
    #[inline]
    pub fn in_hand(&self, seat: Seat) -> u8 {
        MEEPLES - self.placed[usize::from(seat.0)]
    }

    /// Points that a seat has scored so far, by terrain (see [`Terrain::ALL`]); the final scoring is not in it.
    pub fn earned(&self, seat: Seat) -> [u16; Terrain::ALL.len()] {
        self.earned[usize::from(seat.0)]
    }

    /// The number of a segment of the tile on a covered cell among all segments.
    #[inline]
    pub fn segment(&self, cell: u8, segment: u8) -> u8 {
        self.first[usize::from(cell)] + segment
    }

    /// How many segments there are; their numbers are the smaller ones, and stay theirs as the land grows.
    pub fn segments(&self) -> u8 {
        self.features.count()
    }

    /// The feature of a segment, by its number among all.
    #[inline]
    pub fn feature(&self, segment: u8) -> &Feature {
        self.features.of(segment)
    }

    /// The root of a segment's feature: equal for the segments of one feature.
    pub fn root(&self, segment: u8) -> u8 {
        self.features.root(segment)
    }

    /// The cell and the place on its tile of a segment.
    pub fn place_of(&self, segment: u8) -> (u8, u8) {
        let cell = self
            .patch
            .covered()
            .find(|&cell| {
                let first = self.first[usize::from(cell)];
                let count = self.tile(cell).kind().pattern().segments.len() as u8;
                (first..first + count).contains(&segment)
            })
            .expect("every segment is on a tile");
        (cell, segment - self.first[usize::from(cell)])
    }

    /// Every segment of a feature, as a cell and a place on its tile.
    pub fn members(&self, root: u8) -> Vec<(u8, u8)> {
        let of_tile = |cell: u8| {
            let count = self.tile(cell).kind().pattern().segments.len() as u8;
            (0..count).map(move |segment| (cell, segment))
        };
        self.patch
            .covered()
            .flat_map(of_tile)
            .filter(|&(cell, segment)| self.root(self.segment(cell, segment)) == root)
            .collect()
    }

    /// What a segment is.
    pub fn terrain(&self, segment: u8) -> Terrain {
        self.features.of(segment).terrain
    }

    /// Every meeple on the table.
    pub fn standing(&self) -> Vec<Standing> {
        let of = |seat: Seat| {
            self.standing_of(seat).iter().map(move |&segment| {
                let (cell, segment) = self.place_of(segment);
                Standing { seat, cell, segment }
            })
        };
        Seat::all(Seat::MAX as u8).flat_map(of).collect()
    }

    /// The segments on which a seat's meeples stand.
    pub(super) fn standing_of(&self, seat: Seat) -> &[u8] {
        let seat = usize::from(seat.0);
        &self.meeples[seat][..usize::from(self.placed[seat])]
    }

    /// Whether a tile of this kind fits anywhere.
    #[inline]
    pub fn fits(&self, kind: Kind) -> bool {
        self.patch
            .empty()
            .iter()
            .any(|&cell| self.around[usize::from(cell)].fitting(kind) != 0)
    }

    /// How many tiles fit on an empty cell as it is now, in some turn: those in the bag and the one that is to
    /// be laid. A cell where none does stays empty for good: its neighbours only get more, the tiles fewer.
    pub fn fitting_tiles(&self, cell: u8) -> u8 {
        debug_assert!(!self.patch.is_covered(cell), "a tile lies there already");
        let in_hand = |kind: Kind| u8::from(self.phase == Phase::Lay(kind));
        self.surroundings(cell)
            .fitting_tiles(|kind| self.bag(kind) + in_hand(kind))
    }

    /// Lays a tile on an empty cell and joins what touches.
    #[inline]
    pub(super) fn lay(&mut self, cell: u8, tile: Tile) {
        let first = self.features.count();
        self.tiles[usize::from(cell)] = tile;
        self.first[usize::from(cell)] = first;
        let pattern = tile.kind().pattern();
        for (segment, shared) in pattern.segments.iter().zip(self.shared(tile.kind())) {
            self.features.add(segment, shared);
        }
        for (field, segment) in pattern.segments.iter().enumerate() {
            for city in (0..2).filter(|city| segment.beside & 1 << city != 0) {
                self.banks[usize::from(self.bank_count)] = [first + field as u8, first + city];
                self.bank_count += 1;
            }
        }
        let borders = tile.borders();
        for (side, neighbour) in self.patch.cover(cell).into_iter().enumerate() {
            let across = side ^ 2;
            if !self.patch.is_covered(neighbour) {
                let around = &mut self.around[usize::from(neighbour)];
                *around = around.with(across, borders.terrain[side]);
                self.beside[usize::from(neighbour)][across] = first + borders.middle[side];
                continue;
            }
            let there = self.first[usize::from(neighbour)];
            let beyond = self.tiles[usize::from(neighbour)].borders();
            debug_assert_eq!(borders.terrain[side], beyond.terrain[across]);
            let (here, over) = (first + borders.middle[side], there + beyond.middle[across]);
            if borders.terrain[side] == Terrain::Field {
                self.features.unite(here, over);
                continue;
            }
            self.features.join(here, over);
            if borders.terrain[side] == Terrain::Road {
                // Clockwise on this side of the border is counterclockwise on the other.
                for half in 0..2 {
                    let here = first + borders.field[2 * side + half];
                    self.features
                        .unite(here, there + beyond.field[2 * across + 1 - half]);
                }
            }
        }
        self.surround(cell);
    }

    /// The bits by which the features of a new tile know it, segment by segment.
    pub(super) fn shared(&mut self, kind: Kind) -> [u8; MOST_SEGMENTS] {
        let mut shared = [0; MOST_SEGMENTS];
        let segments = kind.pattern().segments;
        for (slot, terrain) in [Terrain::City, Terrain::Road].into_iter().enumerate() {
            if segments
                .iter()
                .filter(|segment| segment.terrain == terrain)
                .count()
                < 2
            {
                continue;
            }
            for (place, segment) in segments.iter().enumerate() {
                if segment.terrain == terrain {
                    shared[place] = 1 << self.many[slot];
                }
            }
            self.many[slot] += 1;
        }
        shared
    }

    /// Counts a new tile for the cloisters around it, and for its own.
    pub(super) fn surround(&mut self, cell: u8) {
        let (x, y) = self.patch.at(cell);
        for &cloister in &self.cloisters[..usize::from(self.cloister_count)] {
            let (east, north) = self.patch.at(cloister);
            if x.abs_diff(east) <= 1 && y.abs_diff(north) <= 1 {
                let root = self.cloister_segment(cloister);
                let feature = self.features.at_mut(root);
                feature.tiles += 1;
                feature.open -= 1;
            }
        }
        let segments = self.tile(cell).kind().pattern().segments;
        if segments
            .last()
            .is_none_or(|last| last.terrain != Terrain::Cloister)
        {
            return;
        }
        self.cloisters[usize::from(self.cloister_count)] = cell;
        self.cloister_count += 1;
        let around = (-1..=1).flat_map(|east| (-1..=1).map(move |north| (x + east, y + north)));
        let tiles = around
            .filter_map(|(x, y)| self.patch.cell(x, y))
            .filter(|&cell| self.patch.is_covered(cell))
            .count() as u8;
        let root = self.cloister_segment(cell);
        let feature = self.features.at_mut(root);
        (feature.tiles, feature.open) = (tiles, 9 - tiles);
    }

    /// The cells of cloisters, each with the cloister's segment.
    pub fn cloisters(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        let cells = &self.cloisters[..usize::from(self.cloister_count)];
        cells.iter().map(|&cell| (cell, self.cloister_segment(cell)))
    }

    /// The segment of the cloister on a cell: a tile's last.
    pub(super) fn cloister_segment(&self, cell: u8) -> u8 {
        let segments = self.tile(cell).kind().pattern().segments.len() as u8;
        self.segment(cell, segments - 1)
    }

    /// The features that somebody stands in and that the tile on this cell has completed.
    pub(super) fn closed_by(&self, cell: u8) -> Closed {
        let mut closed = Closed::default();
        let mut consider = |segment: u8| {
            let root = self.features.root(segment);
            let feature = self.features.of(root);
            if feature.open == 0 && !feature.crowd.is_empty() {
                closed.push(root);
            }
        };
        let segments = self.tile(cell).kind().pattern().segments;
        for (place, segment) in segments.iter().enumerate() {
            if matches!(segment.terrain, Terrain::City | Terrain::Road) {
                consider(self.segment(cell, place as u8));
            }
        }
        let (x, y) = self.patch.at(cell);
        for &cloister in &self.cloisters[..usize::from(self.cloister_count)] {
            let (east, north) = self.patch.at(cloister);
            if x.abs_diff(east) <= 1 && y.abs_diff(north) <= 1 {
                consider(self.cloister_segment(cloister));
            }
        }
        closed
    }

    pub(super) fn put_meeple(&mut self, seat: Seat, segment: u8) {
        let row = usize::from(seat.0);
        self.meeples[row][usize::from(self.placed[row])] = segment;
        self.placed[row] += 1;
        let root = self.features.root(segment);
        self.features.at_mut(root).crowd.add(seat);
    }

    /// Gives the majority its points and everybody their meeples back.
    pub(super) fn settle(&mut self, award: &Award) {
        for seat in award.crowd.majority() {
            self.earned[usize::from(seat.0)][award.terrain as usize] += award.points;
        }
        for row in 0..Seat::MAX {
            if award.crowd.of(Seat(row as u8)) == 0 {
                continue;
            }
            let mut kept = 0;
            for place in 0..usize::from(self.placed[row]) {
                let segment = self.meeples[row][place];
                if self.features.root(segment) != award.root {
                    self.meeples[row][kept] = segment;
                    kept += 1;
                }
            }
            self.placed[row] = kept as u8;
        }
        self.features.at_mut(award.root).crowd = Crowd::NOBODY;
    }

    /// How many completed cities lie beside a field.
    pub(super) fn cities_beside(&self, root: u8) -> u8 {
        let mut cities = Roots::default();
        for &[field, city] in &self.banks[..usize::from(self.bank_count)] {
            let city = self.features.root(city);
            if self.features.root(field) == root && self.features.of(city).open == 0 {
                cities.insert(city);
            }
        }
        cities.count()
    }

    /// The segments of the tile just laid that may get a meeple of the seat to move: none while it has none in
    /// hand.
    pub fn free_segments(&self, cell: u8) -> impl Iterator<Item = u8> + use<> {
        let free = self.free(cell);
        (0..8).filter(move |segment| free & 1 << segment != 0)
    }

    /// The cell of the tile that a seat laid last.
    pub fn last_laid(&self, seat: Seat) -> Option<u8> {
        Some(self.last[usize::from(seat.0)]).filter(|&cell| cell != NO_CELL)
    }

    /// The segments of the tile just laid that may get a meeple, as bits: nobody stands in their features.
    #[inline]
    pub(super) fn free(&self, cell: u8) -> u8 {
        if self.in_hand(self.mover) == 0 {
            return 0;
        }
        let segments = self.tile(cell).kind().pattern().segments.len() as u8;
        (0..segments)
            .filter(|&segment| self.features.of(self.segment(cell, segment)).crowd.is_empty())
            .fold(0, |bits, segment| bits | 1 << segment)
    }
}
