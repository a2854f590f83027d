//! The laws of the champion, on positions of random games; a failure names the seed.

use std::sync::Arc;

use super::completion_odds::CompletionOdds;
use super::evaluation::Evaluation;
use super::turn_policy::TurnPolicy;
use super::weights::Weights;
use crate::game::{BySeat, Dice, Game, Seat, Turn, dice};
use crate::games::carcassonne::rules::{Carcassonne, Move, Phase, Position};
use crate::search::{Heuristics, Puct, PuctConfig, Search, Status, Verdict};

/// A position of a random game in which a seat is to lay a tile, with so many tiles in the bag.
fn lay_with(game: &Carcassonne, left: u8, dice: &mut Dice) -> Option<Position> {
    let mut state = game.start();
    while !(state.left() == left && matches!(state.phase(), Phase::Lay(_))) {
        if state.phase() == Phase::Over {
            return None;
        }
        let mv = game.random_move(&state, dice, &mut Vec::new());
        game.play(&mut state, mv);
    }
    Some(state)
}

fn thought(search: &mut dyn Search<Move>, steps: u32, seed: u64) -> Verdict<Move> {
    let mut dice = dice(seed);
    for _ in 0..steps {
        if search.step(&mut dice) == Status::Settled {
            break;
        }
    }
    search.verdict()
}

fn own_search(game: &Carcassonne, state: &Position, steps: u32, seed: u64) -> Verdict<Move> {
    let mut search = Arc::new(game.clone())
        .own_search(state, None)
        .expect("a seat is to choose");
    thought(&mut *search, steps, seed)
}

#[test]
fn the_leaf_of_a_finished_game_is_its_score() {
    for seed in 0..60 {
        let game = Carcassonne::new(2 + (seed % 4) as u8);
        let mut state = game.start();
        crate::game::playout(&game, &mut state, &mut dice(seed), &mut Vec::new());
        let points = Evaluation::new(&game, Weights::BEST).points(&game, &state);
        let score = game.score(&state);
        for seat in Seat::all(game.players) {
            assert_eq!(2.0 * points[seat], score[seat] as f32, "seed {seed}");
        }
    }
}

#[test]
fn whose_meeples_they_are_does_not_matter_to_the_leaf() {
    for seed in 0..100 {
        let game = Carcassonne::new(2 + (seed % 4) as u8);
        let left = (seed * 7 % 70) as u8;
        let Some(state) = lay_with(&game, left, &mut dice(seed)) else {
            continue;
        };
        let mut leaf = Evaluation::new(&game, Weights::BEST);
        let (ours, theirs) = (leaf.points(&game, &state), leaf.points(&game, &state.exchanged()));
        for seat in Seat::all(game.players) {
            let other = Seat(if seat.0 < 2 { 1 - seat.0 } else { seat.0 });
            assert!((ours[seat] - theirs[other]).abs() < 1e-3, "seed {seed}, {seat:?}");
        }
    }
}

