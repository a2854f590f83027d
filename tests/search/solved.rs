//! Searches find the move of positions of Connect Four that `lab solve --moves` has solved.

use std::sync::Arc;

use tessera_core::game::dice;
use tessera_engine as engine;
use tessera_games::connect_four::ConnectFour;
use tessera_games::play::{Notation, Record, replay};
use tessera_protocol::Engine;
use tessera_search::Status;

/// Positions from random moves in which exactly one legal move wins, none at once, and that move.
const SOLVED: [(&str, &str); 14] = [
    ("e1.d1.d2.f1.f2.e2.f3.b1.e3.a1.g1.e4.a2.a3.a4.b2.b3.e5", "c1"),
    ("c1.a1.g1.g2.f1.g3.f2.d1.e1.e2.b1.e3.e4.c2.g4.g5.c3.c4", "d2"),
    (
        "d1.e1.a1.g1.b1.f1.d2.a2.a3.c1.c2.c3.c4.e2.e3.e4.d3.e5.e6.a4.g2.d4.g3.a5",
        "b2",
    ),
    (
        "b1.a1.f1.g1.f2.c1.g2.e1.d1.e2.g3.b2.b3.f3.f4.d2.e3.a2.a3.a4.e4.g4.b4.a5",
        "c2",
    ),
    (
        "c1.g1.g2.c2.d1.a1.b1.f1.f2.e1.b2.e2.f3.b3.b4.a2.f4.a3.c3.f5",
        "a4",
    ),
    ("a1.b1.d1.e1.b2.a2.d2.e2.c1.d3.d4.a3.a4.f1.f2.g1.f3.e3", "e4"),
    ("c1.e1.e2.a1.a2.e3.b1.b2.f1.a3.e4.e5.c2.c3.c4.g1.b3.b4", "a4"),
    (
        "b1.a1.b2.b3.d1.b4.c1.c2.b5.b6.c3.g1.d2.a2.c4.c5.c6.d3.f1.e1",
        "d4",
    ),
    ("f1.f2.f3.f4.f5.d1.f6.c1.d2.a1.a2.d3.d4.e1.d5.a3.e2.c2", "b1"),
    ("a1.e1.b1.g1.a2.b2.e2.c1.b3.a3.e3.f1.g2.g3.c2.a4.c3.f2", "d1"),
    (
        "b1.g1.b2.b3.b4.d1.g2.f1.e1.b5.f2.g3.a1.f3.g4.f4.e2.b6.g5.d2.f5.c1.d3.a2",
        "e3",
    ),
    (
        "d1.d2.a1.a2.a3.c1.e1.g1.f1.g2.e2.b1.g3.g4.d3.f2.d4.e3.g5.f3",
        "f4",
    ),
    ("b1.a1.f1.e1.c1.g1.a2.c2.b2.d1.d2.b3.e2.f2.b4.c3.a3.f3", "a4"),
    ("f1.e1.e2.e3.e4.e5.a1.d1.e6.d2.f2.a2.c1.b1.b2.f3.b3.f4", "b4"),
];

/// How many of the positions an engine plays as they are solved, with so many steps.
fn found(engine: Engine, steps: u32) -> usize {
    let game = Arc::new(ConnectFour::of_board("7x6").expect("the usual board"));
    let finds = |(names, best): &&(&str, &str)| {
        let record = Record::parse(&format!("connectfour/board=7x6/{names}")).expect("a record");
        let state = replay(&*game, &record.names).expect("the moves are legal");
        let mut search = engine::search(engine, game.clone(), &state);
        let mut dice = dice(3);
        for _ in 0..steps {
            if search.step(&mut dice) == Status::Finished {
                break;
            }
        }
        let result = search.result();
        let line = result.best().expect("the game is not over");
        game.name(&state, line.mv) == *best
    };
    SOLVED.iter().filter(finds).count()
}

#[test]
fn the_strongest_search_finds_the_only_move_that_wins_and_uct_misses_one_at_most() {
    assert_eq!(found(Engine::BEST, 20_000), SOLVED.len());
    // UCT proves nothing, so that it may still prefer another move after these steps.
    assert!(found(Engine::UCT, 20_000) >= SOLVED.len() - 1);
}

#[test]
fn a_search_without_a_tree_misses_some_of_them() {
    // The positions are worth testing only if they are not found by counting playouts.
    assert!(found(Engine::Flat, 20_000) < SOLVED.len());
}
