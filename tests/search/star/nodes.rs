//! How many nodes the pruning, the bounds and the table save.

use tessera_core::game::{Game, Turn};
use tessera_search::{Bounds, Evaluate, Pruning, StarConfig, TurnOrder, WeightSet};

use super::toys::{AlternatingTree, CardGame, TreeNode};
use super::{CLOSE, PLAIN, STAR1, STAR2, reference, whole};
use crate::sample::Sampler;

#[test]
fn star1_never_visits_more_nodes_than_expectimax_and_star2_visits_fewer_on_wide_trees() {
    let mut sums = [0; 5];
    for seed in Sampler::new().of((0..40).collect(), 10) {
        for (turns, outcomes, depth) in [(3, 3, 3), (5, 4, 3), (12, 6, 2)] {
            let game = AlternatingTree::new(seed, turns, outcomes);
            let start = game.start();
            let nodes = |config| whole(game, &start, config, depth).1;
            let all = nodes(PLAIN);
            for bounds in [Bounds::Sound, Bounds::Fixed(200.0), Bounds::Unbounded] {
                for order in [TurnOrder::Listed, TurnOrder::Two, TurnOrder::Gain] {
                    let star1 = nodes(StarConfig {
                        bounds,
                        order,
                        ..STAR1
                    });
                    assert!(star1 <= all, "{game:?}: {star1} with Star1, {all} without cuts");
                }
            }
        }
        let wide = AlternatingTree::new(seed, 16, 8);
        let configs = [
            PLAIN,
            STAR1,
            StarConfig {
                order: TurnOrder::Two,
                ..STAR1
            },
            STAR2,
            StarConfig {
                pruning: Pruning::Probes(5),
                ..STAR2
            },
        ];
        for (sum, config) in sums.iter_mut().zip(configs) {
            *sum += whole(wide, &wide.start(), config, 2).1;
        }
    }
    let [reference, star1, ordered, star2, probes] = sums;
    assert!(ordered < star1 && star1 < reference, "{sums:?}");
    assert!(star2 < ordered && probes < reference, "{sums:?}");
}

#[test]
fn a_table_changes_no_value_and_saves_nodes_where_positions_repeat() {
    let (mut with, mut without) = (0, 0);
    for seed in 0..40 {
        let game = CardGame {
            cards: [3, 3, 2, 2],
            seed,
        };
        let (a, fewer) = whole(game, &game.start(), StarConfig { table: true, ..STAR2 }, 4);
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
        let game = AlternatingTree::new(seed, 4, 1);
        let nodes = |config| whole(game, &game.start(), config, 4).1;
        // With one outcome there is no chance, and Star1 is alpha-beta whatever the bounds are.
        let boundless = nodes(StarConfig {
            bounds: Bounds::Unbounded,
            ..STAR1
        });
        assert_eq!(boundless, alpha_beta(game), "seed {seed}");

        let game = AlternatingTree::new(seed, 4, 5);
        let nodes = |config| whole(game, &game.start(), config, 2).1;
        let all = nodes(PLAIN);
        let boundless = nodes(StarConfig {
            bounds: Bounds::Unbounded,
            ..STAR1
        });
        // Every outcome but the last is searched in full.
        let mut least = 0;
        for (_, state) in reference::children(&game, &game.start()) {
            let counts = reference::children(&game, &state)
                .map(|(_, drawn)| reference::children(&game, &drawn).count());
            let counts: Vec<usize> = counts.collect();
            least += 1 + counts.iter().sum::<usize>() - counts.iter().max().unwrap();
        }
        assert!(
            boundless <= all && boundless >= least as u64,
            "seed {seed}: {boundless} of {all}"
        );
    }
}

/// The nodes of alpha-beta with fail-soft values on a game without chance, four turns deep.
fn alpha_beta(game: AlternatingTree) -> u64 {
    fn search(
        game: &AlternatingTree,
        state: &TreeNode,
        low: f64,
        high: f64,
        depth: u8,
        nodes: &mut u64,
    ) -> f64 {
        let Turn::Seat(seat) = game.turn(state) else {
            // The only outcome.
            let (_, drawn) = reference::children(game, state).next().expect("an outcome");
            return search(game, &drawn, low, high, depth, nodes);
        };
        let mut best = f64::NEG_INFINITY;
        for (_, child) in reference::children(game, state) {
            *nodes += 1;
            let value = match depth {
                1 => game.evaluate(&child, seat, WeightSet::Final),
                _ => -search(game, &child, -high, -f64::max(low, best), depth - 1, nodes),
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
        &game,
        &game.start(),
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
        let game = AlternatingTree::new(seed, 4, 4);
        let config = |probes| StarConfig {
            pruning: Pruning::Probes(probes),
            bounds: Bounds::Unbounded,
            table: true,
            ..STAR2
        };
        let nodes = |probes| whole(game, &game.start(), config(probes), 2).1;
        // More probes than turns change nothing, and no position is visited twice.
        assert_eq!(nodes(4), nodes(4_000), "seed {seed}");
        let all = whole(game, &game.start(), PLAIN, 2).1;
        assert!(nodes(4) <= all, "seed {seed}: {} of {all}", nodes(4));
    }
}
