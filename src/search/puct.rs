//! PUCT (Rosin 2011; Silver et al. 2017) with a judge instead of playouts, for any number of seats, and with
//! chance decided beforehand.
//!
//! Each tree has its own luck: the same draws in the same order wherever they are reached, so that a tree holds
//! choices only. What is drawn comes from the rules' own weights, so from what is unseen and from nothing else.
//! As a choice may lean on luck that nobody can know, there are several trees, more of them the longer the search
//! lasts, and what they say of the moves at the root is added up (Ginsberg 2001, "perfect information Monte
//! Carlo").

use super::judge::Judge;
use super::root::Root;
use super::{Line, Rank, Search, Status, Verdict};
use crate::game::{BySeat, Dice, Game, Keyed, Seat, Turn, dice};
use rand::RngExt;

/// The choices a PUCT search leaves open.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bent {
    /// The `c` of `mean + c·share·√N / (1 + n)`: how much the judge's shares weigh, in payoffs.
    pub exploration: f32,
    /// How many steps the first tree makes before a second begins; the trees are `1 + √(steps / this)` many.
    pub steps_a_tree: u32,
    /// The most moves that are looked at below the root: those with the largest shares.
    pub width: usize,
    /// Whether every other seat plays against the one that asks, instead of for itself.
    pub paranoid: bool,
    /// The most nodes all trees may hold together; room for the moves of the root there is always.
    pub nodes: usize,
}

/// The most trees there are.
const TREES: usize = 16;

/// A move somewhere in a tree, and the choice it leads to.
struct Node<M> {
    /// The sum of what the seat that chose the move may expect, each in `0.0..=1.0`.
    total: f64,
    /// The same of the seat that is to choose next.
    ahead: f32,
    share: f32,
    visits: u32,
    first: u32,
    count: u16,
    mv: M,
}

/// A node of a walk, with the seat that chose it and the seat that is to choose next.
struct Stride {
    at: usize,
    chose: Seat,
    next: Seat,
}

/// A tree and its luck.
struct Tree {
    /// Where the moves of the root begin in the arena.
    first: usize,
    steps: u32,
    luck: u64,
}

/// A tree search that asks a judge. A step allocates nothing once the buffers have seen the longest path.
pub struct Puct<G: Game, J> {
    root: Root<G>,
    judge: J,
    bent: Bent,
    /// The shares of the root's moves; empty before the first step.
    shares: Vec<f32>,
    /// What the judge made of the root.
    promise: BySeat<f32>,
    nodes: Vec<Node<G::Move>>,
    trees: Vec<Tree>,
    steps: u32,
    /// The position of the walk, copied from the root once a step.
    state: G::State,
    path: Vec<Stride>,
    moves: Vec<G::Move>,
    below: Vec<f32>,
    buffer: Vec<G::Move>,
}

impl<G: Game, J: Judge<G>> Puct<G, J> {
    /// A search from `state`, with all the memory its trees will ever take.
    pub fn new(game: G, state: &G::State, judge: J, bent: Bent) -> Puct<G, J> {
        let root = Root::new(game, state);
        let nodes = bent.nodes.max(TREES * root.moves.len());
        Puct {
            judge,
            bent,
            shares: Vec::with_capacity(root.moves.len()),
            promise: BySeat::default(),
            nodes: Vec::with_capacity(nodes),
            trees: Vec::with_capacity(TREES),
            steps: 0,
            state: state.clone(),
            path: Vec::new(),
            moves: Vec::new(),
            below: Vec::new(),
            buffer: Vec::new(),
            root,
        }
    }

    /// The tree whose turn it is: the one with the fewest steps, or a new one.
    fn next_tree(&mut self, dice: &mut Dice) -> usize {
        let grown = self.trees.len() as u32;
        let due = grown.saturating_mul(grown).saturating_mul(self.bent.steps_a_tree);
        if self.steps >= due && self.trees.len() < TREES {
            self.trees.push(Tree {
                first: self.nodes.len(),
                steps: 0,
                luck: dice.random(),
            });
            for (&mv, &share) in self.root.moves.iter().zip(&self.shares) {
                self.nodes.push(Node::new(mv, share));
            }
        }
        let least = |best: usize, at: usize| match self.trees[at].steps < self.trees[best].steps {
            true => at,
            false => best,
        };
        (0..self.trees.len()).fold(0, least)
    }

    /// One walk down a tree and back, beginning with the move at this place if one is given.
    fn walk(&mut self, tree: usize, place: Option<usize>) {
        self.path.clear();
        self.state.clone_from(&self.root.state);
        let Tree { first, steps, luck } = self.trees[tree];
        let mut given = place.map(|place| first + place);
        let (mut first, mut count) = (first, self.root.moves.len());
        let (mut visits, mut draws) = (steps, 0);
        let mut mean = match self.root.turn {
            Turn::Seat(seat) => self.promise[seat],
            _ => 0.5,
        };
        let values = loop {
            let seat = match self.root.game.turn(&self.state) {
                Turn::Seat(seat) => seat,
                Turn::Over => break self.judge.result(&self.root.game, &self.state),
                Turn::Chance => {
                    let mut dice = dice(Keyed::new().with(luck).with(draws).key());
                    draws += 1;
                    let drawn = self
                        .root
                        .game
                        .random_move(&self.state, &mut dice, &mut self.buffer);
                    self.root.game.play(&mut self.state, drawn);
                    continue;
                }
            };
            if let Some(last) = self.path.last_mut() {
                last.next = seat;
            }
            if count == 0 {
                break self.expand();
            }
            let at = match given.take() {
                Some(at) => at,
                None => self.choose(first, count, visits, mean),
            };
            self.path.push(Stride {
                at,
                chose: seat,
                next: seat,
            });
            let node = &self.nodes[at];
            self.root.game.play(&mut self.state, node.mv);
            (first, count, visits) = (node.first as usize, usize::from(node.count), node.visits);
            mean = node.ahead / visits.max(1) as f32;
        };
        self.back_up(&values);
        self.trees[tree].steps += 1;
        self.steps += 1;
    }

