//! Laws of the evaluation and of the odds of completion.

use super::super::claim::{Claim, ClaimModel};
use super::super::completion_odds::CompletionOdds;
use super::super::evaluation::Evaluation;
use super::super::weights::Weights;
use super::lay_with;
use crate::carcassonne::rules::{Carcassonne, Kind, Move, Phase};
use tessera_core::game::{BySeat, Game, Seat, dice};

#[test]
fn the_evaluation_of_a_finished_game_is_its_score() {
    for seed in 0..60 {
        let game = Carcassonne::new(2 + (seed % 4) as u8);
        let mut state = game.start();
        tessera_core::game::playout(&game, &mut state, &mut dice(seed), &mut Vec::new());
        let points = Evaluation::new(&game, Weights::best(game.players)).points(&game, &state);
        let score = game.score(&state);
        for seat in Seat::all(game.players) {
            assert_eq!(2.0 * points[seat], score[seat] as f32, "seed {seed}");
        }
    }
}

#[test]
fn whose_meeples_they_are_does_not_matter_to_the_evaluation() {
    for seed in 0..100 {
        let game = Carcassonne::new(2 + (seed % 4) as u8);
        let left = (seed * 7 % 70) as u8;
        let Some(state) = lay_with(&game, left, &mut dice(seed)) else {
            continue;
        };
        let mut evaluation = Evaluation::new(&game, Weights::best(game.players));
        let (ours, theirs) = (
            evaluation.points(&game, &state),
            evaluation.points(&game, &state.exchanged()),
        );
        for seat in Seat::all(game.players) {
            let other = Seat(if seat.0 < 2 { 1 - seat.0 } else { seat.0 });
            assert!((ours[seat] - theirs[other]).abs() < 1e-3, "seed {seed}, {seat:?}");
        }
    }
}

#[test]
fn what_a_meeple_gains_is_what_the_evaluation_says_when_it_stands() {
    let (mut gained, mut back) = (0, 0);
    for seed in 0..300 {
        let game = Carcassonne::new(2 + (seed % 4) as u8);
        let mut dice = dice(seed);
        let Some(mut laid) = lay_with(&game, (seed * 11 % 70) as u8, &mut dice) else {
            continue;
        };
        let mv = game.random_move(&laid, &mut dice, &mut Vec::new());
        game.play(&mut laid, mv);
        let (Phase::Meeple(cell), mover) = (laid.phase(), laid.mover()) else {
            unreachable!("a tile was laid")
        };
        let after = |meeple: Option<u8>| {
            let mut after = laid.clone();
            game.play(&mut after, Move::Meeple(meeple));
            after
        };
        let mut evaluation = Evaluation::new(&game, Weights::best(game.players));
        let places: Vec<u8> = laid.free_segments(cell).collect();
        let segments: Vec<u8> = places.iter().map(|&place| laid.segment(cell, place)).collect();
        let mut gains = [0.0; 8];
        let none = evaluation.points_and_gains(&game, &after(None), mover, &segments, &mut gains);
        for (&place, gain) in places.iter().zip(gains) {
            let stands = after(Some(place));
            back += u32::from(stands.in_hand(mover) == after(None).in_hand(mover));
            gained += 1;
            let points = evaluation.points(&game, &stands);
            for seat in Seat::all(game.players) {
                let gain = if seat == mover { gain } else { 0.0 };
                let off = points[seat] - none[seat] - gain;
                assert!(off.abs() < 1e-3, "seed {seed}, segment {place}, {seat:?}: {off}");
            }
        }
    }
    assert!(gained > 400 && back > 5, "{gained} meeples, {back} back at once");
}

