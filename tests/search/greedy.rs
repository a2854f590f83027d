//! The laws of greedy play: the turn that leads most, whoever moves next and however long it is.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use super::exact::{best_lead, random_play, worth};
use super::toys::{LongTurn, Pick, RandomTree, TicTacToe, TokenBag};
use super::{CORNER, chi_squared, think};
use tessera_core::game::{Game, Turn, dice};
use tessera_games::carcassonne::{Carcassonne, Phase};
use tessera_search::{Greedy, Search, SearchResult, Status};

/// Everything that greedy play says of a position.
fn greedy<G: Game + Clone>(game: &G, state: &G::State, seed: u64) -> SearchResult<G::Move> {
    let (mut search, mut dice) = (Greedy::new(Arc::new(game.clone()), state), dice(seed));
    while search.step(&mut dice) == Status::Searching {}
    search.result()
}

/// Asserts that every line of a greedy result is worth what looking at every way to play the turn says, and
/// that its variation earns it.
#[track_caller]
fn assert_greedy<G: Game + Clone>(game: &G, state: &G::State, seed: u64) {
    let Turn::Seat(own) = game.turn(state) else {
        panic!("seed {seed}: no seat decides")
    };
    let result = greedy(game, state, seed);
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    assert_eq!(result.lines.len(), moves.len(), "seed {seed}");
    assert_eq!(result.steps as usize, moves.len(), "seed {seed}");
    for line in &result.lines {
        let mut after = state.clone();
        game.play(&mut after, line.mv);
        let lead = f64::from(best_lead(game, &after, own));
        let value = 0.5 + 0.5 * lead / (lead.abs() + 40.0);
        assert_eq!(
            line.value, value as f32,
            "seed {seed}: {:?} leads by {lead}",
            line.mv
        );
        let mut after = state.clone();
        for &mv in &line.variation {
            assert_eq!(game.turn(&after), Turn::Seat(own), "seed {seed}");
            game.play(&mut after, mv);
        }
        assert_ne!(
            game.turn(&after),
            Turn::Seat(own),
            "seed {seed}: the turn is over"
        );
        assert_eq!(f64::from(best_lead(game, &after, own)), lead, "seed {seed}");
    }
    let highest = result.lines.iter().map(|line| line.value).fold(0.0, f32::max);
    assert_eq!(result.lines[0].value, highest, "seed {seed}");
}

#[test]
fn greedy_finds_the_turn_that_leads_most_whoever_moves_next() {
    for seed in 0..200 {
        for seats in [2, 3, 5] {
            let tree = RandomTree {
                seed,
                seats,
                depth: 6,
            };
            assert_greedy(&tree, &tree.start(), seed);
        }
    }
}

#[test]
fn greedy_finds_the_placement_and_the_meeple_that_lead_most_and_values_both_alike() {
    for (seed, players) in (0..40).zip([2, 3, 4, 5].into_iter().cycle()) {
        let game = Carcassonne::new(players);
        let (mut state, mut dice) = (game.start(), dice(seed));
        for _ in 0..seed * 5 {
            let mv = game.random_move(&state, &mut dice, &mut Vec::new());
            game.play(&mut state, mv);
        }
        while !matches!(state.phase(), Phase::Lay(_)) {
            let mv = game.random_move(&state, &mut dice, &mut Vec::new());
            game.play(&mut state, mv);
        }
        assert_greedy(&game, &state, seed);
        let placement = greedy(&game, &state, seed).lines[0].clone();
        game.play(&mut state, placement.mv);
        assert_greedy(&game, &state, seed);
        let meeple = &greedy(&game, &state, seed + 1).lines[0];
        assert_eq!(meeple.value, placement.value, "seed {seed}");
    }
}

#[test]
fn greedy_takes_what_is_there_for_the_taking() {
    let result = greedy(&CORNER, &CORNER.start(), 1);
    assert_eq!(result.lines[0].mv, 8, "the one that wins");
    let bag = TokenBag { tokens: [1, 1, 1] };
    for (token, wanted) in [(0, Pick::Keep), (1, Pick::HandOn), (2, Pick::Keep)] {
        let mut state = bag.start();
        bag.play(&mut state, Pick::Draw(token));
        assert_eq!(greedy(&bag, &state, 1).lines[0].mv, wanted);
    }
}

#[test]
fn greedy_chooses_among_equals_by_the_dice_alone() {
    let empty = TicTacToe(&[]);
    let mut seen = [0; 9];
    for seed in 0..9_000 {
        let result = greedy(&empty, &empty.start(), seed);
        assert!(result.lines.iter().all(|line| line.value == 0.5));
        assert_eq!(result, greedy(&empty, &empty.start(), seed), "seed {seed}");
        seen[result.lines[0].mv as usize] += 1;
    }
    // 99.99 % of the draws at 8 degrees of freedom.
    assert!(chi_squared(&seen, &[1; 9]) < 31.8, "{seen:?}");
}

#[test]
fn greedy_can_be_stopped_after_any_step_and_stepped_on_after_the_last() {
    let tree = (0..).map(|seed| RandomTree::of_three(seed, 6));
    let tree = tree
        .into_iter()
        .find(|tree| worth(tree, &tree.start(), random_play).len() == 4)
        .expect("one of them has four moves");
    let (mut search, mut dice) = (Greedy::new(Arc::new(tree.clone()), &tree.start()), dice(1));
    for steps in 1..=4 {
        let status = search.step(&mut dice);
        assert_eq!(status == Status::Finished, steps == 4);
        let result = search.result();
        let weighed: Vec<bool> = result.lines.iter().map(|line| line.visits == 1).collect();
        assert_eq!((result.steps, result.lines.len()), (steps, 4));
        assert!(
            weighed.is_sorted_by(|a, b| a >= b),
            "what is not weighed comes last"
        );
    }
    let result = search.result();
    assert_eq!(think(&mut search, 3, &mut dice), result);
}

#[test]
fn greedy_stays_short_where_a_turn_is_long() {
    let game = Arc::new(LongTurn::default());
    let mut search = Greedy::new(game.clone(), &game.start());
    let mut dice = dice(1);
    for _ in 0..100 {
        let before = game.played.load(Ordering::Relaxed);
        search.step(&mut dice);
        let plays = game.played.load(Ordering::Relaxed) - before;
        assert!(plays <= 1 + 500 + 5 * 100, "{plays} plays in a step");
    }
    let result = search.result();
    assert_eq!(
        result.lines[0].variation, [99; 6],
        "ply by ply the best is the best of all"
    );
}
