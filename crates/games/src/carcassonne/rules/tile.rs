//! Tiles on the table: a kind and a rotation, and what touches the borders.

use super::kind::{KINDS, Kind, PATTERNS, Pattern};
use super::segment::Terrain;

/// The field segment at the halves of a city's side: none.
pub const NO_SEGMENT: u8 = u8::MAX;

/// A tile on the table: its kind and its rotation in quarter turns, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tile(u8);

impl Tile {
    /// A tile of a kind, rotated clockwise by so many quarter turns.
    #[inline]
    pub const fn new(kind: Kind, rotation: u8) -> Tile {
        Tile(kind.0 << 2 | rotation & 3)
    }

    /// The kind, which says what is printed on it.
    #[inline]
    pub const fn kind(self) -> Kind {
        Kind(self.0 >> 2)
    }

    /// Its rotation in quarter turns, clockwise.
    pub const fn rotation(self) -> u8 {
        self.0 & 3
    }

    /// What touches its borders.
    #[inline]
    pub fn borders(self) -> &'static Borders {
        &BORDERS[usize::from(self.0)]
    }

    /// The sides (city, road) or halves (field) that a segment touches at the tile's rotation, as bits.
    pub fn reach(self, segment: u8) -> u8 {
        self.kind().pattern().segments[usize::from(segment)].rotated(self.rotation())
    }
}

/// What touches the four borders of a tile at its rotation.
#[derive(Clone, Copy, Debug)]
pub struct Borders {
    /// The terrain of each side.
    pub terrain: [Terrain; 4],
    /// The segment in the middle of each side: a city, a road, or else a field.
    pub middle: [u8; 4],
    /// The field segment at each half of a side; [`NO_SEGMENT`] along a city.
    pub field: [u8; 8],
}

/// The borders of every tile at every rotation, by the number in [`Tile`].
pub static BORDERS: [Borders; 4 * KINDS] = {
    let blank = Borders {
        terrain: [Terrain::Field; 4],
        middle: [NO_SEGMENT; 4],
        field: [NO_SEGMENT; 8],
    };
    let mut all = [blank; 4 * KINDS];
    let mut tile = 0;
    while tile < all.len() {
        all[tile] = borders(&PATTERNS[tile / 4], tile as u8 % 4);
        tile += 1;
    }
    all
};

const fn borders(pattern: &Pattern, rotation: u8) -> Borders {
    let mut borders = Borders {
        terrain: [Terrain::Field; 4],
        middle: [NO_SEGMENT; 4],
        field: [NO_SEGMENT; 8],
    };
    let mut at = 0;
    while at < pattern.segments.len() {
        let segment = pattern.segments[at];
        let reach = segment.rotated(rotation);
        let mut bit = 0;
        while bit < 8 {
            if reach & 1 << bit != 0 {
                match segment.terrain {
                    Terrain::Field => borders.field[bit] = at as u8,
                    terrain => {
                        borders.terrain[bit] = terrain;
                        borders.middle[bit] = at as u8;
                    }
                }
            }
            bit += 1;
        }
        at += 1;
    }
    let mut side = 0;
    while side < 4 {
        if borders.middle[side] == NO_SEGMENT {
            borders.middle[side] = borders.field[2 * side];
        }
        side += 1;
    }
    borders
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_border_has_one_terrain_and_fields_touch_exactly_the_borders_of_fields_and_roads() {
        for tile in (0..4 * KINDS as u8).map(Tile) {
            let borders = tile.borders();
            for side in 0..4 {
                let middle = tile.kind().pattern().segments[usize::from(borders.middle[side])];
                assert_eq!(middle.terrain, borders.terrain[side]);
                let halves = [borders.field[2 * side], borders.field[2 * side + 1]];
                match borders.terrain[side] {
                    Terrain::City => assert_eq!(halves, [NO_SEGMENT; 2]),
                    Terrain::Field => assert!(halves[0] != NO_SEGMENT && halves[0] == halves[1]),
                    _ => assert!(!halves.contains(&NO_SEGMENT)),
                }
            }
        }
    }
}
