//! The tiles: 24 kinds, 72 of them, and what touches what when one is turned.
//!
//! Sides are counted from the north clockwise. A side has two halves, numbered clockwise from the north-west
//! corner: side `s` has the halves `2s` and `2s + 1`. A tile turned clockwise by `t` quarters has on its side
//! `s + t` what it had on side `s`, and on half `h + 2t` what it had on half `h`.

/// How many kinds of tiles there are.
pub const KINDS: usize = 24;
/// The most segments a tile has: four roads and four fields at a crossroads.
pub const MOST_SEGMENTS: usize = 8;
/// How many segments all 72 tiles have together.
pub const ALL_SEGMENTS: usize = {
    let (mut sum, mut kind) = (0, 0);
    while kind < KINDS {
        sum += PATTERNS[kind].count as usize * PATTERNS[kind].segments.len();
        kind += 1;
    }
    sum
};
/// How many times a field lies beside a city on all 72 tiles together.
pub const ALL_BANKS: usize = {
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
/// No segment: what fields have along the side of a city.
pub const NOTHING: u8 = u8::MAX;

/// What a part of a tile is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
#[repr(u8)]
pub enum Terrain {
    /// Part of a city.
    City,
    /// Part of a road.
    Road,
    /// A cloister.
    Cloister,
    /// Part of a field.
    Field,
}

impl Terrain {
    /// Every terrain, in the order in which a score is told.
    pub const ALL: [Terrain; 4] = [Terrain::City, Terrain::Road, Terrain::Cloister, Terrain::Field];
}

/// A part of a tile that a meeple can stand on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Segment {
    /// What it is.
    pub terrain: Terrain,
    /// What it touches on the tile as it is not turned: sides for cities and roads, halves for fields, as
    /// bits; nothing for cloisters.
    pub reach: u8,
    /// Whether there is a pennant in it (cities).
    pub pennant: bool,
    /// The tile's segments that are cities beside it (fields), as bits.
    pub beside: u8,
}

impl Segment {
    /// How many sides (cities, roads) or halves (fields) it touches.
    pub fn ends(&self) -> u8 {
        self.reach.count_ones() as u8
    }

    /// What it touches when the tile is turned so many quarters clockwise, as bits.
    pub const fn rotated(&self, turn: u8) -> u8 {
        match self.terrain {
            Terrain::Field => self.reach.rotate_left(2 * turn as u32),
            _ => {
                let twice = self.reach << turn;
                (twice | twice >> 4) & 0b1111
            }
        }
    }

    const fn with_pennant(self) -> Segment {
        Segment {
            pennant: true,
            ..self
        }
    }

    const fn beside(self, cities: u8) -> Segment {
        Segment {
            beside: cities,
            ..self
        }
    }
}

/// What is printed on a kind of tile.
#[derive(Clone, Copy, Debug)]
pub struct Pattern {
    /// The letter of the kind.
    pub letter: char,
    /// How many there are, the start tile included.
    pub count: u8,
    /// Its parts: cities, roads, fields, cloister. Cities come first, so that fields can name them.
    pub segments: &'static [Segment],
    /// How many quarter turns give a tile that looks different: 1, 2 or 4.
    pub turns: u8,
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

    /// Its letter.
    pub fn letter(self) -> char {
        self.pattern().letter
    }
}

/// A tile as it lies: its kind and by how many quarter turns, clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tile(u8);

impl Tile {
    /// A tile of a kind, turned.
    #[inline]
    pub const fn new(kind: Kind, turn: u8) -> Tile {
        Tile(kind.0 << 2 | turn & 3)
    }

    /// Its kind.
    #[inline]
    pub const fn kind(self) -> Kind {
        Kind(self.0 >> 2)
    }

    /// By how many quarter turns it is turned, clockwise.
    pub const fn rotation(self) -> u8 {
        self.0 & 3
    }

    /// What touches its borders as it lies.
    #[inline]
    pub fn borders(self) -> &'static Borders {
        &BORDERS[usize::from(self.0)]
    }

    /// The sides (cities, roads) or halves (fields) that a segment touches as the tile lies, as bits.
    pub fn reach(self, segment: u8) -> u8 {
        self.kind().pattern().segments[usize::from(segment)].rotated(self.rotation())
    }
}

/// What touches the four borders of a tile as it lies.
#[derive(Clone, Copy, Debug)]
pub struct Borders {
    /// What each side shows.
    pub terrain: [Terrain; 4],
    /// The segment (city, road, or else field) in the middle of each side.
    pub middle: [u8; 4],
    /// The field segment at each half; [`NOTHING`] along the side of a city.
    pub field: [u8; 8],
}

/// What lies around a cell: two bits a side, 0 where nothing does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Surroundings(u8);

impl Surroundings {
    /// The same with a terrain (no cloister) on a side that was open.
    #[inline]
    #[must_use]
    pub const fn with(self, side: usize, terrain: Terrain) -> Surroundings {
        Surroundings(self.0 | code(terrain) << (2 * side))
    }

    /// How many tiles fit in, in some turn, if there are so many of each kind.
    pub fn fitting_tiles(self, of_kind: impl Fn(Kind) -> u8) -> u8 {
        let fits = Kind::all().filter(|&kind| self.fitting(kind) != 0);
        fits.map(of_kind).sum()
    }

    /// What lies on a side, if anything does.
    #[inline]
    pub fn side(self, side: usize) -> Option<Terrain> {
        match self.0 >> (2 * side) & 3 {
            0 => None,
            1 => Some(Terrain::Field),
            2 => Some(Terrain::Road),
            _ => Some(Terrain::City),
        }
    }

