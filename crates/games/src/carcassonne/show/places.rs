//! Where things lie on a tile and on the table, in words of any language.

use crate::carcassonne::rules::{Terrain, Tile};

/// The sides or corners of a tile, as a language calls them, clockwise from the north or the north-east.
pub type Four = [&'static str; 4];

/// The corner at which half of a side lies. Halves are counted clockwise from the west half of the north.
pub fn corner(half: u8, corners: &Four) -> &'static str {
    corners[usize::from(half + 7) / 2 % 4]
}

/// Along which sides a segment lies, or in which corners; `None` where it is the only one of its terrain on the tile.
pub fn of_segment(tile: Tile, segment: u8, sides: &Four, corners: &Four) -> Option<Vec<String>> {
    let segments = tile.kind().pattern().segments;
    let terrain = segments[usize::from(segment)].terrain;
    if segments.iter().filter(|other| other.terrain == terrain).count() < 2 {
        return None;
    }
    let reach = tile.reach(segment);
    let reached = |side: &usize| match terrain {
        // A field has two bits for each side; where it lies along none as a whole, it fills corners.
        Terrain::Field => reach >> (2 * side) & 3 == 3,
        _ => reach & 1 << side != 0,
    };
    let along: Vec<String> = (0..4)
        .filter(reached)
        .map(|side| sides[side].to_owned())
        .collect();
    if !along.is_empty() {
        return Some(along);
    }
    let halves = |at: &usize| reach >> (2 * at + 1) & 1 | reach >> ((2 * at + 2) % 8) & 1;
    let filled = (0..4).filter(|at| halves(at) != 0);
    Some(filled.map(|at| corners[at].to_owned()).collect())
}

/// Coordinates: `2, −1`.
pub fn coordinates(x: i8, y: i8) -> String {
    format!("{}, {}", coordinate(x), coordinate(y))
}

/// One of them: `−1`.
pub fn coordinate(number: i8) -> String {
    format!("{}{}", if number < 0 { "−" } else { "" }, number.unsigned_abs())
}
