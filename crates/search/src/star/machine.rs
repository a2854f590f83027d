//! The search machine: a stack of open nodes, resumed one node at a time.

use std::sync::Arc;

use super::bounds::Bounds;
use super::chance_node::ChanceNode;
use super::config::{Query, StarConfig, Window};
use super::decision_node::DecisionNode;
use super::table::{BoundKind, Table};
use crate::evaluate::Evaluate;
use tessera_core::game::{Game, Seat, StableHasher, Turn};

/// A search of one position at a time; the transposition table is kept for the next position.
pub struct Star<G: Game> {
    pub(super) game: Arc<G>,
    pub(super) config: StarConfig,
    pub(super) table: Table,
    /// The open nodes, the root first.
    pub(super) frames: Vec<Frame<G>>,
    /// The value of the node that was finished last, for the seat that its query names.
    pub(super) value: Option<f64>,
    pub(super) nodes: u64,
}

/// A node that is being searched.
pub(super) enum Frame<G: Game> {
    Chance(ChanceNode<G>),
    Decision(DecisionNode<G>),
}

impl<G: Evaluate> Star<G> {
    /// A search with an empty table.
    pub fn new(game: Arc<G>, config: StarConfig) -> Star<G> {
        Star {
            game,
            config,
            table: Table::default(),
            frames: Vec::new(),
            value: None,
            nodes: 0,
        }
    }

    /// Fixes [dynamic bounds](Bounds::Dynamic), if they are used, by the lead in the root position.
    pub fn set_root(&mut self, state: &G::State, seat: Seat) {
        let StarConfig { bounds, weights, .. } = self.config;
        self.config.bounds = bounds.at_root(&*self.game, state, seat, weights);
    }

    /// How many nodes were visited since the search was made: positions after a turn, evaluated or searched.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How many positions the table holds.
    pub fn table_len(&self) -> usize {
        self.table.len()
    }

    /// The largest contradiction in the table; see [`Table::largest_contradiction`].
    pub fn largest_contradiction(&self) -> f64 {
        self.table.largest_contradiction()
    }

    /// The value of a position to a seat, searched so many turns deep.
    pub fn value(&mut self, state: &G::State, seat: Seat, window: Window, depth: u8) -> f64 {
        self.start(state.clone(), seat, window, depth);
        loop {
            if let Some(value) = self.run_to_next_node() {
                return value;
            }
        }
    }

    /// Starts the search of a position for a seat; drops an unfinished one.
    pub(crate) fn start(&mut self, state: G::State, seat: Seat, window: Window, depth: u8) {
        self.frames.clear();
        let query = Query {
            seat,
            window,
            depth,
            max_turns: u16::MAX,
        };
        self.value = self.enter(state, query);
    }

    pub(crate) fn count_node(&mut self) {
        self.nodes += 1;
    }

    /// Searches until one more node was visited or the value is found.
    pub(crate) fn run_to_next_node(&mut self) -> Option<f64> {
        let before = self.nodes;
        while self.nodes == before {
            let Some(frame) = self.frames.pop() else {
                return Some(self.value.take().expect("a search was begun"));
            };
            match frame {
                Frame::Chance(chance) => self.resume_chance(chance),
                Frame::Decision(decide) => self.resume_decision(decide),
            }
        }
        self.finished_value()
    }

    /// The value that was asked for, once it is found.
    pub(crate) fn finished_value(&mut self) -> Option<f64> {
        if self.frames.is_empty() {
            self.value.take()
        } else {
            None
        }
    }

    /// Enters a position: returns its value if that is found at once, and otherwise opens a node.
    pub(super) fn enter(&mut self, state: G::State, query: Query) -> Option<f64> {
        let turn = self.game.turn(&state);
        if turn == Turn::Over || query.depth == 0 {
            let value = self.game.evaluate(&state, query.seat, self.config.weights);
            debug_assert!(
                self.is_within_bounds(value, query.seat),
                "{value} lies outside the bounds of a node above"
            );
            return Some(value);
        }
        match turn {
            Turn::Chance => self.enter_chance(state, query),
            _ => self.enter_decision(state, query),
        }
    }

    /// Whether a value lies within the bounds of every open chance node, where they must be sound.
    fn is_within_bounds(&self, value: f64, seat: Seat) -> bool {
        self.config.bounds != Bounds::Sound
            || self.frames.iter().all(|frame| match frame {
                Frame::Chance(chance) => chance.allows(if chance.seat == seat { value } else { -value }),
                Frame::Decision(_) => true,
            })
    }

    /// The table key of a position at a depth for a seat; `None` without a table.
    pub(super) fn key(&self, state: &G::State, seat: Seat, depth: u8) -> Option<u64> {
        let words = [self.game.key(state), u64::from(depth) << 8 | u64::from(seat.0)];
        let key = || {
            words
                .iter()
                .fold(StableHasher::new(), |key, &word| key.with(word))
                .key()
        };
        self.config.table.then(key)
    }

    /// Stores a bound of a position.
    pub(super) fn store(&mut self, key: Option<u64>, value: f64, kind: BoundKind, best: u16) {
        if let Some(key) = key {
            self.table.merge(key, value, kind, best);
        }
    }

    /// Narrows a window by the stored bounds; returns the value if they decide it.
    pub(super) fn narrow_by_table(&self, key: Option<u64>, window: &mut Window) -> Option<f64> {
        let entry = self.table.get(key?)?;
        if entry.low >= window.high || entry.low == entry.high {
            return Some(entry.low);
        }
        if entry.high <= window.low {
            return Some(entry.high);
        }
        window.low = window.low.max(entry.low);
        window.high = window.high.min(entry.high);
        None
    }
}
