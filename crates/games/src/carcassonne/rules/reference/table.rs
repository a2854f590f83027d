//! A slow, literal implementation of the rules without bookkeeping: features are found by a walk over the tiles.

use std::collections::{BTreeMap, BTreeSet};

use super::super::kind::Kind;
use super::super::segment::{Segment, Terrain};
use super::super::tile::Tile;
use tessera_core::game::Seat;

/// A segment of a laid tile: where the tile lies, and the segment's place on it.
pub type Place = ((i8, i8), u8);

/// The tiles and meeples on the table and the points scored.
pub struct Table {
    /// The tiles by column and row.
    pub tiles: BTreeMap<(i8, i8), Tile>,
    /// The meeples and their segments.
    pub meeples: Vec<(Seat, Place)>,
    /// The points scored so far, by seat.
    pub points: Vec<u16>,
}

/// How often events occurred that are rare in random games.
#[derive(Default, Debug)]
pub struct Seen {
    /// Features with meeples that a tile joined.
    pub merged: usize,
    /// Tiles that completed several features with meeples.
    pub several: usize,
    /// Completed features that seats shared.
    pub shared: usize,
    /// Complete roads without ends.
    pub rings: usize,
    /// Cities and roads with two segments on one tile.
    pub twice: usize,
    /// Complete cities of eight tiles or more.
    pub large: usize,
}

/// The size of a feature, counted by a walk over it.
#[derive(PartialEq, Eq, Debug)]
pub struct Counted {
    pub tiles: usize,
    pub pennants: usize,
    pub complete: bool,
    /// Its meeples by seat.
    pub crowd: Vec<usize>,
}

