//! Builds the search that an engine's name stands for.

use std::cmp::Reverse;
use std::hint::black_box;
use std::sync::Arc;

use super::refusal::Refusal;
#[cfg(feature = "lab")]
use super::{grave::Grave, oracle, thesis};
use tessera_core::game::{Turn, lead};
use tessera_core::sorting;
use tessera_protocol::{Engine, Overrides};
#[cfg(feature = "lab")]
use tessera_search::StaticPolicy;
use tessera_search::{
    BookMoves, Fading, Flat, Greedy, Heuristics, Mcts, MctsConfig, Random, Search, Softmax, Uct, UctConfig,
};

/// The search of an engine from a state of a game.
pub fn search<G: Heuristics + 'static>(
    engine: Engine,
    game: Arc<G>,
    state: &G::State,
) -> Box<dyn Search<G::Move> + Send> {
    search_within(None, engine, game, state).expect("a search whose memory is not limited is not refused")
}

/// The search of an engine whose tree takes at most so many mebibytes, if that is limited. It is refused where they cannot
/// be had. Searches without a tree of their own size take a few mebibytes at most, and are not limited.
pub(super) fn search_within<G: Heuristics + 'static>(
    memory: Option<u32>,
    engine: Engine,
    game: Arc<G>,
    state: &G::State,
) -> Result<Box<dyn Search<G::Move> + Send>, Refusal> {
    Ok(match engine {
        Engine::Random => Box::new(Random::new(game, state)),
        Engine::Flat => Box::new(Flat::new(game, state)),
        Engine::Greedy if G::GREEDY => Box::new(Greedy::new(game, state)),
        Engine::Greedy => unreachable!("the caller has checked `Heuristics::GREEDY`"),
        Engine::Uct { c } => {
            let usual = UctConfig::default();
            let config = UctConfig {
                exploration: f64::from(c),
                nodes: nodes_within(memory, usual.nodes, &Uct::<G>::BYTES_PER_NODE)?,
                ..usual
            };
            Box::new(Uct::new(game, state, config))
        }
        #[cfg(feature = "lab")]
        Engine::Leaf => Box::new(StaticPolicy::new(game, state)),
        Engine::Mcts(overrides) => strongest(memory, overrides, game, state)?,
        #[cfg(feature = "lab")]
        Engine::Grave(options) => Box::new(Grave::new(game, state, options)),
        #[cfg(feature = "lab")]
        Engine::Oracle(options) => {
            if oracle::is_asked(&*game, state) {
                oracle::search(options, game, state)
            } else {
                strongest(memory, Overrides::NONE, game, state)?
            }
        }
        #[cfg(feature = "lab")]
        Engine::Thesis(engine) => thesis::search(engine, game, state),
    })
}

/// How many nodes a tree has, if it may take so many mebibytes: at most the usual number. A node takes some bytes in each of
/// several blocks of memory. The blocks are reserved once to see whether they can be had, because an allocation that fails
/// within the search would end the program.
fn nodes_within(memory: Option<u32>, usual: u32, bytes_per_node: &[usize]) -> Result<u32, Refusal> {
    let Some(mebibytes) = memory else {
        return Ok(usual);
    };
    let most = (u64::from(mebibytes) << 20) / bytes_per_node.iter().sum::<usize>() as u64;
    let nodes = most.min(usual.into()) as u32;
    let reserve = |bytes: &usize| {
        let mut block: Vec<u8> = Vec::new();
        let reserved = block.try_reserve_exact((nodes as usize).saturating_mul(*bytes));
        reserved.map(|()| block).map_err(|_| Refusal::Memory)
    };
    let blocks = bytes_per_node
        .iter()
        .map(reserve)
        .collect::<Result<Vec<_>, _>>()?;
    // The compiler may leave out allocations that nobody uses.
    black_box(&blocks);
    Ok(nodes)
}

