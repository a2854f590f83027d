//! Greedy play: of all that a seat can do before its turn passes to another seat, to chance or to the end,
//! what leaves it furthest ahead if the game ended there.
//!
//! A turn may be several moves in a row, and each is asked for by itself; the first of the best turn leads to
//! a position in which its second is best, so the answers belong together and have the same value.

use std::sync::Arc;

use super::evaluate::lead;
use super::reward::value_of_lead;
use super::root::Root;
use super::verdict::{Place, in_order};
use super::{Line, Rank, Search, Status, Verdict};
use crate::game::{Dice, Game, Turn};
use rand::RngExt;

/// How many positions are looked at to find the best rest of a turn. Most turns have fewer; in those that have
/// more, each further move is the one after which the seat is furthest ahead, so that a step stays short.
const MOST_POSITIONS: u32 = 500;

/// Weighs one first move a step, with the best rest of the turn, in an order drawn by the dice; of equals the
/// first weighed is played. Settled when all are weighed.
///
/// What is weighed is the lead: the seat's own [`Game::score`] less the highest of the others'; for its value
/// see [`value_of_lead`]. Nobody's turn is played at chance: there the outcomes are weighed as they are, for the first
/// seat.
pub struct Greedy<G: Game> {
    root: Root<G>,
    /// The places of the root's moves: in front those already weighed, in that order.
    order: Vec<u32>,
    weighed: Vec<Plan<G::Move>>,
}

/// The rest of a turn, and what it comes to.
#[derive(Clone)]
struct Plan<M> {
    lead: i32,
    moves: Vec<M>,
}

/// A position of the turn and how far its moves are tried.
struct Fork<G: Game> {
    state: G::State,
    moves: Vec<G::Move>,
    tried: usize,
}

impl<G: Game> Greedy<G> {
    /// A search from `state`.
    pub fn new(game: Arc<G>, state: &G::State) -> Greedy<G> {
        let root = Root::new(game, state);
        let order = (0..root.moves.len() as u32).collect();
        Greedy {
            root,
            order,
            weighed: Vec::new(),
        }
    }

    fn status(&self) -> Status {
        if self.weighed.len() < self.order.len() {
            Status::Thinking
        } else {
            Status::Settled
        }
    }

    /// Whether the turn that began at the root goes on.
    fn goes_on(&self, state: &G::State) -> bool {
        let turn = self.root.game.turn(state);
        turn == self.root.turn && matches!(turn, Turn::Seat(_))
    }

    fn lead(&self, state: &G::State) -> i32 {
        lead(&*self.root.game, state, self.root.viewpoint())
    }

    fn after(&self, state: &G::State, mv: G::Move) -> G::State {
        let mut after = state.clone();
        self.root.game.play(&mut after, mv);
        after
    }

    fn fork(&self, state: G::State) -> Fork<G> {
        let mut moves = Vec::new();
        self.root.game.moves(&state, &mut moves);
        Fork {
            state,
            moves,
            tried: 0,
        }
    }

    /// A first move and the best rest of the turn.
    fn weigh(&self, first: G::Move) -> Plan<G::Move> {
        let state = self.after(&self.root.state, first);
        let mut plan = self.best_rest(&state).unwrap_or_else(|| self.quick_rest(state));
        plan.moves.insert(0, first);
        plan
    }

    /// The best rest of the turn among all, of equals the first; `None` if there are too many.
    fn best_rest(&self, state: &G::State) -> Option<Plan<G::Move>> {
        let mut best = Plan {
            lead: self.lead(state),
            moves: Vec::new(),
        };
        if !self.goes_on(state) {
            return Some(best);
        }
        best.lead = i32::MIN;
        let mut forks = vec![self.fork(state.clone())];
        let mut left = MOST_POSITIONS;
        while let Some(fork) = forks.last_mut() {
            let Some(&mv) = fork.moves.get(fork.tried) else {
                forks.pop();
                continue;
            };
            fork.tried += 1;
            left = left.checked_sub(1)?;
            let mut after = fork.state.clone();
            self.root.game.play(&mut after, mv);
            if self.goes_on(&after) {
                forks.push(self.fork(after));
                continue;
            }
            let lead = self.lead(&after);
            if lead > best.lead {
                best.lead = lead;
                best.moves = forks.iter().map(|fork| fork.moves[fork.tried - 1]).collect();
            }
        }
        Some(best)
    }

    /// A rest of the turn, each move the one after which the lead is largest, of equals the first.
    fn quick_rest(&self, mut state: G::State) -> Plan<G::Move> {
        let mut moves = Vec::new();
        while self.goes_on(&state) {
            let mut best: Option<(i32, G::Move, G::State)> = None;
            for mv in self.fork(state.clone()).moves {
                let after = self.after(&state, mv);
                let lead = self.lead(&after);
                if best.as_ref().is_none_or(|(highest, ..)| lead > *highest) {
                    best = Some((lead, mv, after));
                }
            }
            let (_, mv, after) = best.expect("there are moves until the game is over");
            moves.push(mv);
            state = after;
        }
        Plan {
            lead: self.lead(&state),
            moves,
        }
    }
}

/// A lead in half points as a value.
fn value(lead: i32) -> f32 {
    value_of_lead(f64::from(lead) / 2.0) as f32
}

impl<G: Game> Search<G::Move> for Greedy<G> {
    fn step(&mut self, dice: &mut Dice) -> Status {
        let done = self.weighed.len();
        if done < self.order.len() {
            let drawn = dice.random_range(done as u32..self.order.len() as u32);
            self.order.swap(done, drawn as usize);
            let first = self.root.moves[self.order[done] as usize];
            self.weighed.push(self.weigh(first));
        }
        self.status()
    }

    fn verdict(&self) -> Verdict<G::Move> {
        let line = |(at, &place): (usize, &u32)| {
            let mv = self.root.moves[place as usize];
            let plan = self.weighed.get(at);
            Line {
                mv,
                place,
                visits: u32::from(plan.is_some()),
                value: plan.map_or(0.0, |plan| value(plan.lead)),
                proven: false,
                beaten: false,
                variation: plan.map_or_else(|| vec![mv], |plan| plan.moves.clone()),
            }
        };
        let lines = self.order.iter().enumerate().map(line).collect();
        // Equals stay in the order of the dice.
        let lines = in_order(lines, |line| Place {
            place: 0,
            ..Rank::Value.place(line)
        });
        Verdict {
            lines,
            rank: Rank::Value,
            steps: self.weighed.len() as u32,
            nodes: 0,
        }
    }
}
