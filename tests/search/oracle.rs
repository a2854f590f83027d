//! The search that is told something for nothing, by which the gain of a learned net is bounded.

use std::sync::Arc;

use tessera_core::game::dice;
use tessera_games::catalog::{self, GameId, Visitor};
use tessera_games::play::{Notation, Options};
use tessera_search::{Heuristics, SearchResult};

use super::engines::{self, assert_ends_at_once, assert_finds_what_is_known, plays};
use super::think;

/// Oracles that tell something, in few steps of a small game.
const TELLING: [&str; 3] = [
    "oracle:playouts=8,visits=4",
    "oracle:prior=100,visits=8",
    "oracle:playouts=8,prior=100,weight=1,visits=8",
];

#[test]
fn with_an_oracle_a_win_in_one_and_the_worth_of_solved_positions_are_found() {
    TELLING.into_iter().for_each(assert_finds_what_is_known);
}

#[test]
fn where_nobody_can_choose_an_oracle_has_nothing_to_tell() {
    TELLING.into_iter().for_each(assert_ends_at_once);
}

/// Asserts the laws of oracles in a game of the catalogue.
struct Laws;

impl Visitor for Laws {
    type Output = ();

    fn visit<G: Notation + Heuristics + 'static>(self, game: G) {
        let game = Arc::new(game);
        let start = game.start();
        let after = |name, seed| -> SearchResult<G::Move> {
            think(&mut *engines::search(name, &game, &start), 600, &mut dice(seed))
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

#[test]
fn an_oracle_is_asked_in_games_that_search_a_tree_of_positions() {
    assert!(plays("oracle", GameId::Linage) && plays("oracle", GameId::Ecalper));
    assert!(!plays("oracle", GameId::Carcassonne));
}
