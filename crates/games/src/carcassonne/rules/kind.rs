//! The 24 kinds of tiles, 72 tiles in all, and what is printed on each.

use super::segment::{CLOISTER, Segment, city, field, road};

/// How many kinds of tiles there are.
pub const KINDS: usize = 24;
/// The most segments of a tile: four roads and four fields at a crossroads.
pub const MOST_SEGMENTS: usize = 8;
/// How many segments all 72 tiles have together: 243.
pub const ALL_SEGMENTS: usize = {
    let (mut sum, mut kind) = (0, 0);
    while kind < KINDS {
        sum += PATTERNS[kind].count as usize * PATTERNS[kind].segments.len();
        kind += 1;
    }
    sum
};
/// The most pairs of a field and a city beside it on a tile.
pub const MOST_PAIRS: usize = 2;
/// How many pairs of a field and a city beside it all 72 tiles have together.
pub const FIELD_CITY_PAIRS: usize = {
    let (mut sum, mut kind) = (0, 0);
    while kind < KINDS {
        let mut segment = 0;
        while segment < PATTERNS[kind].segments.len() {
            let cities = PATTERNS[kind].segments[segment].beside.count_ones();
            sum += (PATTERNS[kind].count as u32 * cities) as usize;
            segment += 1;
        }
        kind += 1;
    }
    sum
};
/// What is printed on a kind of tile.
#[derive(Clone, Copy, Debug)]
pub struct Pattern {
    /// The letter of the kind.
    pub letter: char,
    /// How many there are, the start tile included.
    pub count: u8,
    /// Its parts, in the order cities, roads, fields, cloister. Cities come first, so that [`Segment::beside`] fits in
    /// two bits.
    pub segments: &'static [Segment],
    /// How many rotations look different: 1, 2 or 4.
    pub rotations: u8,
}

/// A kind of tile, by its place in the alphabet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub struct Kind(pub u8);

impl Kind {
    /// The kind of the start tile: D.
    pub const START: Kind = Kind(3);

    /// Every kind, in alphabetical order.
    pub fn all() -> impl Iterator<Item = Kind> {
        (0..KINDS as u8).map(Kind)
    }

    /// What is printed on it.
    #[inline]
    pub fn pattern(self) -> &'static Pattern {
        &PATTERNS[usize::from(self.0)]
    }

    /// The letter of the rule book and of records: `A` to `X`.
    pub fn letter(self) -> char {
        self.pattern().letter
    }
}

const fn pattern(letter: char, count: u8, segments: &'static [Segment]) -> Pattern {
    let mut rotations = 4;
    while rotations > 1 && looks_alike(segments, rotations / 2) {
        rotations /= 2;
    }
    Pattern {
        letter,
        count,
        segments,
        rotations,
    }
}

/// Whether a tile looks the same after so many quarter turns: every segment then touches what another one touched.
const fn looks_alike(segments: &[Segment], rotation: u8) -> bool {
    let mut at = 0;
    while at < segments.len() {
        let (mut other, mut found) = (0, false);
        while other < segments.len() {
            let same = segments[at].terrain as u8 == segments[other].terrain as u8
                && segments[at].pennant == segments[other].pennant;
            found |= same && segments[at].rotated(rotation) == segments[other].reach;
            other += 1;
        }
        if !found {
            return false;
        }
        at += 1;
    }
    true
}

