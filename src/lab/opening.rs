//! How the games of a pair begin.

use std::fmt;

use serde::Serialize;

use super::opening_book::OpeningBook;
use super::rng_streams::stream;
use crate::game::{Dice, Game, Turn};
use crate::play::{Show, replay};

/// The plies that no engine chooses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Opening {
    /// So many random plies, others in each pair.
    Plies(u32),
    /// The openings of a book in turn, over and over.
    Book(OpeningBook),
}

impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Opening::Plies(plies) => write!(f, "{plies} random plies"),
            Opening::Book(book) => write!(f, "a book of {}", book.openings()),
        }
    }
}

impl Opening {
    /// The names of the opening of a pair, counted from 0, and the state after it.
    pub fn play<G: Show>(&self, game: &G, seed: u64, pair: u32) -> (Vec<String>, G::State) {
        match self {
            Opening::Plies(plies) => {
                let drawn = |attempt| drawn(game, *plies, &mut stream(seed, &[u64::from(pair), 0, attempt]));
                // If a hundred draws all end the game, nothing is drawn.
                let moves = (0..100).find_map(drawn).unwrap_or_default();
                named(game, &moves)
            }
            Opening::Book(book) => {
                let names = book.opening(pair).to_vec();
                let state = replay(game, &names).expect("a book was checked when it was read");
                (names, state)
            }
        }
    }
}

/// Random plies; `None` if they end the game.
pub(super) fn drawn<G: Game>(game: &G, plies: u32, dice: &mut Dice) -> Option<Vec<G::Move>> {
    let mut state = game.start();
    let mut moves = Vec::new();
    while game.turn(&state) != Turn::Over && moves.len() < plies as usize {
        let mv = game.random_move(&state, dice, &mut Vec::new());
        game.play(&mut state, mv);
        moves.push(mv);
    }
    (game.turn(&state) != Turn::Over).then_some(moves)
}

/// The names of moves that follow each other, and the state after them.
pub(super) fn named<G: Show>(game: &G, moves: &[G::Move]) -> (Vec<String>, G::State) {
    let mut state = game.start();
    let name = |&mv| {
        let name = game.name(&state, mv);
        game.play(&mut state, mv);
        name
    };
    (moves.iter().map(name).collect(), state)
}
