//! Expectimax with cuts at chance: Star1 and Star2 (Ballard 1983), Star2.5 with sequential probes, as a machine
//! that can be stopped after every node and goes on where it was.
//!
//! Depth counts turns: a seat's turn is one step down, whatever the number of its moves; chance is none. Values
//! are told from one seat's side and change sign where the other seat decides. At a chance node an interval is
//! kept for each outcome; what a value must exceed, or fall short of, so that its node is decided follows from
//! the sums over the others. So bounds that differ from node to node, probes and a table of what is known serve
//! alike: each narrows some interval.

mod bounds;
mod chance;
mod decide;
mod printed;
mod table;
mod turns;

pub use bounds::Bounds;
pub use printed::Printed;

pub(super) use bounds::other;
pub(super) use turns::Turns;

use std::sync::Arc;

use self::chance::Chance;
use self::decide::Decide;
use self::table::{Shown, Table};
use super::evaluate::{Evaluate, Order, Weights};
use crate::game::{Game, Seat, StableHasher, Turn};

/// What is cut.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Cuts {
    /// Nothing: every turn and every outcome is looked at.
    None,
    /// What cannot matter by the bounds of the outcomes not searched yet: Star1.
    Star1,
    /// The same, after so many turns of each outcome were probed, at least 1: Star2 if 1, else Star2.5.
    Probes(u16),
    /// As Star2.
    #[default]
    Star2,
}

impl Cuts {
    /// How many turns of each outcome are probed; 0 for none.
    fn probes(self) -> u16 {
        match self {
            Cuts::None | Cuts::Star1 => 0,
            Cuts::Probes(probes) => probes,
            Cuts::Star2 => 1,
        }
    }
}

/// How to look ahead.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Outlook {
    /// What is cut.
    pub cuts: Cuts,
    /// Within which bounds.
    pub bounds: Bounds,
    /// In which order turns are tried.
    pub order: Order,
    /// Whether positions are remembered (a transposition table).
    pub table: bool,
    /// By which weights positions are judged.
    pub weights: Weights,
}

/// A search of one position at a time. What it remembers, it keeps for the next.
pub struct Star<G: Game> {
    game: Arc<G>,
    outlook: Outlook,
    table: Table,
    frames: Vec<Frame<G>>,
    /// What the frame that was finished last is worth to the seat that asked.
    value: Option<f64>,
    nodes: u64,
}

/// A node that is being searched.
enum Frame<G: Game> {
    Chance(Chance<G>),
    Decide(Decide<G>),
}

/// What is asked about a position: its value if it lies strictly inside the window, else a bound on the same
/// side as the end it lies beyond.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Window {
    /// Values at most this are as good as this.
    pub low: f64,
    /// Values at least this are as good as this.
    pub high: f64,
}

impl Window {
    /// Everything is asked.
    pub const OPEN: Window = Window {
        low: f64::NEG_INFINITY,
        high: f64::INFINITY,
    };

    /// The same from the other side.
    fn turned(self) -> Window {
        Window {
            low: -self.high,
            high: -self.low,
        }
    }
}

/// A position to look at.
struct Query {
    /// Whose value is meant.
    seat: Seat,
    window: Window,
    /// How many turns deep.
    depth: u8,
    /// How many turns are tried; `u16::MAX` for all.
    most: u16,
}

impl<G: Evaluate> Star<G> {
    /// A search that remembers nothing yet.
    pub fn new(game: Arc<G>, outlook: Outlook) -> Star<G> {
        Star {
            game,
            outlook,
            table: Table::default(),
            frames: Vec::new(),
            value: None,
            nodes: 0,
        }
    }

    /// Sets the dynamic bounds, if that is what they are, by the position that all is about.
    pub fn root(&mut self, state: &G::State, seat: Seat) {
        let Outlook { bounds, weights, .. } = self.outlook;
        self.outlook.bounds = bounds.at_root(&*self.game, state, seat, weights);
    }

