//! The search that is told something for nothing, by which the gain of a learned net is bounded.

use std::sync::Arc;

use tessera_core::game::{Game, dice};
use tessera_games::catalog::Visitor;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{Notation, Options};
use tessera_protocol::Engine;
use tessera_search::{Heuristics, Search, SearchResult, Status};

use super::toys::TicTacToe;
use super::{CORNER, assert_right, think};

/// Oracles that tell something, in few steps of a small game.
const TELLING: [&str; 3] = [
    "oracle:playouts=8,visits=4",
    "oracle:prior=100,visits=8",
    "oracle:playouts=8,prior=100,weight=1,visits=8",
];

/// A search of the engine of this name from a position.
fn search<G: Heuristics + 'static>(
    name: &str,
    game: &Arc<G>,
    state: &G::State,
) -> Box<dyn Search<G::Move> + Send> {
    let engine: Engine = name.parse().expect("an engine");
    tessera_engine::search(engine, game.clone(), state)
}

#[test]
fn with_an_oracle_a_win_in_one_and_the_worth_of_solved_positions_are_found() {
    for name in TELLING {
        let mut corner = search(name, &Arc::new(CORNER), &CORNER.start());
        let result = think(&mut *corner, 400, &mut dice(3));
        assert_eq!(result.best().expect("there is a move").mv, 8, "{name}");
        for cells in [&[0, 4, 8, 2][..], &[4, 0, 8], &[0, 4, 1]] {
            let game = TicTacToe(cells);
            let mut search = search(name, &Arc::new(game.clone()), &game.start());
            assert_right(&game, &think(&mut *search, 5_000, &mut dice(4)), 0.1, 4);
        }
    }
}

#[test]
fn where_nobody_can_choose_an_oracle_has_nothing_to_tell() {
    let over = TicTacToe(&[0, 3, 1, 4, 2]);
    for name in TELLING {
        let mut search = search(name, &Arc::new(over.clone()), &over.start());
        assert_eq!(search.step(&mut dice(1)), Status::Finished);
        assert!(search.result().lines.is_empty());
    }
}

/// Asserts the laws of oracles in a game of the catalogue.
struct Laws;

impl Visitor for Laws {
    type Output = ();

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) {
        let game = Arc::new(game);
        let start = game.start();
        let after = |name, seed| -> SearchResult<G::Move> {
            think(&mut *search(name, &game, &start), 600, &mut dice(seed))
        };
        let plain = after("mcts", 5);
        assert!(
            after("oracle", 5) == plain,
            "an oracle that tells nothing changes the search"
        );
        for name in TELLING {
            let told = after(name, 5);
            assert_eq!(told.steps, plain.steps, "{name}: what is told counts as steps");
            assert!(told != plain, "{name} tells nothing");
            assert!(
                told == after(name, 5),
                "{name}: another result with the same seed"
            );
            assert!(
                told != after(name, 6),
                "{name}: the same result with another seed"
            );
        }
    }
}

#[test]
fn an_oracle_is_repeatable_and_costs_no_steps_in_the_four_abstract_games() {
    for (game, options) in [
        (GameId::Linage, "size=6.komi=2"),
        (GameId::Carteso, "size=5.komi=2_5"),
        (GameId::Keil, "size=3.komi=0"),
        (GameId::Ecalper, "size=4.pie=off"),
    ] {
        let options = Options::parse(options).expect("options are read");
        catalog::with(game, &options, Laws).expect("the game is set up");
    }
}

/// Whether an oracle can be asked in a game.
struct Fits;

impl Visitor for Fits {
    type Output = bool;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> bool {
        tessera_engine::fits("oracle".parse().expect("an engine"), &game).is_ok()
    }
}

#[test]
fn an_oracle_is_asked_in_games_that_search_a_tree_of_positions() {
    let fits = |game| catalog::with(game, &Options::default(), Fits).expect("the game is set up");
    assert!(fits(GameId::Linage) && fits(GameId::Ecalper));
    assert!(!fits(GameId::Carcassonne));
}
