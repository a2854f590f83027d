//! Expectimax without cuts, ply by ply, as a reference.

use tessera_core::game::{Game, Seat, Turn};
use tessera_search::{Evaluate, WeightSet};

/// The value of a position to the first seat, so many turns deep. A turn is over when another seat, chance or the end
/// comes next.
pub fn value<G: Evaluate>(game: &G, state: &G::State, depth: u8) -> f64 {
    let turn = game.turn(state);
    if turn == Turn::Over || depth == 0 {
        return game.evaluate(state, Seat::FIRST, WeightSet::Final);
    }
    let values = children(game, state).map(|(mv, child)| (mv, below(game, turn, &child, depth)));
    match turn {
        Turn::Chance => {
            let (mut sum, mut all) = (0.0, 0.0);
            for (mv, value) in values {
                let weight = f64::from(game.weight(state, mv));
                (sum, all) = (sum + weight * value, all + weight);
            }
            sum / all
        }
        Turn::Seat(Seat::FIRST) => values.map(|(_, value)| value).fold(f64::NEG_INFINITY, f64::max),
        _ => values.map(|(_, value)| value).fold(f64::INFINITY, f64::min),
    }
}

/// The value of a child: a turn that goes on costs no depth, nor does chance.
pub fn below<G: Evaluate>(game: &G, turn: Turn, child: &G::State, depth: u8) -> f64 {
    let goes_on = game.turn(child) == turn || turn == Turn::Chance;
    value(game, child, if goes_on { depth } else { depth - 1 })
}

pub fn children<G: Game>(game: &G, state: &G::State) -> impl Iterator<Item = (G::Move, G::State)> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves.into_iter().map(move |mv| {
        let mut child = state.clone();
        game.play(&mut child, mv);
        (mv, child)
    })
}