#[test]
fn what_a_meeple_gains_is_what_the_leaf_says_when_it_stands() {
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
        let mut leaf = Evaluation::new(&game, Weights::BEST);
        let places: Vec<u8> = laid.free_segments(cell).collect();
        let segments: Vec<u8> = places.iter().map(|&place| laid.segment(cell, place)).collect();
        let mut gains = [0.0; 8];
        let none = leaf.points_and_gains(&game, &after(None), mover, &segments, &mut gains);
        for (&place, gain) in places.iter().zip(gains) {
            let stands = after(Some(place));
            back += u32::from(stands.in_hand(mover) == after(None).in_hand(mover));
            gained += 1;
            let points = leaf.points(&game, &stands);
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
fn nobody_hopes_for_what_no_tile_of_the_bag_completes() {
    let game = Carcassonne::new(2);
    let (mut dead, mut alive) = (0, 0);
    for seed in 0..100 {
        let Some(state) = lay_with(&game, (seed % 40) as u8, &mut dice(seed)) else {
            continue;
        };
        let mut closing = CompletionOdds::new(&Weights::BEST);
        closing.look(&state);
        for &cell in state.patch().empty() {
            let kinds = crate::games::carcassonne::rules::Kind::all();
            let mut fitting = kinds.filter(|&kind| state.surroundings(cell).fitting(kind) != 0);
            let stays = fitting.all(|kind| state.bag(kind) == 0);
            for (_, _, segment) in state.ends(cell) {
                let chance = closing.chance(state.root(segment), state.feature(segment));
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
fn who_has_looked_at_many_positions_says_what_a_fresh_look_says() {
    let game = Carcassonne::new(2);
    let mut used = CompletionOdds::new(&Weights::BEST);
    for seed in 0..10 {
        let (mut state, mut dice) = (game.start(), dice(seed));
        while state.phase() != Phase::Over {
            let mut fresh = CompletionOdds::new(&Weights::BEST);
            fresh.look(&state);
            used.look(&state);
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
    let leaf = Evaluation::new(&game, Weights::BEST);
    for left in 0..=71 {
        let chances = |points: f32| {
            let points = BySeat([points, 30.0, 20.0, 0.0, 0.0]);
            leaf.chances(&points, left)[Seat::FIRST]
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

/// What each seat may expect by nothing but the rules, the payoff and the lead in half points, if every seat plays
/// for its payoff and where that is the same for its lead.
fn exhaustive(game: &Carcassonne, state: &Position) -> BySeat<[f64; 2]> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let after = |mv: Move| {
        let mut next = state.clone();
        game.play(&mut next, mv);
        exhaustive(game, &next)
    };
    let mut mean = BySeat::default();
    match game.turn(state) {
        Turn::Over => {
            let (payoff, score) = (game.payoff(state), game.score(state));
            for seat in Seat::all(game.players) {
                let others = Seat::all(game.players).filter(|&other| other != seat);
                let most = others.map(|other| score[other]).max().expect("another seat");
                mean[seat] = [payoff[seat].into(), (score[seat] - most).into()];
            }
            mean
        }
        Turn::Seat(seat) => {
            // What differs by less is the same sum in another order.
            let rounded = |values: &BySeat<[f64; 2]>| values[seat].map(|value| (value * 1e6).round());
            let all = moves.iter().map(|&mv| after(mv));
            let better = |best, other| {
                if rounded(&other) > rounded(&best) {
                    other
                } else {
                    best
                }
            };
            all.reduce(better).expect("there are moves")
        }
        Turn::Chance => {
            let bag: u32 = moves.iter().map(|&mv| game.weight(state, mv)).sum();
            for &mv in &moves {
                let (weight, values) = (f64::from(game.weight(state, mv)), after(mv));
                for seat in Seat::all(game.players) {
                    for (sum, value) in mean[seat].iter_mut().zip(values[seat]) {
                        *sum += weight / f64::from(bag) * value;
                    }
                }
            }
            mean
        }
    }
}

#[test]
fn near_the_end_every_move_is_worth_what_exhaustive_search_says() {
    for seed in 0..6 {
        let game = Carcassonne::new(2 + (seed % 2) as u8);
        let Some(state) = lay_with(&game, (seed % 3 / 2) as u8, &mut dice(seed)) else {
            continue;
        };
        let verdict = own_search(&game, &state, 1_000, seed);
        assert_eq!(
            verdict.steps as usize,
            verdict.lines.len(),
            "seed {seed}: all are weighed"
        );
        // All of them would take long where many tiles fit.
        for line in verdict.lines.iter().step_by(5) {
            let mut next = state.clone();
            game.play(&mut next, line.mv);
            let [value, _] = exhaustive(&game, &next)[state.mover()];
            let sure = game.players == 2 && (value == 0.0 || value == 1.0);
            assert_eq!(line.proven, sure, "seed {seed}");
            assert!(
                (f64::from(line.value) - value).abs() < 1e-5,
                "seed {seed}: {:?}, {value}",
                line
            );
        }
    }
}

#[test]
fn with_two_tiles_unseen_a_meeple_stands_where_exhaustive_search_says() {
    // A meeple is to be chosen, so that there is little to choose from; the rest of the game is all of it.
    let game = Carcassonne::new(2);
    let mut found = 0;
    for seed in 0..400 {
        let Some(mut state) = lay_with(&game, 2, &mut dice(seed)) else {
            continue;
        };
        let mut moves = Vec::new();
        game.moves(&state, &mut moves);
        game.play(&mut state, moves[0]);
        let kinds = crate::games::carcassonne::rules::Kind::all().filter(|&kind| state.bag(kind) > 0);
        let ways = kinds.map(|kind| {
            state
                .patch()
                .empty()
                .iter()
                .filter(|&&cell| state.surroundings(cell).fitting(kind) != 0)
                .count()
        });
        if ways.sum::<usize>() > 12 {
            continue;
        }
        found += 1;
        let verdict = own_search(&game, &state, 20_000, seed);
        let best = verdict.best().expect("a seat is to choose");
        let value = |mv: Move| {
            let mut next = state.clone();
            game.play(&mut next, mv);
            exhaustive(&game, &next)[state.mover()].map(|value| (value * 1e6).round())
        };
        let all = verdict.lines.iter().map(|line| value(line.mv));
        let most = all.reduce(|most, other| if other > most { other } else { most });
        assert_eq!(Some(value(best.mv)), most, "seed {seed}: {best:?}");
        if found == 3 {
            break;
        }
    }
    assert!(found > 0);
}

#[test]
fn what_was_drawn_in_which_order_does_not_matter() {
    // Two tiles laid in the other order: the same table and the same bag, so the same thoughts.
    let game = Carcassonne::new(2);
    let mut compared = 0;
    for seed in 0..300 {
        let mut dice = dice(seed);
        let Some(mut first) = lay_with(&game, 69, &mut dice) else {
            continue;
        };
        let mut turns = Vec::new();
        for _ in 0..2 {
            let Phase::Lay(kind) = first.phase() else {
                unreachable!("a tile is to be laid")
            };
            let lay = game.random_move(&first, &mut dice, &mut Vec::new());
            game.play(&mut first, lay);
            game.play(&mut first, Move::Meeple(None));
            turns.push([Move::Draw(kind), lay, Move::Meeple(None)]);
            let draw = game.random_move(&first, &mut dice, &mut Vec::new());
            game.play(&mut first, draw);
        }
        let Phase::Lay(next) = first.phase() else {
            continue;
        };
        let mut before = dice_again(&game, seed);
        let legal = |state: &Position, mv: Move| {
            let mut moves = Vec::new();
            game.moves(state, &mut moves);
            moves.contains(&mv)
        };
        let other = [turns[1], turns[0]].concat();
        let other = other.into_iter().chain([Move::Draw(next)]);
        let mut possible = true;
        for mv in other {
            possible = possible && legal(&before, mv);
            if possible {
                game.play(&mut before, mv);
            }
        }
        if !possible || game.key(&before) != game.key(&first) {
            continue;
        }
        compared += 1;
        let (ours, theirs) = (
            own_search(&game, &first, 300, 9),
            own_search(&game, &before, 300, 9),
        );
        assert_eq!(ours, theirs, "seed {seed}");
        if compared == 5 {
            break;
        }
    }
    assert!(compared > 0);
}

/// The position before the draw of the tile that [`lay_with`] leaves to be laid with 69 tiles in the bag.
fn dice_again(game: &Carcassonne, seed: u64) -> Position {
    let mut dice = dice(seed);
    let mut state = game.start();
    loop {
        let before = state.clone();
        let mv = game.random_move(&state, &mut dice, &mut Vec::new());
        game.play(&mut state, mv);
        if state.left() == 69 && matches!(state.phase(), Phase::Lay(_)) {
            return before;
        }
    }
}

#[test]
fn whole_games_are_thought_through_with_every_number_of_seats() {
    for players in 2..=5 {
        let seed = u64::from(players);
        let game = Carcassonne {
            unplaceable: match players % 2 {
                0 => super::super::rules::Unplaceable::Aside,
                _ => super::super::rules::Unplaceable::Return,
            },
            ..Carcassonne::new(players)
        };
        let (mut state, mut dice) = (game.start(), dice(seed));
        loop {
            let mv = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => game.random_move(&state, &mut dice, &mut Vec::new()),
                Turn::Seat(_) => {
                    let verdict = own_search(&game, &state, 8, seed);
                    let values = verdict.lines.iter().map(|line| line.value);
                    assert!(
                        values.clone().all(|value| (0.0..=1.0).contains(&value)),
                        "seed {seed}"
                    );
                    verdict.best().expect("a seat is to choose").mv
                }
            };
            game.play(&mut state, mv);
        }
    }
}

#[test]
fn the_paranoid_think_all_others_are_against_them() {
    let game = Carcassonne::new(3);
    let state = lay_with(&game, 40, &mut dice(1)).expect("such a position");
    let value = |paranoid| {
        let bent = PuctConfig {
            exploration: 0.5,
            turns: 4,
            width: 10,
            paranoid,
        };
        let eye = TurnPolicy::new(&game, Weights::BEST);
        let mut search = Puct::new(Arc::new(game.clone()), &state, eye, bent);
        let verdict = thought(&mut search, 300, 1);
        assert_eq!(verdict.lines.iter().map(|line| line.visits).sum::<u32>(), 300);
        verdict.best().expect("a seat is to choose").value
    };
    assert!(value(true) < value(false));
}

#[test]
fn a_step_that_is_told_with_which_move_to_begin_begins_with_it() {
    for seed in 0..5 {
        let game = Carcassonne::new(2 + (seed % 4) as u8);
        let state = lay_with(&game, 40, &mut dice(seed)).expect("so early no game is over");
        let mut search = Arc::new(game.clone())
            .own_search(&state, None)
            .expect("a seat is to choose");
        let mut dice = dice(seed);
        let moves = search.verdict().lines.len();
        for _ in 0..2 {
            (0..moves).for_each(|place| _ = search.step_at(place, &mut dice));
        }
        let verdict = search.verdict();
        assert!(verdict.lines.iter().all(|line| line.visits == 2), "seed {seed}");
    }
}