/// The kinds from A to X, with the letters of the rules of 2000. The orientation at rotation 0 is our choice.
pub const PATTERNS: [Pattern; KINDS] = [
    pattern('A', 2, &[road("s"), field("01234567"), CLOISTER]),
    pattern('B', 4, &[field("01234567"), CLOISTER]),
    pattern('C', 1, &[city("nesw").with_pennant()]),
    pattern(
        'D',
        4,
        &[city("n"), road("ew"), field("27").beside(1), field("3456")],
    ),
    pattern('E', 5, &[city("n"), field("234567").beside(1)]),
    pattern(
        'F',
        2,
        &[
            city("ew").with_pennant(),
            field("01").beside(1),
            field("45").beside(1),
        ],
    ),
    pattern(
        'G',
        1,
        &[city("ns"), field("23").beside(1), field("67").beside(1)],
    ),
    pattern('H', 3, &[city("e"), city("w"), field("0145").beside(3)]),
    pattern('I', 2, &[city("n"), city("w"), field("2345").beside(3)]),
    pattern(
        'J',
        3,
        &[city("n"), road("es"), field("2567").beside(1), field("34")],
    ),
    pattern(
        'K',
        3,
        &[city("n"), road("sw"), field("2347").beside(1), field("56")],
    ),
    pattern(
        'L',
        3,
        &[
            city("n"),
            road("e"),
            road("s"),
            road("w"),
            field("27").beside(1),
            field("34"),
            field("56"),
        ],
    ),
    pattern('M', 2, &[city("nw").with_pennant(), field("2345").beside(1)]),
    pattern('N', 3, &[city("nw"), field("2345").beside(1)]),
    pattern(
        'O',
        2,
        &[
            city("nw").with_pennant(),
            road("es"),
            field("25").beside(1),
            field("34"),
        ],
    ),
    pattern(
        'P',
        3,
        &[city("nw"), road("es"), field("25").beside(1), field("34")],
    ),
    pattern('Q', 1, &[city("new").with_pennant(), field("45").beside(1)]),
    pattern('R', 3, &[city("new"), field("45").beside(1)]),
    pattern(
        'S',
        2,
        &[
            city("new").with_pennant(),
            road("s"),
            field("4").beside(1),
            field("5").beside(1),
        ],
    ),
    pattern(
        'T',
        1,
        &[city("new"), road("s"), field("4").beside(1), field("5").beside(1)],
    ),
    pattern('U', 8, &[road("ns"), field("1234"), field("0567")]),
    pattern('V', 9, &[road("sw"), field("012347"), field("56")]),
    pattern(
        'W',
        4,
        &[
            road("e"),
            road("s"),
            road("w"),
            field("0127"),
            field("34"),
            field("56"),
        ],
    ),
    pattern(
        'X',
        1,
        &[
            road("n"),
            road("e"),
            road("s"),
            road("w"),
            field("12"),
            field("34"),
            field("56"),
            field("07"),
        ],
    ),
];

#[cfg(test)]
mod tests {
    use super::super::segment::Terrain;
    use super::*;

    #[test]
    fn there_are_72_tiles_with_10_pennants_and_6_cloisters() {
        let sum = |count: fn(&Segment) -> bool| -> u32 {
            let of = |kind: Kind| {
                let pattern = kind.pattern();
                u32::from(pattern.count) * pattern.segments.iter().filter(|s| count(s)).count() as u32
            };
            Kind::all().map(of).sum()
        };
        assert_eq!(
            Kind::all()
                .map(|kind| u32::from(kind.pattern().count))
                .sum::<u32>(),
            72
        );
        assert_eq!(sum(|segment| segment.pennant), 10);
        assert_eq!(sum(|segment| segment.terrain == Terrain::Cloister), 6);
        assert_eq!(ALL_SEGMENTS, 243);
        assert!(Kind::all().all(|kind| kind.pattern().segments.len() <= MOST_SEGMENTS));
    }

    #[test]
    fn only_rotations_that_look_different_are_counted() {
        let rotations = |letters: &str| -> Vec<u8> {
            let kind = |letter: char| Kind(letter as u8 - b'A');
            letters
                .chars()
                .map(|letter| kind(letter).pattern().rotations)
                .collect()
        };
        assert_eq!(rotations("BCX"), [1; 3]);
        assert_eq!(rotations("FGHU"), [2; 4]);
        assert_eq!(rotations("ADEIJKLMNOPQRSTVW"), [4; 17]);
    }
}
