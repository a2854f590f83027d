//! What lies around an empty cell, and which tiles fit there.

use super::kind::{KINDS, Kind, PATTERNS};
use super::segment::Terrain;
use super::tile::BORDERS;

/// The terrains on the four sides of a cell, two bits a side; 0 where no tile lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Surroundings(u8);

impl Surroundings {
    /// The same with a terrain, not a cloister, on a side where no tile lay.
    #[inline]
    #[must_use]
    pub const fn with(self, side: usize, terrain: Terrain) -> Surroundings {
        Surroundings(self.0 | code(terrain) << (2 * side))
    }

    /// How many tiles fit here in some rotation, if `of_kind` says how many there are of each kind.
    pub fn fitting_tiles(self, of_kind: impl Fn(Kind) -> u8) -> u8 {
        let fits = Kind::all().filter(|&kind| self.fitting(kind) != 0);
        fits.map(of_kind).sum()
    }

    /// The terrain on a side; `None` if no tile lies there.
    #[inline]
    pub fn side(self, side: usize) -> Option<Terrain> {
        match self.0 >> (2 * side) & 3 {
            0 => None,
            1 => Some(Terrain::Field),
            2 => Some(Terrain::Road),
            _ => Some(Terrain::City),
        }
    }

    /// A distinct number below [`Surroundings::COUNT`].
    #[inline]
    pub fn number(self) -> usize {
        usize::from(self.0)
    }

    /// The inverse of [`Surroundings::number`].
    pub const fn numbered(number: u8) -> Surroundings {
        Surroundings(number)
    }

    /// How many different surroundings there are.
    pub const COUNT: usize = 256;

    /// The rotations, as bits, with which a tile of a kind fits here. Only rotations that look different count.
    #[inline]
    pub fn fitting(self, kind: Kind) -> u8 {
        FITTING[usize::from(kind.0)][usize::from(self.0)] & 0b1111
    }

    /// How many such rotations there are.
    #[inline]
    pub const fn count_fitting(self, kind: Kind) -> u8 {
        FITTING[kind.0 as usize][self.0 as usize] >> 4
    }
}

/// The two bits of a terrain.
const fn code(terrain: Terrain) -> u8 {
    match terrain {
        Terrain::Field => 1,
        Terrain::Road => 2,
        Terrain::City => 3,
        Terrain::Cloister => 0,
    }
}

/// The rotations, as bits, with which each kind fits into each [`Surroundings`], and above these four bits their number.
static FITTING: [[u8; 256]; KINDS] = {
    let mut all = [[0; 256]; KINDS];
    let mut kind = 0;
    while kind < KINDS {
        let mut rotation = 0;
        while rotation < PATTERNS[kind].rotations {
            let terrain = BORDERS[4 * kind + rotation as usize].terrain;
            let mut around = 0;
            while around < 256 {
                let (mut side, mut fits) = (0, true);
                while side < 4 {
                    let there = (around >> (2 * side)) as u8 & 3;
                    fits &= there == 0 || there == code(terrain[side]);
                    side += 1;
                }
                if fits {
                    all[kind][around] = (all[kind][around] | 1 << rotation) + (1 << 4);
                }
                around += 1;
            }
            rotation += 1;
        }
        kind += 1;
    }
    all
};