    /// The move with the highest upper bound; one that was never tried is thought to be worth the mean.
    fn choose(&self, first: usize, count: usize, visits: u32, mean: f32) -> usize {
        let scale = self.bent.exploration * (visits.max(1) as f32).sqrt();
        let (mut best, mut highest) = (first, f32::NEG_INFINITY);
        for (at, node) in self.nodes[first..first + count].iter().enumerate() {
            let expected = if node.visits > 0 { node.mean() } else { mean };
            let bound = expected + scale * node.share / (1 + node.visits) as f32;
            if bound > highest {
                (best, highest) = (first + at, bound);
            }
        }
        best
    }

    /// Asks the judge about the position that the walk has reached and gives the last node of the path its
    /// moves, if there is room.
    fn expand(&mut self) -> BySeat<f32> {
        self.moves.clear();
        self.below.clear();
        self.root.game.moves(&self.state, &mut self.moves);
        let values = self
            .judge
            .look(&self.root.game, &self.state, &self.moves, &mut self.below);
        let kept = self.widest();
        let first = self.nodes.len();
        if let Some(&Stride { at, .. }) = self.path.last()
            && first + kept <= self.nodes.capacity()
        {
            for (&mv, &share) in self.moves[..kept].iter().zip(&self.below) {
                self.nodes.push(Node::new(mv, share));
            }
            (self.nodes[at].first, self.nodes[at].count) = (first as u32, kept as u16);
        }
        values
    }

    /// Brings the moves with the largest shares to the front and says how many there are.
    fn widest(&mut self) -> usize {
        let kept = self.moves.len().min(self.bent.width);
        if kept < self.moves.len() {
            for place in 0..kept {
                let rest = place + 1..self.moves.len();
                let larger = |best: usize, at: usize| match self.below[at] > self.below[best] {
                    true => at,
                    false => best,
                };
                let best = rest.fold(place, larger);
                self.moves.swap(place, best);
                self.below.swap(place, best);
            }
        }
        kept
    }

    fn back_up(&mut self, values: &BySeat<f32>) {
        let asking = match self.root.turn {
            Turn::Seat(seat) => seat,
            _ => Seat::FIRST,
        };
        let value = |seat: Seat| match self.bent.paranoid && seat != asking {
            true => 1.0 - values[asking],
            false => values[seat],
        };
        for &Stride { at, chose, next } in &self.path {
            let node = &mut self.nodes[at];
            node.visits += 1;
            node.total += f64::from(value(chose));
            node.ahead += value(next);
        }
    }

    /// What all trees say of a move of the root: visits and the sum of values.
    fn pooled(&self, place: usize) -> (u32, f64) {
        let of = |tree: &Tree| &self.nodes[tree.first + place];
        self.trees.iter().map(of).fold((0, 0.0), |(visits, total), node| {
            (visits + node.visits, total + node.total)
        })
    }
}

impl<M> Node<M> {
    fn new(mv: M, share: f32) -> Node<M> {
        Node {
            total: 0.0,
            ahead: 0.0,
            share,
            visits: 0,
            first: 0,
            count: 0,
            mv,
        }
    }

    fn mean(&self) -> f32 {
        (self.total / f64::from(self.visits.max(1))) as f32
    }
}

impl<G: Game, J: Judge<G>> Puct<G, J> {
    /// One step, beginning with the move at this place if one is given.
    #[inline(never)]
    fn step_from(&mut self, place: Option<usize>, dice: &mut Dice) -> Status {
        if !matches!(self.root.turn, Turn::Seat(_)) || self.steps == u32::MAX {
            return Status::Settled;
        }
        if self.shares.is_empty() {
            self.promise = self.judge.look(
                &self.root.game,
                &self.root.state,
                &self.root.moves,
                &mut self.shares,
            );
        }
        let tree = self.next_tree(dice);
        self.walk(tree, place);
        self.root.status()
    }
}

impl<G: Game, J: Judge<G>> Search<G::Move> for Puct<G, J> {
    fn step(&mut self, dice: &mut Dice) -> Status {
        self.step_from(None, dice)
    }

    fn step_at(&mut self, place: usize, dice: &mut Dice) -> Status {
        self.step_from(Some(place), dice)
    }

    fn verdict(&self) -> Verdict<G::Move> {
        let line = |(place, &mv): (usize, &G::Move)| {
            let (visits, total) = self.pooled(place);
            Line {
                mv,
                place: place as u32,
                visits,
                value: (total / f64::from(visits.max(1))) as f32,
                variation: vec![mv],
                proven: false,
            }
        };
        let lines = self.root.moves.iter().enumerate().map(line).collect();
        Verdict::ranked(lines, Rank::Visits, self.nodes.len() as u32)
    }

    #[cfg(feature = "lab")]
    fn lead(&self) -> Option<u32> {
        let (mut first, mut second) = (0, 0);
        for place in 0..self.root.moves.len() {
            let (visits, _) = self.pooled(place);
            (first, second) = match visits > first {
                true => (visits, first),
                false => (first, second.max(visits)),
            };
        }
        Some(first - second)
    }
}
