//! Visitors of the features with meeples, without allocation: for the score and for evaluations.

use super::crowd::MEEPLES;
use super::features::Feature;
use super::position::Position;
use super::root_set::RootSet;
use super::segment::Terrain;
use tessera_core::game::Seat;

/// The most fields that can be visited: every meeple in a field of its own, and four fields on a new tile.
const MOST_FARMS: usize = MEEPLES as usize * Seat::MAX + 4;

/// A field and the cities beside it, each counted once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Farm {
    /// The root of the field.
    pub root: u8,
    /// How many of the cities are complete.
    pub complete: u8,
    /// The sum of the weights of the incomplete cities.
    pub weight: u32,
}

impl Position {
    /// The same position with the first two seats exchanged in everything, the turn included.
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

    /// Visits every city, road and cloister with a meeple once, with its root.
    pub fn each_claim(&self, mut visit: impl FnMut(u8, &Feature)) {
        let mut visited = RootSet::default();
        for seat in 0..Seat::MAX as u8 {
            for &segment in self.standing_of(Seat(seat)) {
                let root = self.features.root(segment);
                let feature = self.features.of(root);
                if feature.terrain != Terrain::Field && visited.insert(root) {
                    visit(root, feature);
                }
            }
        }
    }

    /// Visits every field with a meeple, and the fields among the segments `more`, once each. `weigh` gives the weight
    /// of an incomplete city, by its root.
    pub fn each_farm(
        &self,
        more: &[u8],
        mut weigh: impl FnMut(u8, &Feature) -> u32,
        mut visit: impl FnMut(Farm),
    ) {
        let mut farms = [(Farm::default(), RootSet::default()); MOST_FARMS];
        let mut count = 0;
        let mut visited = RootSet::default();
        let mut add = |segment: u8| {
            let root = self.features.root(segment);
            if self.terrain(root) == Terrain::Field && visited.insert(root) {
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
        for &[field, city] in &self.field_city_pairs[..usize::from(self.field_city_count)] {
            let root = self.features.root(field);
            if !visited.has(root) {
                continue;
            }
            let found = farms[..count].iter_mut().find(|(farm, _)| farm.root == root);
            let (farm, cities) = found.expect("the field was visited");
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
