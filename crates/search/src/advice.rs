//! Priors and values of moves that an [oracle](super::Oracle) adds to a tree's own statistics. Only for experiments.

use super::node::{Block, Node};

/// The priors and values of the moves of a tree.
#[derive(Default)]
pub(super) struct Advice {
    /// The weight of the priors, once there is an oracle.
    weight: Option<f32>,
    /// By the index of the move; moves beyond the end have none.
    moves: Vec<MoveAdvice>,
}

/// The prior and the value of a move.
#[derive(Clone, Copy, Default)]
struct MoveAdvice {
    /// The sum of the payoffs, in halves, of the playouts after the move, for the seat that chose it.
    total: u32,
    /// How many playouts these are.
    playouts: u32,
    /// The prior of the move, in `0.0..=1.0`.
    prior: f32,
}

impl Advice {
    /// From now on choices ask the oracle, whose priors have this weight.
    pub fn enable(&mut self, weight: f32) {
        self.weight = Some(weight);
    }

    /// Whether choices ask the oracle.
    pub fn is_enabled(&self) -> bool {
        self.weight.is_some()
    }

    /// A move with the playouts that the oracle has made after it as visits of its own.
    pub fn added_to(&self, at: usize, node: &Node) -> Node {
        let told = self.of(at);
        Node {
            total: node.total + told.total,
            visits: node.visits + told.playouts,
            ..*node
        }
    }

    /// By how much the prior of a move raises its value after so many visits of it and of its position.
    pub fn preference(&self, at: usize, move_visits: u32, visits: u32) -> f32 {
        let weight = self.weight.unwrap_or_default();
        weight * self.of(at).prior * (visits as f32).sqrt() / (1 + move_visits) as f32
    }

    /// Adds a playout after a move, with the payoff in halves of the seat that chose it.
    pub fn add_playout(&mut self, at: usize, earned: u32) {
        let told = self.of_mut(at);
        told.total += earned;
        told.playouts += 1;
    }

    /// Sets the prior of a move.
    pub fn set_prior(&mut self, at: usize, prior: f32) {
        self.of_mut(at).prior = prior;
    }

    /// Whether any move of a position has a prior.
    pub fn has_priors(&self, block: Block) -> bool {
        block.range().any(|at| self.of(at).prior > 0.0)
    }

    fn of(&self, at: usize) -> MoveAdvice {
        self.moves.get(at).copied().unwrap_or_default()
    }

    fn of_mut(&mut self, at: usize) -> &mut MoveAdvice {
        if at >= self.moves.len() {
            self.moves.resize(at + 1, MoveAdvice::default());
        }
        &mut self.moves[at]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn playouts_count_as_visits_and_priors_fade_with_the_visits_of_their_move() {
        let mut advice = Advice::default();
        let node = Node {
            total: 6,
            visits: 4,
            ..Node::new(1)
        };
        assert!(!advice.is_enabled());
        advice.enable(0.5);
        for earned in [2, 0, 1] {
            advice.add_playout(7, earned);
        }
        advice.set_prior(7, 0.2);
        let told = advice.added_to(7, &node);
        assert_eq!((told.total, told.visits), (9, 7));
        assert_eq!(advice.preference(7, 3, 100), 0.5 * 0.2 * 10.0 / 4.0);
        // The other moves have nothing.
        let told = advice.added_to(8, &node);
        assert_eq!((told.total, told.visits), (6, 4));
        assert_eq!(advice.preference(6, 3, 100), 0.0);
        let block = |first| Block { first, count: 3 };
        assert!(advice.has_priors(block(5)) && !advice.has_priors(block(8)));
    }
}
