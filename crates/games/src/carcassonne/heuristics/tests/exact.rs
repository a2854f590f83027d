//! The end of a game compared with an exhaustive search.

use super::{lay_with, own_search};
use crate::carcassonne::rules::{Carcassonne, Kind, Move, Position};
use tessera_core::game::{BySeat, Game, Seat, Turn, dice};
use tessera_search::Rank;

/// The expected payoff and lead in half points of each seat by an exhaustive search, if every seat maximises its payoff
/// and, among equal payoffs, its lead.
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
        let result = own_search(&game, &state, 1_000, seed);
        assert_eq!(result.rank, Rank::Value, "seed {seed}: the search is finished");
        // All of them would take long where many tiles fit.
        for line in result.lines.iter().step_by(5) {
            let mut next = state.clone();
            game.play(&mut next, line.mv);
            let [value, lead] = exhaustive(&game, &next)[state.mover()];
            let margin = f64::from(line.margin.expect("the exact search knows it"));
            assert!(
                (margin - lead / 2.0).abs() < 1e-4,
                "seed {seed}: {line:?}, {lead}"
            );
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
        let kinds = Kind::all().filter(|&kind| state.bag(kind) > 0);
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
        let result = own_search(&game, &state, 20_000, seed);
        let best = result.best().expect("a seat is to choose");
        let value = |mv: Move| {
            let mut next = state.clone();
            game.play(&mut next, mv);
            exhaustive(&game, &next)[state.mover()].map(|value| (value * 1e6).round())
        };
        let all = result.lines.iter().map(|line| value(line.mv));
        let most = all.reduce(|most, other| if other > most { other } else { most });
        assert_eq!(Some(value(best.mv)), most, "seed {seed}: {best:?}");
        if found == 3 {
            break;
        }
    }
    assert!(found > 0);
}
