//! The rules read word by word: features by walking over the tiles from nothing, no bookkeeping at all. Slow;
//! the fast rules are held against it on every ply of random games. In half of them a builder plays, who likes
//! to join and to complete: big cities, rings and shared features are rare where everything is left to chance.

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use crate::board::COMPASS;
use crate::game::dice;

/// A segment of a laid tile: where the tile lies, and the segment's place on it.
type Place = ((i8, i8), u8);

/// A table as a list of facts.
struct Table {
    tiles: BTreeMap<(i8, i8), Tile>,
    meeples: Vec<(Seat, Place)>,
    points: Vec<u16>,
}

/// How often something happened that is rare in random games.
#[derive(Default, Debug)]
struct Seen {
    /// Features with meeples that a tile joined.
    merged: usize,
    /// Tiles that completed several features with meeples.
    several: usize,
    /// Completed features that seats shared.
    shared: usize,
    /// Roads that bite their own tail.
    rings: usize,
    /// Cities and roads that lie twice on one tile.
    twice: usize,
    /// Complete cities of eight tiles or more.
    large: usize,
}

/// What a feature is, counted by walking over it.
#[derive(PartialEq, Eq, Debug)]
struct Counted {
    tiles: usize,
    pennants: usize,
    complete: bool,
    crowd: Vec<usize>,
}