/// The strongest search of a game: book moves where there are any, then the game's own search, then MCTS. A temperature
/// weakens it by [`Softmax`]. At chance, and when the game is over, it is plain UCT, because no seat chooses.
fn strongest<G: Heuristics + 'static>(
    memory: Option<u32>,
    overrides: Overrides,
    game: Arc<G>,
    state: &G::State,
) -> Result<Box<dyn Search<G::Move> + Send>, Refusal> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let book_moves = game.book_moves(state);
    if !book_moves.is_empty() {
        let placed = |(mv, value): (G::Move, f32)| {
            let place = moves.iter().position(|&listed| listed == mv);
            (mv, value, place.expect("book moves are legal") as u32)
        };
        let placed = book_moves.into_iter().map(placed).collect();
        return Ok(Box::new(BookMoves::new(placed)));
    }
    moves.retain(|&mv| game.is_sensible(state, mv));
    if overrides.t.is_some() {
        let ranked = |mv: G::Move| (lead_after(&*game, state, mv), mv);
        let mut ranked: Vec<_> = moves.into_iter().map(ranked).collect();
        sorting::sort_by_key(&mut ranked, |&(lead, _)| Reverse(lead));
        moves = ranked.into_iter().map(|(_, mv)| mv).collect();
    }
    let for_two = overrides.duel.filter(|&duel| duel >= 0.5).map(|_| &[][..]);
    let search: Box<dyn Search<G::Move> + Send> = match game.own_search(state, for_two) {
        Some(search) => search,
        None if !matches!(game.turn(state), Turn::Seat(_)) => {
            let UctConfig { exploration: c, .. } = UctConfig::default();
            search_within(memory, Engine::Uct { c: c as f32 }, game, state)?
        }
        None => {
            let mut config = with_overrides(game.mcts_config(), &overrides);
            config.nodes = nodes_within(memory, config.nodes, &Mcts::<G>::BYTES_PER_NODE)?;
            Box::new(Mcts::new(game, state, config))
        }
    };
    Ok(match overrides.t {
        Some(temperature) if temperature > 0.0 => Box::new(Softmax::new(search, temperature, moves)),
        _ => search,
    })
}

/// How far the seat to move leads after a move, in half points, if the game ended there.
fn lead_after<G: Heuristics>(game: &G, state: &G::State, mv: G::Move) -> i32 {
    let Turn::Seat(seat) = game.turn(state) else {
        return 0;
    };
    let mut after = state.clone();
    game.play(&mut after, mv);
    lead(&game.score(&after), game.seats(), seat)
}

/// A configuration with the given values overridden.
fn with_overrides(usual: MctsConfig, overrides: &Overrides) -> MctsConfig {
    let is_on = |value: Option<f32>, usual| value.map_or(usual, |value| value >= 0.5);
    MctsConfig {
        exploration: overrides.c.unwrap_or(usual.exploration),
        explored: overrides.explored.map_or(usual.explored, |moves| moves as u32),
        rave: match (overrides.bias, overrides.rave) {
            (Some(bias), _) => Fading::Error(bias),
            (None, Some(k)) => Fading::Visits(k),
            (None, None) => usual.rave,
        },
        reference: overrides
            .reference
            .map_or(usual.reference, |visits| visits as u32),
        heavy: is_on(overrides.heavy, usual.heavy),
        solver: is_on(overrides.solver, usual.solver),
        endgame: overrides.endgame.map_or(usual.endgame, |points| points as u32),
        nodes: usual.nodes,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_that_cannot_be_had_is_refused() {
        assert_eq!(nodes_within(None, 7, &[1 << 40]), Ok(7));
        assert_eq!(nodes_within(Some(1), 7, &[1 << 10]), Ok(7));
        assert_eq!(nodes_within(Some(1), 7_000, &[1 << 9, 1 << 9]), Ok(1 << 10));
        let four_pebibytes = nodes_within(Some(u32::MAX), u32::MAX, &[4, 1 << 20]);
        assert_eq!(four_pebibytes, Err(Refusal::Memory));
    }
}
