//! UCT finds best moves, keeps to its memory and never copies more than it must.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use tessera_core::game::{BySeat, Game, Seat, Turn, dice};
use tessera_search::{Evaluate, Heuristics, Search, Uct, UctConfig};

use super::exact::margin;
use super::toys::{self, CopyCounter, Nim, RandomTree, TicTacToe};
use super::{CORNER, assert_right, chi_squared, think, uct};

#[test]
fn uct_finds_a_best_move_and_its_value_with_two_seats() {
    for seed in 0..5 {
        for heaps in [[1, 2, 4], [1, 2, 3], [3, 3, 1]] {
            let nim = Nim { heaps, takes: 1 };
            assert_right(&nim, &uct(&nim, 20_000, seed), 0.03, seed);
        }
        for (moves, steps) in [
            (&[][..], 100_000),
            (&[0], 20_000),
            (&[0, 1], 20_000),
            (&[0, 2, 4, 6], 5_000),
        ] {
            let game = TicTacToe(moves);
            assert_right(&game, &uct(&game, steps, seed), 0.05, seed);
        }
    }
}

#[test]
fn uct_finds_a_best_move_when_a_seat_moves_twice_in_a_row() {
    for seed in 0..5 {
        for heaps in [[2, 2, 2], [3, 2, 1], [3, 3, 0], [4, 1, 1]] {
            let nim = Nim { heaps, takes: 2 };
            assert_right(&nim, &uct(&nim, 20_000, seed), 0.03, seed);
        }
    }
}

/// If two moves are nearly equal for the seat that chooses but not for the others, UCT needs very many steps to agree with
/// max^n. If every best move is best by a margin, it agrees soon. Hence the margin, and the exploration √2, for which
/// Kocsis & Szepesvári prove convergence.
#[test]
fn uct_agrees_with_max_n_where_seats_and_chance_move_in_no_order() {
    let tuning = UctConfig {
        exploration: std::f64::consts::SQRT_2,
        ..UctConfig::default()
    };
    for seats in [2, 3] {
        let trees = (0..2_000).map(|seed| RandomTree {
            seed,
            seats,
            depth: 3,
        });
        let clear: Vec<RandomTree> = trees.filter(|game| margin(game, &game.start()) > 0.1).collect();
        assert!(clear.len() > 50, "only {} are clear", clear.len());
        for game in clear {
            let mut search = Uct::new(Arc::new(game.clone()), &game.start(), tuning);
            let result = think(&mut search, 20_000, &mut dice(game.seed));
            assert_right(&game, &result, 0.05, game.seed);
        }
    }
}

#[test]
fn a_full_arena_never_grows_and_still_answers() {
    for (nodes, holds) in [(0, 5), (5, 5), (8, 5), (9, 9), (50, 50), (400, 400)] {
        let tuning = UctConfig {
            nodes,
            ..UctConfig::default()
        };
        let mut search = Uct::new(Arc::new(CORNER.clone()), &CORNER.start(), tuning);
        let mut dice = dice(u64::from(nodes));
        for _ in 0..100 {
            let result = think(&mut search, 100, &mut dice);
            assert!(result.nodes <= holds, "{} nodes where {holds} fit", result.nodes);
        }
        let result = search.result();
        assert_eq!(result.steps, 10_000);
        assert_eq!(result.best().map(|line| line.mv), Some(8), "with {nodes} nodes");
    }
}

#[test]
fn a_tree_grows_on_second_visits_and_with_enough_nodes_becomes_the_whole_game() {
    let nim = Nim {
        heaps: [1, 1, 1],
        takes: 1,
    };
    let nodes: Vec<u32> = (0..8).map(|steps| uct(&nim, steps, 1).nodes).collect();
    assert_eq!(
        nodes[..4],
        [3, 3, 3, 3],
        "the first visits of the root's moves expand nothing"
    );
    assert_eq!(nodes[4], 5, "the first second visit does");
    assert_eq!(
        uct(&nim, 1_000, 1).nodes,
        3 + 3 * 2 + 3 * 2,
        "all move orders, and not a node more"
    );
}

#[test]
fn moves_never_tried_come_first_in_an_unbiased_order() {
    let empty = TicTacToe(&[]);
    let (mut first, mut last) = ([0; 9], [0; 9]);
    for seed in 0..9_000 {
        let mut dice = dice(seed);
        let mut search = Uct::new(Arc::new(empty.clone()), &empty.start(), UctConfig::default());
        first[think(&mut search, 1, &mut dice).lines[0].mv as usize] += 1;
        let eight = think(&mut search, 7, &mut dice);
        assert!(eight.lines.iter().all(|line| line.visits <= 1), "seed {seed}");
        last[eight
            .lines
            .iter()
            .find(|line| line.visits == 0)
            .expect("one is left")
            .mv as usize] += 1;
    }
    // 99.99 % of the draws at 8 degrees of freedom.
    assert!(chi_squared(&first, &[1; 9]) < 31.8, "{first:?}");
    assert!(chi_squared(&last, &[1; 9]) < 31.8, "{last:?}");
}

