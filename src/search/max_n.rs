//! An exact search to the end of the game: every choice, and every draw by its weight.

use std::sync::Arc;

use super::result::{SortKey, sorted};
use super::rollout_policy::RolloutPolicy;
use super::root::Root;
use super::{Line, Rank, Search, SearchResult, Status};
use crate::game::{BySeat, Dice, Game, Seat, Turn, lead};

/// Searches one move of the root a step, those with the highest priors first, to the end of the game; finished when all
/// are searched. Each seat maximises its own payoff (Luckhardt & Irani 1986, "max^n"), then its lead, and plays the first
/// of equal moves. A step allocates nothing once the greatest depth was reached.
pub struct MaxN<G: Game, J> {
    root: Root<G>,
    policy: J,
    /// The indices of the root's moves, those with the highest priors first; empty before the first step.
    order: Vec<usize>,
    /// The exact value of each move of the root, once it is searched.
    values: Vec<Option<Value>>,
    /// Buffers that are free, one for each ply of the search.
    buffers: Vec<PlyBuffer<G>>,
}

/// The expected payoff of each seat, and its expected lead over the best of the others in half points.
#[derive(Clone, Copy, Default)]
struct Value {
    payoff: BySeat<f64>,
    lead: BySeat<f64>,
}

impl Value {
    /// What a seat compares. Single precision, so that rounding in sums of different order decides nothing.
    fn of(&self, seat: Seat) -> (f32, f32) {
        (self.payoff[seat] as f32, self.lead[seat] as f32)
    }
}

/// Buffers for one ply: its moves, and the position after one of them.
struct PlyBuffer<G: Game> {
    moves: Vec<G::Move>,
    next: G::State,
}

impl<G: Game, J: RolloutPolicy<G>> MaxN<G, J> {
    /// A search from `state`, which should be near the end of the game.
    pub fn new(game: Arc<G>, state: &G::State, policy: J) -> MaxN<G, J> {
        let root = Root::new(game, state);
        MaxN {
            policy,
            order: Vec::new(),
            values: vec![None; root.moves.len()],
            buffers: Vec::new(),
            root,
        }
    }

    /// The value of a position.
    fn value(&mut self, state: &G::State) -> Value {
        let turn = self.root.game.turn(state);
        if turn == Turn::Over {
            return self.end(state);
        }
        let mut buffer = self.buffers.pop().unwrap_or_else(|| PlyBuffer {
            moves: Vec::new(),
            next: state.clone(),
        });
        buffer.moves.clear();
        self.root.game.moves(state, &mut buffer.moves);
        let value = match turn {
            Turn::Seat(seat) => self.choice(state, seat, &mut buffer),
            _ => self.mean(state, &mut buffer),
        };
        self.buffers.push(buffer);
        value
    }

    /// The value of a game that is over.
    fn end(&self, state: &G::State) -> Value {
        let game = &self.root.game;
        let score = game.score(state);
        let mut value = Value {
            payoff: BySeat(game.payoff(state).0.map(f64::from)),
            ..Value::default()
        };
        for seat in Seat::all(game.seats()) {
            value.lead[seat] = f64::from(lead(&score, game.seats(), seat));
        }
        value
    }

    /// The value of the best move of a seat.
    fn choice(&mut self, state: &G::State, seat: Seat, buffer: &mut PlyBuffer<G>) -> Value {
        let mut best: Option<Value> = None;
        for at in 0..buffer.moves.len() {
            let value = self.after(state, buffer, at);
            if best.is_none_or(|best| value.of(seat) > best.of(seat)) {
                best = Some(value);
            }
        }
        best.expect("there are moves until the game is over")
    }

    /// The mean value of the outcomes of chance, by weight.
    fn mean(&mut self, state: &G::State, buffer: &mut PlyBuffer<G>) -> Value {
        let (mut sum, mut all) = (Value::default(), 0);
        for at in 0..buffer.moves.len() {
            let weight = self.root.game.weight(state, buffer.moves[at]);
            let value = self.after(state, buffer, at);
            for seat in Seat::all(self.root.game.seats()) {
                sum.payoff[seat] += f64::from(weight) * value.payoff[seat];
                sum.lead[seat] += f64::from(weight) * value.lead[seat];
            }
            all += weight;
        }
        Value {
            payoff: BySeat(sum.payoff.0.map(|sum| sum / f64::from(all))),
            lead: BySeat(sum.lead.0.map(|sum| sum / f64::from(all))),
        }
    }

    fn after(&mut self, state: &G::State, buffer: &mut PlyBuffer<G>, at: usize) -> Value {
        buffer.next.clone_from(state);
        self.root.game.play(&mut buffer.next, buffer.moves[at]);
        self.value(&buffer.next)
    }

    /// Orders the moves of the root by their priors.
    fn rank(&mut self) {
        let mut priors = Vec::new();
        let Root {
            game, state, moves, ..
        } = &self.root;
        self.policy.move_priors(game, state, moves, &mut priors);
        for place in 0..moves.len() {
            let at = self
                .order
                .partition_point(|&other| priors[other] >= priors[place]);
            self.order.insert(at, place);
        }
    }

    /// How many moves of the root are searched.
    fn searched(&self) -> usize {
        self.values.iter().flatten().count()
    }
}

impl<G: Game, J: RolloutPolicy<G>> Search<G::Move> for MaxN<G, J> {
    fn step(&mut self, _: &mut Dice) -> Status {
        let done = self.searched();
        if !matches!(self.root.turn, Turn::Seat(_)) {
            return Status::Finished;
        }
        if done == self.values.len() {
            return Status::Finished;
        }
        if self.order.is_empty() {
            self.rank();
        }
        let place = self.order[done];
        let mut buffer = self.buffers.pop().unwrap_or_else(|| PlyBuffer {
            moves: Vec::new(),
            next: self.root.state.clone(),
        });
        buffer.next.clone_from(&self.root.state);
        self.root.game.play(&mut buffer.next, self.root.moves[place]);
        self.values[place] = Some(self.value(&buffer.next));
        self.buffers.push(buffer);
        match done + 1 < self.values.len() {
            true => Status::Searching,
            false => Status::Finished,
        }
    }

    /// The value of a line is the expected payoff. For two seats a certain win or loss is proven; for more seats it is
    /// not, because a seat that cannot win may play for either of the others.
    fn result(&self) -> SearchResult<G::Move> {
        let (game, seat) = (&self.root.game, self.root.viewpoint());
        let of = |place: usize| self.values[place].map(|value| value.of(seat));
        let line = |(place, &mv): (usize, &G::Move)| {
            let value = of(place).map(|(payoff, _)| payoff);
            Line {
                mv,
                place: place as u32,
                visits: u32::from(value.is_some()),
                value: value.unwrap_or(0.0),
                variation: vec![mv],
                proven: game.seats() == 2 && value.is_some_and(|value| value == 0.0 || value == 1.0),
                dominated: false,
            }
        };
        let lines: Vec<_> = self.root.moves.iter().enumerate().map(line).collect();
        let rank = |line: &Line<G::Move>| {
            let own = of(line.place as usize);
            let better = |&other: &usize| of(other) > own || of(other) == own && other < line.place as usize;
            (0..lines.len()).filter(better).count() as u32
        };
        let ranks: Vec<u32> = lines.iter().map(rank).collect();
        SearchResult {
            rank: Rank::Value,
            steps: self.searched() as u32,
            nodes: 0,
            lines: sorted(lines, |line| SortKey {
                proof: 0,
                visits: 0,
                value: 0.0,
                place: ranks[line.place as usize],
            }),
        }
    }
}
