//! What somebody stands in, visited without a list being made: for the score, and for whoever weighs a position.

use super::MEEPLES;
use super::features::Feature;
use super::position::{Position, Roots};
use super::tile::Terrain;
use crate::game::Seat;

/// At most every meeple stands in a field of its own; and a tile has four.
const MOST_FARMS: usize = MEEPLES as usize * Seat::MAX + 4;

/// A field that somebody stands in, and the cities beside it, each counted once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Farm {
    /// The root of the field.
    pub root: u8,
    /// How many cities are complete.
    pub complete: u8,
    /// What those that are not complete weigh together.
    pub weight: u32,
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

    /// Visits every field that somebody stands in, and those of these segments of a tile, once, with what each city
    /// beside it that is not complete weighs, told its root.
    pub fn each_farm(
        &self,
        more: &[u8],
        mut weigh: impl FnMut(u8, &Feature) -> u32,
        mut visit: impl FnMut(Farm),
    ) {
        let mut farms = [(Farm::default(), Roots::default()); MOST_FARMS];
        let mut count = 0;
        let mut known = Roots::default();
        let mut add = |segment: u8| {
            let root = self.features.root(segment);
            if self.terrain(root) == Terrain::Field && known.insert(root) {
                farms[count].0.root = root;
                count += 1;
            }
        };
        for seat in 0..Seat::MAX as u8 {
            self.standing_of(Seat(seat)).iter().copied().for_each(&mut add);
        }
        more.iter().copied().for_each(add);
        if count == 0 {
            return;
        }
        for &[field, city] in &self.banks[..usize::from(self.bank_count)] {
            let root = self.features.root(field);
            if !known.has(root) {
                continue;
            }
            let beside = farms[..count].iter_mut().find(|(farm, _)| farm.root == root);
            let (farm, cities) = beside.expect("it is known");
            let city = self.features.root(city);
            if cities.insert(city) {
                match self.features.of(city) {
                    feature if feature.open == 0 => farm.complete += 1,
                    feature => farm.weight += weigh(city, feature),
                }
            }
        }
        for (farm, _) in &farms[..count] {
            visit(*farm);
        }
    }
}
