//! The laws of Expectimax, Star1, Star2 and Star2.5, on random trees, on cards that transpose and on positions of
//! Carcassonne; and what is wrong with them as the thesis prints them.

mod land;
mod plain;
mod toys;

use std::sync::Arc;

use rand::RngExt;
use tessera::game::{Dice, Game, Seat, Turn, dice};
use tessera::search::{
    Bounds, Cuts, Evaluate, Expectimax, Horizon, Order, Outlook, Printed, Search, Star, Status, Weights,
    Window,
};
use toys::{Cards, Grove, Skewed};

const CLOSE: f64 = 1e-7;

/// Every way to look at a game whose values stay within so many points.
fn outlooks(wide: f64) -> Vec<Outlook> {
    let mut all = Vec::new();
    for cuts in [
        Cuts::Star1,
        Cuts::Star2,
        Cuts::Probes(2),
        Cuts::Probes(3),
        Cuts::Probes(5),
    ] {
        for bounds in [Bounds::Sound, Bounds::Fixed(wide), Bounds::Boundless] {
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

const PLAIN: Outlook = Outlook {
    cuts: Cuts::None,
    bounds: Bounds::Sound,
    order: Order::Listed,
    table: false,
    weights: Weights::Final,
};

const STAR1: Outlook = Outlook {
    cuts: Cuts::Star1,
    ..PLAIN
};

const STAR2: Outlook = Outlook {
    cuts: Cuts::Star2,
    order: Order::Two,
    ..PLAIN
};

fn whole<G: Evaluate>(game: G, state: &G::State, outlook: Outlook, depth: u8) -> (f64, u64) {
    let mut star = Star::new(Arc::new(game), outlook);
    let value = star.value(state, Seat::FIRST, Window::OPEN, depth);
    assert!(star.contradiction() < 1e-9, "{outlook:?} contradicts itself");
    (value, star.nodes())
}

/// A position so many plies on.
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
    told: &str,
) {
    let exact = plain::value(&game, state, depth);
    for &outlook in [PLAIN].iter().chain(outlooks) {
        let (value, _) = whole(game.clone(), state, outlook, depth);
        assert!(
            (value - exact).abs() < CLOSE,
            "{told}, depth {depth}: {outlook:?} says {value}, it is {exact}"
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
            let worth = plain::children(&game, state)
                .find(|&(mv, _)| mv == best)
                .map(|(_, child)| plain::below(&game, turn, &child, depth))
                .expect("it is legal");
            assert!(
                (worth - exact).abs() < CLOSE,
                "{told}, depth {depth}: {horizon:?} plays {best:?}, worth {worth}, not {exact}"
            );
            let own = if seat == Seat::FIRST { exact } else { -exact };
            assert!((search.worth().expect("known") - own).abs() < CLOSE);
        }
    }
}

#[test]
fn every_outlook_finds_the_value_of_expectimax_on_random_trees() {
    for seed in 0..12 {
        for (turns, outcomes, depth) in [(3, 3, 3), (5, 4, 2), (9, 5, 2), (2, 2, 4), (4, 1, 3)] {
            let grove = Grove::new(seed, turns, outcomes);
            for plies in 0..2 {
                let state = somewhere(&grove, plies, &mut dice(seed));
                assert_all_agree(
                    grove,
                    &state,
                    depth,
                    &outlooks(200.0),
                    &format!("{grove:?} ply {plies}"),
                );
            }
        }
    }
}

#[test]
fn every_outlook_finds_the_value_of_expectimax_where_ways_meet() {
    for seed in 0..6 {
        for (cards, depth) in [([2, 2, 1, 1], 3), ([3, 1, 1, 1], 4), ([1, 1, 2, 1], 5)] {
            let game = Cards { cards, seed };
            for plies in 0..4 {
                let state = somewhere(&game, plies, &mut dice(seed));
                assert_all_agree(
                    game,
                    &state,
                    depth,
                    &outlooks(200.0),
                    &format!("{game:?} ply {plies}"),
                );
            }
        }
    }
}

#[test]
fn what_is_said_of_a_window_is_true() {
    let mut dice = dice(11);
    for round in 0..4_000u64 {
        let grove = Grove::new(round, 4, 3);
        let cards = Cards {
            cards: [2, 1, 2, 1],
            seed: round,
        };
        let plies = dice.random_range(0..4);
        let edge = f64::from(dice.random_range(-40..40i32)) / 2.0;
        let window = Window {
            low: edge,
            high: edge + f64::from(dice.random_range(1..30i32)) / 2.0,
        };
        let outlooks = outlooks(200.0);
        let outlook = outlooks[dice.random_range(0..outlooks.len() as u32) as usize];
        fn check<G: Evaluate>(
            game: G,
            plies: u32,
            window: Window,
            outlook: Outlook,
            dice: &mut Dice,
            told: &str,
        ) {
            let state = somewhere(&game, plies, dice);
            let exact = plain::value(&game, &state, 3);
            let value = Star::new(Arc::new(game), outlook).value(&state, Seat::FIRST, window, 3);
            let right = if value >= window.high {
                exact >= value - CLOSE
            } else if value <= window.low {
                exact <= value + CLOSE
            } else {
                (value - exact).abs() < CLOSE
            };
            assert!(
                right,
                "{told}: {outlook:?} in {window:?} says {value}, it is {exact}"
            );
        }
        check(grove, plies, window, outlook, &mut dice, &format!("{grove:?}"));
        check(cards, plies, window, outlook, &mut dice, &format!("{cards:?}"));
    }
}

#[test]
fn star1_never_visits_more_than_expectimax_and_star2_fewer_where_it_should() {
    let mut sums = [0; 5];
    for seed in 0..40 {
        for (turns, outcomes, depth) in [(3, 3, 3), (5, 4, 3), (12, 6, 2)] {
            let grove = Grove::new(seed, turns, outcomes);
            let start = grove.start();
            let nodes = |outlook| whole(grove, &start, outlook, depth).1;
            let all = nodes(PLAIN);
            for bounds in [Bounds::Sound, Bounds::Fixed(200.0), Bounds::Boundless] {
                for order in [Order::Listed, Order::Two, Order::Gain] {
                    let star1 = nodes(Outlook {
                        bounds,
                        order,
                        ..STAR1
                    });
                    assert!(star1 <= all, "{grove:?}: {star1} with Star1, {all} without cuts");
                }
            }
        }
        let wide = Grove::new(seed, 16, 8);
        let outlooks = [
            PLAIN,
            STAR1,
            Outlook {
                order: Order::Two,
                ..STAR1
            },
            STAR2,
            Outlook {
                cuts: Cuts::Probes(5),
                ..STAR2
            },
        ];
        for (sum, outlook) in sums.iter_mut().zip(outlooks) {
            *sum += whole(wide, &wide.start(), outlook, 2).1;
        }
    }
    let [plain, star1, ordered, star2, probes] = sums;
    assert!(ordered < star1 && star1 < plain, "{sums:?}");
    assert!(star2 < ordered && probes < plain, "{sums:?}");
}

#[test]
fn a_table_changes_no_value_and_saves_nodes_where_ways_meet() {
    let (mut with, mut without) = (0, 0);
    for seed in 0..40 {
        let game = Cards {
            cards: [3, 3, 2, 2],
            seed,
        };
        let (a, fewer) = whole(game, &game.start(), Outlook { table: true, ..STAR2 }, 4);
        let (b, more) = whole(game, &game.start(), STAR2, 4);
        assert!(
            (a - b).abs() < CLOSE,
            "seed {seed}: {a} with the table, {b} without"
        );
        with += fewer;
        without += more;
    }
    assert!(with < without, "{with} nodes with the table, {without} without");
}

#[test]
fn without_bounds_only_the_last_outcome_is_cut() {
    for seed in 0..40 {
        let grove = Grove::new(seed, 4, 1);
        let nodes = |outlook| whole(grove, &grove.start(), outlook, 4).1;
        // One outcome: chance is no matter, and Star1 is alpha-beta whatever the bounds are.
        let boundless = nodes(Outlook {
            bounds: Bounds::Boundless,
            ..STAR1
        });
        assert_eq!(boundless, alpha_beta(grove), "seed {seed}");

        let grove = Grove::new(seed, 4, 5);
        let nodes = |outlook| whole(grove, &grove.start(), outlook, 2).1;
        let all = nodes(PLAIN);
        let boundless = nodes(Outlook {
            bounds: Bounds::Boundless,
            ..STAR1
        });
        // Every outcome but the last is searched in full.
        let mut least = 0;
        for (_, state) in plain::children(&grove, &grove.start()) {
            let counts =
                plain::children(&grove, &state).map(|(_, drawn)| plain::children(&grove, &drawn).count());
            let counts: Vec<usize> = counts.collect();
            least += 1 + counts.iter().sum::<usize>() - counts.iter().max().unwrap();
        }
        assert!(
            boundless <= all && boundless >= least as u64,
            "seed {seed}: {boundless} of {all}"
        );
    }
}

/// The nodes of alpha-beta with fail-soft values on a grove without chance, four turns deep.
fn alpha_beta(grove: Grove) -> u64 {
    fn search(grove: &Grove, state: &toys::Tree, low: f64, high: f64, depth: u8, nodes: &mut u64) -> f64 {
        let Turn::Seat(seat) = grove.turn(state) else {
            // The only outcome.
            let (_, drawn) = plain::children(grove, state).next().expect("an outcome");
            return search(grove, &drawn, low, high, depth, nodes);
        };
        let mut best = f64::NEG_INFINITY;
        for (_, child) in plain::children(grove, state) {
            *nodes += 1;
            let value = match depth {
                1 => grove.evaluate(&child, seat, Weights::Final),
                _ => -search(grove, &child, -high, -f64::max(low, best), depth - 1, nodes),
            };
            best = best.max(value);
            if best >= high {
                break;
            }
        }
        best
    }
    let mut nodes = 0;
    search(
        &grove,
        &grove.start(),
        f64::NEG_INFINITY,
        f64::INFINITY,
        4,
        &mut nodes,
    );
    nodes
}

#[test]
fn probing_all_turns_leaves_the_search_only_what_the_table_knows() {
    for seed in 0..40 {
        let grove = Grove::new(seed, 4, 4);
        let outlook = |probes| Outlook {
            cuts: Cuts::Probes(probes),
            bounds: Bounds::Boundless,
            table: true,
            ..STAR2
        };
        let nodes = |probes| whole(grove, &grove.start(), outlook(probes), 2).1;
        // Four or four thousand probes are the same; and nothing is visited twice.
        assert_eq!(nodes(4), nodes(4_000), "seed {seed}");
        let all = whole(grove, &grove.start(), PLAIN, 2).1;
        assert!(nodes(4) <= all, "seed {seed}: {} of {all}", nodes(4));
    }
}

#[test]
fn what_one_seat_wins_the_other_loses() {
    for seed in 0..12 {
        let grove = Grove::new(seed, 5, 4);
        let mirror = Grove {
            mirrored: true,
            ..grove
        };
        for plies in 0..2 {
            let (here, there) = (
                somewhere(&grove, plies, &mut dice(seed)),
                somewhere(&mirror, plies, &mut dice(seed)),
            );
            for outlook in outlooks(200.0) {
                let value = whole(grove, &here, outlook, 3).0;
                assert!(
                    (value + whole(mirror, &there, outlook, 3).0).abs() < CLOSE,
                    "seed {seed}: {outlook:?}"
                );
                let other = Star::new(Arc::new(grove), outlook).value(&here, Seat::SECOND, Window::OPEN, 3);
                assert!(
                    (value + other).abs() < CLOSE,
                    "seed {seed}: {outlook:?} from the other side"
                );
            }
        }
    }
}

#[test]
fn as_printed_star1_is_right_but_hardly_cuts_and_star2_is_wrong() {
    let (mut wrong, mut trees) = ([0; 2], 0);
    let (mut printed_nodes, mut nodes, mut all) = (0, 0, 0);
    for seed in 0..100 {
        let grove = Grove::new(seed, 8, 6);
        let state = somewhere(&grove, 1, &mut dice(seed));
        let seat = Seat::SECOND;
        let exact = -plain::value(&grove, &state, 2);
        let fixed = Outlook {
            bounds: Bounds::Fixed(60.0),
            ..STAR1
        };
        let mut star1 = Printed::new(Arc::new(grove), fixed, &state, seat);
        let value = star1.chance(&state, seat, f64::NEG_INFINITY, f64::INFINITY, 2);
        assert!(
            (value - exact).abs() < CLOSE,
            "seed {seed}: {value}, it is {exact}"
        );
        printed_nodes += star1.nodes();
        let mut right = Star::new(Arc::new(grove), fixed);
        right.value(&state, seat, Window::OPEN, 2);
        nodes += right.nodes();
        all += whole(grove, &state, PLAIN, 2).1;
        for (wrong, cuts) in wrong.iter_mut().zip([Cuts::Star2, Cuts::Probes(5)]) {
            let mut star2 = Printed::new(Arc::new(grove), Outlook { cuts, ..fixed }, &state, seat);
            let value = star2.chance(&state, seat, f64::NEG_INFINITY, f64::INFINITY, 2);
            *wrong += u32::from((value - exact).abs() > CLOSE);
        }
        trees += 1;
    }
    // Defect 1: the window never closes from above.
    assert!(
        nodes < printed_nodes && printed_nodes <= all,
        "{nodes} {printed_nodes} {all}"
    );
    // Defects 2 and 3: probabilities are missing in what is known of the outcomes not searched yet.
    assert!(
        wrong.iter().all(|&wrong| 5 * wrong >= trees),
        "{wrong:?} of {trees} are wrong"
    );
}

#[test]
fn as_printed_a_probe_that_proves_nothing_is_believed() {
    // Defect 4. The value is 0.9 · 6.8 − 0.1 · 100 = −3.88, below the window, and is said to be above it.
    let skewed = Skewed { worth: [6.8, -100.0] };
    let state = vec![0];
    let outlook = Outlook {
        bounds: Bounds::Fixed(100.0),
        ..STAR2
    };
    let said = Printed::new(Arc::new(skewed), outlook, &state, Seat::SECOND).chance(
        &state,
        Seat::SECOND,
        0.0,
        5.0,
        1,
    );
    assert_eq!(said, 5.0);
    let window = Window { low: 0.0, high: 5.0 };
    let value = Star::new(Arc::new(skewed), outlook).value(&state, Seat::SECOND, window, 1);
    assert!((-3.88 - CLOSE..=0.0).contains(&value), "{value}");
}

#[test]
fn as_printed_dynamic_bounds_cross_when_the_seat_is_far_behind() {
    // Defect 5: 25 points behind, U = −25 + 20 = −5 and L = 5; every tile then looks as bad as any other.
    let skewed = Skewed {
        worth: [-25.0, -25.0],
    };
    let state = vec![0, 0];
    let dynamic = Outlook {
        bounds: Bounds::Dynamic(Bounds::MARGIN),
        ..STAR1
    };
    let before = vec![0];
    let mut printed = Printed::new(Arc::new(skewed), dynamic, &state, Seat::SECOND);
    let said = printed.chance(&before, Seat::SECOND, f64::NEG_INFINITY, f64::INFINITY, 1);
    let mut star = Star::new(Arc::new(skewed), dynamic);
    star.root(&state, Seat::SECOND);
    let value = star.value(&before, Seat::SECOND, Window::OPEN, 1);
    assert!((value + 25.0).abs() < CLOSE, "{value}");
    // With an open window no harm is done; with a closed one the bounds decide against the truth.
    assert!((said + 25.0).abs() < CLOSE, "{said}");
    let said = printed.chance(&before, Seat::SECOND, -30.0, -22.3, 1);
    assert_eq!(said, -22.3, "it is -25, which is below that");
}

#[test]
fn a_step_visits_one_node_and_a_pause_changes_nothing() {
    let grove = Grove::new(3, 6, 4);
    let horizon = Horizon {
        depth: 3,
        deepen: true,
        outlook: STAR2,
    };
    let mut search = Expectimax::new(Arc::new(grove), &grove.start(), horizon);
    let (mut steps, mut asked) = (0, None);
    while search.step(&mut dice(0)) == Status::Thinking {
        steps += 1;
        assert!(search.nodes() <= steps, "more than a node a step");
        asked = asked.or(search.verdict().best().map(|line| line.mv));
    }
    assert!(asked.is_some());
    assert_eq!(search.depth(), 3);
    assert!((search.worth().unwrap() - plain::value(&grove, &grove.start(), 3)).abs() < CLOSE);
    let verdict = search.verdict();
    assert_eq!(u64::from(verdict.steps), steps + 1);
}
