//! PUCT (Rosin 2011; Silver et al. 2017) over one turn of the seat that asks, and truncated rollouts after it
//! (Tesauro & Galperin 1997): every seat goes on for some turns as looks best to a judge, who then says what each
//! may expect.
//!
//! What is drawn in a rollout comes from the rules' own weights, so from what is unseen and from nothing else, and
//! nobody chooses by what will be drawn. The first rollout of every turn has the same luck, and so the second, and
//! so on: turns are compared by what they make of the same draws.

use std::sync::Arc;

use super::rollout_policy::RolloutPolicy;
use super::root::Root;
#[cfg(feature = "lab")]
use super::verdict::lead;
use super::{Line, Rank, Search, Status, Verdict};
use crate::game::{Dice, Game, Seat, StableHasher, Turn, dice};
use rand::RngExt;

/// The choices a PUCT search leaves open.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PuctConfig {
    /// The `c` of `mean + c·share·√N / (1 + n)`: how much the judge's shares weigh, in payoffs.
    pub exploration: f32,
    /// How many turns a rollout lasts.
    pub turns: u32,
    /// The most moves that are looked at below the root: those with the largest shares.
    pub width: usize,
    /// Whether every other seat plays against the one that asks, instead of for itself.
    pub paranoid: bool,
}

/// A move of the turn, and the choice it leads to.
struct Node<M> {
    /// The sum of what the seat may expect, each in `0.0..=1.0`.
    total: f64,
    share: f32,
    visits: u32,
    first: u32,
    count: u32,
    mv: M,
}

/// A search that asks a judge. A step allocates nothing once every position of the turn was seen.
pub struct Puct<G: Game, J> {
    root: Root<G>,
    seat: Seat,
    policy: J,
    bent: PuctConfig,
    /// The moves of the root come first; there are none before the first step.
    nodes: Vec<Node<G::Move>>,
    luck: u64,
    steps: u32,
    /// The sum of what the seat may expect, over all steps.
    total: f64,
    /// The position of the walk, copied from the root once a step.
    state: G::State,
    path: Vec<usize>,
    moves: Vec<G::Move>,
    below: Vec<f32>,
}

impl<G: Game, J: RolloutPolicy<G>> Puct<G, J> {
    /// A search from `state`, where a seat is to choose.
    pub fn new(game: Arc<G>, state: &G::State, policy: J, bent: PuctConfig) -> Puct<G, J> {
        let root = Root::new(game, state);
        Puct {
            seat: root.viewpoint(),
            policy,
            bent,
            nodes: Vec::new(),
            luck: 0,
            steps: 0,
            total: 0.0,
            state: state.clone(),
            path: Vec::new(),
            moves: Vec::new(),
            below: Vec::new(),
            root,
        }
    }

    /// One walk through the turn, beginning with the move at this place if one is given, and a rollout.
    fn walk(&mut self, mut given: Option<usize>) {
        self.path.clear();
        self.state.clone_from(&self.root.state);
        let (mut first, mut count) = (0, self.root.moves.len());
        let (mut visits, mut mean) = (self.steps, self.mean());
        while self.root.game.turn(&self.state) == Turn::Seat(self.seat) {
            if count == 0 {
                (first, count) = self.expand();
            }
            let at = match given.take() {
                Some(place) => place,
                None => self.choose(first, count, visits, mean),
            };
            self.path.push(at);
            let node = &self.nodes[at];
            self.root.game.play(&mut self.state, node.mv);
            (first, count, visits) = (node.first as usize, node.count as usize, node.visits);
            mean = node.mean();
        }
        let value = self.roll_out(visits);
        for &at in &self.path {
            let node = &mut self.nodes[at];
            node.visits += 1;
            node.total += f64::from(value);
        }
        self.total += f64::from(value);
        self.steps += 1;
    }

    /// The mean of all steps; even before the first.
    fn mean(&self) -> f32 {
        match self.steps {
            0 => 0.5,
            steps => (self.total / f64::from(steps)) as f32,
        }
    }

