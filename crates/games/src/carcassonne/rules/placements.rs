//! How many placements each kind of tile has on the whole table, kept from tile to tile: a draw among them needs no count,
//! and whether a kind fits anywhere is known at once.

use super::kind::{KINDS, Kind};
use super::surroundings::Surroundings;

/// How many kinds stand in a word of bytes.
const IN_WORD: usize = 8;
/// Every second byte of a word, the first included.
const EVEN: u64 = 0x00ff_00ff_00ff_00ff;

/// A number below 256 for each kind, a byte each.
type Bytes = [u64; KINDS / IN_WORD];

/// How many rotations of each kind fit into each [`Surroundings`]; none where no tile lies at any side, because there is
/// nothing to lay a tile beside.
static COUNTS: [Bytes; Surroundings::COUNT] = {
    let mut all = [[0; KINDS / IN_WORD]; Surroundings::COUNT];
    let mut around = 1;
    while around < Surroundings::COUNT {
        let mut kind = 0;
        while kind < KINDS {
            let count = Surroundings::numbered(around as u8).count_fitting(Kind(kind as u8));
            all[around][kind / IN_WORD] |= (count as u64) << (8 * (kind % IN_WORD));
            kind += 1;
        }
        around += 1;
    }
    all
};

/// How many placements each kind of tile has.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Placements {
    /// Sixteen bits a kind, because a long row has more than 255 placements: each word of [`Bytes`] in two, its even
    /// bytes first.
    words: [u64; 2 * KINDS / IN_WORD],
}

impl Placements {
    /// How many placements a tile of this kind has: pairs of a cell and a rotation.
    #[inline]
    pub fn of(&self, kind: Kind) -> u16 {
        let kind = usize::from(kind.0);
        let (word, byte) = (kind / IN_WORD, kind % IN_WORD);
        (self.words[2 * word + byte % 2] >> (16 * (byte / 2))) as u16
    }

    /// Counts what has changed around cells.
    #[inline]
    pub fn count(&mut self, change: &Change) {
        for (word, bytes) in change.0.iter().enumerate() {
            for half in 0..2 {
                let of_half = |bytes: u64| bytes >> (8 * half) & EVEN;
                let count = &mut self.words[2 * word + half];
                // In this order no number is ever below 0, so that none borrows from another.
                *count = *count + of_half(*bytes) - of_half(NO_CHANGE);
            }
        }
    }
}

/// The bytes of kinds whose placements have not changed. Five cells change at most when a tile is laid, and none has more
/// than four placements of a kind, so no byte leaves its range.
const NO_CHANGE: u64 = 0x4040_4040_4040_4040;

/// The placements that come and go when a tile is laid.
pub struct Change(Bytes);

impl Change {
    /// Nothing has changed yet.
    pub const NONE: Change = Change([NO_CHANGE; KINDS / IN_WORD]);

    /// Notes what lies around an empty cell from now on.
    #[inline]
    pub fn add(&mut self, around: Surroundings) {
        for (bytes, counts) in self.0.iter_mut().zip(&COUNTS[around.number()]) {
            *bytes += counts;
        }
    }

    /// Notes what no longer lies around an empty cell.
    #[inline]
    pub fn remove(&mut self, around: Surroundings) {
        for (bytes, counts) in self.0.iter_mut().zip(&COUNTS[around.number()]) {
            *bytes -= counts;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::position::Position;
    use super::super::{Carcassonne, Tile};
    use super::*;
    use tessera_core::game::{Game, Turn, dice};

    /// The placements of a kind, counted cell by cell.
    fn counted(state: &Position, kind: Kind) -> u16 {
        let of_cell = |&cell: &u8| u16::from(state.surroundings(cell).count_fitting(kind));
        state.patch().empty().iter().map(of_cell).sum()
    }

    #[test]
    fn the_placements_that_are_kept_are_those_counted_cell_by_cell() {
        let game = Carcassonne::new(2);
        for seed in 0..20 {
            let (mut state, mut dice) = (game.start(), dice(seed));
            while game.turn(&state) != Turn::Over {
                for kind in Kind::all() {
                    assert_eq!(
                        state.placements.of(kind),
                        counted(&state, kind),
                        "{kind:?}, seed {seed}"
                    );
                    let places = state.patch().empty().iter().flat_map(|&cell| {
                        let count = state.surroundings(cell).count_fitting(kind);
                        (0..count).map(move |rank| (cell, rank.into()))
                    });
                    for (rank, place) in places.enumerate() {
                        assert_eq!(state.nth_placement(kind, rank as u32), place, "seed {seed}");
                    }
                }
                let mv = game.random_move(&state, &mut dice, &mut Vec::new());
                game.play(&mut state, mv);
            }
        }
    }

    #[test]
    fn more_than_255_placements_are_counted() {
        // A road from the start tile to the east, with a field along both of its sides.
        let mut state = Position::new();
        for x in 1..=70 {
            let cell = state.patch().cell(x, 0).expect("beside the last");
            state.lay(cell, Tile::new(Kind(20), 1));
        }
        for kind in Kind::all() {
            assert_eq!(state.placements.of(kind), counted(&state, kind), "{kind:?}");
        }
        assert!(Kind::all().any(|kind| state.placements.of(kind) > 255));
    }
}
