//! The openings from which the pairs of a match start.

use std::fmt;
use std::path::Path;

use serde::Serialize;

use super::experiment::Setting;
use super::opening_book::OpeningBook;
use super::rng_streams::stream;
use tessera_cli::failure::Failure;
use tessera_core::game::{Dice, Game, Turn};
use tessera_games::play::{Notation, replay};

/// The source of the opening plies, which no engine chooses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Opening {
    /// This many random plies, different in each pair.
    Plies(u32),
    /// The openings of a book in order; after the last the first follows again.
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
    /// The openings of the book at this path, or without one so many random plies. Error: no book of the complete setting.
    pub fn chosen(book: Option<&Path>, plies: u32, setting: &Setting) -> Result<Opening, Failure> {
        match book {
            Some(path) => OpeningBook::read(path, setting.game, &setting.options).map(Opening::Book),
            None => Ok(Opening::Plies(plies)),
        }
    }

    /// The move names of the opening of a pair, counted from 0, and the state after it.
    pub fn play<G: Notation>(&self, game: &G, seed: u64, pair: u32) -> (Vec<String>, G::State) {
        match self {
            Opening::Plies(plies) => {
                let attempt =
                    |number| random_plies(game, *plies, &mut stream(seed, &[u64::from(pair), 0, number]));
                // If a hundred attempts all end the game, the pair starts at the beginning.
                let moves = (0..100).find_map(attempt).unwrap_or_default();
                name_moves(game, &moves)
            }
            Opening::Book(book) => {
                let names = book.opening(pair).to_vec();
                let state = replay(game, &names).expect("reading a book checks its openings");
                (names, state)
            }
        }
    }
}

/// This many random plies from the start of the game; `None` if they end it.
pub(super) fn random_plies<G: Game>(game: &G, plies: u32, dice: &mut Dice) -> Option<Vec<G::Move>> {
    let mut state = game.start();
    let mut moves = Vec::new();
    while game.turn(&state) != Turn::Over && moves.len() < plies as usize {
        let mv = game.random_move(&state, dice, &mut Vec::new());
        game.play(&mut state, mv);
        moves.push(mv);
    }
    (game.turn(&state) != Turn::Over).then_some(moves)
}

/// The names of the moves, played one after the other from the start, and the state after them.
pub(super) fn name_moves<G: Notation>(game: &G, moves: &[G::Move]) -> (Vec<String>, G::State) {
    let mut state = game.start();
    let name = |&mv| {
        let name = game.name(&state, mv);
        game.play(&mut state, mv);
        name
    };
    (moves.iter().map(name).collect(), state)
}
