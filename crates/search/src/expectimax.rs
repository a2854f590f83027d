//! Expectimax search with iterative deepening: runs [`Star`] on every turn of the root, one depth after the other.

use std::sync::Arc;

use super::evaluate::{Evaluate, TurnOrder};
use super::result::{SortKey, sorted};
use super::reward::value_of_lead;
use super::root::Root;
use super::star::{Pruning, Star, StarConfig, Turns, Window, other};
use super::{Line, Rank, Search, SearchResult, Status};
use tessera_core::game::{Dice, Game, Seat, Turn};

/// The depth of an expectimax search and the configuration of its nodes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ExpectimaxConfig {
    /// The depth in turns, the first included; at least 1.
    pub depth: u8,
    /// Whether the search deepens iteratively from depth 1, with the best turn first, or starts at the full depth.
    pub deepen: bool,
    /// The search of a node.
    pub star: StarConfig,
}

/// A search of games for two that visits one node a step, so a step is short at any depth. It is finished when every
/// turn was searched to the full depth; before that it plays the best turn found at the current depth.
///
/// The value of the best line is the [`value_of_lead`] of its evaluation; that of the other lines is an upper bound.
pub struct Expectimax<G: Game> {
    root: Root<G>,
    seat: Seat,
    config: ExpectimaxConfig,
    star: Star<G>,
    turns: Turns<G::Move>,
    /// The depth that is being searched.
    depth: u8,
    /// The turn that is being searched.
    at: usize,
    /// Whether the search of that turn has started.
    started: bool,
    /// The best turn of the current depth so far: its index and its value.
    best: Option<(usize, f64)>,
    /// The upper bound that was found for the value of each turn, by its index.
    upper_bounds: Vec<f64>,
    /// How many steps began with each turn.
    visits: Vec<u32>,
    finished: bool,
}

impl<G: Evaluate> Expectimax<G> {
    /// A search from `state`.
    pub fn new(game: Arc<G>, state: &G::State, config: ExpectimaxConfig) -> Expectimax<G> {
        let root = Root::new(game.clone(), state);
        let seat = root.viewpoint();
        let mut star = Star::new(game, config.star);
        star.set_root(state, seat);
        let mut turns = Turns::new();
        let order = match config.star.order {
            TurnOrder::Gain if config.depth < 2 => TurnOrder::Two,
            order => order,
        };
        turns.list(&*root.game, state, order, config.star.weights, true);
        let count = turns.len();
        Expectimax {
            root,
            seat,
            star,
            turns,
            depth: if config.deepen { 1 } else { config.depth },
            config,
            at: 0,
            started: false,
            best: None,
            upper_bounds: vec![f64::NEG_INFINITY; count],
            visits: vec![0; count],
            finished: count == 0,
        }
    }

    /// How many nodes were visited so far.
    pub fn nodes(&self) -> u64 {
        self.star.nodes()
    }

    /// The depth that is being searched, and after the last step the depth that was searched.
    pub fn depth(&self) -> u8 {
        self.depth
    }

    /// The value of the best turn to the seat that chooses, in the units of [`Evaluate::evaluate`].
    pub fn best_value(&self) -> Option<f64> {
        self.best.map(|(_, value)| value)
    }

    /// Starts the search of the current turn.
    fn start_turn(&mut self) {
        let mut after = self.root.state.clone();
        let moves = self.turns.row(self.at);
        moves.iter().for_each(|&mv| self.root.game.play(&mut after, mv));
        self.star.count_node();
        let low = match (self.config.star.pruning, self.best) {
            (Pruning::None, _) | (_, None) => f64::NEG_INFINITY,
            (_, Some((_, value))) => value,
        };
        let window = Window {
            low: f64::NEG_INFINITY,
            high: -low,
        };
        let opponent = other(&*self.root.game, self.seat);
        self.star.start(after, opponent, window, self.depth - 1);
        self.started = true;
    }

