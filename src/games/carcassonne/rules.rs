//! The rules of Carcassonne (base game): three plies a turn, a draw, a placement and a meeple.
//!
//! Edge cases are those of `docs/carcassonne.md`; what a tile shows is in [`tile`], what grows together in
//! [`features`].

mod features;
#[cfg(test)]
mod literal;
mod tile;

use rand::RngExt;

pub use self::features::{Crowd, Feature};
pub use self::tile::{KINDS, Kind, Segment, Surroundings, Terrain, Tile};

use self::features::Features;
use self::tile::MOST_SEGMENTS;
use crate::board::{MOST_CELLS, Patch};
use crate::game::{BySeat, Dice, Game, Keyed, Seat, Turn, payoff_by_score};

/// How many meeples each seat has.
pub const MEEPLES: u8 = 7;

/// No cell.
const NO_CELL: u8 = u8::MAX;

/// What happens to a drawn tile that fits nowhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unplaceable {
    /// It leaves the game and the same seat draws another.
    Aside,
    /// It goes back and another is drawn: only tiles that fit can come up, and the game ends when none does.
    Return,
}

/// The rules, for so many seats.
#[derive(Clone, Debug)]
pub struct Carcassonne {
    /// How many play, 2 to 5.
    pub players: u8,
    /// Points of a complete city of two tiles, before pennants: 4, or 2 as in the first editions.
    pub small_city: u8,
    /// What happens to a tile that fits nowhere.
    pub unplaceable: Unplaceable,
}

/// A choice or a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Move {
    /// This kind of tile is drawn.
    Draw(Kind),
    /// The drawn tile is laid here, turned so many quarters clockwise.
    Lay {
        /// East of the start tile.
        x: i8,
        /// North of the start tile.
        y: i8,
        /// Quarter turns, clockwise.
        turn: u8,
    },
    /// A meeple is put on this segment of the tile just laid, or none is.
    Meeple(Option<u8>),
}

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

/// A feature that is scored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Award {
    /// Its root segment.
    pub root: u8,
    /// What it is.
    pub terrain: Terrain,
    /// Tiles it lies on; for a field, completed cities beside it.
    pub tiles: u8,
    /// Pennants in it.
    pub pennants: u8,
    /// Whether it is complete.
    pub complete: bool,
    /// Who stands in it.
    pub crowd: Crowd,
    /// What each seat of the majority gets.
    pub points: u16,
}

/// What lies on the table.
#[derive(Clone)]
pub struct Position {
    patch: Patch,
    /// The tile on each covered cell.
    tiles: [Tile; MOST_CELLS],
    /// The first segment of each covered cell's tile.
    first: [u8; MOST_CELLS],
    /// What lies around each empty cell.
    around: [Surroundings; MOST_CELLS],
    features: Features,
    /// Tiles still to be drawn, by kind.
    bag: [u8; KINDS],
    left: u8,
    phase: Phase,
    mover: Seat,
    /// Where the meeples stand, as segments: the first ones of each seat's row are on the table.
    meeples: [[u8; MEEPLES as usize]; Seat::MAX],
    placed: [u8; Seat::MAX],
    /// Points scored during the game, by terrain.
    earned: [[u16; Terrain::ALL.len()]; Seat::MAX],
    /// The cells of cloisters.
    cloisters: [u8; 6],
    cloister_count: u8,
    /// How many tiles with two cities and how many with several roads lie.
    many: [u8; 2],
    /// The cell of the tile that each seat laid last.
    last: [u8; Seat::MAX],
}

impl Carcassonne {
    /// The base game for so many seats.
    pub fn new(players: u8) -> Carcassonne {
        assert!((2..=5).contains(&players), "2 to 5 play");
        Carcassonne {
            players,
            small_city: 4,
            unplaceable: Unplaceable::Aside,
        }
    }

    /// Whether a drawn tile of this kind can come up: by weight, and where unplaceable tiles go back also only
    /// if it fits.
    fn drawable(&self, state: &Position, kind: Kind) -> bool {
        state.bag(kind) > 0 && (self.unplaceable == Unplaceable::Aside || state.fits(kind))
    }

    /// Begins a turn, or ends the game when no tile can come up.
    fn turn_over(&self, state: &mut Position) {
        let over = match self.unplaceable {
            Unplaceable::Aside => state.left == 0,
            Unplaceable::Return => !Kind::all().any(|kind| self.drawable(state, kind)),
        };
        state.phase = if over { Phase::Over } else { Phase::Draw };
    }

