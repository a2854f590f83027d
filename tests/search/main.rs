//! The laws of the searches, on games small enough to be known exactly.

mod alloc;
mod bids;
mod exact;
mod greedy;
mod mcts;
mod star;
mod toys;

use std::sync::Arc;
use std::sync::atomic::Ordering;

use exact::{best_play, margin, random_play, worth};
use tessera::game::{Dice, Game, Seat, StableHasher, Turn, dice};
use tessera::search::{Flat, Greedy, Line, Random, Rank, Search, Status, Uct, UctConfig, Verdict};
use toys::{Bag, Counted, Nim, Pick, Thicket, TicTacToe};

/// Row by row `X.O / .X. / O..` after these; X to move wins only in the corner 8.
const CORNER: TicTacToe = TicTacToe(&[0, 2, 4, 6]);

fn think<M>(search: &mut dyn Search<M>, steps: u32, dice: &mut Dice) -> Verdict<M> {
    (0..steps).for_each(|_| _ = search.step(dice));
    search.verdict()
}

fn uct<G: Game + Clone>(game: &G, steps: u32, seed: u64) -> Verdict<G::Move> {
    think(
        &mut Uct::new(Arc::new(game.clone()), &game.start(), UctConfig::default()),
        steps,
        &mut dice(seed),
    )
}

fn flat<G: Game + Clone>(game: &G, steps: u32, seed: u64) -> Verdict<G::Move> {
    think(
        &mut Flat::new(Arc::new(game.clone()), &game.start()),
        steps,
        &mut dice(seed),
    )
}

/// Asserts that a verdict plays a best move and knows what it is worth, within a tolerance.
#[track_caller]
fn assert_right<G: Game>(game: &G, verdict: &Verdict<G::Move>, tolerance: f64, seed: u64) {
    let worth = worth(game, &game.start(), best_play);
    let highest = worth.iter().map(|&(_, value)| value).fold(0.0, f64::max);
    let best = verdict.best().expect("there is a move");
    assert!(
        worth.contains(&(best.mv, highest)) && (f64::from(best.value) - highest).abs() <= tolerance,
        "seed {seed}: plays {:?} for {}, exactly {worth:?}",
        best.mv,
        best.value,
    );
}

/// Pearson's statistic of how often each thing was seen, against how often it should have been.
fn chi_squared(seen: &[u32], weights: &[u32]) -> f64 {
    let (all, total) = (seen.iter().sum::<u32>(), weights.iter().sum::<u32>());
    let term = |(&seen, &weight): (&u32, &u32)| {
        let due = f64::from(all) * f64::from(weight) / f64::from(total);
        (f64::from(seen) - due).powi(2) / due
    };
    seen.iter().zip(weights).map(term).sum()
}

/// The lines in the order of the game's list.
fn by_place<M>(mut verdict: Verdict<M>) -> Vec<Line<M>> {
    verdict.lines.sort_by_key(|line| line.place);
    verdict.lines
}

#[test]
fn the_reference_knows_nim_and_tic_tac_toe() {
    for heaps in [[1, 2, 3], [3, 3, 1], [2, 2, 0], [1, 3, 1]] {
        let nim = Nim { heaps, takes: 1 };
        let won = heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0;
        assert_eq!(
            best_play(&nim, &nim.start())[Seat::FIRST],
            f64::from(u8::from(won)),
            "{heaps:?}"
        );
    }
    let empty = TicTacToe(&[]);
    assert_eq!(best_play(&empty, &empty.start())[Seat::FIRST], 0.5);
}

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

/// Where two moves are nearly as good for the seat to choose but not for the others, UCT takes ages to
/// agree with max^n, and means well; where every best move is clearly best it must agree soon. Hence the
/// margin, and the exploration √2 for which Kocsis & Szepesvári prove that it will.
#[test]
fn uct_agrees_with_max_n_where_seats_and_chance_move_in_no_order() {
    let tuning = UctConfig {
        exploration: std::f64::consts::SQRT_2,
        ..UctConfig::default()
    };
    for seats in [2, 3] {
        let thickets = (0..2_000).map(|seed| Thicket {
            seed,
            seats,
            depth: 3,
        });
        let clear: Vec<Thicket> = thickets
            .filter(|game| margin(game, &game.start()) > 0.1)
            .collect();
        assert!(clear.len() > 50, "only {} are clear", clear.len());
        for game in clear {
            let mut search = Uct::new(Arc::new(game.clone()), &game.start(), tuning);
            let verdict = think(&mut search, 20_000, &mut dice(game.seed));
            assert_right(&game, &verdict, 0.05, game.seed);
        }
    }
}

