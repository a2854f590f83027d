//! The constants of [`Mcts`](super::Mcts), and what they make of what is known of a move.

use super::tree::Node;

/// The choices an MCTS leaves open; [`MctsTuning::default`] plays well everywhere.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct MctsTuning {
    /// The `c` of `c·√(ln N / n)`, at least 0: how much a doubt weighs, in payoffs.
    pub exploration: f32,
    /// The `k` of `β = √(k / (3n + k))` (Gelly & Silver 2007): what a move has earned as an action has the
    /// weight β after n visits of its own. 0 for UCB1 alone.
    pub rave: f32,
    /// Whether playouts are the mind's, not uniformly random.
    pub heavy: bool,
    /// Whether proven payoffs are backed up.
    pub solver: bool,
    /// A rest of a game of at most this size is searched to its end; see [`Mind::tail`](super::Mind::tail).
    pub tail: u32,
    /// The most moves the tree may hold; room for those of the root there is always.
    pub nodes: u32,
}

impl Default for MctsTuning {
    /// A million moves, 36 MiB where a move takes at most 4 bytes.
    fn default() -> MctsTuning {
        MctsTuning {
            exploration: 0.1,
            rave: 1000.0,
            heavy: true,
            solver: true,
            tail: 0,
            nodes: 1 << 20,
        }
    }
}

/// How many weights β are kept ready.
const BETAS: usize = 4096;

/// The rule by which moves are chosen in the tree.
pub(super) struct Rave {
    pub exploration: f32,
    k: f32,
    betas: Vec<f32>,
}

impl Rave {
    pub fn new(tuning: &MctsTuning) -> Rave {
        let k = tuning.rave;
        Rave {
            exploration: tuning.exploration,
            k,
            betas: (0..BETAS).map(|n| beta(k, n as f32)).collect(),
        }
    }

    /// What may be expected of a move by what it and its action have earned; `mean` of one never seen.
    #[inline]
    pub fn value(&self, node: &Node, mean: f32) -> f32 {
        if node.visits == 0 {
            return match node.action_visits > 0.0 {
                true => node.action_total / node.action_visits,
                // Without a belief in actions every move is tried once.
                false if self.k == 0.0 => f32::INFINITY,
                false => mean,
            };
        }
        let own = node.total / node.visits as f32;
        if node.action_visits == 0.0 {
            return own;
        }
        let beta = match self.betas.get(node.visits as usize) {
            Some(&beta) => beta,
            None => beta(self.k, node.visits as f32),
        };
        own + beta * (node.action_total / node.action_visits - own)
    }

    /// What the doubt about a move adds; one never tried counts as tried once.
    #[inline]
    pub fn doubt(&self, node: &Node, scale: f32) -> f32 {
        match scale > 0.0 {
            true => scale / (node.visits.max(1) as f32).sqrt(),
            false => 0.0,
        }
    }
}

fn beta(k: f32, visits: f32) -> f32 {
    match k > 0.0 {
        true => (k / (3.0 * visits + k)).sqrt(),
        false => 0.0,
    }
}
