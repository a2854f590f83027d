//! Laws of the evaluation and of the searches built on it, on positions of random games. A failure names the seed.

mod evaluation;
mod exact;
mod search;

use std::sync::Arc;

use crate::carcassonne::rules::{Carcassonne, Move, Phase, Position};
use tessera_core::game::{Dice, Game, dice};
use tessera_search::{Heuristics, Search, SearchResult, Status};

/// A position of a random game in which a seat is to lay a tile, with so many tiles in the bag.
pub fn lay_with(game: &Carcassonne, left: u8, dice: &mut Dice) -> Option<Position> {
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

/// The result of a search after at most so many steps.
pub fn verdict_after(search: &mut dyn Search<Move>, steps: u32, seed: u64) -> SearchResult<Move> {
    let mut dice = dice(seed);
    for _ in 0..steps {
        if search.step(&mut dice) == Status::Finished {
            break;
        }
    }
    search.result()
}

/// The result of the game's own search after at most so many steps.
pub fn own_search(game: &Carcassonne, state: &Position, steps: u32, seed: u64) -> SearchResult<Move> {
    let mut search = Arc::new(game.clone())
        .own_search(state, None)
        .expect("a seat is to choose");
    verdict_after(&mut *search, steps, seed)
}
