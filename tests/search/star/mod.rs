//! The laws of Expectimax, Star1, Star2 and Star2.5, on random trees, on cards whose positions repeat and on positions
//! of Carcassonne.

mod carcassonne;
mod nodes;
mod printed;
mod reference;
mod toys;
mod values;

use std::sync::Arc;

use tessera_core::game::{Dice, Game, Seat, Turn, dice};
use tessera_search::{
    Bounds, Evaluate, Expectimax, ExpectimaxConfig, Pruning, Search, Star, StarConfig, Status, TurnOrder,
    WeightSet, Window,
};

/// Two values that differ by less are equal but for rounding.
const CLOSE: f64 = 1e-7;

/// Every combination of pruning, bounds, order and table, for a game whose values lie within `widest` points of 0.
fn configs(widest: f64) -> Vec<StarConfig> {
    let mut all = Vec::new();
    for pruning in [
        Pruning::Star1,
        Pruning::Star2,
        Pruning::Probes(2),
        Pruning::Probes(3),
        Pruning::Probes(5),
    ] {
        for bounds in [Bounds::Sound, Bounds::Fixed(widest), Bounds::Unbounded] {
            for order in [TurnOrder::Listed, TurnOrder::One, TurnOrder::Two, TurnOrder::Gain] {
                all.extend([false, true].map(|table| StarConfig {
                    pruning,
                    bounds,
                    order,
                    table,
                    weights: WeightSet::Final,
                }));
            }
        }
    }
    all
}

/// Expectimax without cuts.
const PLAIN: StarConfig = StarConfig {
    pruning: Pruning::None,
    bounds: Bounds::Sound,
    order: TurnOrder::Listed,
    table: false,
    weights: WeightSet::Final,
};

/// Star1 with sound bounds, in the order of the list.
const STAR1: StarConfig = StarConfig {
    pruning: Pruning::Star1,
    ..PLAIN
};

/// Star2 with sound bounds and the second order.
const STAR2: StarConfig = StarConfig {
    pruning: Pruning::Star2,
    order: TurnOrder::Two,
    ..PLAIN
};

/// The value of a position to the first seat with an open window, and how many nodes that took.
fn whole<G: Evaluate>(game: G, state: &G::State, config: StarConfig, depth: u8) -> (f64, u64) {
    let mut star = Star::new(Arc::new(game), config);
    let value = star.value(state, Seat::FIRST, Window::OPEN, depth);
    assert!(
        star.largest_contradiction() < 1e-9,
        "{config:?} contradicts itself"
    );
    (value, star.nodes())
}

/// The position after this many random plies, or at the end of the game.
fn somewhere<G: Game>(game: &G, plies: u32, dice: &mut Dice) -> G::State {
    let mut state = game.start();
    for _ in 0..plies {
        if game.turn(&state) == Turn::Over {
            break;
        }
        let mv = game.random_move(&state, dice, &mut Vec::new());
        game.play(&mut state, mv);
    }
    state
}

/// Asserts that every config finds the value, and [`Expectimax`] a best turn.
fn assert_all_agree<G: Evaluate + Clone>(
    game: G,
    state: &G::State,
    depth: u8,
    configs: &[StarConfig],
    place: &str,
) {
    let exact = reference::value(&game, state, depth);
    for &config in [PLAIN].iter().chain(configs) {
        let (value, _) = whole(game.clone(), state, config, depth);
        assert!(
            (value - exact).abs() < CLOSE,
            "{place}, depth {depth}: {config:?} says {value}, it is {exact}"
        );
        let turn @ Turn::Seat(seat) = game.turn(state) else {
            continue;
        };
        for deepen in [false, true] {
            let horizon = ExpectimaxConfig {
                depth,
                deepen,
                star: config,
            };
            let mut search = Expectimax::new(Arc::new(game.clone()), state, horizon);
            while search.step(&mut dice(0)) == Status::Searching {}
            let best = search.result().best().expect("there is a turn").mv;
            let worth = reference::children(&game, state)
                .find(|&(mv, _)| mv == best)
                .map(|(_, child)| reference::below(&game, turn, &child, depth))
                .expect("it is legal");
            assert!(
                (worth - exact).abs() < CLOSE,
                "{place}, depth {depth}: {horizon:?} plays {best:?}, worth {worth}, not {exact}"
            );
            let own = if seat == Seat::FIRST { exact } else { -exact };
            assert!((search.best_value().expect("known") - own).abs() < CLOSE);
        }
    }
}
