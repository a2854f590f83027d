//! The searches that the players of the thesis on Carcassonne name.

use std::sync::Arc;

use crate::protocol::{StarOptions, ThesisEngine, ThesisReward};
use crate::search::{
    Bounds, Cuts, Expectimax, Flat, Heuristics, Horizon, Order, Outlook, Reward, Search, Uct, UctConfig,
    Weights,
};

/// The search that a player names, if it fits the game.
pub fn search<G: Heuristics + 'static>(
    historic: ThesisEngine,
    game: Arc<G>,
    state: &G::State,
) -> Box<dyn Search<G::Move> + Send> {
    match historic {
        ThesisEngine::Star(ways) => Box::new(Expectimax::new(game, state, horizon(ways))),
        ThesisEngine::Uct { c, reward } => {
            let tuning = UctConfig {
                exploration: f64::from(c),
                reward: rewarded(reward),
                ..UctConfig::default()
            };
            Box::new(Uct::new(game, state, tuning))
        }
        ThesisEngine::Flat(reward) => Box::new(Flat::rewarded(game, state, rewarded(reward))),
    }
}

fn rewarded(reward: ThesisReward) -> Reward {
    match reward {
        ThesisReward::Score => Reward::Lead,
        ThesisReward::Result => Reward::Result,
    }
}

/// What the text of a player means.
pub fn horizon(ways: StarOptions) -> Horizon {
    Horizon {
        depth: ways.depth,
        deepen: ways.deepen,
        outlook: Outlook {
            cuts: match ways.probes {
                None => Cuts::None,
                Some(0) => Cuts::Star1,
                Some(1) => Cuts::Star2,
                Some(probes) => Cuts::Probes(probes.into()),
            },
            bounds: match ways.bounds {
                0 => Bounds::Sound,
                1 => Bounds::Fixed(Bounds::MARGIN),
                2 => Bounds::Dynamic(Bounds::MARGIN),
                _ => Bounds::Boundless,
            },
            order: match ways.order {
                0 => Order::Listed,
                1 => Order::One,
                2 => Order::Two,
                _ => Order::Gain,
            },
            table: ways.table,
            weights: if ways.first_weights {
                Weights::First
            } else {
                Weights::Final
            },
        },
    }
}
