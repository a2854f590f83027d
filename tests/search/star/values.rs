//! Every way to cut, bound and order finds the value of expectimax.

use std::sync::Arc;

use rand::RngExt;
use tessera_core::game::{Dice, Game, Seat, dice};
use tessera_search::{Evaluate, Expectimax, ExpectimaxConfig, Search, Star, StarConfig, Status, Window};

use super::toys::{AlternatingTree, CardGame};
use super::{CLOSE, STAR2, assert_all_agree, configs, reference, somewhere, whole};
use crate::sample::Sampler;

#[test]
fn every_outlook_finds_the_value_of_expectimax_on_random_trees() {
    let mut cases = Vec::new();
    for seed in 0..12 {
        for (turns, outcomes, depth) in [(3, 3, 3), (5, 4, 2), (9, 5, 2), (2, 2, 4), (4, 1, 3)] {
            let game = AlternatingTree::new(seed, turns, outcomes);
            cases.extend([0, 1].map(|plies| (game, plies, depth)));
        }
    }
    let mut sampler = Sampler::new();
    for (game, plies, depth) in sampler.of(cases, 40) {
        let state = somewhere(&game, plies, &mut dice(game.seed));
        let configs = sampler.of(configs(200.0), 12);
        assert_all_agree(game, &state, depth, &configs, &format!("{game:?} ply {plies}"));
    }
}

#[test]
fn every_outlook_finds_the_value_of_expectimax_where_positions_repeat() {
    let mut cases = Vec::new();
    for seed in 0..6 {
        for (cards, depth) in [([2, 2, 1, 1], 3), ([3, 1, 1, 1], 4), ([1, 1, 2, 1], 5)] {
            let game = CardGame { cards, seed };
            cases.extend((0..4).map(|plies| (game, plies, depth)));
        }
    }
    let mut sampler = Sampler::new();
    for (game, plies, depth) in sampler.of(cases, 24) {
        let state = somewhere(&game, plies, &mut dice(game.seed));
        let configs = sampler.of(configs(200.0), 12);
        assert_all_agree(game, &state, depth, &configs, &format!("{game:?} ply {plies}"));
    }
}

#[test]
fn a_value_is_exact_inside_the_window_and_a_true_bound_outside_it() {
    for round in Sampler::new().of((0..4_000).collect(), 800) {
        let mut dice = dice(round);
        let game = AlternatingTree::new(round, 4, 3);
        let cards = CardGame {
            cards: [2, 1, 2, 1],
            seed: round,
        };
        let plies = dice.random_range(0..4);
        let edge = f64::from(dice.random_range(-40..40i32)) / 2.0;
        let window = Window {
            low: edge,
            high: edge + f64::from(dice.random_range(1..30i32)) / 2.0,
        };
        let configs = configs(200.0);
        let config = configs[dice.random_range(0..configs.len() as u32) as usize];
        fn check<G: Evaluate>(
            game: G,
            plies: u32,
            window: Window,
            config: StarConfig,
            dice: &mut Dice,
            place: &str,
        ) {
            let state = somewhere(&game, plies, dice);
            let exact = reference::value(&game, &state, 3);
            let value = Star::new(Arc::new(game), config).value(&state, Seat::FIRST, window, 3);
            let right = if value >= window.high {
                exact >= value - CLOSE
            } else if value <= window.low {
                exact <= value + CLOSE
            } else {
                (value - exact).abs() < CLOSE
            };
            assert!(
                right,
                "{place}: {config:?} in {window:?} says {value}, it is {exact}"
            );
        }
        check(game, plies, window, config, &mut dice, &format!("{game:?}"));
        check(cards, plies, window, config, &mut dice, &format!("{cards:?}"));
    }
}

#[test]
fn what_one_seat_wins_the_other_loses() {
    let mut sampler = Sampler::new();
    for seed in 0..12 {
        let game = AlternatingTree::new(seed, 5, 4);
        let mirror = AlternatingTree {
            mirrored: true,
            ..game
        };
        for plies in 0..2 {
            let (here, there) = (
                somewhere(&game, plies, &mut dice(seed)),
                somewhere(&mirror, plies, &mut dice(seed)),
            );
            for config in sampler.of(configs(200.0), 12) {
                let value = whole(game, &here, config, 3).0;
                assert!(
                    (value + whole(mirror, &there, config, 3).0).abs() < CLOSE,
                    "seed {seed}: {config:?}"
                );
                let other = Star::new(Arc::new(game), config).value(&here, Seat::SECOND, Window::OPEN, 3);
                assert!(
                    (value + other).abs() < CLOSE,
                    "seed {seed}: {config:?} from the other side"
                );
            }
        }
    }
}

#[test]
fn a_step_visits_one_node_and_a_pause_changes_nothing() {
    let game = AlternatingTree::new(3, 6, 4);
    let horizon = ExpectimaxConfig {
        depth: 3,
        deepen: true,
        star: STAR2,
    };
    let mut search = Expectimax::new(Arc::new(game), &game.start(), horizon);
    let (mut steps, mut asked) = (0, None);
    while search.step(&mut dice(0)) == Status::Searching {
        steps += 1;
        assert!(search.nodes() <= steps, "more than a node a step");
        asked = asked.or(search.result().best().map(|line| line.mv));
    }
    assert!(asked.is_some());
    assert_eq!(search.depth(), 3);
    assert!((search.best_value().unwrap() - reference::value(&game, &game.start(), 3)).abs() < CLOSE);
    let result = search.result();
    assert_eq!(u64::from(result.steps), steps + 1);
}
