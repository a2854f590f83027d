//! The tiles: `tests/rules/carcassonne/tiles.json` fact by fact, and what each kind can do on the first turn.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use serde::Deserialize;

use tessera_games::carcassonne::{Kind, Segment, Terrain, Tile};

use super::{kind, laid};

#[derive(Deserialize)]
struct Sheet {
    tiles: Vec<Printed>,
}

/// A kind of tile; sides as letters, halves as numbers, cities by their place in the list.
#[derive(Deserialize)]
struct Printed {
    id: char,
    count: u8,
    start_tile: bool,
    edge_string: String,
    cities: Vec<City>,
    roads: Vec<Road>,
    cloister: bool,
    fields: Vec<Field>,
}

#[derive(Deserialize)]
struct City {
    edges: Vec<String>,
    pennant: bool,
}

#[derive(Deserialize)]
struct Road {
    edges: Vec<String>,
}

#[derive(Deserialize)]
struct Field {
    half_edge_ids: Vec<u8>,
    cities: Vec<usize>,
}

/// A segment as far as it does not matter in which order a tile's segments are listed: cities beside a field
/// are identified by their sides.
type Fact = (Terrain, u8, bool, BTreeSet<u8>);

fn sides(edges: &[String]) -> u8 {
    let side = |edge: &String| "NESW".find(edge.as_str()).expect("N, E, S or W");
    edges.iter().fold(0, |bits, edge| bits | 1 << side(edge))
}

fn printed(tile: &Printed) -> BTreeSet<Fact> {
    let none = BTreeSet::new();
    let mut facts = BTreeSet::new();
    for city in &tile.cities {
        facts.insert((Terrain::City, sides(&city.edges), city.pennant, none.clone()));
    }
    for road in &tile.roads {
        facts.insert((Terrain::Road, sides(&road.edges), false, none.clone()));
    }
    for field in &tile.fields {
        let halves = field.half_edge_ids.iter().fold(0, |bits, half| bits | 1 << half);
        let beside = field.cities.iter().map(|&city| sides(&tile.cities[city].edges));
        facts.insert((Terrain::Field, halves, false, beside.collect()));
    }
    if tile.cloister {
        facts.insert((Terrain::Cloister, 0, false, none));
    }
    facts
}

fn ours(kind: Kind) -> BTreeSet<Fact> {
    let segments = kind.pattern().segments;
    let fact = |segment: &Segment| {
        let cities = (0..8).filter(|city| segment.beside & 1 << city != 0);
        let beside = cities.map(|city: usize| segments[city].reach);
        (segment.terrain, segment.reach, segment.pennant, beside.collect())
    };
    segments.iter().map(fact).collect()
}

#[test]
fn every_tile_is_as_it_is_printed() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/rules/carcassonne/tiles.json");
    let text = fs::read_to_string(path).expect("tests/rules/carcassonne/tiles.json");
    let sheet: Sheet = serde_json::from_str(&text).expect("tests/rules/carcassonne/tiles.json");
    assert_eq!(sheet.tiles.len(), 24);
    for (tile, kind) in sheet.tiles.iter().zip(Kind::all()) {
        let pattern = kind.pattern();
        assert_eq!(pattern.letter, tile.id);
        assert_eq!(pattern.count, tile.count, "{}", tile.id);
        assert_eq!(kind == Kind::START, tile.start_tile, "{}", tile.id);
        assert_eq!(ours(kind), printed(tile), "{}", tile.id);
        let listed = tile.cities.len() + tile.roads.len() + tile.fields.len() + usize::from(tile.cloister);
        assert_eq!(pattern.segments.len(), listed, "{}", tile.id);
        let shown = Tile::new(kind, 0).borders().terrain.map(|terrain| match terrain {
            Terrain::City => 'C',
            Terrain::Road => 'R',
            Terrain::Field => 'F',
            Terrain::Cloister => unreachable!("a cloister touches no side"),
        });
        assert_eq!(shown.iter().collect::<String>(), tile.edge_string, "{}", tile.id);
    }
}

/// Placements and moves (a placement with what may be done with a meeple) of each kind beside the start tile.
const FIRST_TURN: [(char, usize, usize); 24] = [
    ('A', 5, 20),
    ('B', 1, 3),
    ('C', 1, 2),
    ('D', 6, 30),
    ('E', 4, 12),
    ('F', 2, 8),
    ('G', 2, 8),
    ('H', 2, 8),
    ('I', 4, 16),
    ('J', 6, 30),
    ('K', 6, 30),
    ('L', 7, 56),
    ('M', 4, 12),
    ('N', 4, 12),
    ('O', 6, 30),
    ('P', 6, 30),
    ('Q', 4, 12),
    ('R', 4, 12),
    ('S', 5, 25),
    ('T', 5, 25),
    ('U', 3, 12),
    ('V', 6, 24),
    ('W', 7, 49),
    ('X', 2, 18),
];

#[test]
fn the_first_turn_has_the_known_placements_and_moves_21_on_average() {
    let start = laid("");
    let (mut moves, mut tiles) = (0, 0);
    for (letter, placements, wanted) in FIRST_TURN {
        let drawn = laid(&letter.to_string());
        let listed = drawn.legal();
        let names: Vec<&str> = listed.split(' ').collect();
        assert_eq!(names.len(), placements, "{letter}: {listed}");
        let meeples = |name: &&str| laid(&format!("{letter} {name}")).moves().len();
        let counted: usize = names.iter().map(meeples).sum();
        assert_eq!(counted, wanted, "{letter}");
        moves += usize::from(start.state.bag(kind(letter))) * counted;
        tiles += usize::from(start.state.bag(kind(letter)));
    }
    assert_eq!((tiles, moves), (71, 21 * 71));
}
