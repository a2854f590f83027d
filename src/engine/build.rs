//! From the name of an engine to its search.

use std::sync::Arc;

#[cfg(feature = "lab")]
use super::thesis;
use crate::game::Turn;
use crate::protocol::{Engine, Overrides};
#[cfg(feature = "lab")]
use crate::search::StaticPolicy;
use crate::search::{
    BookMoves, Flat, Greedy, Heuristics, Mcts, MctsConfig, Random, Search, Softmax, Uct, UctConfig,
};

/// The search of an engine from a state of a game.
pub fn search<G: Heuristics + 'static>(
    engine: Engine,
    game: Arc<G>,
    state: &G::State,
) -> Box<dyn Search<G::Move> + Send> {
    match engine {
        Engine::Random => Box::new(Random::new(game, state)),
        Engine::Flat => Box::new(Flat::new(game, state)),
        Engine::Greedy if G::GREEDY => Box::new(Greedy::new(game, state)),
        Engine::Greedy => unreachable!("the caller has checked `Heuristics::GREEDY`"),
        Engine::Uct { c } => {
            let config = UctConfig {
                exploration: f64::from(c),
                ..UctConfig::default()
            };
            Box::new(Uct::new(game, state, config))
        }
        #[cfg(feature = "lab")]
        Engine::Leaf => Box::new(StaticPolicy::new(game, state)),
        Engine::Mcts(overrides) => strongest(overrides, game, state),
        #[cfg(feature = "lab")]
        Engine::Thesis(engine) => thesis::search(engine, game, state),
    }
}

/// The strongest search of a game: book moves where there are any, then the game's own search, then MCTS. A temperature
/// weakens it by [`Softmax`]. At chance, and when the game is over, it is plain UCT, because no seat chooses.
fn strongest<G: Heuristics + 'static>(
    overrides: Overrides,
    game: Arc<G>,
    state: &G::State,
) -> Box<dyn Search<G::Move> + Send> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let book_moves = game.book_moves(state);
    if !book_moves.is_empty() {
        let placed = |(mv, value): (G::Move, f32)| {
            let place = moves.iter().position(|&listed| listed == mv);
            (mv, value, place.expect("book moves are legal") as u32)
        };
        return Box::new(BookMoves::new(book_moves.into_iter().map(placed).collect()));
    }
    moves.retain(|&mv| game.is_sensible(state, mv));
    let config = with_overrides(game.mcts_config(), &overrides);
    let search: Box<dyn Search<G::Move> + Send> = match game.own_search(state, None) {
        Some(search) => search,
        None if !matches!(game.turn(state), Turn::Seat(_)) => {
            Box::new(Uct::new(game, state, UctConfig::default()))
        }
        None => Box::new(Mcts::new(game, state, config)),
    };
    match overrides.t {
        Some(temperature) if temperature > 0.0 => Box::new(Softmax::new(search, temperature, moves)),
        _ => search,
    }
}

/// A configuration with the given values overridden.
fn with_overrides(usual: MctsConfig, overrides: &Overrides) -> MctsConfig {
    let is_on = |value: Option<f32>, usual| value.map_or(usual, |value| value >= 0.5);
    MctsConfig {
        exploration: overrides.c.unwrap_or(usual.exploration),
        rave: overrides.rave.unwrap_or(usual.rave),
        heavy: is_on(overrides.heavy, usual.heavy),
        solver: is_on(overrides.solver, usual.solver),
        endgame: overrides.endgame.map_or(usual.endgame, |points| points as u32),
        nodes: usual.nodes,
    }
}
