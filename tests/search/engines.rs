//! Engines of `lab` that are asked for by their names.

use std::sync::Arc;

use tessera_core::game::{Game, dice};
use tessera_games::catalog::{self, GameId, Visitor};
use tessera_games::play::{Notation, Options};
use tessera_protocol::Engine;
use tessera_search::{Heuristics, Search, Status};

use super::toys::TicTacToe;
use super::{CORNER, assert_right, think};

/// A search of the engine of this name from a position.
pub fn search<G: Heuristics + 'static>(
    name: &str,
    game: &Arc<G>,
    state: &G::State,
) -> Box<dyn Search<G::Move> + Send> {
    let engine: Engine = name.parse().expect("an engine");
    tessera_engine::search(engine, game.clone(), state)
}

/// Asserts that an engine finds a win in one and the worth of solved positions.
pub fn assert_finds_what_is_known(name: &str) {
    let mut corner = search(name, &Arc::new(CORNER), &CORNER.start());
    let result = think(&mut *corner, 400, &mut dice(3));
    assert_eq!(result.best().expect("there is a move").mv, 8, "{name}");
    // A fork that wins, and a threat that must be stopped.
    for cells in [&[0, 4, 8, 2][..], &[4, 0, 8], &[0, 4, 1]] {
        let game = TicTacToe(cells);
        let mut search = search(name, &Arc::new(game.clone()), &game.start());
        assert_right(&game, &think(&mut *search, 5_000, &mut dice(4)), 0.1, 4);
    }
}

/// Asserts that an engine ends at once, without a move, where nobody can choose.
pub fn assert_ends_at_once(name: &str) {
    let over = TicTacToe(&[0, 3, 1, 4, 2]);
    let mut search = search(name, &Arc::new(over.clone()), &over.start());
    assert_eq!(search.step(&mut dice(1)), Status::Finished, "{name}");
    assert!(search.result().lines.is_empty(), "{name}");
}

/// Whether an engine plays a game, in its usual options.
pub fn plays(name: &str, game: GameId) -> bool {
    catalog::with(game, &Options::default(), Fits(name)).expect("the game is set up")
}

/// Whether the engine of this name plays a game.
struct Fits<'a>(&'a str);

impl Visitor for Fits<'_> {
    type Output = bool;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> bool {
        tessera_engine::fits(self.0.parse().expect("an engine"), &game).is_ok()
    }
}
