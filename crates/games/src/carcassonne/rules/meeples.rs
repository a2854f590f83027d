//! Meeples on the table: where they stand, where one may be put, and how they come home.

use super::award::Award;
use super::crowd::Crowd;
use super::position::Position;
use super::root_set::{CompletedFeatures, RootSet};
use super::segment::Terrain;
use tessera_core::game::Seat;

/// A meeple on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlacedMeeple {
    /// Whose it is.
    pub seat: Seat,
    /// The cell of its tile.
    pub cell: u8,
    /// The segment that it stands on, by its number on the tile.
    pub segment: u8,
}

impl Position {
    /// Every meeple on the table.
    pub fn standing(&self) -> Vec<PlacedMeeple> {
        let of = |seat: Seat| {
            self.standing_of(seat).iter().map(move |&segment| {
                let (cell, segment) = self.place_of(segment);
                PlacedMeeple { seat, cell, segment }
            })
        };
        Seat::all(Seat::MAX as u8).flat_map(of).collect()
    }

    /// The segments that a seat's meeples stand on, by their numbers among all.
    pub(super) fn standing_of(&self, seat: Seat) -> &[u8] {
        let seat = usize::from(seat.0);
        &self.meeples[seat][..usize::from(self.placed[seat])]
    }

    /// The features with meeples that the tile on this cell has completed.
    pub(super) fn completed_by(&self, cell: u8) -> CompletedFeatures {
        let mut completed = CompletedFeatures::default();
        let mut consider = |segment: u8| {
            let root = self.features.root(segment);
            let feature = self.features.of(root);
            if feature.open == 0 && !feature.crowd.is_empty() {
                completed.push(root);
            }
        };
        let segments = self.tile(cell).kind().pattern().segments;
        for (place, segment) in segments.iter().enumerate() {
            if matches!(segment.terrain, Terrain::City | Terrain::Road) {
                consider(self.segment(cell, place as u8));
            }
        }
        for &cloister in &self.cloisters[..usize::from(self.cloister_count)] {
            if self.patch.are_near(cell, cloister) {
                consider(self.cloister_segment(cloister));
            }
        }
        completed
    }

    /// Puts a meeple of a seat on a segment, by its number among all.
    pub(super) fn put_meeple(&mut self, seat: Seat, segment: u8) {
        let row = usize::from(seat.0);
        self.meeples[row][usize::from(self.placed[row])] = segment;
        self.placed[row] += 1;
        let root = self.features.root(segment);
        self.features.at_mut(root).crowd.add(seat);
    }

    /// Scores a completed feature: the majority gets its points, and its meeples come home.
    pub(super) fn score_feature(&mut self, award: &Award) {
        for seat in award.crowd.majority() {
            self.earned[usize::from(seat.0)][award.terrain as usize] += award.points;
        }
        for row in 0..Seat::MAX {
            if award.crowd.of(Seat(row as u8)) == 0 {
                continue;
            }
            let mut kept = 0;
            for place in 0..usize::from(self.placed[row]) {
                let segment = self.meeples[row][place];
                if self.features.root(segment) != award.root {
                    self.meeples[row][kept] = segment;
                    kept += 1;
                }
            }
            self.placed[row] = kept as u8;
        }
        self.features.at_mut(award.root).crowd = Crowd::NOBODY;
    }

    /// How many complete cities lie beside the field of a root.
    pub(super) fn cities_beside(&self, root: u8) -> u8 {
        let mut cities = RootSet::default();
        for &[field, city] in &self.field_city_pairs[..usize::from(self.field_city_count)] {
            let city = self.features.root(city);
            if self.features.root(field) == root && self.features.of(city).open == 0 {
                cities.insert(city);
            }
        }
        cities.count()
    }

    /// The segments of the tile just laid on which the seat to move may put a meeple; none while it has none in hand.
    pub fn free_segments(&self, cell: u8) -> impl Iterator<Item = u8> + use<> {
        let free = self.free_bits(cell);
        (0..8).filter(move |segment| free & 1 << segment != 0)
    }

    /// The same as bits. A segment is free if no meeple stands in its feature.
    #[inline]
    pub(super) fn free_bits(&self, cell: u8) -> u8 {
        if self.in_hand(self.mover) == 0 {
            return 0;
        }
        let segments = self.tile(cell).kind().pattern().segments.len() as u8;
        (0..segments)
            .filter(|&segment| self.features.of(self.segment(cell, segment)).crowd.is_empty())
            .fold(0, |bits, segment| bits | 1 << segment)
    }
}
