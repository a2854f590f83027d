//! The points of features: completed ones during the game, and all others at its end.

use super::award::Award;
use super::claims::Farm;
use super::game::Carcassonne;
use super::position::{Phase, Position};
use super::root_set::RootSet;
use super::segment::Terrain;
use tessera_core::game::{BySeat, Seat};
use tessera_core::sorting;

impl Carcassonne {
    /// What a feature is worth, as a complete one or as an incomplete one at the end of the game. Fields are counted by
    /// [`Carcassonne::each_final`].
    ///
    /// A road is worth 1 point a tile. A complete city is worth 2 points a tile and 2 a pennant, an incomplete one half
    /// of that. A cloister is worth 1 point for itself and 1 for each tile around it.
    pub(super) fn award(&self, state: &Position, root: u8, complete: bool) -> Award {
        let feature = state.features.of(root);
        let mut award = Award {
            root,
            terrain: state.terrain(root),
            tiles: feature.tiles,
            pennants: feature.pennants,
            complete,
            crowd: feature.crowd,
            points: 0,
        };
        award.points = self.points(&award);
        award
    }

    /// The points of a feature by its size; 0 for a field.
    fn points(&self, award: &Award) -> u16 {
        let (tiles, pennants) = (u16::from(award.tiles), u16::from(award.pennants));
        match award.terrain {
            Terrain::City if !award.complete => tiles + pennants,
            Terrain::City if tiles == 2 => u16::from(self.small_city) + 2 * pennants,
            Terrain::City => 2 * (tiles + pennants),
            Terrain::Road | Terrain::Cloister => tiles,
            Terrain::Field => 0,
        }
    }

    /// The features that this meeple move scores: those with meeples that the tile just laid has completed.
    pub fn awards(&self, state: &Position, segment: Option<u8>) -> Vec<Award> {
        let Phase::Meeple(cell) = state.phase else {
            return Vec::new();
        };
        let mut state = state.clone();
        if let Some(segment) = segment {
            state.put_meeple(state.mover, state.segment(cell, segment));
        }
        let completed = state.completed_by(cell);
        completed
            .iter()
            .map(|&root| self.award(&state, root, true))
            .collect()
    }

    /// Every feature with a meeple, scored as if the game ended now, in the order of their roots. A field is worth 3
    /// points for each complete city beside it.
    pub fn final_awards(&self, state: &Position) -> Vec<Award> {
        let mut awards = Vec::new();
        self.each_final(state, |award| awards.push(award));
        sorting::sort_by_key(&mut awards, |award| award.root);
        awards
    }

    /// Visits the features that [`Carcassonne::final_awards`] lists, without allocation and in no particular order.
    pub fn each_final(&self, state: &Position, mut visit: impl FnMut(Award)) {
        let mut roots = RootSet::default();
        let mut fields = false;
        for seat in Seat::all(self.players) {
            for &segment in state.standing_of(seat) {
                let root = state.features.root(segment);
                if roots.insert(root) {
                    match state.terrain(root) {
                        Terrain::Field => fields = true,
                        _ => visit(self.award(state, root, false)),
                    }
                }
            }
        }
        if fields {
            let count = |farm: Farm| {
                visit(Award {
                    tiles: farm.complete,
                    points: 3 * u16::from(farm.complete),
                    ..self.award(state, farm.root, false)
                });
            };
            state.each_farm(&[], |_, _| 0, count);
        }
    }

    /// What a feature is worth if the game ends now, and what it is worth if it is completed without growing further.
    pub fn worth(&self, state: &Position, root: u8) -> (Award, Award) {
        let mut now = self.award(state, root, state.feature(root).open == 0);
        if now.terrain == Terrain::Field {
            now.tiles = state.cities_beside(root);
            now.points = 3 * u16::from(now.tiles);
            return (now, now);
        }
        let mut then = self.award(state, root, true);
        if then.terrain == Terrain::Cloister {
            (then.tiles, then.points) = (9, 9);
        }
        (now, then)
    }

    /// What a feature is worth if the game ends now, and the least that it is worth once it is complete: an open road or
    /// city grows by a tile on every empty cell at which it ends.
    pub fn prospects(&self, state: &Position, root: u8) -> (Award, Award) {
        let (now, mut then) = self.worth(state, root);
        if matches!(then.terrain, Terrain::City | Terrain::Road) {
            then.tiles += state.empty_ends(root);
            then.points = self.points(&then);
        }
        (now, then)
    }

    /// The points of each seat if the game ended now, by terrain.
    pub fn projected(&self, state: &Position) -> BySeat<[u16; Terrain::ALL.len()]> {
        let mut points = BySeat(state.earned);
        if state.placed.iter().any(|&placed| placed > 0) {
            self.each_final(state, |award| {
                for seat in award.crowd.majority() {
                    points[seat][award.terrain as usize] += award.points;
                }
            });
        }
        points
    }
}
