//! A random tree in which chance and seats take turns.

use tessera_core::game::{BySeat, Game, Seat, StableHasher, Turn, payoff_by_score};
use tessera_search::{Evaluate, TurnOrder, WeightSet};

/// A random node, the same for the same seed: chance and seats take turns, and each turn gains the seat that makes
/// it 0 to `most`.
#[derive(Clone, Copy, Debug)]
pub struct AlternatingTree {
    pub seed: u64,
    /// At least 1 and at most so many turns to choose from.
    pub turns: u64,
    /// At least 1 and at most so many outcomes.
    pub outcomes: u64,
    pub most: i32,
    /// Whether the seats and the signs are exchanged.
    pub mirrored: bool,
}

impl AlternatingTree {
    pub fn new(seed: u64, turns: u64, outcomes: u64) -> AlternatingTree {
        AlternatingTree {
            seed,
            turns,
            outcomes,
            most: 20,
            mirrored: false,
        }
    }

    fn gain(&self, node: &TreeNode, turn: u8) -> i32 {
        (node.path.with(turn.into()).with(7).key() % (self.most as u64 + 1)) as i32
    }
}

#[derive(Clone, Debug)]
pub struct TreeNode {
    path: StableHasher,
    drawn: bool,
    mover: Seat,
    /// The lead of the first seat.
    lead: i32,
    depth: u8,
}

impl Game for AlternatingTree {
    type State = TreeNode;
    type Move = u8;

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> TreeNode {
        TreeNode {
            path: StableHasher::new().with(self.seed),
            drawn: true,
            mover: Seat(u8::from(self.mirrored)),
            lead: 0,
            depth: 0,
        }
    }

    fn turn(&self, node: &TreeNode) -> Turn {
        match (node.depth, node.drawn) {
            (6, _) => Turn::Over,
            (_, true) => Turn::Seat(node.mover),
            (_, false) => Turn::Chance,
        }
    }

    fn moves(&self, node: &TreeNode, out: &mut Vec<u8>) {
        let word = node.path.with(1000).key();
        let most = if node.drawn { self.turns } else { self.outcomes };
        // At least half of the largest number.
        let count = most - word % (most / 2 + 1);
        if node.depth < 6 {
            out.extend(0..count as u8);
        }
    }

    fn play(&self, node: &mut TreeNode, mv: u8) {
        if node.drawn {
            let gain = self.gain(node, mv);
            node.lead += if node.mover == Seat::FIRST { gain } else { -gain };
            node.mover = Seat(1 - node.mover.0);
            node.depth += 1;
        }
        node.drawn = !node.drawn;
        node.path = node.path.with(mv.into());
    }

    fn payoff(&self, node: &TreeNode) -> BySeat<f32> {
        payoff_by_score(2, &self.score(node))
    }

    fn score(&self, node: &TreeNode) -> BySeat<i32> {
        BySeat([node.lead, -node.lead, 0, 0, 0])
    }

    fn key(&self, node: &TreeNode) -> u64 {
        node.path.key()
    }

    fn weight(&self, node: &TreeNode, outcome: u8) -> u32 {
        1 + (node.path.with(2000 + u64::from(outcome)).key() % 9) as u32
    }
}

impl Evaluate for AlternatingTree {
    fn evaluate(&self, node: &TreeNode, seat: Seat, _: WeightSet) -> f64 {
        f64::from(if seat == Seat::FIRST {
            node.lead
        } else {
            -node.lead
        })
    }

    fn eval_bounds(&self, node: &TreeNode, seat: Seat, turns: u8, weights: WeightSet) -> [f64; 2] {
        let of = |own: Seat| f64::from((turns + u8::from(node.mover == own)) / 2) * f64::from(self.most);
        let worth = self.evaluate(node, seat, weights);
        [worth - of(Seat(1 - seat.0)), worth + of(seat)]
    }

    /// Order 2: the highest gain first; order 1: the even ones.
    fn turn_class(&self, node: &TreeNode, last: u8, order: TurnOrder) -> u8 {
        match order {
            TurnOrder::One => last % 2,
            _ => (self.most - self.gain(node, last)) as u8,
        }
    }
}
