//! How the land grows: a tile is laid, and its features join those that it touches.

use super::kind::{KINDS, Kind, MOST_PAIRS, MOST_SEGMENTS, PATTERNS};
use super::placements::Change;
use super::position::Position;
use super::segment::Terrain;
use super::tile::Tile;

/// The segments, as bits, of each kind's cities and of its roads, where it has several of them; else none.
static SEVERAL: [[u8; 2]; KINDS] = {
    let (mut all, mut kind) = ([[0; 2]; KINDS], 0);
    while kind < KINDS {
        let (segments, mut place) = (PATTERNS[kind].segments, 0);
        while place < segments.len() {
            match segments[place].terrain {
                Terrain::City => all[kind][0] |= 1 << place,
                Terrain::Road => all[kind][1] |= 1 << place,
                Terrain::Cloister | Terrain::Field => {}
            }
            place += 1;
        }
        let mut slot = 0;
        while slot < 2 {
            if u8::count_ones(all[kind][slot]) < 2 {
                all[kind][slot] = 0;
            }
            slot += 1;
        }
        kind += 1;
    }
    all
};

/// The pairs of a field and a city beside it on a tile of each kind, and how many there are.
static PAIRS: [([[u8; 2]; MOST_PAIRS], u8); KINDS] = {
    let (mut all, mut kind) = ([([[0; 2]; MOST_PAIRS], 0); KINDS], 0);
    while kind < KINDS {
        let (segments, mut field) = (PATTERNS[kind].segments, 0);
        while field < segments.len() {
            let mut city = 0;
            while city < 2 {
                if segments[field].beside & 1 << city != 0 {
                    let (pairs, count) = &mut all[kind];
                    pairs[*count as usize] = [field as u8, city];
                    *count += 1;
                }
                city += 1;
            }
            field += 1;
        }
        kind += 1;
    }
    all
};

impl Position {
    /// Lays a tile on an empty cell and joins its features with those that they touch.
    #[inline]
    pub(super) fn lay(&mut self, cell: u8, tile: Tile) {
        let first = self.features.add(tile.kind());
        self.tiles[usize::from(cell)] = tile;
        self.first[usize::from(cell)] = first;
        self.share(tile.kind(), first);
        let (pairs, count) = &PAIRS[usize::from(tile.kind().0)];
        let new = &mut self.field_city_pairs[usize::from(self.field_city_count)..];
        for (new, pair) in new.iter_mut().zip(pairs) {
            *new = pair.map(|segment| first + segment);
        }
        self.field_city_count += count;
        let borders = tile.borders();
        let mut change = Change::NONE;
        change.remove(self.around[usize::from(cell)]);
        for (side, neighbour) in self.patch.cover(cell).into_iter().enumerate() {
            let across = side ^ 2;
            if !self.patch.is_covered(neighbour) {
                let around = &mut self.around[usize::from(neighbour)];
                change.remove(*around);
                *around = around.with(across, borders.terrain[side]);
                change.add(*around);
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
                // Halves are numbered clockwise on both tiles, so the first half meets the neighbour's second.
                for half in 0..2 {
                    let here = first + borders.field[2 * side + half];
                    self.features
                        .unite(here, there + beyond.field[2 * across + 1 - half]);
                }
            }
        }
        self.placements.count(&change);
        self.count_for_cloisters(cell);
    }

    /// Gives the cities or the roads of a new tile that has several the bit of
    /// [`Feature::shared`](super::features::Feature) that stands for the tile.
    #[inline]
    fn share(&mut self, kind: Kind, first: u8) {
        for (slot, &several) in SEVERAL[usize::from(kind.0)].iter().enumerate() {
            if several == 0 {
                continue;
            }
            for place in (0..MOST_SEGMENTS as u8).filter(|place| several >> place & 1 != 0) {
                self.features.share(first + place, 1 << self.shared_tiles[slot]);
            }
            self.shared_tiles[slot] += 1;
        }
    }

    /// Counts a new tile for the cloisters around it, and the tiles around its own cloister.
    fn count_for_cloisters(&mut self, cell: u8) {
        for &cloister in &self.cloisters[..usize::from(self.cloister_count)] {
            if self.patch.are_near(cell, cloister) {
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
        let (x, y) = self.patch.at(cell);
        let around = (-1..=1).flat_map(|east| (-1..=1).map(move |north| (x + east, y + north)));
        let tiles = around
            .filter_map(|(x, y)| self.patch.cell(x, y))
            .filter(|&cell| self.patch.is_covered(cell))
            .count() as u8;
        let root = self.cloister_segment(cell);
        let feature = self.features.at_mut(root);
        (feature.tiles, feature.open) = (tiles, 9 - tiles);
    }
}
