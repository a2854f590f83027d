//! Greedy play: the turn after which the seat would have the largest lead if the game ended there.
//!
//! A turn may be several moves in a row, each of which is a search of its own. The first move of the best turn leads to
//! a position whose best turn is the rest of it, so the moves fit together and have the same value.

use std::sync::Arc;

use super::result::{SortKey, sorted};
use super::reward::value_of_lead;
use super::root::Root;
use super::{Line, Rank, Search, SearchResult, Status};
use rand::RngExt;
use tessera_core::game::{Dice, Game, Turn, lead};

/// The most positions that are searched for the best rest of a turn, so that a step stays short. Most turns have fewer;
/// in a longer turn each further move is the one with the largest lead after it.
const MAX_POSITIONS: u32 = 500;

/// Evaluates one first move a step, with the best rest of the turn, in an order drawn by the dice; plays the first
/// evaluated of equal moves. Finished when all are evaluated.
///
/// The evaluation is the [`lead`] in half points, and the value of a line is its [`value_of_lead`]. At chance every
/// outcome is evaluated by itself, for the first seat.
pub struct Greedy<G: Game> {
    root: Root<G>,
    /// The indices of the root's moves, in the order in which they are evaluated.
    order: Vec<u32>,
    evaluated: Vec<TurnLine<G::Move>>,
}

/// Moves to the end of a turn, and the lead after them in half points.
#[derive(Clone)]
struct TurnLine<M> {
    lead: i32,
    moves: Vec<M>,
}

/// A position within the turn, and how many of its moves were tried.
struct Node<G: Game> {
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
            evaluated: Vec::new(),
        }
    }

    fn status(&self) -> Status {
        if self.evaluated.len() < self.order.len() {
            Status::Searching
        } else {
            Status::Finished
        }
    }

    /// Whether the turn that began at the root continues in a state.
    fn goes_on(&self, state: &G::State) -> bool {
        let turn = self.root.game.turn(state);
        turn == self.root.turn && matches!(turn, Turn::Seat(_))
    }

    fn lead(&self, state: &G::State) -> i32 {
        let game = &self.root.game;
        lead(&game.score(state), game.seats(), self.root.viewpoint())
    }

    fn after(&self, state: &G::State, mv: G::Move) -> G::State {
        let mut after = state.clone();
        self.root.game.play(&mut after, mv);
        after
    }

    fn node(&self, state: G::State) -> Node<G> {
        let mut moves = Vec::new();
        self.root.game.moves(&state, &mut moves);
        Node {
            state,
            moves,
            tried: 0,
        }
    }

    /// A first move with the best rest of the turn.
    fn evaluate(&self, first: G::Move) -> TurnLine<G::Move> {
        let state = self.after(&self.root.state, first);
        let mut best_line = self.best_rest(&state).unwrap_or_else(|| self.quick_rest(state));
        best_line.moves.insert(0, first);
        best_line
    }

    /// The best rest of the turn, of equals the first; `None` if there are more than [`MAX_POSITIONS`] positions.
    fn best_rest(&self, state: &G::State) -> Option<TurnLine<G::Move>> {
        let mut best = TurnLine {
            lead: self.lead(state),
            moves: Vec::new(),
        };
        if !self.goes_on(state) {
            return Some(best);
        }
        best.lead = i32::MIN;
        let mut path = vec![self.node(state.clone())];
        let mut left = MAX_POSITIONS;
        while let Some(node) = path.last_mut() {
            let Some(&mv) = node.moves.get(node.tried) else {
                path.pop();
                continue;
            };
            node.tried += 1;
            left = left.checked_sub(1)?;
            let mut after = node.state.clone();
            self.root.game.play(&mut after, mv);
            if self.goes_on(&after) {
                path.push(self.node(after));
                continue;
            }
            let lead = self.lead(&after);
            if lead > best.lead {
                best.lead = lead;
                best.moves = path.iter().map(|node| node.moves[node.tried - 1]).collect();
            }
        }
        Some(best)
    }

    /// A rest of the turn in which each move is the one with the largest lead after it, of equals the first.
    fn quick_rest(&self, mut state: G::State) -> TurnLine<G::Move> {
        let mut moves = Vec::new();
        while self.goes_on(&state) {
            let mut best: Option<(i32, G::Move, G::State)> = None;
            for mv in self.node(state.clone()).moves {
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
        TurnLine {
            lead: self.lead(&state),
            moves,
        }
    }
}

/// Maps a lead in half points to a value in `0.0..=1.0`.
fn value(lead: i32) -> f32 {
    value_of_lead(f64::from(lead) / 2.0) as f32
}

impl<G: Game> Search<G::Move> for Greedy<G> {
    fn step(&mut self, dice: &mut Dice) -> Status {
        let done = self.evaluated.len();
        if done < self.order.len() {
            let drawn = dice.random_range(done as u32..self.order.len() as u32);
            self.order.swap(done, drawn as usize);
            let first = self.root.moves[self.order[done] as usize];
            self.evaluated.push(self.evaluate(first));
        }
        self.status()
    }

    fn result(&self) -> SearchResult<G::Move> {
        let line = |(at, &place): (usize, &u32)| {
            let mv = self.root.moves[place as usize];
            let best_line = self.evaluated.get(at);
            Line {
                mv,
                place,
                visits: u32::from(best_line.is_some()),
                value: best_line.map_or(0.0, |best_line| value(best_line.lead)),
                proven: false,
                dominated: false,
                margin: None,
                shares: None,
                half_width: 0.0,
                variation: best_line.map_or_else(|| vec![mv], |best_line| best_line.moves.clone()),
            }
        };
        let lines = self.order.iter().enumerate().map(line).collect();
        // Equal lines keep the order of the dice.
        let lines = sorted(lines, |line| SortKey {
            place: 0,
            ..line.sort_key(Rank::Value)
        });
        SearchResult {
            lines,
            rank: Rank::Value,
            steps: self.evaluated.len() as u32,
            nodes: 0,
        }
    }
}
