//! What a search should find, by looking at everything.

use tessera_core::game::{BySeat, Game, Seat, Turn};

use super::toys::{Nim, TicTacToe};

/// What each seat earns if every seat plays its best (expectimax; with more than two seats, max^n: Luckhardt
/// & Irani 1986). Between moves worth the same to the mover the first is taken.
pub fn best_play<G: Game>(game: &G, state: &G::State) -> BySeat<f64> {
    match game.turn(state) {
        Turn::Seat(seat) => {
            let values = children(game, state).map(|(_, child)| best_play(game, &child));
            values
                .reduce(|best, value| if value[seat] > best[seat] { value } else { best })
                .expect("a move")
        }
        Turn::Chance => mean(game, state, best_play),
        Turn::Over => paid(game, state),
    }
}

/// What each seat earns on average if every seat moves at random.
pub fn random_play<G: Game>(game: &G, state: &G::State) -> BySeat<f64> {
    match game.turn(state) {
        Turn::Over => paid(game, state),
        _ => mean(game, state, random_play),
    }
}

/// Each move of the position and what it is worth to the seat to decide, as `value` plays on.
pub fn worth<G: Game>(
    game: &G,
    state: &G::State,
    value: impl Fn(&G, &G::State) -> BySeat<f64>,
) -> Vec<(G::Move, f64)> {
    let Turn::Seat(seat) = game.turn(state) else {
        panic!("no seat decides")
    };
    children(game, state)
        .map(|(mv, child)| (mv, value(game, &child)[seat]))
        .collect()
}

/// How far the seat to decide can be ahead of the best other, by score, when its turn has passed to another
/// seat, to chance or to the end: by looking at every way to play the turn.
pub fn best_lead<G: Game>(game: &G, state: &G::State, own: Seat) -> i32 {
    if game.turn(state) == Turn::Seat(own) {
        let leads = children(game, state).map(|(_, child)| best_lead(game, &child, own));
        return leads.max().expect("a move");
    }
    let score = game.score(state);
    let others = Seat::all(game.seats()).filter(|&seat| seat != own);
    score[own] - others.map(|seat| score[seat]).max().expect("another seat")
}

/// By how much the best choice anywhere in the game beats the next best, for the seat that makes it. Where
/// this is small, a slip that costs one seat nothing can cost another everything.
pub fn margin<G: Game>(game: &G, state: &G::State) -> f64 {
    let below = children(game, state)
        .map(|(_, child)| margin(game, &child))
        .fold(1.0, f64::min);
    if !matches!(game.turn(state), Turn::Seat(_)) {
        return below;
    }
    let mut values: Vec<f64> = worth(game, state, best_play)
        .iter()
        .map(|&(_, value)| value)
        .collect();
    values.sort_by(f64::total_cmp);
    values
        .windows(2)
        .last()
        .map_or(below, |top| below.min(top[1] - top[0]))
}

fn children<G: Game>(game: &G, state: &G::State) -> impl Iterator<Item = (G::Move, G::State)> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves.into_iter().map(move |mv| {
        let mut child = state.clone();
        game.play(&mut child, mv);
        (mv, child)
    })
}

/// The mean over the moves: by weight at chance, else each the same.
fn mean<G: Game>(game: &G, state: &G::State, value: impl Fn(&G, &G::State) -> BySeat<f64>) -> BySeat<f64> {
    let chance = game.turn(state) == Turn::Chance;
    let (mut sum, mut total) = (BySeat::default(), 0.0);
    for (mv, child) in children(game, state) {
        let weight = if chance {
            f64::from(game.weight(state, mv))
        } else {
            1.0
        };
        let value = value(game, &child);
        Seat::all(game.seats()).for_each(|seat| sum[seat] += weight * value[seat]);
        total += weight;
    }
    BySeat(sum.0.map(|value: f64| value / total))
}

fn paid<G: Game>(game: &G, state: &G::State) -> BySeat<f64> {
    BySeat(game.payoff(state).0.map(f64::from))
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
