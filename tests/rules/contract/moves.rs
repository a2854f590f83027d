//! The laws of `Game`: turns, moves, draws, payoffs, keys.

use std::collections::{HashMap, HashSet, VecDeque};

use tessera_core::game::{Seat, Turn, dice};
use tessera_games::play::Notation;

use super::law::law;
use super::random_games::{Place, for_positions, legal};
use super::setting::Setting;
use crate::whole::whole_or;

law! {
    fn there_is_a_legal_move_exactly_until_the_game_is_over<G: Notation>(game: &G, setting: &Setting) {
        for_positions(game, setting, 5, |state| {
            let over = game.turn(state) == Turn::Over;
            assert_eq!(legal(game, state).is_empty(), over);
            if let Turn::Seat(seat) = game.turn(state) {
                assert!(seat.0 < game.seats());
            }
        });
    }
}

law! {
    fn moves_are_listed_once_each_and_in_the_same_order_again<G: Notation>(game: &G, setting: &Setting) {
        for_positions(game, setting, 5, |state| {
            let listed = legal(game, state);
            assert_eq!(listed.iter().collect::<HashSet<_>>().len(), listed.len());
            assert_eq!(legal(game, state), listed);
            let mut kept = listed.clone();
            game.moves(state, &mut kept);
            assert_eq!(kept.len(), 2 * listed.len(), "moves are appended");
        });
    }
}

law! {
    fn exactly_the_listed_moves_are_legal<G: Notation>(game: &G, setting: &Setting) {
        // What was legal before may no longer be.
        let first = legal(game, &game.start());
        let (mut before, mut buffer) = (Vec::new(), Vec::new());
        for_positions(game, setting, 2, |state| {
            let listed = legal(game, state);
            let met: Vec<G::Move> = first.iter().chain(&before).chain(&listed).copied().collect();
            // By default each check lists all moves: about forty of them will do.
            for &mv in met.iter().step_by(met.len() / 40 + 1) {
                let is_legal = game.is_legal(state, mv, &mut buffer);
                assert_eq!(is_legal, listed.contains(&mv), "{mv:?}");
            }
            before = listed;
        });
    }
}

/// The value of χ² that is exceeded once in a million times (Wilson & Hilferty 1931).
fn chi_squared_limit(freedom: f64) -> f64 {
    let spread = 2.0 / (9.0 * freedom);
    freedom * (1.0 - spread + 4.753 * spread.sqrt()).powi(3)
}

law! {
    fn random_moves_are_drawn_from_the_list_by_weight<G: Notation>(game: &G, setting: &Setting) {
        const DRAWS_A_MOVE: usize = 40;
        let mut dice = dice(99);
        let mut buffer = Vec::new();
        let mut position = 0;
        for_positions(game, setting, 3, |state| {
            let listed = legal(game, state);
            position += 1;
            // A few positions of each game will do.
            if listed.len() < 2 || position % 4 != 1 {
                return;
            }
            let weights: Vec<f64> = match game.turn(state) {
                Turn::Chance => listed.iter().map(|&mv| f64::from(game.weight(state, mv))).collect(),
                _ => vec![1.0; listed.len()],
            };
            assert!(weights.iter().all(|&weight| weight > 0.0), "an outcome without weight is listed");
            let mut drawn: HashMap<G::Move, usize> = listed.iter().map(|&mv| (mv, 0)).collect();
            let draws = DRAWS_A_MOVE * listed.len();
            for _ in 0..draws {
                let mv = game.random_move(state, &mut dice, &mut buffer);
                *drawn.get_mut(&mv).unwrap_or_else(|| panic!("{} is not legal", game.name(state, mv))) += 1;
            }
            let total: f64 = weights.iter().sum();
            let term = |(mv, weight): (&G::Move, &f64)| {
                let due = draws as f64 * weight / total;
                (drawn[mv] as f64 - due).powi(2) / due
            };
            let chi_squared: f64 = listed.iter().zip(&weights).map(term).sum();
            let limit = chi_squared_limit(listed.len() as f64 - 1.0);
            assert!(chi_squared < limit, "χ² is {chi_squared}, at most {limit} for {} moves", listed.len());
        });
    }
}

law! {
    fn a_move_is_drawn_and_played_at_once_as_one_after_the_other<G: Notation>(game: &G, setting: &Setting) {
        let (mut buffer, mut seed) = (Vec::new(), 0);
        for_positions(game, setting, 5, |state| {
            if game.turn(state) == Turn::Over {
                return;
            }
            seed += 1;
            let drawn = [
                game.random_move(state, &mut dice(seed), &mut buffer),
                game.playout_move(state, &mut dice(seed), &mut buffer),
            ];
            let mut at_once = [state.clone(), state.clone()];
            let [random, heavy] = &mut at_once;
            let played = [
                game.play_random(random, &mut dice(seed), &mut buffer),
                game.play_heavy(heavy, &mut dice(seed), &mut buffer),
            ];
            assert_eq!(played, drawn);
            for (mv, at_once) in drawn.into_iter().zip(&at_once) {
                let mut after = state.clone();
                game.play(&mut after, mv);
                assert_eq!(game.key(at_once), game.key(&after));
                assert_eq!(game.score(at_once), game.score(&after));
                assert_eq!(legal(game, at_once), legal(game, &after));
            }
        });
    }
}

law! {
    fn payoffs_share_one_win_among_the_highest_scores<G: Notation>(game: &G, setting: &Setting) {
        for_positions(game, setting, 10, |state| {
            if game.turn(state) != Turn::Over {
                return;
            }
            let (payoff, score) = (game.payoff(state), game.score(state));
            assert_eq!(game.payoff_and_score(state), (payoff, score));
            let seats = || Seat::all(game.seats());
            let sum: f32 = seats().map(|seat| payoff[seat]).sum();
            assert!((sum - 1.0).abs() < 1e-6, "payoffs {payoff:?}");
            let best = seats().map(|seat| score[seat]).max().expect("there are seats");
            for seat in seats() {
                assert!((0.0..=1.0).contains(&payoff[seat]));
                assert_eq!(payoff[seat] > 0.0, score[seat] == best, "{payoff:?} for {score:?}");
            }
        });
    }
}

law! {
    fn equal_keys_mean_equal_futures<G: Notation>(game: &G, setting: &Setting) {
        let positions = whole_or(3_000, 1_000);
        let mut place = Place { setting, seed: 0, ply: 0 };
        let about = |state: &G::State| {
            let names: Vec<String> = legal(game, state).iter().map(|&mv| game.name(state, mv)).collect();
            (game.turn(state), game.score(state), names)
        };
        let mut known = HashMap::new();
        let mut waiting = VecDeque::from([game.start()]);
        while let Some(state) = waiting.pop_front() {
            place.ply += 1;
            let present = about(&state);
            if let Some(before) = known.get(&game.key(&state)) {
                assert_eq!(&present, before);
                continue;
            }
            known.insert(game.key(&state), present);
            for mv in legal(game, &state) {
                if waiting.len() + known.len() < positions {
                    let mut after = state.clone();
                    game.play(&mut after, mv);
                    waiting.push_back(after);
                }
            }
        }
    }
}

law! {
    fn a_state_copied_over_another_is_that_state<G: Notation>(game: &G, setting: &Setting) {
        let mut worn = game.start();
        for_positions(game, setting, 3, |state| {
            worn.clone_from(state);
            assert_eq!(game.key(&worn), game.key(state));
            assert_eq!(legal(game, &worn), legal(game, state));
            assert_eq!(game.score(&worn), game.score(state));
        });
    }
}