impl Table {
    fn segments(&self, at: (i8, i8)) -> &'static [Segment] {
        self.tiles[&at].kind().pattern().segments
    }

    fn segment(&self, place: Place) -> Segment {
        self.segments(place.0)[usize::from(place.1)]
    }

    fn reach(&self, place: Place) -> u8 {
        self.tiles[&place.0].reach(place.1)
    }

    /// Where one comes from a segment across its borders: the segment beyond, or nothing where no tile lies.
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

    /// Every segment that hangs together with one.
    fn feature(&self, place: Place) -> BTreeSet<Place> {
        let (mut feature, mut waiting) = (BTreeSet::new(), vec![place]);
        while let Some(place) = waiting.pop() {
            if feature.insert(place) {
                waiting.extend(self.beyond(place).into_iter().flatten());
            }
        }
        feature
    }

    fn count(&self, feature: &BTreeSet<Place>, players: u8) -> Counted {
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

    fn features(&self) -> BTreeSet<BTreeSet<Place>> {
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

    /// Gives the majority its points; how many seats shared it.
    fn pay(points: &mut [u16], crowd: &[usize], worth: usize) -> usize {
        let most = crowd.iter().copied().max().unwrap_or(0);
        let majority = (0..crowd.len()).filter(|&seat| most > 0 && crowd[seat] == most);
        majority.map(|seat| points[seat] += worth as u16).count()
    }

    /// After a turn: every complete city, road and cloister with meeples is scored and cleared.
    fn settle(&mut self, players: u8, seen: &mut Seen) {
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

    /// Lays a tile and notes what came together by it.
    fn lay(&mut self, at: (i8, i8), tile: Tile, seen: &mut Seen) {
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

    fn terrain(&self, feature: &BTreeSet<Place>) -> Terrain {
        self.segment(*feature.first().expect("a feature has a segment"))
            .terrain
    }

    /// What everybody would have if the game ended now.
    fn projected(&self, players: u8) -> Vec<u16> {
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

    /// Where a tile of a kind fits, over a square that holds more than the table.
    fn placements(&self, kind: Kind) -> BTreeSet<(i8, i8, u8)> {
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
                for turn in 0..kind.pattern().turns {
                    if fits(x, y, Tile::new(kind, turn)) {
                        found.insert((x, y, turn));
                    }
                }
            }
        }
        found
    }
}

/// Holds everything that the fast rules know against what the table says.
fn compare(game: &Carcassonne, state: &Position, table: &Table) {
    for seat in Seat::all(game.players) {
        let points: u16 = state.earned(seat).iter().sum();
        assert_eq!(points, table.points[usize::from(seat.0)], "points of {seat:?}");
    }
    let projected = table.projected(game.players);
    for seat in Seat::all(game.players) {
        assert_eq!(
            game.score(state)[seat],
            2 * i32::from(projected[usize::from(seat.0)])
        );
    }
    for feature in table.features() {
        let counted = table.count(&feature, game.players);
        let terrain = table.terrain(&feature);
        let numbers: BTreeSet<u8> = feature
            .iter()
            .map(|&((x, y), segment)| state.root(state.segment(state.patch().cell(x, y).unwrap(), segment)))
            .collect();
        assert_eq!(numbers.len(), 1, "one feature has one root");
        let root = *numbers.first().unwrap();
        assert_eq!(
            state.members(root).len(),
            feature.len(),
            "and nothing else has it"
        );
        let known = state.feature(root);
        assert_eq!(known.terrain, terrain);
        let crowd: Vec<usize> = Seat::all(game.players)
            .map(|seat| known.crowd.of(seat).into())
            .collect();
        assert_eq!(crowd, counted.crowd);
        if terrain != Terrain::Field {
            assert_eq!(usize::from(known.tiles), counted.tiles, "tiles of a {terrain:?}");
            assert_eq!(usize::from(known.pennants), counted.pennants);
            assert_eq!(known.open == 0, counted.complete, "a {terrain:?} of {feature:?}");
        }
    }
    let mut standing: Vec<_> = state
        .standing()
        .into_iter()
        .map(|meeple| (meeple.seat, (state.patch().at(meeple.cell), meeple.segment)))
        .collect();
    let mut meeples = table.meeples.clone();
    standing.sort();
    meeples.sort();
    assert_eq!(standing, meeples);
    for seat in Seat::all(game.players) {
        let out = meeples.iter().filter(|meeple| meeple.0 == seat).count();
        assert_eq!(usize::from(state.in_hand(seat)), 7 - out);
    }
}

/// Of several random moves the one that builds most: what is completed and what is shared pays all seats
/// together, and tiles close to each other make rings.
fn built(game: &Carcassonne, state: &Position, dice: &mut Dice) -> Move {
    let worth = |&mv: &Move| {
        let mut after = state.clone();
        game.play(&mut after, mv);
        let together: i32 = game.score(&after).0.iter().sum();
        let Phase::Meeple(cell) = after.phase() else {
            return together;
        };
        let (x, y) = after.patch().at(cell);
        let beside = COMPASS.iter().filter(|(east, north)| {
            let there = after.patch().cell(x + east, y + north);
            there.is_some_and(|there| after.patch().is_covered(there))
        });
        let segments = 0..after.tile(cell).kind().pattern().segments.len() as u8;
        let features = segments.map(|segment| after.feature(after.segment(cell, segment)));
        let closed = features.filter(|feature| feature.open == 0 && feature.terrain != Terrain::Field);
        together + 4 * beside.count() as i32 + closed.map(|feature| i32::from(feature.tiles)).sum::<i32>()
    };
    let drawn: Vec<Move> = (0..24)
        .map(|_| game.random_move(state, dice, &mut Vec::new()))
        .collect();
    drawn.into_iter().max_by_key(worth).expect("several were drawn")
}

#[test]
fn every_ply_of_random_games_is_as_the_rules_say_word_by_word() {
    let mut seen = Seen::default();
    for (seed, players) in (1..=40).zip([2, 3, 4, 5].into_iter().cycle()) {
        let builder = seed > 20;
        println!("seed {seed}, {players} players, builder: {builder}");
        let game = Carcassonne::new(players);
        let (mut dice, mut buffer) = (dice(seed), Vec::new());
        let mut state = game.start();
        let mut table = Table {
            tiles: BTreeMap::from([((0, 0), Tile::new(Kind::START, 0))]),
            meeples: Vec::new(),
            points: vec![0; players.into()],
        };
        while game.turn(&state) != Turn::Over {
            let mut listed = Vec::new();
            game.moves(&state, &mut listed);
            if let Phase::Lay(kind) = state.phase() {
                let listed: BTreeSet<_> = listed
                    .iter()
                    .map(|&mv| match mv {
                        Move::Lay { x, y, turn } => (x, y, turn),
                        other => panic!("{other:?} is listed when a tile is to be laid"),
                    })
                    .collect();
                assert_eq!(listed, table.placements(kind));
            }
            if let Phase::Meeple(cell) = state.phase() {
                let at = state.patch().at(cell);
                let free = (0..table.segments(at).len() as u8).filter(|&segment| {
                    let feature = table.feature((at, segment));
                    state.in_hand(state.mover()) > 0
                        && !table.meeples.iter().any(|(_, place)| feature.contains(place))
                });
                let wanted: Vec<_> = std::iter::once(None)
                    .chain(free.map(Some))
                    .map(Move::Meeple)
                    .collect();
                assert_eq!(listed, wanted);
            }
            let (phase, mover) = (state.phase(), state.mover());
            let mv = match phase {
                Phase::Lay(_) | Phase::Meeple(_) if builder => built(&game, &state, &mut dice),
                _ => game.random_move(&state, &mut dice, &mut buffer),
            };
            game.play(&mut state, mv);
            match (mv, phase) {
                (Move::Lay { x, y, turn }, Phase::Lay(kind)) => {
                    table.lay((x, y), Tile::new(kind, turn), &mut seen);
                }
                (Move::Meeple(segment), Phase::Meeple(cell)) => {
                    let at = state.patch().at(cell);
                    table
                        .meeples
                        .extend(segment.map(|segment| (mover, (at, segment))));
                    table.settle(players, &mut seen);
                }
                (Move::Draw(kind), _) => {
                    let fits = !table.placements(kind).is_empty();
                    assert_eq!(state.phase() == Phase::Lay(kind), fits);
                    continue;
                }
                _ => {}
            }
            compare(&game, &state, &table);
        }
        assert_eq!(state.left(), 0);
    }
    println!("{seen:?}");
    let Seen {
        merged,
        several,
        shared,
        rings,
        twice,
        large,
    } = seen;
    let counts = [merged, several, shared, rings, twice, large];
    assert!(counts.iter().all(|&count| count > 0), "something never happened");
}

#[test]
fn a_state_is_at_most_five_kilobytes_and_copies_as_bytes() {
    assert!(
        size_of::<Position>() <= 5 * 1024,
        "{} bytes",
        size_of::<Position>()
    );
    assert!(!std::mem::needs_drop::<Position>(), "nothing in it is allocated");
}
