//! The independent MC-GRAVE that the house's searches are measured by.

use std::sync::Arc;

use tessera_core::game::{Game, dice};
use tessera_games::catalog::Visitor;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{Notation, Options};
use tessera_protocol::Engine;
use tessera_search::{Heuristics, Search, Status};

use super::toys::TicTacToe;
use super::{CORNER, assert_right, think};

/// A search of the engine of this name from a position.
fn grave<G: Heuristics + 'static>(
    name: &str,
    game: &Arc<G>,
    state: &G::State,
) -> Box<dyn Search<G::Move> + Send> {
    let engine: Engine = name.parse().expect("an engine");
    tessera_engine::search(engine, game.clone(), state)
}

#[test]
fn grave_finds_a_win_in_one_and_the_worth_of_solved_positions() {
    for name in ["grave", "grave:guided=1", "grave:ref=0,bias=0.1"] {
        let mut search = grave(name, &Arc::new(CORNER), &CORNER.start());
        let result = think(&mut *search, 400, &mut dice(3));
        assert_eq!(result.best().expect("there is a move").mv, 8, "{name}");
        // A fork that wins, and a threat that must be stopped.
        for cells in [&[0, 4, 8, 2][..], &[4, 0, 8], &[0, 4, 1]] {
            let game = TicTacToe(cells);
            let mut search = grave(name, &Arc::new(game.clone()), &game.start());
            assert_right(&game, &think(&mut *search, 5_000, &mut dice(4)), 0.1, 4);
        }
    }
}

#[test]
fn where_nobody_can_choose_grave_ends_at_once() {
    let over = TicTacToe(&[0, 3, 1, 4, 2]);
    let mut search = grave("grave", &Arc::new(over.clone()), &over.start());
    assert_eq!(search.step(&mut dice(1)), Status::Finished);
    assert!(search.result().lines.is_empty());
}

/// Asserts the laws of GRAVE in a game of the catalogue.
struct Laws;

impl Visitor for Laws {
    type Output = ();

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) {
        let game = Arc::new(game);
        let start = game.start();
        let after = |seed| {
            let mut search = grave("grave", &game, &start);
            let result = think(&mut *search, 600, &mut dice(seed));
            (search, result)
        };
        let (mut search, result) = after(5);
        assert_eq!(result.steps, 600);
        assert!(after(5).1 == result, "another result with the same seed");
        assert!(after(6).1 != result, "the same result with another seed");

        // The tree is kept below the moves that were played, and nothing else of it.
        let best = result.best().expect("there is a move");
        let line = best.variation[..1].to_vec();
        assert!(search.follow(&line));
        let kept = search.result();
        // The first visit of a position ends in it.
        assert_eq!(kept.steps, best.visits - 1);
        assert!(kept.nodes < result.nodes);
        assert_eq!(
            kept.best().map(|reply| reply.mv),
            best.variation.get(1).copied(),
            "the reply that was expected"
        );
        let mut state = start.clone();
        game.play(&mut state, line[0]);
        let mut fresh = grave("grave", &game, &state);
        let moves = |search: &mut dyn Search<G::Move>| {
            let mut lines = think(search, 50, &mut dice(7)).lines;
            lines.sort_by_key(|line| line.place);
            lines.into_iter().map(|line| line.mv).collect::<Vec<_>>()
        };
        let listed = moves(&mut *search);
        assert!(listed == moves(&mut *fresh), "other moves than the position has");
        assert_eq!(search.result().steps, kept.steps + 50);

        // It cannot follow a move that it never tried.
        let untried = search.result().lines.into_iter().find(|line| line.visits == 0);
        if let Some(untried) = untried {
            let before = search.result();
            assert!(!search.follow(&[untried.mv]));
            assert!(search.result() == before);
        }
    }
}

#[test]
fn grave_is_repeatable_and_keeps_its_tree_in_the_four_abstract_games() {
    for (game, options) in [
        (GameId::Linage, "size=5.komi=2"),
        (GameId::Carteso, "size=4.komi=2_5"),
        (GameId::Keil, "size=3.komi=0"),
        (GameId::Ecalper, "size=3.pie=off"),
    ] {
        let options = Options::parse(options).expect("options are read");
        catalog::with(game, &options, Laws).expect("the game is set up");
    }
}

/// Whether GRAVE plays a game.
struct Fits;

impl Visitor for Fits {
    type Output = bool;

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> bool {
        tessera_engine::fits("grave".parse().expect("an engine"), &game).is_ok()
    }
}

#[test]
fn grave_plays_games_whose_moves_mean_the_same_later() {
    let fits = |game| catalog::with(game, &Options::default(), Fits).expect("the game is set up");
    assert!(fits(GameId::Linage) && fits(GameId::Ecalper));
    assert!(!fits(GameId::Carcassonne));
}
