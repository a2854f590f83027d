//! The laws on positions of Carcassonne, with the thesis' evaluation.

use tessera_core::game::{Dice, Game, Seat, Turn, dice};
use tessera_games::carcassonne::{Carcassonne, Phase, Position};
use tessera_games::play::replay;
use tessera_search::{Evaluate, Pruning, StarConfig, TurnOrder, WeightSet};

use crate::sample::Sampler;

use super::{PLAIN, STAR1, STAR2, assert_all_agree, whole};

fn worth(names: &str, weights: WeightSet) -> f64 {
    let rules = Carcassonne::new(2);
    let names: Vec<String> = names.split('.').map(String::from).collect();
    let state = replay(&rules, &names).expect("the names are legal");
    rules.evaluate(&state, Seat::FIRST, weights)
}

#[test]
fn each_term_counts_as_table_6_5_says() {
    // A meeple on a road of two tiles.
    assert_eq!(worth("V.-1_0_3.road-e", WeightSet::Final), 10.0 * 2.0 - 10.0);
    assert_eq!(worth("V.-1_0_3.road-e", WeightSet::First), 10.0 * 2.0 - 1.0);
    // A meeple in a field without a city.
    assert_eq!(worth("V.-1_0_3.field-0", WeightSet::Final), -10.0 - 40.0);
    assert_eq!(worth("V.-1_0_3.field-0", WeightSet::First), -1.0 - 50.0);
    // A city of two tiles is complete: four points, and the meeple is back in hand.
    assert_eq!(worth("E.0_1_2.city-s", WeightSet::Final), 400.0);
    // A city of two tiles that is not: 1.25 points a tile, or 1.
    assert_eq!(
        worth("N.0_1_2.city-e", WeightSet::Final),
        10.0 * 2.0 * 1.25 - 10.0
    );
    assert_eq!(worth("N.0_1_2.city-e", WeightSet::First), 10.0 * 2.0 - 1.0);
}

/// A game of Carcassonne played at random, at each of its chance turns.
fn draws(seed: u64) -> (Carcassonne, Vec<Position>) {
    let rules = Carcassonne::new(2);
    let mut dice = dice(seed);
    let (mut state, mut met) = (rules.start(), Vec::new());
    while rules.turn(&state) != Turn::Over {
        if state.phase() == Phase::Draw {
            met.push(state.clone());
        }
        let mv = rules.random_move(&state, &mut dice, &mut Vec::new());
        rules.play(&mut state, mv);
    }
    (rules, met)
}

#[test]
fn carcassonne_is_worth_to_one_seat_what_it_costs_the_other() {
    for seed in 0..20 {
        let (rules, states) = draws(seed);
        for state in states {
            for weights in [WeightSet::First, WeightSet::Final] {
                let [first, second] =
                    [Seat::FIRST, Seat::SECOND].map(|seat| rules.evaluate(&state, seat, weights));
                assert_eq!(first, -second, "seed {seed}, {} tiles left", state.left());
            }
        }
    }
}

/// Turns that are hard on bounds: of a few random ones the one after which the position has the highest, or the lowest,
/// value to the first seat, whichever seat makes it.
#[test]
fn nothing_in_carcassonne_leaves_its_bounds() {
    let mut tightest = f64::INFINITY;
    for seed in Sampler::new().of((0..60).collect(), 12) {
        let (rules, states) = draws(seed);
        let mut dice = dice(seed);
        for state in states.iter().step_by(3) {
            for turns in 1..=4 {
                let bounds = [Seat::FIRST, Seat::SECOND].map(|seat| {
                    let [low, high] = rules.eval_bounds(state, seat, turns, WeightSet::Final);
                    assert!(low <= high);
                    [low, high]
                });
                assert!(
                    (bounds[0][0] + bounds[1][1]).abs() < 1e-6,
                    "seed {seed}: the two sides differ"
                );
                for high in [false, true] {
                    let mut after = state.clone();
                    for _ in 0..turns {
                        after = pushed(&rules, &after, high, 40, &mut dice);
                        let worth = rules.evaluate(&after, Seat::FIRST, WeightSet::Final);
                        let [low, top] = bounds[0];
                        assert!(
                            low <= worth && worth <= top,
                            "seed {seed}, {} tiles left, {turns} turns: {worth} outside {low} to {top}",
                            state.left()
                        );
                        tightest = tightest.min(f64::min(top - worth, worth - low));
                    }
                }
            }
        }
    }
    assert!(
        tightest < 400.0,
        "the bounds are looser than they need be: by {tightest}"
    );
}

/// The position after a draw and a turn, or at the end.
fn pushed(rules: &Carcassonne, state: &Position, high: bool, tries: u32, dice: &mut Dice) -> Position {
    let mut best: Option<(f64, Position)> = None;
    for _ in 0..tries {
        let mut after = state.clone();
        let mover = after.mover();
        while rules.turn(&after) != Turn::Over && after.mover() == mover {
            let mv = rules.random_move(&after, dice, &mut Vec::new());
            rules.play(&mut after, mv);
        }
        let worth = rules.evaluate(&after, Seat::FIRST, WeightSet::Final);
        let worth = if high { worth } else { -worth };
        if best.as_ref().is_none_or(|&(most, _)| worth > most) {
            best = Some((worth, after));
        }
    }
    best.expect("it was tried").1
}

fn few(table: bool) -> [StarConfig; 4] {
    let sound = |pruning, order| StarConfig {
        pruning,
        order,
        table,
        ..PLAIN
    };
    [
        sound(Pruning::Star1, TurnOrder::One),
        sound(Pruning::Star2, TurnOrder::Two),
        sound(Pruning::Star2, TurnOrder::Gain),
        sound(Pruning::Probes(5), TurnOrder::Two),
    ]
}

#[test]
fn carcassonne_is_searched_right_near_its_end_and_its_beginning() {
    let mut sampler = Sampler::new();
    for seed in sampler.of(vec![0, 1, 2], 1) {
        let (rules, states) = draws(seed);
        for state in states.iter().filter(|state| matches!(state.left(), 1 | 2 | 70)) {
            let depth = 2;
            for state in [state.clone(), drawn(&rules, state, seed)] {
                let configs: Vec<_> = few(false).into_iter().chain(few(true)).collect();
                let configs = sampler.of(configs, 3);
                assert_all_agree(
                    rules.clone(),
                    &state,
                    depth,
                    &configs,
                    &format!("seed {seed}, {} left", state.left()),
                );
            }
        }
    }
}

fn drawn(rules: &Carcassonne, state: &Position, seed: u64) -> Position {
    let mut state = state.clone();
    while rules.turn(&state) == Turn::Chance {
        let mv = rules.random_move(&state, &mut dice(seed), &mut Vec::new());
        rules.play(&mut state, mv);
    }
    state
}

#[test]
fn in_carcassonne_sound_bounds_and_order_save_most_nodes() {
    let mut sums = [0; 4];
    for seed in 0..2 {
        let (rules, states) = draws(seed);
        let state = drawn(&rules, &states[12], seed);
        let configs = [
            PLAIN,
            STAR1,
            STAR2,
            StarConfig {
                order: TurnOrder::Gain,
                ..STAR2
            },
        ];
        for (sum, config) in sums.iter_mut().zip(configs) {
            *sum += whole(rules.clone(), &state, config, 2).1;
        }
    }
    let [all, star1, star2, gain] = sums;
    assert!(star1 < all && 2 * star2 < all && 4 * gain < all, "{sums:?}");
}
