//! The parts of a tile that a meeple can stand on.
//!
//! Sides are counted from the north clockwise. A side has two halves, numbered clockwise from the north-west
//! corner: side `s` has the halves `2s` and `2s + 1`. A tile rotated clockwise by `t` quarter turns has on its side
//! `s + t` what it had on side `s`, and on half `h + 2t` what it had on half `h`.

/// What a part of a tile is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Terrain {
    /// Part of a city.
    City,
    /// Part of a road.
    Road,
    /// A whole cloister: it never reaches another tile.
    Cloister,
    /// Part of a field.
    Field,
}

impl Terrain {
    /// Every terrain, in the order in which a score is broken down.
    pub const ALL: [Terrain; 4] = [Terrain::City, Terrain::Road, Terrain::Cloister, Terrain::Field];
}

/// A part of a tile that a meeple can stand on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Segment {
    /// City, road, cloister or field.
    pub terrain: Terrain,
    /// What it touches on the tile at rotation 0, as bits: sides for cities and roads, halves for fields, nothing for
    /// cloisters.
    pub reach: u8,
    /// Whether there is a pennant in it; only in cities.
    pub pennant: bool,
    /// For a field: the tile's city segments beside it, as bits.
    pub beside: u8,
}

impl Segment {
    /// How many sides (city, road) or halves (field) it touches.
    pub const fn ends(&self) -> u8 {
        self.reach.count_ones() as u8
    }

    /// What it touches when the tile is rotated clockwise by so many quarter turns, as bits.
    pub const fn rotated(&self, rotation: u8) -> u8 {
        match self.terrain {
            Terrain::Field => self.reach.rotate_left(2 * rotation as u32),
            _ => {
                let twice = self.reach << rotation;
                (twice | twice >> 4) & 0b1111
            }
        }
    }

    /// The same with a pennant.
    pub const fn with_pennant(self) -> Segment {
        Segment {
            pennant: true,
            ..self
        }
    }

    /// The same field beside the cities with these segment numbers, as bits.
    pub const fn beside(self, cities: u8) -> Segment {
        Segment {
            beside: cities,
            ..self
        }
    }
}

/// A cloister, which touches no border.
pub const CLOISTER: Segment = segment(Terrain::Cloister, 0);

const fn segment(terrain: Terrain, reach: u8) -> Segment {
    Segment {
        terrain,
        reach,
        pennant: false,
        beside: 0,
    }
}

/// The sides that letters name, as bits.
const fn sides(letters: &str) -> u8 {
    let (mut bits, mut at) = (0, 0);
    while at < letters.len() {
        bits |= match letters.as_bytes()[at] {
            b'n' => 1,
            b'e' => 2,
            b's' => 4,
            b'w' => 8,
            _ => panic!("a side is n, e, s or w"),
        };
        at += 1;
    }
    bits
}

/// A city that touches the sides that letters name: `"nw"`.
pub const fn city(letters: &str) -> Segment {
    segment(Terrain::City, sides(letters))
}

/// A road that touches the sides that letters name.
pub const fn road(letters: &str) -> Segment {
    segment(Terrain::Road, sides(letters))
}

/// A field that touches the halves that digits name: `"27"`.
pub const fn field(halves: &str) -> Segment {
    let (mut bits, mut at) = (0, 0);
    while at < halves.len() {
        bits |= 1 << (halves.as_bytes()[at] - b'0');
        at += 1;
    }
    segment(Terrain::Field, bits)
}