    /// How many nodes were visited since it was made: positions after a turn, judged or searched.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How many positions are remembered.
    pub fn remembered(&self) -> usize {
        self.table.len()
    }

    /// By how much what is remembered contradicts itself: above rounding errors only if bounds are unsound.
    pub fn contradiction(&self) -> f64 {
        self.table.contradiction()
    }

    /// The value of a position to a seat, so many turns deep.
    pub fn value(&mut self, state: &G::State, seat: Seat, window: Window, depth: u8) -> f64 {
        self.begin(state.clone(), seat, window, depth);
        loop {
            if let Some(value) = self.go_on() {
                return value;
            }
        }
    }

    /// Sets out to find the value of a position to a seat. What was begun before is dropped.
    pub(super) fn begin(&mut self, state: G::State, seat: Seat, window: Window, depth: u8) {
        self.frames.clear();
        let query = Query {
            seat,
            window,
            depth,
            most: u16::MAX,
        };
        self.value = self.enter(state, query);
    }

    /// Counts a node.
    pub(super) fn count(&mut self) {
        self.nodes += 1;
    }

    /// Goes on until one more node was visited or the value is known.
    pub(super) fn go_on(&mut self) -> Option<f64> {
        let before = self.nodes;
        while self.nodes == before {
            let Some(frame) = self.frames.pop() else {
                return Some(self.value.take().expect("a search was begun"));
            };
            match frame {
                Frame::Chance(chance) => self.go_on_chance(chance),
                Frame::Decide(decide) => self.go_on_decide(decide),
            }
        }
        self.known()
    }

    /// The value that was asked for, once it is known.
    pub(super) fn known(&mut self) -> Option<f64> {
        match self.frames.is_empty() {
            true => self.value.take(),
            false => None,
        }
    }

    /// Looks at a position: its value if that is known at once; else a frame is put on the others.
    fn enter(&mut self, state: G::State, query: Query) -> Option<f64> {
        let turn = self.game.turn(&state);
        if turn == Turn::Over || query.depth == 0 {
            let worth = self.game.evaluate(&state, query.seat, self.outlook.weights);
            debug_assert!(
                self.foreseen(worth, query.seat),
                "{worth} lies outside the bounds of a node above"
            );
            return Some(worth);
        }
        match turn {
            Turn::Chance => self.enter_chance(state, query),
            _ => self.enter_decide(state, query),
        }
    }

    /// Whether a value lies within the bounds of every chance node above, where they are meant to be sound.
    fn foreseen(&self, worth: f64, seat: Seat) -> bool {
        self.outlook.bounds != Bounds::Sound
            || self.frames.iter().all(|frame| match frame {
                Frame::Chance(chance) => chance.foresees(if chance.seat() == seat { worth } else { -worth }),
                Frame::Decide(_) => true,
            })
    }

    /// The key of a position as it is searched; `None` without a table.
    fn key(&self, state: &G::State, seat: Seat, depth: u8) -> Option<u64> {
        let words = [self.game.key(state), u64::from(depth) << 8 | u64::from(seat.0)];
        let key = || {
            words
                .iter()
                .fold(StableHasher::new(), |key, &word| key.with(word))
                .key()
        };
        self.outlook.table.then(key)
    }

    /// Keeps what was shown of a position.
    fn keep(&mut self, key: Option<u64>, value: f64, shown: Shown, best: u16) {
        if let Some(key) = key {
            self.table.merge(key, value, shown, best);
        }
    }

    /// Narrows a window by what is remembered; the value itself if that is enough.
    fn recall(&self, key: Option<u64>, window: &mut Window) -> Option<f64> {
        let known = self.table.get(key?)?;
        if known.low >= window.high || known.low == known.high {
            return Some(known.low);
        }
        if known.high <= window.low {
            return Some(known.high);
        }
        window.low = window.low.max(known.low);
        window.high = window.high.min(known.high);
        None
    }
}
