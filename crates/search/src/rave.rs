//! The constants of [`Mcts`](super::Mcts), and the rule by which it chooses moves in the tree: UCB1 with RAVE.

use super::node::Node;

/// The constants of an MCTS; [`MctsConfig::default`] plays well in every game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MctsConfig {
    /// The exploration constant `c` of `c·√(ln N / n)`, at least 0, for payoffs in `0.0..=1.0`.
    pub exploration: f32,
    /// The `k` of `β = √(k / (3n + k))` (Gelly & Silver 2007): after `n` visits of its own the AMAF mean of a move has
    /// the weight β. 0 for UCB1 alone.
    pub rave: f32,
    /// Whether playouts use [`Heuristics::playout_move`](super::Heuristics::playout_move) instead of uniformly random
    /// moves.
    pub heavy: bool,
    /// Whether bounds of the payoff are backed up (MCTS-Solver).
    pub solver: bool,
    /// A position with at most this many [points in play](super::Heuristics::points_in_play) is solved by alpha-beta;
    /// 0 for never.
    pub endgame: u32,
    /// The most moves that the tree holds; those of the root always fit.
    pub nodes: u32,
}

impl Default for MctsConfig {
    /// A million nodes: 36 MiB where a move takes at most 4 bytes.
    fn default() -> MctsConfig {
        MctsConfig {
            exploration: 0.1,
            rave: 1000.0,
            heavy: true,
            solver: true,
            endgame: 0,
            nodes: 1 << 20,
        }
    }
}

/// For how many numbers of visits the coefficients are computed in advance.
const PRECOMPUTED: usize = 4096;

/// The move choice rule, with its coefficients by number of visits.
pub(super) struct Rave {
    exploration: f32,
    k: f32,
    by_visits: Vec<Coefficients>,
}

/// The coefficients of a move's sums after a number of visits.
#[derive(Clone, Copy)]
struct Coefficients {
    /// Of the total of the move's own visits, in halves: `(1 - β) / 2n`.
    own: f32,
    /// Of its AMAF mean, in halves: `β / 2`.
    amaf: f32,
    /// Of the exploration term: `1 / √n`, where a move without visits counts as visited once.
    exploration: f32,
}

impl Coefficients {
    fn of(k: f32, visits: u32) -> Coefficients {
        let (beta, n) = (beta(k, visits as f32), visits.max(1) as f32);
        Coefficients {
            own: (1.0 - beta) / (2.0 * n),
            amaf: beta / 2.0,
            exploration: 1.0 / n.sqrt(),
        }
    }
}

impl Rave {
    /// The rule with the constants of a search.
    pub fn new(config: &MctsConfig) -> Rave {
        let k = config.rave;
        Rave {
            exploration: config.exploration,
            k,
            by_visits: (0..PRECOMPUTED as u32).map(|n| Coefficients::of(k, n)).collect(),
        }
    }

    /// The factor `c·√(ln N)` of the exploration terms in a position with `N` visits.
    pub fn scale(&self, visits: u32) -> f32 {
        self.exploration * libm::logf(visits.max(1) as f32).sqrt()
    }

    /// The upper confidence bound of a move: its expected payoff plus the exploration term. A move without any
    /// statistics is expected to earn `mean`.
    #[inline]
    pub fn value(&self, node: &Node, mean: f32, scale: f32) -> f32 {
        let coefficients = match self.by_visits.get(node.visits as usize) {
            Some(&coefficients) => coefficients,
            None => Coefficients::of(self.k, node.visits),
        };
        let expected = match node.amaf_visits > 0 {
            true => {
                let amaf = node.amaf_total as f32 / node.amaf_visits as f32;
                coefficients.own * node.total as f32 + coefficients.amaf * amaf
            }
            false if node.visits > 0 => node.mean(),
            // Without RAVE every move is tried once.
            false if self.k == 0.0 => f32::INFINITY,
            false => mean,
        };
        expected + coefficients.exploration * scale
    }
}

fn beta(k: f32, visits: f32) -> f32 {
    match k > 0.0 {
        true => (k / (3.0 * visits + k)).sqrt(),
        false => 0.0,
    }
}
