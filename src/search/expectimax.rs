//! A player that looks ahead with [`Star`]: all turns of the root, one depth after the other.

use std::sync::Arc;

use super::evaluate::{Evaluate, Order};
use super::reward::value_of_lead;
use super::root::Root;
use super::star::{Cuts, Outlook, Star, Turns, Window, other};
use super::verdict::{Place, in_order};
use super::{Line, Rank, Search, Status, Verdict};
use crate::game::{Dice, Game, Seat, Turn};

/// How far to look, and how.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Horizon {
    /// How many turns, the first included; at least 1.
    pub depth: u8,
    /// Whether it begins with one turn and goes deeper, the best turn first (iterative deepening), or begins at the
    /// full depth.
    pub deepen: bool,
    /// How it looks.
    pub outlook: Outlook,
}

/// A search of games for two that visits one node a step: a step is short, however deep the search. Settled when
/// every turn is known at the full depth; before that it plays the best turn of those that were looked at as
/// deeply as any.
///
/// The value of the best line is that of its lead ([`value_of_lead`]); that of the others is an upper bound.
pub struct Expectimax<G: Game> {
    root: Root<G>,
    seat: Seat,
    horizon: Horizon,
    star: Star<G>,
    turns: Turns<G::Move>,
    /// The depth that is being searched.
    depth: u8,
    /// The turn that is being searched.
    at: usize,
    begun: bool,
    /// The best turn of this depth so far, once there is one: its place, and what it is worth.
    best: Option<(usize, f64)>,
    /// What each turn was found to be worth at most, in its place.
    found: Vec<f64>,
    /// How many steps began with each turn.
    visits: Vec<u32>,
    settled: bool,
}

impl<G: Evaluate> Expectimax<G> {
    /// A search from `state`.
    pub fn new(game: Arc<G>, state: &G::State, horizon: Horizon) -> Expectimax<G> {
        let root = Root::new(game.clone(), state);
        let seat = root.viewpoint();
        let mut star = Star::new(game, horizon.outlook);
        star.root(state, seat);
        let mut turns = Turns::new();
        let order = match horizon.outlook.order {
            Order::Gain if horizon.depth < 2 => Order::Two,
            order => order,
        };
        turns.list(&*root.game, state, order, horizon.outlook.weights, true);
        let count = turns.len();
        Expectimax {
            root,
            seat,
            star,
            turns,
            depth: if horizon.deepen { 1 } else { horizon.depth },
            horizon,
            at: 0,
            begun: false,
            best: None,
            found: vec![f64::NEG_INFINITY; count],
            visits: vec![0; count],
            settled: count == 0,
        }
    }

    /// How many nodes were visited.
    pub fn nodes(&self) -> u64 {
        self.star.nodes()
    }

    /// The depth that is being searched; after the last step, that was searched.
    pub fn depth(&self) -> u8 {
        self.depth
    }

    /// What the best turn is worth to the seat to move, in the units of the game's evaluation.
    pub fn worth(&self) -> Option<f64> {
        self.best.map(|(_, worth)| worth)
    }

    /// Begins with the turn at hand: plays it and asks what it is worth.
    fn begin(&mut self) {
        let mut after = self.root.state.clone();
        let moves = self.turns.row(self.at);
        moves.iter().for_each(|&mv| self.root.game.play(&mut after, mv));
        self.star.count();
        let low = match (self.horizon.outlook.cuts, self.best) {
            (Cuts::None, _) | (_, None) => f64::NEG_INFINITY,
            (_, Some((_, worth))) => worth,
        };
        let window = Window {
            low: f64::NEG_INFINITY,
            high: -low,
        };
        let opponent = other(&*self.root.game, self.seat);
        self.star.begin(after, opponent, window, self.depth - 1);
        self.begun = true;
    }

    /// Takes what the turn at hand is worth, and turns to the next.
    fn take(&mut self, worth: f64) {
        self.begun = false;
        self.found[self.at] = worth;
        if self.best.is_none_or(|(_, best)| worth > best) {
            self.best = Some((self.at, worth));
        }
        self.at += 1;
        if self.at < self.turns.len() {
            return;
        }
        if self.depth >= self.horizon.depth {
            self.settled = true;
            return;
        }
        self.depth += 1;
        self.at = 0;
        // What was best is looked at first; until it is known more deeply it stays the choice.
        if let Some((at, _)) = self.best.take() {
            self.turns.put_first(at);
            self.found[..=at].rotate_right(1);
            self.visits[..=at].rotate_right(1);
        }
    }

    /// The turn to play: the best of this depth, or else the one that was best at the last.
    fn choice(&self) -> usize {
        self.best.map_or(0, |(at, _)| at)
    }

    fn value(&self, worth: f64) -> f32 {
        let lead = worth / self.root.game.point();
        match lead.is_finite() {
            true => value_of_lead(lead) as f32,
            false => 0.0,
        }
    }
}

impl<G: Evaluate> Search<G::Move> for Expectimax<G> {
    fn step(&mut self, _: &mut Dice) -> Status {
        if self.settled || !matches!(self.root.turn, Turn::Seat(_)) {
            return Status::Settled;
        }
        let at = self.at;
        let worth = if self.begun {
            self.star.go_on()
        } else {
            self.begin();
            self.star.known()
        };
        if let Some(worth) = worth {
            self.take(-worth);
        }
        // A new depth may have given the turn another place; a step more or less there is no matter.
        let visits = &mut self.visits[at];
        *visits = visits.saturating_add(1);
        match self.settled {
            true => Status::Settled,
            false => Status::Thinking,
        }
    }

    fn verdict(&self) -> Verdict<G::Move> {
        let choice = self.choice();
        let best = self.found.get(choice).copied().unwrap_or(f64::NEG_INFINITY);
        let line = |(place, &mv): (usize, &G::Move)| {
            let begins = |&at: &usize| self.turns.row(at)[0] == mv;
            let all = (0..self.turns.len()).filter(begins);
            // Of the turns that begin with a move the choice, or else the one with the highest bound.
            let rank = |at: &usize| (*at == choice, self.found[*at]);
            let by_rank = |a: &usize, b: &usize| {
                let (a, b) = (rank(a), rank(b));
                a.0.cmp(&b.0).then(a.1.total_cmp(&b.1))
            };
            let at = all.clone().max_by(by_rank);
            Line {
                mv,
                place: place as u32,
                visits: all.map(|at| self.visits[at]).fold(0, u32::saturating_add),
                value: at.map_or(0.0, |at| self.value(self.found[at].min(best))),
                proven: false,
                beaten: false,
                variation: at.map_or_else(|| vec![mv], |at| self.turns.row(at).to_vec()),
            }
        };
        let lines: Vec<_> = self.root.moves.iter().enumerate().map(line).collect();
        let steps = lines.iter().map(|line| line.visits).fold(0, u32::saturating_add);
        // An upper bound may equal the best value: the choice comes first.
        let chosen = (choice < self.turns.len()).then(|| self.turns.row(choice)[0]);
        let lines = in_order(lines, |line| Place {
            place: if Some(line.mv) == chosen {
                0
            } else {
                line.place + 1
            },
            ..Rank::Value.place(line)
        });
        Verdict {
            lines,
            rank: Rank::Value,
            steps,
            nodes: self.star.remembered() as u32,
        }
    }
}
