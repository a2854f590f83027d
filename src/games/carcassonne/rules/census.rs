//! What somebody stands in, visited without a list being made: for the score, and for whoever weighs a position.

use super::MEEPLES;
use super::features::Feature;
use super::position::{Position, Roots};
use super::tile::Terrain;
use crate::game::Seat;

/// At most every meeple stands in a field of its own.
const MOST_FARMS: usize = MEEPLES as usize * Seat::MAX;

/// A field that somebody stands in, and the cities beside it, each counted once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Farm {
    /// The root of the field.
    pub root: u8,
    /// How many cities are complete.
    pub complete: u8,
    /// How many have one open side, two, three, and more.
    pub open: [u8; 4],
}

impl Position {
    /// The same table with all that the first two seats have exchanged, the turn too.
    #[cfg(test)]
    pub fn exchanged(&self) -> Position {
        let mut other = self.clone();
        other.features.exchange();
        other.meeples.swap(0, 1);
        other.placed.swap(0, 1);
        other.earned.swap(0, 1);
        other.last.swap(0, 1);
        if self.mover.0 < 2 {
            other.mover = Seat(1 - self.mover.0);
        }
        other
    }

    /// Visits every city, road and cloister that somebody stands in, once, with its root.
    pub fn each_claim(&self, mut visit: impl FnMut(u8, &Feature)) {
        let mut known = Roots::default();
        for seat in 0..Seat::MAX as u8 {
            for &segment in self.standing_of(Seat(seat)) {
                let root = self.features.root(segment);
                let feature = self.features.of(root);
                if feature.terrain != Terrain::Field && known.insert(root) {
                    visit(root, feature);
                }
            }
        }
    }

    /// Visits every field that somebody stands in, once.
    pub fn each_farm(&self, mut visit: impl FnMut(Farm)) {
        let mut farms = [(Farm::default(), Roots::default()); MOST_FARMS];
        let mut count = 0;
        let mut known = Roots::default();
        for seat in 0..Seat::MAX as u8 {
            for &segment in self.standing_of(Seat(seat)) {
                let root = self.features.root(segment);
                if self.terrain(root) == Terrain::Field && known.insert(root) {
                    farms[count].0.root = root;
                    count += 1;
                }
            }
        }
        if count == 0 {
            return;
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
                let beside = farms[..count].iter_mut().find(|(farm, _)| farm.root == root);
                let (farm, cities) = beside.expect("it is known");
                for city in (0..2).filter(|city| segment.beside & 1 << city != 0) {
                    let city = self.features.root(self.segment(cell, city));
                    if cities.insert(city) {
                        match self.features.of(city).open {
                            0 => farm.complete += 1,
                            open => farm.open[usize::from(open.min(4)) - 1] += 1,
                        }
                    }
                }
            }
        }
        for (farm, _) in &farms[..count] {
            visit(*farm);
        }
    }
}
