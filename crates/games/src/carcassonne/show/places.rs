//! Where things lie on a tile and on the table, in words of any language.

use crate::carcassonne::rules::{Terrain, Tile};

/// The sides or corners of a tile, as a language calls them, clockwise from the north or the north-east.
pub type Four = [&'static str; 4];

/// The corner at which half of a side lies. Halves are counted clockwise from the west half of the north.
pub fn corner(half: u8, corners: &Four) -> &'static str {
    corners[usize::from(half + 7) / 2 % 4]
}

/// Along which sides a segment lies; of a field in which corner, the one that its name has; `None` where it is the only one of its
/// terrain on the tile.
pub fn of_segment(tile: Tile, segment: u8, sides: &Four, corners: &Four) -> Option<Vec<String>> {
    let segments = tile.kind().pattern().segments;
    let terrain = segments[usize::from(segment)].terrain;
    if segments.iter().filter(|other| other.terrain == terrain).count() < 2 {
        return None;
    }
    let reach = tile.reach(segment);
    if terrain == Terrain::Field {
        return Some(vec![corner(reach.trailing_zeros() as u8, corners).to_owned()]);
    }
    let reached = (0..4).filter(|side| reach & 1 << side != 0);
    Some(reached.map(|side| sides[side].to_owned()).collect())
}

/// Coordinates: `2, −1`.
pub fn coordinates(x: i8, y: i8) -> String {
    format!("{}, {}", coordinate(x), coordinate(y))
}

/// One of them: `−1`.
pub fn coordinate(number: i8) -> String {
    format!("{}{}", if number < 0 { "−" } else { "" }, number.unsigned_abs())
}