    /// Records the value of the current turn and goes on to the next.
    fn record(&mut self, value: f64) {
        self.started = false;
        self.upper_bounds[self.at] = value;
        if self.best.is_none_or(|(_, best)| value > best) {
            self.best = Some((self.at, value));
        }
        self.at += 1;
        if self.at < self.turns.len() {
            return;
        }
        if self.depth >= self.config.depth {
            self.finished = true;
            return;
        }
        self.depth += 1;
        self.at = 0;
        // The best turn is searched first, and stays the choice until it is searched to the new depth.
        if let Some((at, _)) = self.best.take() {
            self.turns.put_first(at);
            self.upper_bounds[..=at].rotate_right(1);
            self.visits[..=at].rotate_right(1);
        }
    }

    /// The index of the turn to play: the best of the current depth, or else of the depth before.
    fn choice(&self) -> usize {
        self.best.map_or(0, |(at, _)| at)
    }

    /// Maps the value of a turn to `0.0..=1.0`.
    fn line_value(&self, evaluation: f64) -> f32 {
        let lead = evaluation / self.root.game.point_value();
        if lead.is_finite() {
            value_of_lead(lead) as f32
        } else {
            0.0
        }
    }
}

impl<G: Evaluate> Search<G::Move> for Expectimax<G> {
    fn step(&mut self, _: &mut Dice) -> Status {
        if self.finished || !matches!(self.root.turn, Turn::Seat(_)) {
            return Status::Finished;
        }
        let at = self.at;
        let value = if self.started {
            self.star.run_to_next_node()
        } else {
            self.start_turn();
            self.star.finished_value()
        };
        if let Some(value) = value {
            self.record(-value);
        }
        // A new depth may have moved the turn to another index; the visit is then counted for another turn.
        let visits = &mut self.visits[at];
        *visits = visits.saturating_add(1);
        if self.finished {
            Status::Finished
        } else {
            Status::Searching
        }
    }

    fn result(&self) -> SearchResult<G::Move> {
        let choice = self.choice();
        let best = self
            .upper_bounds
            .get(choice)
            .copied()
            .unwrap_or(f64::NEG_INFINITY);
        let line = |(place, &mv): (usize, &G::Move)| {
            let begins = |&at: &usize| self.turns.row(at)[0] == mv;
            let all = (0..self.turns.len()).filter(begins);
            // Of the turns that begin with a move: the choice, or else the one with the highest upper bound.
            let rank = |at: &usize| (*at == choice, self.upper_bounds[*at]);
            let by_rank = |a: &usize, b: &usize| {
                let (a, b) = (rank(a), rank(b));
                a.0.cmp(&b.0).then(a.1.total_cmp(&b.1))
            };
            let at = all.clone().max_by(by_rank);
            Line {
                mv,
                place: place as u32,
                visits: all.map(|at| self.visits[at]).fold(0, u32::saturating_add),
                value: at.map_or(0.0, |at| self.line_value(self.upper_bounds[at].min(best))),
                proven: false,
                dominated: false,
                margin: None,
                shares: None,
                half_width: 0.0,
                variation: at.map_or_else(|| vec![mv], |at| self.turns.row(at).to_vec()),
            }
        };
        let lines: Vec<_> = self.root.moves.iter().enumerate().map(line).collect();
        let steps = lines.iter().map(|line| line.visits).fold(0, u32::saturating_add);
        // The choice comes first, because an upper bound may equal its value.
        let chosen = (choice < self.turns.len()).then(|| self.turns.row(choice)[0]);
        let lines = sorted(lines, |line| SortKey {
            place: if Some(line.mv) == chosen {
                0
            } else {
                line.place + 1
            },
            ..line.sort_key(Rank::Value)
        });
        SearchResult {
            lines,
            rank: Rank::Value,
            steps,
            nodes: self.star.table_len() as u32,
        }
    }
}