    fn draw(&self, state: &mut Position, kind: Kind) {
        debug_assert!(state.bag(kind) > 0, "there is no {kind:?} left");
        state.bag[usize::from(kind.0)] -= 1;
        state.left -= 1;
        if state.fits(kind) {
            state.phase = Phase::Lay(kind);
        } else {
            self.turn_over(state);
        }
    }

    fn stand(&self, state: &mut Position, cell: u8, segment: Option<u8>) {
        if let Some(segment) = segment {
            state.put_meeple(state.mover, state.segment(cell, segment));
        }
        let closed = state.closed_by(cell);
        for &root in closed.iter() {
            let award = self.award(state, root, true);
            state.settle(&award);
        }
        state.mover = Seat((state.mover.0 + 1) % self.players);
        self.turn_over(state);
    }

    /// What a feature is worth: as a completed one, or as it lies at the end of the game.
    fn award(&self, state: &Position, root: u8, complete: bool) -> Award {
        let feature = state.features.of(root);
        let terrain = state.terrain(root);
        let (tiles, pennants) = (u16::from(feature.tiles), u16::from(feature.pennants));
        let points = match terrain {
            Terrain::City if !complete => tiles + pennants,
            Terrain::City if tiles == 2 => u16::from(self.small_city) + 2 * pennants,
            Terrain::City => 2 * (tiles + pennants),
            Terrain::Road | Terrain::Cloister => tiles,
            Terrain::Field => 0,
        };
        Award {
            root,
            terrain,
            tiles: feature.tiles,
            pennants: feature.pennants,
            complete,
            crowd: feature.crowd,
            points,
        }
    }

    /// The features that are scored, each with what its majority gets, when this meeple move is made: those
    /// that the tile just laid has completed and that somebody stands in.
    pub fn awards(&self, state: &Position, segment: Option<u8>) -> Vec<Award> {
        let Phase::Meeple(cell) = state.phase else {
            return Vec::new();
        };
        let mut state = state.clone();
        if let Some(segment) = segment {
            state.put_meeple(state.mover, state.segment(cell, segment));
        }
        let closed = state.closed_by(cell);
        closed
            .iter()
            .map(|&root| self.award(&state, root, true))
            .collect()
    }

    /// What every feature with a meeple in it is worth if the game ends now: fields 3 for each completed city
    /// beside them, the rest as it lies. In the order of the segments.
    pub fn final_awards(&self, state: &Position) -> Vec<Award> {
        let mut awards = Vec::new();
        self.each_final(state, |award| awards.push(award));
        awards.sort_by_key(|award| award.root);
        awards
    }

    /// Visits what [`Carcassonne::final_awards`] lists, without allocating and in no particular order.
    fn each_final(&self, state: &Position, mut visit: impl FnMut(Award)) {
        let mut roots = Roots::default();
        let mut fields = false;
        for seat in Seat::all(self.players) {
            for &segment in state.standing_of(seat) {
                let root = state.features.root(segment);
                if roots.insert(root) {
                    match state.terrain(root) {
                        Terrain::Field => fields = true,
                        _ => visit(self.award(state, root, false)),
                    }
                }
            }
        }
        if fields {
            state.each_field(|root, cities| {
                visit(Award {
                    tiles: cities,
                    points: 3 * u16::from(cities),
                    ..self.award(state, root, false)
                });
            });
        }
    }

    /// What a feature is worth to its majority if the game ends now, and what it will be worth if it is completed
    /// without growing more than that takes.
    pub fn worth(&self, state: &Position, root: u8) -> (Award, Award) {
        let mut now = self.award(state, root, state.feature(root).open == 0);
        if now.terrain == Terrain::Field {
            now.tiles = state.cities_beside(root);
            now.points = 3 * u16::from(now.tiles);
            return (now, now);
        }
        let mut then = self.award(state, root, true);
        if then.terrain == Terrain::Cloister {
            (then.tiles, then.points) = (9, 9);
        }
        (now, then)
    }

    /// The points that a seat has and would still get if the game ended now, by terrain.
    pub fn projected(&self, state: &Position) -> BySeat<[u16; Terrain::ALL.len()]> {
        let mut points = BySeat(state.earned);
        if state.placed.iter().any(|&placed| placed > 0) {
            self.each_final(state, |award| {
                for seat in award.crowd.majority() {
                    points[seat][award.terrain as usize] += award.points;
                }
            });
        }
        points
    }
}

