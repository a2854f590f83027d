//! Flat Monte Carlo and random play: means of playouts, and draws without preference.

use std::sync::Arc;

use tessera_core::game::{Game, dice};
use tessera_search::{Flat, Random, Search, Status};

use super::exact::{random_play, worth};
use super::toys::{Nim, Pick, RandomTree, TicTacToe, TokenBag};
use super::{by_place, chi_squared, flat, think};

#[test]
fn flat_values_are_the_means_of_uniform_play() {
    fn check<G: Game + Clone>(game: &G, state: &G::State, seed: u64) {
        let mut search = Flat::new(Arc::new(game.clone()), state);
        let result = think(&mut search, 20_000, &mut dice(seed));
        for (line, (mv, mean)) in by_place(result).iter().zip(worth(game, state, random_play)) {
            assert_eq!(line.mv, mv);
            // Payoffs in 0..=1 have a deviation of ½ at most; five times that of the mean is never seen.
            let tolerance = 5.0 * 0.5 / f64::from(line.visits).sqrt();
            assert!(
                (f64::from(line.value) - mean).abs() < tolerance,
                "seed {seed}: {line:?}, exactly {mean}"
            );
        }
    }
    for seed in 0..20 {
        let tree = RandomTree::of_three(seed, 5);
        check(&tree, &tree.start(), seed);
        let nim = Nim {
            heaps: [1, 2, 3],
            takes: 2,
        };
        check(&nim, &nim.start(), seed);
        let bag = TokenBag { tokens: [2, 2, 1] };
        let mut state = bag.start();
        bag.play(&mut state, Pick::Draw(2));
        check(&bag, &state, seed);
    }
}

#[test]
fn flat_gives_every_move_the_same_number_of_playouts() {
    let lines = by_place(flat(&TicTacToe(&[]), 9 * 7 + 4, 1));
    let visits: Vec<u32> = lines.iter().map(|line| line.visits).collect();
    assert_eq!(visits, [8, 8, 8, 8, 7, 7, 7, 7, 7]);
}

#[test]
fn random_draws_every_move_alike_and_stays_with_it() {
    let mut seen = [0; 9];
    for seed in 0..9_000 {
        let (empty, mut dice) = (TicTacToe(&[]), dice(seed));
        let mut search = Random::new(Arc::new(empty.clone()), &empty.start());
        assert_eq!(search.result().best(), None);
        assert_eq!(search.step(&mut dice), Status::Finished);
        let result = search.result();
        assert_eq!((result.steps, result.lines.len()), (1, 1));
        assert_eq!(think(&mut search, 3, &mut dice), result, "seed {seed}");
        seen[result.lines[0].mv as usize] += 1;
    }
    // 99.99 % of the draws at 8 degrees of freedom.
    assert!(chi_squared(&seen, &[1; 9]) < 31.8, "{seen:?}");
}
