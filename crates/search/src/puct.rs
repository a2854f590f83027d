//! PUCT (Rosin 2011; Silver et al. 2017) over one turn of the seat that chooses, and truncated rollouts after it
//! (Tesauro & Galperin 1997): for some turns every seat plays by a [`RolloutPolicy`], which then values the position.
//!
//! Chance in a rollout draws by the rules' weights, so from what is unseen, and no seat chooses by what will be drawn.
//! Common random numbers: rollout *k* of every candidate turn uses the same draws.

#[cfg(test)]
mod tests;

use std::sync::Arc;

use super::node::Block;
use super::result::half_width_of_mean;
#[cfg(feature = "lab")]
use super::result::lead;
use super::rollout_policy::{Expected, RolloutPolicy};
use super::root::Root;
use super::{Line, Rank, Search, SearchResult, Status};
use rand::RngExt;
use tessera_core::game::{BySeat, Dice, Game, Seat, StableHasher, Turn, dice};
use tessera_core::root_parallel::SeatShares;

/// The constants of a PUCT search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PuctConfig {
    /// The exploration constant `c` of `mean + c·prior·√N / (1 + n)`, for payoffs in `0.0..=1.0`.
    pub exploration: f32,
    /// After how many turns a rollout is cut off.
    pub turns: u32,
    /// The most moves that a position below the root is expanded with: those with the highest priors.
    pub width: usize,
    /// Whether in rollouts every other seat plays against the one that chooses, instead of for itself.
    pub paranoid: bool,
}

/// A move of the turn, and the position that it leads to.
struct Node<M> {
    /// The sum of the expected payoffs over its visits, each in `0.0..=1.0`.
    total: f64,
    /// The sum of the squares of the expected payoffs.
    squares: f64,
    /// The sum of the expected margins over its visits, in points.
    total_margin: f64,
    /// The sums of what each seat may expect over its visits.
    total_shares: [f64; Seat::MAX],
    prior: f32,
    visits: u32,
    /// The moves of the turn that can follow; empty until the position is expanded, and at the end of the turn.
    children: Block,
    mv: M,
}

/// A search with a rollout policy. A step allocates nothing once every position of the turn was expanded.
pub struct Puct<G: Game, J> {
    root: Root<G>,
    seat: Seat,
    policy: J,
    config: PuctConfig,
    /// All moves of the tree, those of the root first; empty before the first step.
    nodes: Vec<Node<G::Move>>,
    /// The seed of the draws in rollouts.
    chance_seed: u64,
    steps: u32,
    /// The sum of the expected payoffs over all steps.
    total: f64,
    /// The position of the current step, copied from the root when the step begins.
    state: G::State,
    path: Vec<usize>,
    moves: Vec<G::Move>,
    priors: Vec<f32>,
}

impl<G: Game, J: RolloutPolicy<G>> Puct<G, J> {
    /// A search from `state`, in which a seat must choose.
    pub fn new(game: Arc<G>, state: &G::State, policy: J, config: PuctConfig) -> Puct<G, J> {
        let root = Root::new(game, state);
        Puct {
            seat: root.viewpoint(),
            policy,
            config,
            nodes: Vec::new(),
            chance_seed: 0,
            steps: 0,
            total: 0.0,
            state: state.clone(),
            path: Vec::new(),
            moves: Vec::new(),
            priors: Vec::new(),
            root,
        }
    }

    /// Descends through the turn, beginning with the move at this index if one is given, and makes a rollout.
    fn descend(&mut self, mut given: Option<usize>) {
        self.path.clear();
        self.state.clone_from(&self.root.state);
        let mut block = Block {
            first: 0,
            count: self.root.moves.len() as u32,
        };
        let (mut visits, mut mean) = (self.steps, self.mean());
        while self.root.game.turn(&self.state) == Turn::Seat(self.seat) {
            if block.is_empty() {
                block = self.expand();
            }
            let at = match given.take() {
                Some(place) => place,
                None => self.choose(block, visits, mean),
            };
            self.path.push(at);
            let node = &self.nodes[at];
            self.root.game.play(&mut self.state, node.mv);
            (block, visits) = (node.children, node.visits);
            mean = node.mean();
        }
        let expected = self.roll_out(visits);
        let Expected { payoff, margin } = expected[self.seat];
        for &at in &self.path {
            let node = &mut self.nodes[at];
            node.visits += 1;
            node.total += f64::from(payoff);
            node.squares += f64::from(payoff) * f64::from(payoff);
            node.total_margin += f64::from(margin);
            for (sum, of_seat) in node.total_shares.iter_mut().zip(expected.0) {
                *sum += f64::from(of_seat.payoff);
            }
        }
        self.total += f64::from(payoff);
        self.steps += 1;
    }

    /// The mean of all steps; ½ before the first.
    fn mean(&self) -> f32 {
        match self.steps {
            0 => 0.5,
            steps => (self.total / f64::from(steps)) as f32,
        }
    }

    /// Plays the turns of a rollout with the draws of this number and returns what each seat may expect.
    fn roll_out(&mut self, number: u32) -> BySeat<Expected> {
        let Root { game, .. } = &self.root;
        let mut dice = dice(
            StableHasher::new()
                .with(self.chance_seed)
                .with(number.into())
                .key(),
        );
        let against = self.config.paranoid.then_some(self.seat);
        let mut left = self.config.turns;
        loop {
            match game.turn(&self.state) {
                Turn::Over => return self.policy.at_end(game, &self.state),
                _ if left == 0 => return self.policy.expected(game, &self.state),
                Turn::Chance => {
                    let drawn = game.random_move(&self.state, &mut dice, &mut self.moves);
                    game.play(&mut self.state, drawn);
                }
                Turn::Seat(_) => {
                    left -= 1;
                    self.policy.play_turn(game, &mut self.state, against);
                }
            }
        }
    }