#[test]
fn a_feature_that_no_tile_of_the_bag_completes_has_no_chance() {
    let game = Carcassonne::new(2);
    let (mut dead, mut alive) = (0, 0);
    for seed in 0..100 {
        let Some(state) = lay_with(&game, (seed % 40) as u8, &mut dice(seed)) else {
            continue;
        };
        let mut odds = CompletionOdds::new(&Weights::best(game.players));
        odds.set_position(&state);
        for &cell in state.patch().empty() {
            let kinds = Kind::all();
            let mut fitting = kinds.filter(|&kind| state.surroundings(cell).fitting(kind) != 0);
            let stays = fitting.all(|kind| state.bag(kind) == 0);
            for (_, _, segment) in state.ends(cell) {
                let chance = odds.chance(state.root(segment), state.feature(segment));
                assert!((0.0..1.0).contains(&chance), "seed {seed}: {chance}");
                if stays {
                    assert_eq!(chance, 0.0, "seed {seed}, cell {cell}");
                }
                dead += u32::from(stays);
                alive += u32::from(chance > 0.1);
            }
        }
    }
    assert!(dead > 100 && alive > 100, "{dead} without hope, {alive} with");
}

#[test]
fn odds_that_were_used_for_other_positions_equal_fresh_ones() {
    let game = Carcassonne::new(2);
    let mut used = CompletionOdds::new(&Weights::best(game.players));
    for seed in 0..10 {
        let (mut state, mut dice) = (game.start(), dice(seed));
        while state.phase() != Phase::Over {
            let mut fresh = CompletionOdds::new(&Weights::best(game.players));
            fresh.set_position(&state);
            used.set_position(&state);
            for &cell in state.patch().empty() {
                for (_, _, segment) in state.ends(cell) {
                    let (root, feature) = (state.root(segment), state.feature(segment));
                    let left = state.left();
                    assert_eq!(
                        used.chance(root, feature),
                        fresh.chance(root, feature),
                        "seed {seed}, {left} left"
                    );
                }
            }
            let mv = game.random_move(&state, &mut dice, &mut Vec::new());
            game.play(&mut state, mv);
        }
    }
}

#[test]
fn chances_rise_with_points_and_lie_between_none_and_all() {
    let game = Carcassonne::new(3);
    let evaluation = Evaluation::new(&game, Weights::best(game.players));
    for left in 0..=71 {
        let chances = |points: f32| {
            let points = BySeat([points, 30.0, 20.0, 0.0, 0.0]);
            evaluation.chance(evaluation.lead(&points, Seat::FIRST), left)
        };
        assert!(
            (chances(30.0) - 0.5).abs() < 1e-6,
            "as many as the best of the others"
        );
        for points in 0..99 {
            let (fewer, more) = (chances(points as f32), chances(points as f32 + 1.0));
            assert!(
                0.0 <= fewer && fewer <= more && more <= 1.0,
                "{left} left, {points}"
            );
        }
    }
}

#[test]
fn a_turn_aims_at_the_best_other_seat_and_with_four_or_more_a_little_at_all() {
    let points = BySeat([30.0, 40.0, 10.0, 10.0, 0.0]);
    let aim =
        |game: Carcassonne| Evaluation::new(&game, Weights::best(game.players)).aim(&points, Seat::FIRST);
    for players in 2..=3 {
        assert_eq!(aim(Carcassonne::new(players)), -10.0);
    }
    // 10 behind the best of the others, and 10 before their mean.
    let mixed = aim(Carcassonne::new(4));
    assert!(-10.0 < mixed && mixed < 10.0, "{mixed}");
}

#[test]
fn a_claim_taken_out_of_its_position_is_expected_to_bring_the_same() {
    let mut seen = [0; 3];
    for seed in 0..150 {
        let game = Carcassonne::new(2 + (seed % 4) as u8);
        let Some(state) = lay_with(&game, (seed * 7 % 70) as u8, &mut dice(seed)) else {
            continue;
        };
        let weights = Weights::best(game.players);
        let mut odds = CompletionOdds::new(&weights);
        odds.set_position(&state);
        let numbers: Vec<f32> = weights.list().iter().map(|weight| weight.value).collect();
        let model = ClaimModel::new(&game, &numbers);
        for claim in Claim::all(&game, &state) {
            let feature = state.feature(claim.segment);
            assert_eq!(claim.open, feature.open, "seed {seed}");
            let chance = model.expect(&claim).chance;
            assert_eq!(
                chance,
                odds.chance(claim.segment, feature),
                "seed {seed}, {claim:?}"
            );
            seen[usize::from(claim.terrain)] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count > 20), "{seen:?}");
}
