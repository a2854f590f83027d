//! The tree of GRAVE: positions with the statistics of their moves.

use std::ops::{Index, IndexMut};

use tessera_core::game::Seat;

/// How often a move was played, and what that earned.
#[derive(Clone, Copy, Default)]
pub struct Tally {
    /// How often it was played.
    pub visits: u32,
    total: f32,
}

impl Tally {
    /// Adds what a game earned for the seat that played the move.
    pub fn add(&mut self, payoff: f32) {
        self.visits += 1;
        self.total += payoff;
    }

    /// The mean payoff; 0 before the first visit.
    pub fn mean(self) -> f32 {
        match self.visits {
            0 => 0.0,
            visits => self.total / visits as f32,
        }
    }
}

/// A position.
pub struct Node<M> {
    /// The seat that chooses here.
    pub seat: Seat,
    /// The legal moves; none where no seat chooses.
    pub moves: Vec<M>,
    /// The code of each move.
    pub codes: Vec<u32>,
    /// What each move earned when it was chosen here.
    pub own: Vec<Tally>,
    /// The number of the position after each move; 0 where that is not in the tree.
    pub children: Vec<u32>,
    /// How many games went through here.
    pub visits: u32,
    /// By code: what each move earned that was played from here on ("all moves as first"). As long as was needed so far.
    pub amaf: Vec<Tally>,
}

impl<M> Node<M> {
    /// A position without visits.
    pub fn new(seat: Seat, moves: Vec<M>, codes: Vec<u32>) -> Node<M> {
        Node {
            seat,
            own: vec![Tally::default(); moves.len()],
            children: vec![0; moves.len()],
            moves,
            codes,
            visits: 0,
            amaf: Vec::new(),
        }
    }

    /// The place of the move to try next by the AMAF statistics of a reference position: `(1 - β)·mean + β·AMAF` with
    /// `β = a / (a + n + bias·a·n)` for `n` own visits and `a` in the statistics. A move that the reference has never seen
    /// comes first; among equals the first in the list.
    pub fn best(&self, reference: &[Tally], bias: f32) -> usize {
        let (mut best, mut highest) = (0, f32::NEG_INFINITY);
        for (place, (own, &code)) in self.own.iter().zip(&self.codes).enumerate() {
            let amaf = reference.get(code as usize).copied().unwrap_or_default();
            let value = match amaf.visits {
                0 => f32::INFINITY,
                visits => {
                    let (a, n) = (visits as f32, own.visits as f32);
                    let beta = a / (a + n + bias * a * n);
                    (1.0 - beta) * own.mean() + beta * amaf.mean()
                }
            };
            if value > highest {
                (best, highest) = (place, value);
            }
        }
        best
    }

    /// The place of the move that was chosen most; `None` before the first.
    pub fn most_visited(&self) -> Option<usize> {
        let places = 0..self.own.len();
        let most = places.max_by_key(|&place| (self.own[place].visits, usize::MAX - place))?;
        (self.own[most].visits > 0).then_some(most)
    }
}

/// The positions, the root first.
pub struct Tree<M>(Vec<Node<M>>);

impl<M> Default for Tree<M> {
    fn default() -> Tree<M> {
        Tree(Vec::new())
    }
}

impl<M> Tree<M> {
    /// Adds a position and returns its number.
    pub fn add(&mut self, node: Node<M>) -> u32 {
        self.0.push(node);
        self.0.len() as u32 - 1
    }

    /// How many positions it holds.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Makes a position the root and drops all that are not below it.
    pub fn cut_to(&mut self, root: u32) {
        let mut nodes: Vec<Option<Node<M>>> = std::mem::take(&mut self.0).into_iter().map(Some).collect();
        let mut take = |at: u32| nodes[at as usize].take().expect("a position has one parent");
        self.0.push(take(root));
        let mut next = 0;
        while next < self.0.len() {
            for place in 0..self.0[next].children.len() {
                let child = self.0[next].children[place];
                if child != 0 {
                    self.0[next].children[place] = self.0.len() as u32;
                    self.0.push(take(child));
                }
            }
            next += 1;
        }
    }
}

impl<M> Index<u32> for Tree<M> {
    type Output = Node<M>;
    fn index(&self, at: u32) -> &Node<M> {
        &self.0[at as usize]
    }
}

impl<M> IndexMut<u32> for Tree<M> {
    fn index_mut(&mut self, at: u32) -> &mut Node<M> {
        &mut self.0[at as usize]
    }
}