#[test]
fn flat_values_are_the_means_of_uniform_play() {
    fn check<G: Game + Clone>(game: &G, state: &G::State, seed: u64) {
        let mut search = Flat::new(Arc::new(game.clone()), state);
        let verdict = think(&mut search, 20_000, &mut dice(seed));
        for (line, (mv, mean)) in by_place(verdict).iter().zip(worth(game, state, random_play)) {
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
        let thicket = Thicket::of_three(seed, 5);
        check(&thicket, &thicket.start(), seed);
        let nim = Nim {
            heaps: [1, 2, 3],
            takes: 2,
        };
        check(&nim, &nim.start(), seed);
        let bag = Bag { tokens: [2, 2, 1] };
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
        assert_eq!(search.verdict().best(), None);
        assert_eq!(search.step(&mut dice), Status::Settled);
        let verdict = search.verdict();
        assert_eq!((verdict.steps, verdict.lines.len()), (1, 1));
        assert_eq!(think(&mut search, 3, &mut dice), verdict, "seed {seed}");
        seen[verdict.lines[0].mv as usize] += 1;
    }
    // 99.99 % of the draws at 8 degrees of freedom.
    assert!(chi_squared(&seen, &[1; 9]) < 31.8, "{seen:?}");
}

#[test]
fn the_same_seed_and_steps_give_the_same_verdict() {
    for seed in 0..20 {
        let bag = Bag { tokens: [3, 2, 2] };
        assert_eq!(uct(&bag, 500, seed), uct(&bag, 500, seed), "seed {seed}");
        assert_eq!(flat(&bag, 500, seed), flat(&bag, 500, seed), "seed {seed}");
        assert_ne!(uct(&bag, 500, seed), uct(&bag, 500, seed + 1), "seed {seed}");
    }
}

/// Everything a verdict says, to the last bit.
fn digest(verdict: &Verdict<u8>) -> u64 {
    let mut key = StableHasher::new().with(verdict.nodes.into());
    for line in &verdict.lines {
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
    let thicket = Thicket::of_three(7, 12);
    assert_eq!(digest(&uct(&thicket, 5_000, 7)), 1_877_724_468_799_142_594, "UCT");
    assert_eq!(
        digest(&flat(&thicket, 5_000, 7)),
        7_850_266_287_059_937_428,
        "flat"
    );
}

#[test]
fn a_verdict_depends_neither_on_the_slices_nor_on_being_asked() {
    let thicket = Thicket::of_three(3, 8);
    let whole = uct(&thicket, 1_000, 3);
    for slice in [1, 7, 100, 999] {
        let mut dice = dice(3);
        let mut search = Uct::new(Arc::new(thicket.clone()), &thicket.start(), UctConfig::default());
        let mut left = 1_000;
        while left > 0 {
            think(&mut search, slice.min(left), &mut dice);
            left -= slice.min(left);
        }
        assert_eq!(search.verdict(), whole, "in slices of {slice}");
    }
}

#[test]
fn visits_sum_to_the_steps_and_lines_are_the_legal_moves_best_first() {
    fn check<M: Copy + PartialEq + std::fmt::Debug>(verdict: &Verdict<M>, moves: &[M], steps: u32) {
        assert_eq!(verdict.steps, steps);
        assert_eq!(verdict.lines.iter().map(|line| line.visits).sum::<u32>(), steps);
        assert!(verdict.lines.iter().all(|line| (0.0..=1.0).contains(&line.value)));
        let listed: Vec<M> = by_place(verdict.clone()).iter().map(|line| line.mv).collect();
        assert_eq!(listed, moves);
        assert!(verdict.lines.is_sorted_by(|a, b| match verdict.rank {
            Rank::Visits => (a.visits, a.value) >= (b.visits, b.value),
            Rank::Value => a.value >= b.value,
        }));
    }
    for seed in 0..20 {
        let thicket = Thicket::of_three(seed, 6);
        let mut moves = Vec::new();
        thicket.moves(&thicket.start(), &mut moves);
        for steps in [0, 1, 2, 3, 10, 1_000] {
            check(&uct(&thicket, steps, seed), &moves, steps);
            check(&flat(&thicket, steps, seed), &moves, steps);
            let mut search = Greedy::new(Arc::new(thicket.clone()), &thicket.start());
            let all = steps.min(moves.len() as u32);
            check(&think(&mut search, steps, &mut dice(seed)), &moves, all);
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
            let verdict = think(&mut search, 100, &mut dice);
            assert!(
                verdict.nodes <= holds,
                "{} nodes where {holds} fit",
                verdict.nodes
            );
        }
        let verdict = search.verdict();
        assert_eq!(verdict.steps, 10_000);
        assert_eq!(verdict.best().map(|line| line.mv), Some(8), "with {nodes} nodes");
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
        assert_eq!(search.step(&mut dice(1)), Status::Settled);
        assert_eq!(search.verdict().best().map(|line| line.mv), Some((1, 1)));
    }
    let two = Nim {
        heaps: [0, 2, 0],
        takes: 1,
    };
    assert_eq!(
        Uct::new(Arc::new(two.clone()), &two.start(), UctConfig::default()).step(&mut dice(1)),
        Status::Thinking
    );
    assert_eq!(
        Flat::new(Arc::new(two.clone()), &two.start()).step(&mut dice(1)),
        Status::Thinking
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
        assert_eq!(search.step(&mut dice(1)), Status::Settled);
        let verdict = search.verdict();
        assert_eq!((verdict.lines.len(), verdict.steps), (0, 0));
    }
}

#[test]
fn where_chance_decides_outcomes_are_visited_by_their_weight() {
    let bag = Bag { tokens: [5, 2, 1] };
    assert_eq!(bag.turn(&bag.start()), Turn::Chance);
    for seed in 0..10 {
        for verdict in [uct(&bag, 8_000, seed), flat(&bag, 8_000, seed)] {
            let seen: Vec<u32> = by_place(verdict).iter().map(|line| line.visits).collect();
            // 99.99 % of the draws at 2 degrees of freedom.
            assert!(chi_squared(&seen, &[5, 2, 1]) < 18.4, "seed {seed}: {seen:?}");
        }
    }
}

#[test]
fn where_chance_decides_values_are_those_of_the_first_seat() {
    let bag = Bag { tokens: [1, 1, 1] };
    for seed in 0..10 {
        let (mut sum, verdict) = (0.0, flat(&bag, 20_000, seed));
        for line in &verdict.lines {
            sum += f64::from(line.visits) * f64::from(line.value);
        }
        let (mean, truth) = (sum / 20_000.0, random_play(&bag, &bag.start())[Seat::FIRST]);
        assert!(
            (mean - truth).abs() < 5.0 * 0.5 / 20_000f64.sqrt(),
            "seed {seed}: {mean}, exactly {truth}"
        );
    }
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
    let verdict = think(
        &mut Uct::new(Arc::new(nim.clone()), &nim.start(), greedy),
        1_000,
        &mut dice(1),
    );
    assert_eq!(verdict.lines[0].mv, (0, 2));
    assert_eq!((verdict.lines[0].visits, verdict.lines[1].visits), (999, 1));
}

#[test]
fn the_root_is_overwritten_once_a_step_and_cloned_never() {
    let start = Counted.start();
    let mut search = Uct::new(Arc::new(Counted), &start, UctConfig::default());
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
        let thicket = Thicket::of_three(seed, 8);
        for line in uct(&thicket, 5_000, seed).lines {
            assert_eq!(line.variation[0], line.mv, "seed {seed}");
            let (mut state, mut legal) = (thicket.start(), Vec::new());
            for mv in line.variation {
                assert!(matches!(thicket.turn(&state), Turn::Seat(_)), "seed {seed}");
                legal.clear();
                thicket.moves(&state, &mut legal);
                assert!(legal.contains(&mv), "seed {seed}");
                thicket.play(&mut state, mv);
            }
        }
    }
}

#[test]
fn the_variation_of_a_won_game_wins_it() {
    // X at 0 and 8 against O at 4 and 2: X must block at 6, which also threatens twice.
    let fork = TicTacToe(&[0, 4, 8, 2]);
    let verdict = uct(&fork, 20_000, 1);
    let best = verdict.best().expect("there is a move");
    let mut state = fork.start();
    best.variation.iter().for_each(|&mv| fork.play(&mut state, mv));
    assert_eq!(best.mv, 6);
    assert_eq!(fork.payoff(&state)[Seat::FIRST], 1.0, "{:?}", best.variation);
}

#[test]
fn merged_verdicts_sum_visits_and_weigh_values() {
    let thicket = Thicket::of_three(5, 8);
    let parts: Vec<Verdict<u8>> = (0..4)
        .map(|worker| uct(&thicket, 1_000 + 500 * worker, worker.into()))
        .collect();
    let mut whole = parts[0].clone();
    parts[1..].iter().for_each(|part| whole.merge(part));
    assert_eq!(whole.steps, 1_000 + 1_500 + 2_000 + 2_500);
    assert_eq!(whole.nodes, parts.iter().map(|part| part.nodes).sum::<u32>());
    assert!(whole.lines.is_sorted_by(|a, b| a.visits >= b.visits));
    for line in &whole.lines {
        let of = |part: &Verdict<u8>| {
            part.lines
                .iter()
                .find(|other| other.mv == line.mv)
                .expect("it is there")
                .clone()
        };
        let visits: u32 = parts.iter().map(|part| of(part).visits).sum();
        let total: f64 = parts
            .iter()
            .map(|part| f64::from(of(part).visits) * f64::from(of(part).value))
            .sum();
        assert_eq!(line.visits, visits);
        assert!((f64::from(line.value) - total / f64::from(visits)).abs() < 1e-6);
    }
    let (mut there, mut back) = (parts[0].clone(), parts[1].clone());
    there.merge(&parts[1]);
    back.merge(&parts[0]);
    assert_eq!(there, back, "the order of the workers does not matter");
}

#[test]
fn merging_with_one_that_has_not_begun_changes_nothing() {
    let thicket = Thicket::of_three(5, 8);
    let verdict = uct(&thicket, 1_000, 5);
    let mut merged = verdict.clone();
    merged.merge(&Verdict {
        nodes: 0,
        ..uct(&thicket, 0, 5)
    });
    assert_eq!(merged, verdict);
}

#[test]
fn merged_draws_are_votes() {
    let empty = TicTacToe(&[]);
    let draw = |seed| {
        think(
            &mut Random::new(Arc::new(empty.clone()), &empty.start()),
            1,
            &mut dice(seed),
        )
    };
    let mut votes = draw(0);
    (1..50).for_each(|seed| votes.merge(&draw(seed)));
    assert_eq!((votes.steps, votes.lines.len()), (50, 9));
    assert!(votes.lines.iter().all(|line| line.value == 0.5));
}

#[test]
fn between_equals_value_decides_and_then_the_list_or_where_all_is_value_what_was_first() {
    let line = |mv: u8, visits, value| Line {
        mv,
        place: mv.into(),
        visits,
        value,
        proven: false,
        beaten: false,
        variation: vec![mv],
    };
    let ranked = |rank| {
        let lines = vec![
            line(4, 3, 0.5),
            line(3, 5, 0.25),
            line(2, 3, 0.5),
            line(1, 3, 0.75),
            line(0, 1, 0.5),
        ];
        let mut verdict = Verdict {
            lines,
            rank,
            steps: 15,
            nodes: 0,
        };
        verdict.merge(&Verdict {
            lines: Vec::new(),
            rank,
            steps: 0,
            nodes: 0,
        });
        verdict.lines.iter().map(|line| line.mv).collect::<Vec<u8>>()
    };
    assert_eq!(ranked(Rank::Visits), [3, 1, 2, 4, 0]);
    assert_eq!(ranked(Rank::Value), [1, 4, 2, 0, 3]);
}
