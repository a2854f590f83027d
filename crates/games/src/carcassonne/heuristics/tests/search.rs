//! Laws of the game's own search.

use std::sync::Arc;

use super::super::turn_policy::TurnPolicy;
use super::super::weights::Weights;
use super::{lay_with, own_search, verdict_after};
use crate::carcassonne::rules::{Carcassonne, Move, Phase, Position, UnplaceableTile};
use tessera_core::game::{Game, Turn, dice};
use tessera_search::{Heuristics, Puct, PuctConfig};

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
fn whole_games_are_searched_with_every_number_of_seats() {
    for players in 2..=5 {
        let seed = u64::from(players);
        let game = Carcassonne {
            unplaceable: match players % 2 {
                0 => UnplaceableTile::SetAside,
                _ => UnplaceableTile::Return,
            },
            ..Carcassonne::new(players)
        };
        let (mut state, mut dice) = (game.start(), dice(seed));
        loop {
            let mv = match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => game.random_move(&state, &mut dice, &mut Vec::new()),
                Turn::Seat(_) => {
                    let result = own_search(&game, &state, 8, seed);
                    let values = result.lines.iter().map(|line| line.value);
                    assert!(
                        values.clone().all(|value| (0.0..=1.0).contains(&value)),
                        "seed {seed}"
                    );
                    result.best().expect("a seat is to choose").mv
                }
            };
            game.play(&mut state, mv);
        }
    }
}

#[test]
fn a_paranoid_search_expects_less() {
    let game = Carcassonne::new(3);
    let state = lay_with(&game, 40, &mut dice(1)).expect("such a position");
    let value = |paranoid| {
        let config = PuctConfig {
            exploration: 0.5,
            turns: 4,
            width: 10,
            paranoid,
        };
        let policy = TurnPolicy::new(&game, Weights::best(game.players));
        let mut search = Puct::new(Arc::new(game.clone()), &state, policy, config);
        let result = verdict_after(&mut search, 300, 1);
        assert_eq!(result.lines.iter().map(|line| line.visits).sum::<u32>(), 300);
        result.best().expect("a seat is to choose").value
    };
    assert!(value(true) < value(false));
}

#[test]
fn a_step_at_a_move_visits_that_move() {
    for seed in 0..5 {
        let game = Carcassonne::new(2 + (seed % 4) as u8);
        let state = lay_with(&game, 40, &mut dice(seed)).expect("so early no game is over");
        let mut search = Arc::new(game.clone())
            .own_search(&state, None)
            .expect("a seat is to choose");
        let mut dice = dice(seed);
        let moves = search.result().lines.len();
        for _ in 0..2 {
            (0..moves).for_each(|place| _ = search.step_at(place, &mut dice));
        }
        let result = search.result();
        assert!(result.lines.iter().all(|line| line.visits == 2), "seed {seed}");
    }
}

#[test]
fn before_it_is_finished_the_search_expects_about_the_margin_that_is_exact() {
    // The policy of the rollouts plays the end well, so their mean comes near the exact margin.
    let (mut off, mut compared) = (0.0, 0);
    for seed in 0..6 {
        let game = Carcassonne::new(2);
        let Some(state) = lay_with(&game, 0, &mut dice(seed)) else {
            continue;
        };
        let exact = own_search(&game, &state, 1_000, seed);
        let mut puct = Puct::new(
            Arc::new(game.clone()),
            &state,
            TurnPolicy::new(&game, Weights::best(game.players)),
            PuctConfig {
                exploration: 0.75,
                turns: 6,
                width: 24,
                paranoid: false,
            },
        );
        let rolled_out = verdict_after(&mut puct, 400, seed);
        let best = rolled_out.best().expect("a seat is to choose");
        let same = exact.lines.iter().find(|line| line.mv == best.mv);
        let known = same.and_then(|line| line.margin).expect("an exact margin");
        off += (best.margin.expect("a visited move") - known).abs();
        compared += 1;
    }
    assert!(
        compared >= 3 && off / compared as f32 <= 2.0,
        "{off} in {compared}"
    );
}

#[test]
fn a_move_that_was_not_tried_has_no_margin_and_one_that_was_has() {
    let game = Carcassonne::new(4);
    let state = lay_with(&game, 40, &mut dice(3)).expect("so early no game is over");
    let result = own_search(&game, &state, 5, 1);
    for line in &result.lines {
        assert_eq!(line.margin.is_some(), line.visits > 0, "{line:?}");
    }
    assert!(result.lines.iter().any(|line| line.visits == 0));
}

#[test]
fn four_seats_and_five_have_weights_of_their_own_and_can_be_given_the_others() {
    for players in 2..=5 {
        let game = Carcassonne::new(players);
        let state = lay_with(&game, 40, &mut dice(4)).expect("so early no game is over");
        let result = |weights: Option<&[f32]>| {
            let search = Arc::new(game.clone()).own_search(&state, weights);
            verdict_after(&mut *search.expect("a seat is to choose"), 60, 4)
        };
        let own: Vec<f32> = game.weights().iter().map(|weight| weight.value).collect();
        assert_eq!(result(None), result(Some(&own)));
        assert_eq!(result(None) == result(Some(&[])), players <= 3, "{players} seats");
    }
}
