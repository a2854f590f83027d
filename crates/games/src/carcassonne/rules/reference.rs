//! Compares the fast rules with a slow, literal implementation on every ply of random games. In half of them a builder
//! plays, who prefers to join and to complete, because large cities, rings and shared features are rare in random
//! games.

mod table;

use std::collections::{BTreeMap, BTreeSet};

use super::*;
use table::{Seen, Table};
use tessera_core::board::COMPASS;
use tessera_core::game::{Dice, Game, Seat, Turn, dice};

/// Compares everything in a position of the fast rules with the reference table.
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
        let fast = state.feature(root);
        assert_eq!(fast.terrain, terrain);
        let crowd: Vec<usize> = Seat::all(game.players)
            .map(|seat| fast.crowd.of(seat).into())
            .collect();
        assert_eq!(crowd, counted.crowd);
        if terrain != Terrain::Field {
            assert_eq!(usize::from(fast.tiles), counted.tiles, "tiles of a {terrain:?}");
            assert_eq!(usize::from(fast.pennants), counted.pennants);
            assert_eq!(fast.open == 0, counted.complete, "a {terrain:?} of {feature:?}");
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

/// Of several random moves the one that builds most: completed and shared features raise the sum of all scores, and
/// tiles close to each other make rings.
fn builder_move(game: &Carcassonne, state: &Position, dice: &mut Dice) -> Move {
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
                        Move::Lay { x, y, rotation } => (x, y, rotation),
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
                Phase::Lay(_) | Phase::Meeple(_) if builder => builder_move(&game, &state, &mut dice),
                _ => game.random_move(&state, &mut dice, &mut buffer),
            };
            game.play(&mut state, mv);
            match (mv, phase) {
                (Move::Lay { x, y, rotation }, Phase::Lay(kind)) => {
                    table.lay((x, y), Tile::new(kind, rotation), &mut seen);
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