    /// Goes on for some turns with the luck of this number, and says what the seat may expect then.
    fn roll_out(&mut self, number: u32) -> f32 {
        let Root { game, .. } = &self.root;
        let mut dice = dice(StableHasher::new().with(self.luck).with(number.into()).key());
        let against = self.bent.paranoid.then_some(self.seat);
        let mut left = self.bent.turns;
        loop {
            match game.turn(&self.state) {
                Turn::Over => return self.policy.result(game, &self.state)[self.seat],
                _ if left == 0 => return self.policy.expect(game, &self.state)[self.seat],
                Turn::Chance => {
                    let drawn = game.random_move(&self.state, &mut dice, &mut self.moves);
                    game.play(&mut self.state, drawn);
                }
                Turn::Seat(_) => {
                    left -= 1;
                    self.policy.take_turn(game, &mut self.state, against);
                }
            }
        }
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

    /// Gives the last move of the path the moves it leads to, and says where they are.
    fn expand(&mut self) -> (usize, usize) {
        self.moves.clear();
        self.below.clear();
        self.root.game.moves(&self.state, &mut self.moves);
        self.policy
            .look(&self.root.game, &self.state, &self.moves, &mut self.below);
        let kept = self.widest();
        let first = self.nodes.len();
        for (&mv, &share) in self.moves[..kept].iter().zip(&self.below) {
            self.nodes.push(Node::new(mv, share));
        }
        if let Some(&at) = self.path.last() {
            (self.nodes[at].first, self.nodes[at].count) = (first as u32, kept as u32);
        }
        (first, kept)
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
}

impl<M> Node<M> {
    fn new(mv: M, share: f32) -> Node<M> {
        Node {
            total: 0.0,
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

impl<G: Game, J: RolloutPolicy<G>> Puct<G, J> {
    /// One step, beginning with the move at this place if one is given.
    #[inline(never)]
    fn step_from(&mut self, place: Option<usize>, dice: &mut Dice) -> Status {
        if !matches!(self.root.turn, Turn::Seat(_)) || self.steps == u32::MAX {
            return Status::Settled;
        }
        if self.nodes.is_empty() {
            self.luck = dice.random();
            let Root {
                game, state, moves, ..
            } = &self.root;
            self.policy.look(game, state, moves, &mut self.below);
            let nodes = moves.iter().zip(&self.below);
            self.nodes.extend(nodes.map(|(&mv, &share)| Node::new(mv, share)));
        }
        self.walk(place);
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

    fn verdict(&self) -> Verdict<G::Move> {
        let line = |(place, &mv): (usize, &G::Move)| {
            let node = self.nodes.get(place);
            Line {
                mv,
                place: place as u32,
                visits: node.map_or(0, |node| node.visits),
                value: node.map_or(0.0, Node::mean),
                variation: self.variation(place),
                proven: false,
                beaten: false,
            }
        };
        let lines = self.root.moves.iter().enumerate().map(line).collect();
        Verdict::ranked(lines, Rank::Visits, self.nodes.len() as u32)
    }

    #[cfg(feature = "lab")]
    fn lead(&self) -> Option<u32> {
        let choices = self.nodes.iter().take(self.root.moves.len());
        Some(lead(choices.map(|node| node.visits)))
    }
}

impl<G: Game, J> Puct<G, J> {
    /// The rest of the turn that begins with the move at this place, as far as it was tried.
    fn variation(&self, place: usize) -> Vec<G::Move> {
        let mut variation = vec![self.root.moves[place]];
        let mut node = self.nodes.get(place);
        while let Some(Node { first, count, .. }) = node {
            let below = &self.nodes[*first as usize..(first + count) as usize];
            node = below
                .iter()
                .filter(|node| node.visits > 0)
                .max_by_key(|node| node.visits);
            variation.extend(node.map(|node| node.mv));
        }
        variation
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::BySeat;

    /// A seat takes one of two ways, then a number is drawn, and the game is over.
    struct Lottery;

    const TICKETS: u32 = 1000;

    impl Game for Lottery {
        type State = Vec<u32>;
        type Move = u32;

        fn seats(&self) -> u8 {
            2
        }

        fn start(&self) -> Vec<u32> {
            Vec::new()
        }

        fn turn(&self, made: &Vec<u32>) -> Turn {
            [Turn::Seat(Seat::FIRST), Turn::Chance, Turn::Over][made.len()]
        }

        fn moves(&self, made: &Vec<u32>, out: &mut Vec<u32>) {
            out.extend(0..[2, TICKETS, 0][made.len()]);
        }

        fn play(&self, made: &mut Vec<u32>, choice: u32) {
            made.push(choice);
        }

        fn payoff(&self, _: &Vec<u32>) -> BySeat<f32> {
            BySeat::default()
        }

        fn score(&self, _: &Vec<u32>) -> BySeat<i32> {
            BySeat::default()
        }

        fn key(&self, made: &Vec<u32>) -> u64 {
            made.iter()
                .fold(1, |key, &choice| key * 2_000 + u64::from(choice))
        }
    }

    /// What was drawn is what is paid.
    struct Teller;

    impl RolloutPolicy<Lottery> for Teller {
        fn look(&mut self, _: &Lottery, _: &Vec<u32>, moves: &[u32], shares: &mut Vec<f32>) {
            shares.extend(moves.iter().map(|_| 1.0 / moves.len() as f32));
        }

        fn take_turn(&mut self, _: &Lottery, _: &mut Vec<u32>, _: Option<Seat>) {
            unreachable!("there is one turn")
        }

        fn expect(&mut self, _: &Lottery, _: &Vec<u32>) -> BySeat<f32> {
            unreachable!("the game ends before the rollout does")
        }

        fn result(&mut self, _: &Lottery, made: &Vec<u32>) -> BySeat<f32> {
            BySeat([made[1] as f32 / TICKETS as f32; Seat::MAX])
        }
    }

    fn search() -> Puct<Lottery, Teller> {
        let bent = PuctConfig {
            exploration: 1.0,
            turns: 6,
            width: 24,
            paranoid: false,
        };
        Puct::new(Arc::new(Lottery), &Vec::new(), Teller, bent)
    }

    #[test]
    fn each_visit_of_every_turn_has_the_luck_of_its_number() {
        let (mut search, mut dice) = (search(), dice(5));
        let mut last = -1.0;
        for visits in 1..20 {
            search.step_at(0, &mut dice);
            search.step_at(1, &mut dice);
            let verdict = search.verdict();
            let [first, second] = &verdict.lines[..] else {
                panic!("two ways")
            };
            assert_eq!((first.visits, second.visits), (visits, visits));
            assert_eq!(first.value, second.value, "after {visits} visits");
            assert_ne!(first.value, last, "the luck of visit {visits} is another");
            last = first.value;
        }
    }

    #[test]
    #[cfg(feature = "lab")]
    fn the_lead_is_by_how_much_the_first_line_has_more_visits_than_the_second() {
        let (mut search, mut dice) = (search(), dice(6));
        for place in [0, 0, 1, 0, 1, 1, 1] {
            search.step_at(place, &mut dice);
            let lines = search.verdict().lines;
            assert_eq!(search.lead(), Some(lines[0].visits - lines[1].visits));
        }
    }
}