    /// A number for each, below [`Surroundings::COUNT`].
    #[inline]
    pub fn number(self) -> usize {
        usize::from(self.0)
    }

    /// How many there are.
    pub const COUNT: usize = 256;

    /// The quarter turns, as bits, with which a tile of a kind fits in: only turns that look different.
    #[inline]
    pub fn fitting(self, kind: Kind) -> u8 {
        FITTING[usize::from(kind.0)][usize::from(self.0)]
    }
}

/// A terrain on a side in two bits.
const fn code(terrain: Terrain) -> u8 {
    match terrain {
        Terrain::Field => 1,
        Terrain::Road => 2,
        Terrain::City => 3,
        Terrain::Cloister => 0,
    }
}

/// A cloister touches nothing.
const CLOISTER: Segment = segment(Terrain::Cloister, 0);

const fn segment(terrain: Terrain, reach: u8) -> Segment {
    Segment {
        terrain,
        reach,
        pennant: false,
        beside: 0,
    }
}

/// The sides that letters name.
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

const fn city(letters: &str) -> Segment {
    segment(Terrain::City, sides(letters))
}

const fn road(letters: &str) -> Segment {
    segment(Terrain::Road, sides(letters))
}

const fn field(halves: &str) -> Segment {
    let (mut bits, mut at) = (0, 0);
    while at < halves.len() {
        bits |= 1 << (halves.as_bytes()[at] - b'0');
        at += 1;
    }
    segment(Terrain::Field, bits)
}

const fn pattern(letter: char, count: u8, segments: &'static [Segment]) -> Pattern {
    let mut turns = 4;
    while turns > 1 && looks_alike(segments, turns / 2) {
        turns /= 2;
    }
    Pattern {
        letter,
        count,
        segments,
        turns,
    }
}

/// Whether a tile looks the same when it is turned so many quarters: as if every segment were another.
const fn looks_alike(segments: &[Segment], turn: u8) -> bool {
    let mut at = 0;
    while at < segments.len() {
        let (mut other, mut found) = (0, false);
        while other < segments.len() {
            let same = segments[at].terrain as u8 == segments[other].terrain as u8
                && segments[at].pennant == segments[other].pennant;
            found |= same && segments[at].rotated(turn) == segments[other].reach;
            other += 1;
        }
        if !found {
            return false;
        }
        at += 1;
    }
    true
}

/// The kinds from A to X (letters as in the rules of 2000); the orientation at turn 0 is our choice.
const PATTERNS: [Pattern; KINDS] = [
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

/// The borders of every tile as it lies, by [`Tile`].
static BORDERS: [Borders; 4 * KINDS] = {
    let blank = Borders {
        terrain: [Terrain::Field; 4],
        middle: [NOTHING; 4],
        field: [NOTHING; 8],
    };
    let mut all = [blank; 4 * KINDS];
    let mut tile = 0;
    while tile < all.len() {
        all[tile] = borders(&PATTERNS[tile / 4], tile as u8 % 4);
        tile += 1;
    }
    all
};

const fn borders(pattern: &Pattern, turn: u8) -> Borders {
    let mut borders = Borders {
        terrain: [Terrain::Field; 4],
        middle: [NOTHING; 4],
        field: [NOTHING; 8],
    };
    let mut at = 0;
    while at < pattern.segments.len() {
        let segment = pattern.segments[at];
        let reach = segment.rotated(turn);
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
        if borders.middle[side] == NOTHING {
            borders.middle[side] = borders.field[2 * side];
        }
        side += 1;
    }
    borders
}

/// The turns with which each kind fits into each [`Surroundings`].
static FITTING: [[u8; 256]; KINDS] = {
    let mut all = [[0; 256]; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        let mut turn = 0;
        while turn < PATTERNS[kind].turns {
            let terrain = BORDERS[4 * kind + turn as usize].terrain;
            let mut around = 0;
            while around < 256 {
                let (mut side, mut fits) = (0, true);
                while side < 4 {
                    let there = (around >> (2 * side)) as u8 & 3;
                    fits &= there == 0 || there == code(terrain[side]);
                    side += 1;
                }
                if fits {
                    all[kind][around] |= 1 << turn;
                }
                around += 1;
            }
            turn += 1;
        }
        kind += 1;
    }
    all
};

#[cfg(test)]
mod tests {
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
    fn every_border_shows_one_thing_and_fields_lie_exactly_beside_fields_and_roads() {
        for tile in (0..4 * KINDS as u8).map(Tile) {
            let borders = tile.borders();
            for side in 0..4 {
                let middle = tile.kind().pattern().segments[usize::from(borders.middle[side])];
                assert_eq!(middle.terrain, borders.terrain[side]);
                let halves = [borders.field[2 * side], borders.field[2 * side + 1]];
                match borders.terrain[side] {
                    Terrain::City => assert_eq!(halves, [NOTHING; 2]),
                    Terrain::Field => assert!(halves[0] != NOTHING && halves[0] == halves[1]),
                    _ => assert!(!halves.contains(&NOTHING)),
                }
            }
        }
    }

    #[test]
    fn only_turns_that_look_different_are_counted() {
        let turns = |letters: &str| -> Vec<u8> {
            let kind = |letter: char| Kind(letter as u8 - b'A');
            letters
                .chars()
                .map(|letter| kind(letter).pattern().turns)
                .collect()
        };
        assert_eq!(turns("BCX"), [1; 3]);
        assert_eq!(turns("FGHU"), [2; 4]);
        assert_eq!(turns("ADEIJKLMNOPQRSTVW"), [4; 17]);
    }
}