#[test]
fn without_exploration_the_first_winner_is_played_on() {
    let nim = Nim {
        heaps: [2, 0, 0],
        takes: 1,
    };
    let greedy = UctConfig {
        exploration: 0.0,
        ..UctConfig::default()
    };
    let result = think(
        &mut Uct::new(Arc::new(nim.clone()), &nim.start(), greedy),
        1_000,
        &mut dice(1),
    );
    assert_eq!(result.lines[0].mv, (0, 2));
    assert_eq!((result.lines[0].visits, result.lines[1].visits), (999, 1));
}

#[test]
fn the_root_is_overwritten_once_a_step_and_cloned_never() {
    let start = CopyCounter.start();
    let mut search = Uct::new(Arc::new(CopyCounter), &start, UctConfig::default());
    let (clones, overwrites) = (
        toys::CLONES.load(Ordering::Relaxed),
        toys::OVERWRITES.load(Ordering::Relaxed),
    );
    let mut dice = dice(1);
    (0..500).for_each(|_| _ = search.step(&mut dice));
    assert_eq!(toys::CLONES.load(Ordering::Relaxed) - clones, 0);
    assert_eq!(toys::OVERWRITES.load(Ordering::Relaxed) - overwrites, 500);
}

#[test]
fn a_variation_begins_with_its_move_is_legal_and_stops_before_chance() {
    for seed in 0..50 {
        let tree = RandomTree::of_three(seed, 8);
        for line in uct(&tree, 5_000, seed).lines {
            assert_eq!(line.variation[0], line.mv, "seed {seed}");
            let (mut state, mut legal) = (tree.start(), Vec::new());
            for mv in line.variation {
                assert!(matches!(tree.turn(&state), Turn::Seat(_)), "seed {seed}");
                legal.clear();
                tree.moves(&state, &mut legal);
                assert!(legal.contains(&mv), "seed {seed}");
                tree.play(&mut state, mv);
            }
        }
    }
}

#[test]
fn the_variation_of_a_won_game_wins_it() {
    // X at 0 and 8 against O at 4 and 2: X must block at 6, which also threatens twice.
    let fork = TicTacToe(&[0, 4, 8, 2]);
    let result = uct(&fork, 20_000, 1);
    let best = result.best().expect("there is a move");
    let mut state = fork.start();
    best.variation.iter().for_each(|&mv| fork.play(&mut state, mv));
    assert_eq!(best.mv, 6);
    assert_eq!(fork.payoff(&state)[Seat::FIRST], 1.0, "{:?}", best.variation);
}

/// A game without an end, won by whoever begins with the move 0.
struct Endless;

impl Game for Endless {
    /// The first move.
    type State = Option<u8>;
    type Move = u8;

    fn seats(&self) -> u8 {
        1
    }

    fn start(&self) -> Option<u8> {
        None
    }

    fn turn(&self, _: &Option<u8>) -> Turn {
        Turn::Seat(Seat::FIRST)
    }

    fn moves(&self, _: &Option<u8>, out: &mut Vec<u8>) {
        out.extend([0, 1]);
    }

    fn play(&self, first: &mut Option<u8>, mv: u8) {
        first.get_or_insert(mv);
    }

    fn payoff(&self, first: &Option<u8>) -> BySeat<f32> {
        BySeat([if *first == Some(0) { 1.0 } else { 0.0 }; Seat::MAX])
    }

    fn score(&self, _: &Option<u8>) -> BySeat<i32> {
        BySeat::default()
    }

    fn key(&self, first: &Option<u8>) -> u64 {
        first.map_or(2, u64::from)
    }
}

impl Evaluate for Endless {}

impl Heuristics for Endless {
    fn max_playout_plies(&self, _: &Option<u8>) -> u32 {
        7
    }
}

#[test]
fn capped_playouts_are_scored_where_they_stop() {
    let mut search = Uct::capped(Arc::new(Endless), &None, UctConfig::default());
    let result = think(&mut search, 200, &mut dice(1));
    let best = result.best().expect("there are two moves");
    assert_eq!((best.mv, best.value), (0, 1.0));
    assert_eq!(result.lines.iter().map(|line| line.visits).sum::<u32>(), 200);
}
