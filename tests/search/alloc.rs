//! Nothing is allocated where it counts: random games and search steps live in buffers that are passed in.

use std::hint::black_box;
use std::sync::Arc;

use allocation_counter::measure;

use tessera_core::game::{Turn, dice, playout};
use tessera_games::carcassonne::Carcassonne;
use tessera_games::catalog::Visitor;
use tessera_games::catalog::{self, GameId};
use tessera_games::play::{Notation, OptionKind, Options};
use tessera_search::{Ends, Flat, Heuristics, MaxN, Mcts, Search, Status, Uct, UctConfig};

use super::steps::late_choices;

/// The usual options, and for each number the least and the most.
fn settings(game: GameId) -> Vec<Options> {
    let mut settings = vec![Options::default()];
    for spec in game.specs() {
        if let OptionKind::Number { least, most, .. } = spec.kind {
            for number in [least, most] {
                let mut options = Options::default();
                options.set(spec.key, &number.to_string());
                settings.push(options);
            }
        }
    }
    settings
}

/// How many allocations some playouts need when others have gone before.
struct Playouts;

impl Visitor for Playouts {
    type Output = u64;
    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> u64 {
        let (mut dice, mut buffer) = (dice(1), Vec::new());
        let start = game.start();
        let mut state = start.clone();
        let mut play = |games: u32| {
            for _ in 0..games {
                state.clone_from(&start);
                playout(&game, &mut state, &mut dice, &mut buffer);
            }
        };
        play(100);
        measure(|| play(50)).count_total
    }
}

/// How many allocations some steps of a tree search need when others have gone before.
struct Steps;

impl Visitor for Steps {
    type Output = u64;
    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> u64 {
        let (game, mut dice) = (Arc::new(game), dice(1));
        let mut search = Uct::new(game.clone(), &game.start(), UctConfig::default());
        let mut step = |steps: u32| {
            for _ in 0..steps {
                search.step(&mut dice);
            }
        };
        step(2_000);
        measure(|| step(500)).count_total
    }
}

/// The same of the strongest search: at the first choice, and a few plies before the end.
struct Champions;

impl Visitor for Champions {
    type Output = u64;
    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> u64 {
        let (game, mut dice) = (Arc::new(game), dice(1));
        let mut positions = vec![game.start()];
        while game.turn(&positions[positions.len() - 1]) != Turn::Over {
            let mut state = positions[positions.len() - 1].clone();
            let mv = game.random_move(&state, &mut dice, &mut Vec::new());
            game.play(&mut state, mv);
            positions.push(state);
        }
        let choice = |state: &&G::State| matches!(game.turn(state), Turn::Seat(_));
        let first = positions.iter().find(choice);
        let late = positions.iter().rev().filter(choice).nth(3);
        let mut allocations = 0;
        for state in first.into_iter().chain(late) {
            let mut search: Box<dyn Search<G::Move> + Send> = match game.own_search(state, None) {
                Some(search) => search,
                None => Box::new(Mcts::new(game.clone(), state, game.mcts_config())),
            };
            let mut step = |steps: u32| {
                for _ in 0..steps {
                    search.step(&mut dice);
                }
            };
            step(2_000);
            allocations += measure(|| step(500)).count_total;
        }
        allocations
    }
}

/// The same of counting who owns each cell at the end.
struct Owners;

impl Visitor for Owners {
    type Output = u64;
    fn visit<G: Notation + Heuristics + 'static>(self, game: G) -> u64 {
        let (game, mut dice) = (Arc::new(game), dice(1));
        let mut counts = Ends::new(game.clone(), vec![(game.start(), 1)]);
        let mut step = |steps: u32| (0..steps).for_each(|_| _ = counts.step(&mut dice));
        step(100);
        measure(|| step(50)).count_total
    }
}

#[test]
fn an_end_that_is_counted_allocates_nothing() {
    for &game in GameId::ALL {
        for options in settings(game) {
            let allocations = catalog::with(game, &options, Owners).expect("made from the specs");
            assert_eq!(allocations, 0, "{}/{options}", game.about().id);
        }
    }
}

#[test]
fn the_counter_counts() {
    assert_eq!(measure(|| drop(black_box(Box::new(1u8)))).count_total, 1);
    assert_eq!(measure(|| ()).count_total, 0);
}

#[test]
fn a_playout_allocates_nothing() {
    for &game in GameId::KNOWN {
        for options in settings(game) {
            let allocations = catalog::with(game, &options, Playouts).expect("made from the specs");
            assert_eq!(allocations, 0, "{}/{options}", game.about().id);
        }
    }
}

#[test]
fn a_step_of_a_tree_search_allocates_nothing() {
    for &game in GameId::KNOWN {
        for options in settings(game) {
            let allocations = catalog::with(game, &options, Steps).expect("made from the specs");
            assert_eq!(allocations, 0, "{}/{options}", game.about().id);
        }
    }
}

#[test]
fn a_step_of_the_strongest_search_allocates_nothing() {
    for &game in GameId::KNOWN {
        for options in settings(game) {
            let allocations = catalog::with(game, &options, Champions).expect("made from the specs");
            assert_eq!(allocations, 0, "{}/{options}", game.about().id);
        }
    }
}

#[test]
fn a_step_of_the_exact_search_allocates_nothing() {
    for players in 2..=5 {
        let (game, mut dice) = (Arc::new(Carcassonne::new(players)), dice(players.into()));
        let [state, ..] = &late_choices(&*game, &mut dice, 2)[..] else {
            panic!("two tiles are left at some choice")
        };
        let mut search = MaxN::new(game.clone(), state, Flat::new(game.clone(), state));
        let mut step = |steps: u32| (0..steps).for_each(|_| _ = search.step(&mut dice));
        step(20);
        assert_eq!(measure(|| step(20)).count_total, 0, "{players} players");
        assert_eq!(search.step(&mut dice), Status::Searching);
    }
}