    /// The index of the move with the highest upper confidence bound; an untried move has the value `mean`.
    fn choose(&self, block: Block, visits: u32, mean: f32) -> usize {
        let scale = self.config.exploration * (visits.max(1) as f32).sqrt();
        let first = block.first as usize;
        let (mut best, mut highest) = (first, f32::NEG_INFINITY);
        for (at, node) in self.nodes[block.range()].iter().enumerate() {
            let expected = if node.visits > 0 { node.mean() } else { mean };
            let bound = expected + scale * node.prior / (1 + node.visits) as f32;
            if bound > highest {
                (best, highest) = (first + at, bound);
            }
        }
        best
    }

    /// Expands the position after the last move of the path and returns its moves.
    fn expand(&mut self) -> Block {
        self.moves.clear();
        self.priors.clear();
        self.root.game.moves(&self.state, &mut self.moves);
        self.policy
            .move_priors(&self.root.game, &self.state, &self.moves, &mut self.priors);
        let kept = self.select_highest_priors();
        let block = Block {
            first: self.nodes.len() as u32,
            count: kept as u32,
        };
        for (&mv, &prior) in self.moves[..kept].iter().zip(&self.priors) {
            self.nodes.push(Node::new(mv, prior));
        }
        if let Some(&at) = self.path.last() {
            self.nodes[at].children = block;
        }
        block
    }

    /// Brings the moves with the highest priors to the front and returns how many are kept.
    fn select_highest_priors(&mut self) -> usize {
        let kept = self.moves.len().min(self.config.width);
        if kept < self.moves.len() {
            for place in 0..kept {
                let rest = place + 1..self.moves.len();
                let higher = |best: usize, at: usize| {
                    if self.priors[at] > self.priors[best] {
                        at
                    } else {
                        best
                    }
                };
                let best = rest.fold(place, higher);
                self.moves.swap(place, best);
                self.priors.swap(place, best);
            }
        }
        kept
    }
}

impl<M> Node<M> {
    fn new(mv: M, prior: f32) -> Node<M> {
        Node {
            total: 0.0,
            squares: 0.0,
            total_margin: 0.0,
            total_shares: [0.0; Seat::MAX],
            prior,
            visits: 0,
            children: Block::default(),
            mv,
        }
    }

    /// What each seat may expect in the mean; `None` before the first visit.
    fn shares(&self) -> Option<SeatShares> {
        let mean = |total: f64| (total / f64::from(self.visits)) as f32;
        (self.visits > 0).then(|| self.total_shares.map(mean))
    }

    fn mean(&self) -> f32 {
        (self.total / f64::from(self.visits.max(1))) as f32
    }

    /// The mean margin; `None` before the first visit.
    fn margin(&self) -> Option<f32> {
        (self.visits > 0).then(|| (self.total_margin / f64::from(self.visits)) as f32)
    }
}

impl<G: Game, J: RolloutPolicy<G>> Puct<G, J> {
    /// Makes one step, beginning with the move at this index if one is given.
    #[inline(never)]
    fn step_from(&mut self, place: Option<usize>, dice: &mut Dice) -> Status {
        if !matches!(self.root.turn, Turn::Seat(_)) || self.steps == u32::MAX {
            return Status::Finished;
        }
        if self.nodes.is_empty() {
            self.chance_seed = dice.random();
            let Root {
                game, state, moves, ..
            } = &self.root;
            self.policy.move_priors(game, state, moves, &mut self.priors);
            let nodes = moves.iter().zip(&self.priors);
            self.nodes.extend(nodes.map(|(&mv, &prior)| Node::new(mv, prior)));
        }
        self.descend(place);
        self.root.status()
    }
}

impl<G: Game, J: RolloutPolicy<G>> Search<G::Move> for Puct<G, J> {
    fn step(&mut self, dice: &mut Dice) -> Status {
        self.step_from(None, dice)
    }

    fn step_at(&mut self, place: usize, dice: &mut Dice) -> Status {
        self.step_from(Some(place), dice)
    }

    fn result(&self) -> SearchResult<G::Move> {
        let line = |(place, &mv): (usize, &G::Move)| {
            let node = self.nodes.get(place);
            Line {
                mv,
                place: place as u32,
                visits: node.map_or(0, |node| node.visits),
                value: node.map_or(0.0, Node::mean),
                variation: self.variation(place),
                proven: false,
                dominated: false,
                margin: node.and_then(Node::margin),
                shares: node.filter(|_| self.root.game.seats() > 2).and_then(Node::shares),
                half_width: node.map_or(0.0, |node| {
                    half_width_of_mean(node.total, node.squares, node.visits)
                }),
            }
        };
        let lines = self.root.moves.iter().enumerate().map(line).collect();
        SearchResult::ranked(lines, Rank::Visits, self.nodes.len() as u32)
    }

    #[cfg(feature = "lab")]
    fn lead(&self) -> Option<u32> {
        let choices = self.nodes.iter().take(self.root.moves.len());
        Some(lead(choices.map(|node| node.visits)))
    }
}

impl<G: Game, J> Puct<G, J> {
    /// The principal variation within the turn, from the move at this index on, as far as moves were tried.
    fn variation(&self, place: usize) -> Vec<G::Move> {
        let mut variation = vec![self.root.moves[place]];
        let mut node = self.nodes.get(place);
        while let Some(Node { children, .. }) = node {
            node = self.nodes[children.range()]
                .iter()
                .filter(|node| node.visits > 0)
                .max_by_key(|node| node.visits);
            variation.extend(node.map(|node| node.mv));
        }
        variation
    }
}
