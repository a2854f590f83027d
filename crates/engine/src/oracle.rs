//! Builds the search of the engine `oracle`.

use std::sync::Arc;

use tessera_core::game::Turn;
use tessera_protocol::OracleOptions;
use tessera_search::{Heuristics, Oracle, OracleConfig, Search};

/// Whether an oracle is asked in a position: the strongest engine searches a tree there. It does not where the book knows the
/// move or no seat chooses.
pub(super) fn is_asked<G: Heuristics>(game: &G, state: &G::State) -> bool {
    matches!(game.turn(state), Turn::Seat(_)) && game.book_moves(state).is_empty()
}

/// The strongest search of a game with an oracle, in a position where one is asked.
pub(super) fn search<G: Heuristics + 'static>(
    options: OracleOptions,
    game: Arc<G>,
    state: &G::State,
) -> Box<dyn Search<G::Move> + Send> {
    let OracleOptions {
        visits,
        playouts,
        prior,
        weight,
    } = options;
    let config = OracleConfig {
        visits,
        playouts,
        prior,
        weight,
    };
    let usual = game.mcts_config();
    Box::new(Oracle::new(game, state, usual, config))
}
