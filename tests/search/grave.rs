//! The independent MC-GRAVE that the other searches are measured by.

use std::sync::Arc;

use tessera_core::game::dice;
use tessera_games::catalog::{self, GameId, Visitor};
use tessera_games::play::{Notation, Options};
use tessera_search::{Heuristics, Search};

use super::engines::{self, assert_ends_at_once, assert_finds_what_is_known, plays};
use super::think;

#[test]
fn grave_finds_a_win_in_one_and_the_worth_of_solved_positions() {
    let engines = ["grave", "grave:guided=1", "grave:ref=0,bias=0.1"];
    engines.into_iter().for_each(assert_finds_what_is_known);
}

#[test]
fn where_nobody_can_choose_grave_ends_at_once() {
    assert_ends_at_once("grave");
}

/// Asserts the laws of GRAVE in a game of the catalogue.
struct Laws;

impl Visitor for Laws {
    type Output = ();

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) {
        let game = Arc::new(game);
        let start = game.start();
        let after = |seed| {
            let mut search = engines::search("grave", &game, &start);
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
        let mut fresh = engines::search("grave", &game, &state);
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

#[test]
fn grave_plays_games_whose_moves_mean_the_same_later() {
    assert!(plays("grave", GameId::Linage) && plays("grave", GameId::Ecalper));
    assert!(!plays("grave", GameId::Carcassonne));
}
