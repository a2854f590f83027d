//! A position: tiles, meeples, the bag, and the points scored so far.

use super::crowd::MEEPLES;
use super::features::{Feature, Features};
use super::kind::{FIELD_CITY_PAIRS, KINDS, Kind, MOST_PAIRS};
use super::placements::Placements;
use super::segment::Terrain;
use super::surroundings::Surroundings;
use super::tile::Tile;
use tessera_core::board::{MOST_CELLS, Patch};
use tessera_core::game::Seat;

pub(super) const NO_CELL: u8 = u8::MAX;

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A tile is drawn.
    Draw,
    /// A tile of this kind is laid.
    Lay(Kind),
    /// A meeple may be put on the tile on this cell.
    Meeple(u8),
    /// Nothing: the game is over.
    Over,
}

/// A position: everything on the table, and whose turn it is.
#[derive(Clone)]
pub struct Position {
    pub(super) patch: Patch,
    /// The tile on each covered cell.
    pub(super) tiles: [Tile; MOST_CELLS],
    /// The first segment of each covered cell's tile.
    pub(super) first: [u8; MOST_CELLS],
    /// The terrains around each empty cell. A place for every number, so that none has to be checked where all are read.
    pub(super) around: [Surroundings; 256],
    /// How many placements each kind of tile has.
    pub(super) placements: Placements,
    /// For each side of each empty cell the number of the segment that a neighbouring tile has there.
    pub(super) beside: [[u8; 4]; MOST_CELLS],
    /// Pairs of a field segment and a city segment beside it on the same tile; the first `field_city_count` are in use.
    pub(super) field_city_pairs: [[u8; 2]; FIELD_CITY_PAIRS + MOST_PAIRS],
    pub(super) field_city_count: u8,
    pub(super) features: Features,
    /// Tiles still to be drawn, by kind.
    pub(super) bag: [u8; KINDS],
    pub(super) left: u8,
    pub(super) phase: Phase,
    pub(super) mover: Seat,
    /// The segments that each seat's meeples stand on; the first `placed` of each row are in use.
    pub(super) meeples: [[u8; MEEPLES as usize]; Seat::MAX],
    pub(super) placed: [u8; Seat::MAX],
    /// Points scored during the game, by terrain.
    pub(super) earned: [[u16; Terrain::ALL.len()]; Seat::MAX],
    /// The cells of cloisters.
    pub(super) cloisters: [u8; 6],
    pub(super) cloister_count: u8,
    /// How many tiles with two cities, and how many with several roads, are on the table.
    pub(super) shared_tiles: [u8; 2],
    /// The cell of the tile that each seat laid last.
    pub(super) last: [u8; Seat::MAX],
    /// The seats that have left the game, a bit each.
    pub(super) gone: u8,
}

impl Position {
    /// The start tile lies at `(0, 0)`; everything else is in the bag.
    pub(super) fn new() -> Position {
        let mut state = Position {
            patch: Patch::new(),
            tiles: [Tile::new(Kind::START, 0); MOST_CELLS],
            first: [0; MOST_CELLS],
            around: [Surroundings::default(); 256],
            placements: Placements::default(),
            beside: [[0; 4]; MOST_CELLS],
            field_city_pairs: [[0; 2]; FIELD_CITY_PAIRS + MOST_PAIRS],
            field_city_count: 0,
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
            shared_tiles: [0; 2],
            last: [NO_CELL; Seat::MAX],
            gone: 0,
        };
        state.bag[usize::from(Kind::START.0)] -= 1;
        state.lay(0, Tile::new(Kind::START, 0));
        state
    }

    /// What happens next.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat whose turn it is, from its draw to its meeple.
    pub fn mover(&self) -> Seat {
        self.mover
    }

    /// Whether a seat has left the game.
    pub fn has_left(&self, seat: Seat) -> bool {
        self.gone & 1 << seat.0 != 0
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

    /// The terrains around an empty cell.
    pub fn surroundings(&self, cell: u8) -> Surroundings {
        self.around[usize::from(cell)]
    }

    /// The cities and roads that end at an empty cell, each with its side and the number of its segment among all.
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

    /// How many segments are on the table. They are numbered from 0 in the order in which they were laid.
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

    /// The cell of a segment and its number on its tile.
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

    /// Every segment of a feature, as a cell and a number on its tile.
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

    /// At how many empty cells a road or a city ends.
    pub fn empty_ends(&self, root: u8) -> u8 {
        let ends = |&&cell: &&u8| self.ends(cell).any(|(_, _, segment)| self.root(segment) == root);
        self.patch.empty().iter().filter(ends).count() as u8
    }

    /// The terrain of a segment, by its number among all.
    pub fn terrain(&self, segment: u8) -> Terrain {
        self.features.of(segment).terrain
    }

    /// The cell of the placement of a kind with so many before it, in the order of the list of empty cells, and how many of
    /// those are on the cell itself.
    #[inline]
    pub(super) fn nth_placement(&self, kind: Kind, rank: u32) -> (u8, u32) {
        let mut left = rank;
        for four in self.patch.empty_in_fours() {
            let counts = four.map(|cell| u32::from(self.around[usize::from(cell)].count_fitting(kind)));
            let here: u32 = counts.iter().sum();
            if left >= here {
                left -= here;
                continue;
            }
            // Without a branch: which of the four it is, nothing foretells.
            let (mut place, mut rank, mut below) = (0, left, 0);
            for count in &counts[..3] {
                below += count;
                let is_beyond = left >= below;
                place += usize::from(is_beyond);
                rank = if is_beyond { left - below } else { rank };
            }
            return (four[place], rank);
        }
        unreachable!("there are as many placements as were counted")
    }

    /// Whether a tile of this kind fits anywhere.
    #[inline]
    pub fn fits(&self, kind: Kind) -> bool {
        self.placements.of(kind) != 0
    }

    /// How many of the tiles in the bag and in hand fit on an empty cell in some rotation. A cell where none fits stays
    /// empty for good: its neighbours become more and the tiles fewer.
    pub fn fitting_tiles(&self, cell: u8) -> u8 {
        debug_assert!(!self.patch.is_covered(cell), "a tile lies there already");
        let in_hand = |kind: Kind| u8::from(self.phase == Phase::Lay(kind));
        self.surroundings(cell)
            .fitting_tiles(|kind| self.bag(kind) + in_hand(kind))
    }

    /// The cells of cloisters, each with the number of the cloister's segment among all.
    pub fn cloisters(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        let cells = &self.cloisters[..usize::from(self.cloister_count)];
        cells.iter().map(|&cell| (cell, self.cloister_segment(cell)))
    }

    /// The segment of the cloister on a cell: the last segment of its tile.
    pub(super) fn cloister_segment(&self, cell: u8) -> u8 {
        let segments = self.tile(cell).kind().pattern().segments.len() as u8;
        self.segment(cell, segments - 1)
    }

    /// The cell of the tile that a seat laid last.
    pub fn last_laid(&self, seat: Seat) -> Option<u8> {
        Some(self.last[usize::from(seat.0)]).filter(|&cell| cell != NO_CELL)
    }
}
