//! The results of all searches: lines, visits and values, which are the same for the same seed and steps.

use std::sync::Arc;

use tessera_core::game::{Game, Seat, StableHasher, Turn, dice};
use tessera_search::{Flat, Greedy, Random, Rank, Search, SearchResult, Status, Uct, UctConfig};

use super::exact::random_play;
use super::toys::{Nim, RandomTree, TokenBag};
use super::{by_place, chi_squared, flat, think, uct};

#[test]
fn the_same_seed_and_steps_give_the_same_verdict() {
    for seed in 0..20 {
        let bag = TokenBag { tokens: [3, 2, 2] };
        assert_eq!(uct(&bag, 500, seed), uct(&bag, 500, seed), "seed {seed}");
        assert_eq!(flat(&bag, 500, seed), flat(&bag, 500, seed), "seed {seed}");
        assert_ne!(uct(&bag, 500, seed), uct(&bag, 500, seed + 1), "seed {seed}");
    }
}

/// All of a result, to the last bit.
fn digest(result: &SearchResult<u8>) -> u64 {
    let mut key = StableHasher::new().with(result.nodes.into());
    for line in &result.lines {
        key = key
            .with(line.mv.into())
            .with(line.visits.into())
            .with(line.value.to_bits().into());
        key = line.variation.iter().fold(key, |key, &mv| key.with(mv.into()));
    }
    key.key()
}

/// Natively and in wasm: whatever these tests are compiled for, the numbers are these. A change of the
/// search changes them and says so.
#[test]
fn verdicts_are_the_same_on_every_machine() {
    let tree = RandomTree::of_three(7, 12);
    assert_eq!(digest(&uct(&tree, 5_000, 7)), 1_877_724_468_799_142_594, "UCT");
    assert_eq!(digest(&flat(&tree, 5_000, 7)), 7_850_266_287_059_937_428, "flat");
}

#[test]
fn a_verdict_depends_neither_on_the_slices_nor_on_being_asked() {
    let tree = RandomTree::of_three(3, 8);
    let whole = uct(&tree, 1_000, 3);
    for slice in [1, 7, 100, 999] {
        let mut dice = dice(3);
        let mut search = Uct::new(Arc::new(tree.clone()), &tree.start(), UctConfig::default());
        let mut left = 1_000;
        while left > 0 {
            think(&mut search, slice.min(left), &mut dice);
            left -= slice.min(left);
        }
        assert_eq!(search.result(), whole, "in slices of {slice}");
    }
}

#[test]
fn visits_sum_to_the_steps_and_lines_are_the_legal_moves_best_first() {
    fn check<M: Copy + PartialEq + std::fmt::Debug>(result: &SearchResult<M>, moves: &[M], steps: u32) {
        assert_eq!(result.steps, steps);
        assert_eq!(result.lines.iter().map(|line| line.visits).sum::<u32>(), steps);
        assert!(result.lines.iter().all(|line| (0.0..=1.0).contains(&line.value)));
        let listed: Vec<M> = by_place(result.clone()).iter().map(|line| line.mv).collect();
        assert_eq!(listed, moves);
        assert!(result.lines.is_sorted_by(|a, b| match result.rank {
            Rank::Visits | Rank::Provisional => (a.visits, a.value) >= (b.visits, b.value),
            Rank::Value => a.value >= b.value,
        }));
    }
    for seed in 0..20 {
        let tree = RandomTree::of_three(seed, 6);
        let mut moves = Vec::new();
        tree.moves(&tree.start(), &mut moves);
        for steps in [0, 1, 2, 3, 10, 1_000] {
            check(&uct(&tree, steps, seed), &moves, steps);
            check(&flat(&tree, steps, seed), &moves, steps);
            let mut search = Greedy::new(Arc::new(tree.clone()), &tree.start());
            let all = steps.min(moves.len() as u32);
            check(&think(&mut search, steps, &mut dice(seed)), &moves, all);
        }
    }
}

#[test]
fn one_legal_move_settles_at_once() {
    let last = Nim {
        heaps: [0, 1, 0],
        takes: 1,
    };
    let start = last.start();
    let mut searches: [Box<dyn Search<(u8, u8)>>; 4] = [
        Box::new(Uct::new(Arc::new(last.clone()), &start, UctConfig::default())),
        Box::new(Flat::new(Arc::new(last.clone()), &start)),
        Box::new(Random::new(Arc::new(last.clone()), &start)),
        Box::new(Greedy::new(Arc::new(last.clone()), &start)),
    ];
    for search in &mut searches {
        assert_eq!(search.step(&mut dice(1)), Status::Finished);
        assert_eq!(search.result().best().map(|line| line.mv), Some((1, 1)));
    }
    let two = Nim {
        heaps: [0, 2, 0],
        takes: 1,
    };
    assert_eq!(
        Uct::new(Arc::new(two.clone()), &two.start(), UctConfig::default()).step(&mut dice(1)),
        Status::Searching
    );
    assert_eq!(
        Flat::new(Arc::new(two.clone()), &two.start()).step(&mut dice(1)),
        Status::Searching
    );
}

#[test]
fn there_is_nothing_to_say_when_the_game_is_over() {
    let over = Nim {
        heaps: [0; 3],
        takes: 1,
    };
    let start = over.start();
    let mut searches: [Box<dyn Search<(u8, u8)>>; 4] = [
        Box::new(Uct::new(Arc::new(over.clone()), &start, UctConfig::default())),
        Box::new(Flat::new(Arc::new(over.clone()), &start)),
        Box::new(Random::new(Arc::new(over.clone()), &start)),
        Box::new(Greedy::new(Arc::new(over.clone()), &start)),
    ];
    for search in &mut searches {
        assert_eq!(search.step(&mut dice(1)), Status::Finished);
        let result = search.result();
        assert_eq!((result.lines.len(), result.steps), (0, 0));
    }
}

#[test]
fn where_chance_decides_outcomes_are_visited_by_their_weight() {
    let bag = TokenBag { tokens: [5, 2, 1] };
    assert_eq!(bag.turn(&bag.start()), Turn::Chance);
    for seed in 0..10 {
        for result in [uct(&bag, 8_000, seed), flat(&bag, 8_000, seed)] {
            let seen: Vec<u32> = by_place(result).iter().map(|line| line.visits).collect();
            // 99.99 % of the draws at 2 degrees of freedom.
            assert!(chi_squared(&seen, &[5, 2, 1]) < 18.4, "seed {seed}: {seen:?}");
        }
    }
}

#[test]
fn where_chance_decides_values_are_those_of_the_first_seat() {
    let bag = TokenBag { tokens: [1, 1, 1] };
    for seed in 0..10 {
        let (mut sum, result) = (0.0, flat(&bag, 20_000, seed));
        for line in &result.lines {
            sum += f64::from(line.visits) * f64::from(line.value);
        }
        let (mean, truth) = (sum / 20_000.0, random_play(&bag, &bag.start())[Seat::FIRST]);
        assert!(
            (mean - truth).abs() < 5.0 * 0.5 / 20_000f64.sqrt(),
            "seed {seed}: {mean}, exactly {truth}"
        );
    }
}
