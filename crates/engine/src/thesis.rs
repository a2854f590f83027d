//! The searches of the engines of Heyden's thesis on Carcassonne.

use std::sync::Arc;

use tessera_protocol::{StarOptions, ThesisEngine, ThesisReward};
use tessera_search::{
    Bounds, Expectimax, ExpectimaxConfig, Flat, Heuristics, Pruning, Reward, Search, StarConfig, TurnOrder,
    Uct, UctConfig, WeightSet,
};

/// The search of an engine of the thesis, from a state of a game.
pub fn search<G: Heuristics + 'static>(
    engine: ThesisEngine,
    game: Arc<G>,
    state: &G::State,
) -> Box<dyn Search<G::Move> + Send> {
    match engine {
        ThesisEngine::Star(options) => Box::new(Expectimax::new(game, state, horizon(options))),
        ThesisEngine::Uct { c, reward } => {
            let config = UctConfig {
                exploration: f64::from(c),
                reward: reward_of(reward),
                ..UctConfig::default()
            };
            Box::new(Uct::new(game, state, config))
        }
        ThesisEngine::Flat(reward) => Box::new(Flat::with_reward(game, state, reward_of(reward))),
    }
}

/// The reward that a playout is averaged by.
fn reward_of(reward: ThesisReward) -> Reward {
    match reward {
        ThesisReward::Score => Reward::Lead,
        ThesisReward::Result => Reward::Result,
    }
}

/// The configuration that these options name.
pub fn horizon(options: StarOptions) -> ExpectimaxConfig {
    ExpectimaxConfig {
        depth: options.depth,
        deepen: options.deepen,
        star: StarConfig {
            pruning: match options.probes {
                None => Pruning::None,
                Some(0) => Pruning::Star1,
                Some(1) => Pruning::Star2,
                Some(probes) => Pruning::Probes(probes.into()),
            },
            bounds: match options.bounds {
                0 => Bounds::Sound,
                1 => Bounds::Fixed(Bounds::MARGIN),
                2 => Bounds::Dynamic(Bounds::MARGIN),
                _ => Bounds::Unbounded,
            },
            order: match options.order {
                0 => TurnOrder::Listed,
                1 => TurnOrder::One,
                2 => TurnOrder::Two,
                _ => TurnOrder::Gain,
            },
            table: options.table,
            weights: if options.first_weights {
                WeightSet::First
            } else {
                WeightSet::Final
            },
        },
    }
}