impl Table {
    /// The segments of the tile at a place.
    pub fn segments(&self, at: (i8, i8)) -> &'static [Segment] {
        self.tiles[&at].kind().pattern().segments
    }

    fn segment(&self, place: Place) -> Segment {
        self.segments(place.0)[usize::from(place.1)]
    }

    fn reach(&self, place: Place) -> u8 {
        self.tiles[&place.0].reach(place.1)
    }

    /// For each border that a segment touches: the segment beyond it, or `None` where no tile lies.
    fn beyond(&self, place: Place) -> Vec<Option<Place>> {
        let ((x, y), terrain) = (place.0, self.segment(place).terrain);
        let ends = (0..8u8).filter(|end| self.reach(place) & 1 << end != 0);
        let across = |end: u8| {
            // Halves: the one that lies opposite on the neighbour. Sides: the opposite side.
            let (side, other) = match terrain {
                Terrain::Field => (end / 2, [5, 4, 7, 6, 1, 0, 3, 2][usize::from(end)]),
                _ => (end, [2, 3, 0, 1][usize::from(end)]),
            };
            let (east, north) = [(0, 1), (1, 0), (0, -1), (-1, 0)][usize::from(side)];
            let at = (x + east, y + north);
            self.tiles.get(&at)?;
            let touching = (0..self.segments(at).len() as u8)
                .map(|segment| (at, segment))
                .filter(|&there| {
                    self.segment(there).terrain == terrain && self.reach(there) & 1 << other != 0
                });
            let touching: Vec<Place> = touching.collect();
            assert_eq!(touching.len(), 1, "what touches is of the same kind");
            Some(touching[0])
        };
        ends.map(across).collect()
    }

    /// Every segment of the feature of a segment.
    pub fn feature(&self, place: Place) -> BTreeSet<Place> {
        let (mut feature, mut waiting) = (BTreeSet::new(), vec![place]);
        while let Some(place) = waiting.pop() {
            if feature.insert(place) {
                waiting.extend(self.beyond(place).into_iter().flatten());
            }
        }
        feature
    }

    /// Counts the tiles, pennants and meeples of a feature.
    pub fn count(&self, feature: &BTreeSet<Place>, players: u8) -> Counted {
        let &first = feature.first().expect("a feature has a segment");
        let tiles: BTreeSet<_> = feature.iter().map(|place| place.0).collect();
        let on = |seat: Seat| {
            self.meeples
                .iter()
                .filter(|m| m.0 == seat && feature.contains(&m.1))
                .count()
        };
        let crowd = Seat::all(players).map(on).collect();
        let pennants = feature
            .iter()
            .filter(|&&place| self.segment(place).pennant)
            .count();
        match self.segment(first).terrain {
            Terrain::Cloister => {
                let (x, y) = first.0;
                let around = self
                    .tiles
                    .keys()
                    .filter(|at| at.0.abs_diff(x) <= 1 && at.1.abs_diff(y) <= 1);
                let tiles = around.count();
                Counted {
                    tiles,
                    pennants,
                    complete: tiles == 9,
                    crowd,
                }
            }
            _ => Counted {
                tiles: tiles.len(),
                pennants,
                complete: feature
                    .iter()
                    .all(|&place| self.beyond(place).iter().all(Option::is_some)),
                crowd,
            },
        }
    }

    /// All features on the table.
    pub fn features(&self) -> BTreeSet<BTreeSet<Place>> {
        let places = self
            .tiles
            .keys()
            .flat_map(|&at| (0..self.segments(at).len() as u8).map(move |segment| (at, segment)));
        let mut features: BTreeSet<BTreeSet<Place>> = BTreeSet::new();
        let mut known: BTreeSet<Place> = BTreeSet::new();
        for place in places {
            if !known.contains(&place) {
                let feature = self.feature(place);
                known.extend(&feature);
                features.insert(feature);
            }
        }
        features
    }

    /// Gives the majority its points. Returns how many seats are in the majority.
    fn pay(points: &mut [u16], crowd: &[usize], worth: usize) -> usize {
        let most = crowd.iter().copied().max().unwrap_or(0);
        let majority = (0..crowd.len()).filter(|&seat| most > 0 && crowd[seat] == most);
        majority.map(|seat| points[seat] += worth as u16).count()
    }

    /// After a turn: every complete city, road and cloister with meeples is scored and cleared.
    pub fn settle(&mut self, players: u8, seen: &mut Seen) {
        let mut scored = 0;
        for feature in self.features() {
            let (counted, terrain) = (self.count(&feature, players), self.terrain(&feature));
            if terrain == Terrain::Field || !counted.complete {
                continue;
            }
            let worth = match terrain {
                Terrain::City => 2 * (counted.tiles + counted.pennants),
                _ => counted.tiles,
            };
            let sharing = Table::pay(&mut self.points, &counted.crowd, worth);
            self.meeples.retain(|(_, place)| !feature.contains(place));
            scored += usize::from(sharing > 0);
            seen.shared += usize::from(sharing > 1);
        }
        seen.several += usize::from(scored > 1);
    }

    /// Lays a tile and counts the rare events that it causes.
    pub fn lay(&mut self, at: (i8, i8), tile: Tile, seen: &mut Seen) {
        let apart: BTreeSet<_> = self.meeples.iter().map(|m| self.feature(m.1)).collect();
        self.tiles.insert(at, tile);
        let together: BTreeSet<_> = self.meeples.iter().map(|m| self.feature(m.1)).collect();
        seen.merged += apart.len() - together.len();
        let of_tile = (0..self.segments(at).len() as u8).map(|segment| self.feature((at, segment)));
        for feature in of_tile.collect::<BTreeSet<_>>() {
            let terrain = self.terrain(&feature);
            let tiles: BTreeSet<_> = feature.iter().map(|place| place.0).collect();
            let passed = |place: &Place| self.segment(*place).ends() == 2;
            let closed = feature
                .iter()
                .all(|&place| self.beyond(place).iter().all(Option::is_some));
            seen.rings += usize::from(terrain == Terrain::Road && closed && feature.iter().all(passed));
            seen.twice += usize::from(terrain != Terrain::Field && feature.len() > tiles.len());
            seen.large += usize::from(terrain == Terrain::City && closed && tiles.len() >= 8);
        }
    }

    pub fn terrain(&self, feature: &BTreeSet<Place>) -> Terrain {
        self.segment(*feature.first().expect("a feature has a segment"))
            .terrain
    }

    /// The points of all seats if the game ended now.
    pub fn projected(&self, players: u8) -> Vec<u16> {
        let mut points = self.points.clone();
        let features = self.features();
        let complete = |city: &&BTreeSet<Place>| {
            self.terrain(city) == Terrain::City && self.count(city, players).complete
        };
        let cities: Vec<_> = features.iter().filter(complete).collect();
        for feature in &features {
            let (counted, terrain) = (self.count(feature, players), self.terrain(feature));
            let worth = match terrain {
                Terrain::Field => {
                    let beside = cities.iter().filter(|city| {
                        feature.iter().any(|&(at, segment)| {
                            (0..2u8).any(|place| {
                                self.segment((at, segment)).beside & 1 << place != 0
                                    && city.contains(&(at, place))
                            })
                        })
                    });
                    3 * beside.count()
                }
                // Whatever is complete and still occupied was completed without being settled: never.
                _ => counted.tiles + counted.pennants,
            };
            Table::pay(&mut points, &counted.crowd, worth);
        }
        points
    }

    /// Where a tile of a kind fits, tried over a square larger than the table.
    pub fn placements(&self, kind: Kind) -> BTreeSet<(i8, i8, u8)> {
        let reach = 1 + self
            .tiles
            .keys()
            .map(|at| at.0.abs().max(at.1.abs()))
            .max()
            .unwrap_or(0);
        let terrain_on = |tile: Tile, side: u8| {
            let segments = tile.kind().pattern().segments.iter().enumerate();
            let here = segments.filter(|(_, segment)| segment.terrain != Terrain::Field);
            here.filter(|(place, _)| tile.reach(*place as u8) & 1 << side != 0)
                .map(|(_, segment)| segment.terrain)
                .next()
                .unwrap_or(Terrain::Field)
        };
        let fits = |x: i8, y: i8, tile: Tile| {
            let neighbours = [(0, 1), (1, 0), (0, -1), (-1, 0)]
                .map(|(east, north)| self.tiles.get(&(x + east, y + north)));
            let matching = (0..4u8).all(|side| {
                neighbours[usize::from(side)]
                    .is_none_or(|&there| terrain_on(tile, side) == terrain_on(there, (side + 2) % 4))
            });
            !self.tiles.contains_key(&(x, y)) && neighbours.iter().any(Option::is_some) && matching
        };
        let mut found = BTreeSet::new();
        for x in -reach..=reach {
            for y in -reach..=reach {
                for rotation in 0..kind.pattern().rotations {
                    if fits(x, y, Tile::new(kind, rotation)) {
                        found.insert((x, y, rotation));
                    }
                }
            }
        }
        found
    }
}
