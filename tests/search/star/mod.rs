//! The laws of Expectimax, Star1, Star2 and Star2.5, on random trees, on cards whose positions repeat and on positions
//! of Carcassonne.

mod carcassonne;
mod nodes;
mod printed;
mod reference;
mod toys;
mod values;

use std::sync::Arc;

use tessera::game::{Dice, Game, Seat, Turn, dice};
use tessera::search::{
    Bounds, Cuts, Evaluate, Expectimax, Horizon, Order, Outlook, Search, Star, Status, Weights, Window,
};

/// Two values that differ by less are equal but for rounding.
const CLOSE: f64 = 1e-7;

/// Every combination of cuts, bounds, order and table, for a game whose values lie within `widest` points of 0.
fn outlooks(widest: f64) -> Vec<Outlook> {
    let mut all = Vec::new();
    for cuts in [
        Cuts::Star1,
        Cuts::Star2,
        Cuts::Probes(2),
        Cuts::Probes(3),
        Cuts::Probes(5),
    ] {
        for bounds in [Bounds::Sound, Bounds::Fixed(widest), Bounds::Boundless] {
            for order in [Order::Listed, Order::One, Order::Two, Order::Gain] {
                all.extend([false, true].map(|table| Outlook {
                    cuts,
                    bounds,
                    order,
                    table,
                    weights: Weights::Final,
                }));
            }
        }
    }
    all
}

/// Expectimax without cuts.
const PLAIN: Outlook = Outlook {
    cuts: Cuts::None,
    bounds: Bounds::Sound,
    order: Order::Listed,
    table: false,
    weights: Weights::Final,
};

/// Star1 with sound bounds, in the order of the list.
const STAR1: Outlook = Outlook {
    cuts: Cuts::Star1,
    ..PLAIN
};

/// Star2 with sound bounds and the second order.
const STAR2: Outlook = Outlook {
    cuts: Cuts::Star2,
    order: Order::Two,
    ..PLAIN
};

/// The value of a position to the first seat with an open window, and how many nodes that took.
fn whole<G: Evaluate>(game: G, state: &G::State, outlook: Outlook, depth: u8) -> (f64, u64) {
    let mut star = Star::new(Arc::new(game), outlook);
    let value = star.value(state, Seat::FIRST, Window::OPEN, depth);
    assert!(star.contradiction() < 1e-9, "{outlook:?} contradicts itself");
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

/// Asserts that every outlook finds the value, and [`Expectimax`] a best turn.
fn assert_all_agree<G: Evaluate + Clone>(
    game: G,
    state: &G::State,
    depth: u8,
    outlooks: &[Outlook],
    place: &str,
) {
    let exact = reference::value(&game, state, depth);
    for &outlook in [PLAIN].iter().chain(outlooks) {
        let (value, _) = whole(game.clone(), state, outlook, depth);
        assert!(
            (value - exact).abs() < CLOSE,
            "{place}, depth {depth}: {outlook:?} says {value}, it is {exact}"
        );
        let turn @ Turn::Seat(seat) = game.turn(state) else {
            continue;
        };
        for deepen in [false, true] {
            let horizon = Horizon {
                depth,
                deepen,
                outlook,
            };
            let mut search = Expectimax::new(Arc::new(game.clone()), state, horizon);
            while search.step(&mut dice(0)) == Status::Thinking {}
            let best = search.verdict().best().expect("there is a turn").mv;
            let worth = reference::children(&game, state)
                .find(|&(mv, _)| mv == best)
                .map(|(_, child)| reference::below(&game, turn, &child, depth))
                .expect("it is legal");
            assert!(
                (worth - exact).abs() < CLOSE,
                "{place}, depth {depth}: {horizon:?} plays {best:?}, worth {worth}, not {exact}"
            );
            let own = if seat == Seat::FIRST { exact } else { -exact };
            assert!((search.worth().expect("known") - own).abs() < CLOSE);
        }
    }
}