/// A set of segments.
#[derive(Clone, Copy, Default)]
struct Roots([u64; 4]);

impl Roots {
    /// Adds a segment; whether it was not there.
    fn insert(&mut self, segment: u8) -> bool {
        let (word, bit) = (usize::from(segment >> 6), 1 << (segment & 63));
        let new = self.0[word] & bit == 0;
        self.0[word] |= bit;
        new
    }

    fn has(&self, segment: u8) -> bool {
        self.0[usize::from(segment >> 6)] & 1 << (segment & 63) != 0
    }

    fn count(&self) -> u8 {
        self.0.iter().map(|word| word.count_ones() as u8).sum()
    }
}

/// The features that a tile completes: at most its own segments and the six cloisters.
#[derive(Default)]
struct Closed {
    roots: [u8; MOST_SEGMENTS + 6],
    count: usize,
}

impl Closed {
    fn push(&mut self, root: u8) {
        if !self.iter().any(|&known| known == root) {
            self.roots[self.count] = root;
            self.count += 1;
        }
    }

    fn iter(&self) -> impl Iterator<Item = &u8> {
        self.roots[..self.count].iter()
    }
}

impl Position {
    /// The start tile lies at `(0, 0)`; everything else is in the bag.
    fn new() -> Position {
        let mut state = Position {
            patch: Patch::new(),
            tiles: [Tile::new(Kind::START, 0); MOST_CELLS],
            first: [0; MOST_CELLS],
            around: [Surroundings::default(); MOST_CELLS],
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
    fn standing_of(&self, seat: Seat) -> &[u8] {
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
        let around = self.around[usize::from(cell)];
        let in_hand = |kind: Kind| u8::from(self.phase == Phase::Lay(kind));
        Kind::all()
            .filter(|&kind| around.fitting(kind) != 0)
            .map(|kind| self.bag(kind) + in_hand(kind))
            .sum()
    }

    /// Lays a tile on an empty cell and joins what touches.
    #[inline]
    fn lay(&mut self, cell: u8, tile: Tile) {
        let first = self.features.count();
        self.tiles[usize::from(cell)] = tile;
        self.first[usize::from(cell)] = first;
        let pattern = tile.kind().pattern();
        for (segment, shared) in pattern.segments.iter().zip(self.shared(tile.kind())) {
            self.features.add(segment, shared);
        }
        let borders = tile.borders();
        for (side, neighbour) in self.patch.cover(cell).into_iter().enumerate() {
            let across = side ^ 2;
            if !self.patch.is_covered(neighbour) {
                let around = &mut self.around[usize::from(neighbour)];
                *around = around.with(across, borders.terrain[side]);
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
    fn shared(&mut self, kind: Kind) -> [u8; MOST_SEGMENTS] {
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
    fn surround(&mut self, cell: u8) {
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

    /// The segment of the cloister on a cell: a tile's last.
    fn cloister_segment(&self, cell: u8) -> u8 {
        let segments = self.tile(cell).kind().pattern().segments.len() as u8;
        self.segment(cell, segments - 1)
    }

    /// The features that somebody stands in and that the tile on this cell has completed.
    fn closed_by(&self, cell: u8) -> Closed {
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

    fn put_meeple(&mut self, seat: Seat, segment: u8) {
        let row = usize::from(seat.0);
        self.meeples[row][usize::from(self.placed[row])] = segment;
        self.placed[row] += 1;
        let root = self.features.root(segment);
        self.features.at_mut(root).crowd.add(seat);
    }

    /// Gives the majority its points and everybody their meeples back.
    fn settle(&mut self, award: &Award) {
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
    fn cities_beside(&self, root: u8) -> u8 {
        let mut cities = Roots::default();
        for cell in self.patch.covered() {
            for (place, segment) in self.tile(cell).kind().pattern().segments.iter().enumerate() {
                if segment.beside == 0 || self.features.root(self.segment(cell, place as u8)) != root {
                    continue;
                }
                for city in (0..2).filter(|city| segment.beside & 1 << city != 0) {
                    let city = self.features.root(self.segment(cell, city));
                    if self.features.of(city).open == 0 {
                        cities.insert(city);
                    }
                }
            }
        }
        cities.count()
    }

    /// Visits every field that somebody stands in, with the number of completed cities beside it.
    fn each_field(&self, mut visit: impl FnMut(u8, u8)) {
        // At most every meeple stands in a field of its own.
        const MOST: usize = MEEPLES as usize * Seat::MAX;
        let mut fields = [(0u8, Roots::default()); MOST];
        let mut count = 0;
        let mut known = Roots::default();
        for seat in 0..Seat::MAX as u8 {
            for &segment in self.standing_of(Seat(seat)) {
                let root = self.features.root(segment);
                if self.terrain(root) == Terrain::Field && known.insert(root) {
                    fields[count].0 = root;
                    count += 1;
                }
            }
        }
        for cell in self.patch.covered() {
            for (place, segment) in self.tile(cell).kind().pattern().segments.iter().enumerate() {
                if segment.beside == 0 {
                    continue;
                }
                let root = self.features.root(self.segment(cell, place as u8));
                if !known.has(root) {
                    continue;
                }
                let beside = fields[..count].iter_mut().find(|field| field.0 == root);
                let (_, cities) = beside.expect("it is known");
                for city in (0..2).filter(|city| segment.beside & 1 << city != 0) {
                    let city = self.features.root(self.segment(cell, city));
                    if self.features.of(city).open == 0 {
                        cities.insert(city);
                    }
                }
            }
        }
        for (root, cities) in &fields[..count] {
            visit(*root, cities.count());
        }
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
    fn free(&self, cell: u8) -> u8 {
        if self.in_hand(self.mover) == 0 {
            return 0;
        }
        let segments = self.tile(cell).kind().pattern().segments.len() as u8;
        (0..segments)
            .filter(|&segment| self.features.of(self.segment(cell, segment)).crowd.is_empty())
            .fold(0, |bits, segment| bits | 1 << segment)
    }
}

/// Sorts a few moves by insertion: the library's sorts are made for many and would be a tenth of the worker.
fn sort(moves: &mut [Move]) {
    for next in 1..moves.len() {
        let mut at = next;
        while at > 0 && moves[at - 1] > moves[at] {
            moves.swap(at - 1, at);
            at -= 1;
        }
    }
}

impl Game for Carcassonne {
    type State = Position;
    type Move = Move;

    fn seats(&self) -> u8 {
        self.players
    }

    fn start(&self) -> Position {
        Position::new()
    }

    #[inline]
    fn turn(&self, state: &Position) -> Turn {
        match state.phase {
            Phase::Draw => Turn::Chance,
            Phase::Lay(_) | Phase::Meeple(_) => Turn::Seat(state.mover),
            Phase::Over => Turn::Over,
        }
    }

    /// Draws in alphabetical order; placements from west to east and south to north; no meeple first.
    fn moves(&self, state: &Position, out: &mut Vec<Move>) {
        match state.phase {
            Phase::Draw => {
                let kinds = Kind::all().filter(|&kind| self.drawable(state, kind));
                out.extend(kinds.map(Move::Draw));
            }
            Phase::Lay(kind) => {
                let from = out.len();
                for &cell in state.patch.empty() {
                    let fitting = state.around[usize::from(cell)].fitting(kind);
                    let (x, y) = state.patch.at(cell);
                    let turns = (0..4).filter(|turn| fitting & 1 << turn != 0);
                    out.extend(turns.map(|turn| Move::Lay { x, y, turn }));
                }
                sort(&mut out[from..]);
            }
            Phase::Meeple(cell) => {
                out.push(Move::Meeple(None));
                out.extend(
                    state
                        .free_segments(cell)
                        .map(|segment| Move::Meeple(Some(segment))),
                );
            }
            Phase::Over => {}
        }
    }

    fn play(&self, state: &mut Position, mv: Move) {
        match (state.phase, mv) {
            (Phase::Draw, Move::Draw(kind)) => self.draw(state, kind),
            (Phase::Lay(kind), Move::Lay { x, y, turn }) => {
                let cell = state
                    .patch
                    .cell(x, y)
                    .expect("a legal placement is beside the patch");
                state.lay(cell, Tile::new(kind, turn));
                state.last[usize::from(state.mover.0)] = cell;
                state.phase = Phase::Meeple(cell);
            }
            (Phase::Meeple(cell), Move::Meeple(segment)) => self.stand(state, cell, segment),
            _ => unreachable!("{mv:?} is not a move of {:?}", state.phase),
        }
    }

    fn payoff(&self, state: &Position) -> BySeat<f32> {
        payoff_by_score(self.players, &self.score(state))
    }

    fn score(&self, state: &Position) -> BySeat<i32> {
        let projected = self.projected(state);
        BySeat(projected.0.map(|by_terrain| {
            let points: u16 = by_terrain.iter().sum();
            2 * i32::from(points)
        }))
    }

    fn key(&self, state: &Position) -> u64 {
        // Where tiles and meeples lie, whatever the order in which they came: a sum over the cells.
        let mut table = 0u64;
        for cell in state.patch.covered() {
            let (x, y) = state.patch.at(cell);
            let tile = state.tile(cell);
            let word = u64::from(x as u8) << 24
                | u64::from(y as u8) << 16
                | u64::from(tile.kind().0) << 8
                | u64::from(tile.turn());
            table = table.wrapping_add(Keyed::new().with(word).key());
        }
        for Standing { seat, cell, segment } in state.standing() {
            let (x, y) = state.patch.at(cell);
            let word = 1u64 << 32
                | u64::from(x as u8) << 24
                | u64::from(y as u8) << 16
                | u64::from(seat.0) << 8
                | u64::from(segment);
            table = table.wrapping_add(Keyed::new().with(word).key());
        }
        let phase = match state.phase {
            Phase::Draw => 0,
            Phase::Lay(kind) => 1 << 16 | u64::from(kind.0),
            Phase::Meeple(cell) => {
                let (x, y) = state.patch.at(cell);
                2 << 16 | u64::from(x as u8) << 8 | u64::from(y as u8)
            }
            Phase::Over => 3 << 16,
        };
        let mut key = Keyed::new()
            .with(table)
            .with(phase)
            .with(u64::from(state.mover.0));
        // Tiles that were set aside are missing in the bag.
        for counts in state.bag.chunks(8) {
            let word = counts.iter().fold(0, |word, &count| word << 8 | u64::from(count));
            key = key.with(word);
        }
        for earned in &state.earned[..usize::from(self.players)] {
            let word = earned
                .iter()
                .fold(0, |word, &points| word << 16 | u64::from(points));
            key = key.with(word);
        }
        key.key()
    }

    fn weight(&self, state: &Position, outcome: Move) -> u32 {
        match outcome {
            Move::Draw(kind) => state.bag(kind).into(),
            _ => unreachable!("only draws are left to chance"),
        }
    }

    #[inline]
    fn random_move(&self, state: &Position, dice: &mut Dice, _: &mut Vec<Move>) -> Move {
        match state.phase {
            Phase::Draw => {
                let weight = |kind: Kind| match self.drawable(state, kind) {
                    true => u32::from(state.bag(kind)),
                    false => 0,
                };
                let total = match self.unplaceable {
                    Unplaceable::Aside => u32::from(state.left),
                    Unplaceable::Return => Kind::all().map(weight).sum(),
                };
                let mut left = dice.random_range(0..total);
                for kind in Kind::all() {
                    let weight = weight(kind);
                    if left < weight {
                        return Move::Draw(kind);
                    }
                    left -= weight;
                }
                unreachable!("the weights sum to the total")
            }
            Phase::Lay(kind) => {
                let fitting = |cell: u8| state.around[usize::from(cell)].fitting(kind);
                let count = |&cell: &u8| fitting(cell).count_ones();
                let total: u32 = state.patch.empty().iter().map(count).sum();
                let mut left = dice.random_range(0..total);
                for &cell in state.patch.empty() {
                    let turns = fitting(cell);
                    if left < turns.count_ones() {
                        let turn = (0..4).filter(|turn| turns & 1 << turn != 0).nth(left as usize);
                        let (x, y) = state.patch.at(cell);
                        let turn = turn.expect("so many bits are set");
                        return Move::Lay { x, y, turn };
                    }
                    left -= turns.count_ones();
                }
                unreachable!("the counts sum to the total")
            }
            Phase::Meeple(cell) => {
                let free = state.free(cell);
                match dice.random_range(0..=free.count_ones()) {
                    0 => Move::Meeple(None),
                    nth => Move::Meeple(state.free_segments(cell).nth(nth as usize - 1)),
                }
            }
            Phase::Over => unreachable!("asked for a move when the game is over"),
        }
    }
}
