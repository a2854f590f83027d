//! The constants of [`Mcts`](super::Mcts), and what they make of what is known of a move.

use super::tree::Node;

/// The choices an MCTS leaves open; [`MctsConfig::default`] plays well everywhere.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MctsConfig {
    /// The `c` of `c·√(ln N / n)`, at least 0: how much a doubt weighs, in payoffs.
    pub exploration: f32,
    /// The `k` of `β = √(k / (3n + k))` (Gelly & Silver 2007): what a move has earned as an action has the
    /// weight β after n visits of its own. 0 for UCB1 alone.
    pub rave: f32,
    /// Whether playouts are the mind's, not uniformly random.
    pub heavy: bool,
    /// Whether proven payoffs are backed up.
    pub solver: bool,
    /// A rest of a game of at most this size is searched to its end; see [`Heuristics::endgame`](super::Mind::tail).
    pub tail: u32,
    /// The most moves the tree may hold; room for those of the root there is always.
    pub nodes: u32,
}

impl Default for MctsConfig {
    /// A million moves, 36 MiB where a move takes at most 4 bytes.
    fn default() -> MctsConfig {
        MctsConfig {
            exploration: 0.1,
            rave: 1000.0,
            heavy: true,
            solver: true,
            tail: 0,
            nodes: 1 << 20,
        }
    }
}

/// For how many numbers of visits what they weigh is kept ready.
const READY: usize = 4096;

/// The rule by which moves are chosen in the tree.
pub(super) struct Rave {
    exploration: f32,
    k: f32,
    ready: Vec<Weights>,
}

/// What a number of visits makes the sums of a move weigh.
#[derive(Clone, Copy)]
struct Weights {
    /// The payoff of a visit, in halves: `(1 - β) / 2n`.
    own: f32,
    /// The mean of its action, in halves: `β / 2`.
    action: f32,
    /// The doubt about it: `1 / √n`; one never tried counts as tried once.
    doubt: f32,
}

impl Weights {
    fn of(k: f32, visits: u32) -> Weights {
        let (beta, n) = (beta(k, visits as f32), visits.max(1) as f32);
        Weights {
            own: (1.0 - beta) / (2.0 * n),
            action: beta / 2.0,
            doubt: 1.0 / n.sqrt(),
        }
    }
}

impl Rave {
    pub fn new(tuning: &MctsConfig) -> Rave {
        let k = tuning.rave;
        Rave {
            exploration: tuning.exploration,
            k,
            ready: (0..READY as u32).map(|n| Weights::of(k, n)).collect(),
        }
    }

    /// What a doubt weighs where a choice was made so often.
    pub fn scale(&self, visits: u32) -> f32 {
        self.exploration * libm::logf(visits.max(1) as f32).sqrt()
    }

    /// What may be expected of a move by what it and its action have earned, and what the doubt about it adds;
    /// `mean` of one never seen.
    #[inline]
    pub fn value(&self, node: &Node, mean: f32, scale: f32) -> f32 {
        let weights = match self.ready.get(node.visits as usize) {
            Some(&weights) => weights,
            None => Weights::of(self.k, node.visits),
        };
        let expected = match node.action_visits > 0 {
            true => {
                let action = node.action_total as f32 / node.action_visits as f32;
                weights.own * node.total as f32 + weights.action * action
            }
            false if node.visits > 0 => node.mean(),
            // Without a belief in actions every move is tried once.
            false if self.k == 0.0 => f32::INFINITY,
            false => mean,
        };
        expected + weights.doubt * scale
    }
}

fn beta(k: f32, visits: f32) -> f32 {
    match k > 0.0 {
        true => (k / (3.0 * visits + k)).sqrt(),
        false => 0.0,
    }
}
