//! How the search machine enters and resumes chance nodes and decision nodes.

use super::bounds::other;
use super::chance_node::{ChanceNode, Outcome, Phase};
use super::config::{Pruning, Query, Window};
use super::decision_node::DecisionNode;
use super::machine::{Frame, Star};
use super::table::{BoundKind, Entry};
use super::turns::Turns;
use crate::evaluate::Evaluate;
use tessera_core::game::Turn;

impl<G: Evaluate> Star<G> {
    /// Enters a position at chance.
    pub(super) fn enter_chance(&mut self, state: G::State, query: Query) -> Option<f64> {
        let Query { seat, depth, .. } = query;
        let mut window = query.window;
        let key = self.key(&state, seat, depth);
        if let Some(value) = self.narrow_by_table(key, &mut window) {
            return Some(value);
        }
        let config = self.config;
        let bounds = match config.pruning {
            Pruning::None => [f64::NEG_INFINITY, f64::INFINITY],
            _ => config.bounds.of(&*self.game, &state, seat, depth, config.weights),
        };
        let chance = ChanceNode {
            outcomes: self.outcomes(&state, bounds),
            state,
            seat,
            depth,
            window,
            key,
            bounds,
            phase: if config.pruning.probes() > 0 {
                Phase::Probe
            } else {
                Phase::Search
            },
            at: 0,
            awaiting: false,
            decisive: Window::OPEN,
        };
        let (low, high) = (chance.low(), chance.high());
        if config.pruning != Pruning::None && (low >= window.high || high <= window.low) {
            let (value, kind) = if low >= window.high {
                (low, BoundKind::Lower)
            } else {
                (high, BoundKind::Upper)
            };
            self.store(key, value, kind, Entry::NO_TURN);
            return Some(value);
        }
        self.frames.push(Frame::Chance(chance));
        None
    }

    /// The outcomes of chance, most probable first, each with the bounds of the node.
    fn outcomes(&self, state: &G::State, [low, high]: [f64; 2]) -> Vec<Outcome<G::Move>> {
        let mut moves = Vec::new();
        self.game.moves(state, &mut moves);
        let weights: Vec<u32> = moves.iter().map(|&mv| self.game.weight(state, mv)).collect();
        let total = f64::from(weights.iter().sum::<u32>());
        let outcome = |(mv, weight): (G::Move, u32)| Outcome {
            mv,
            probability: f64::from(weight) / total,
            low,
            high,
        };
        let mut outcomes: Vec<_> = moves.into_iter().zip(weights).map(outcome).collect();
        outcomes.sort_by(|a, b| b.probability.total_cmp(&a.probability));
        outcomes
    }

    /// Takes the value of the awaited outcome, if any, and goes on with the next one.
    pub(super) fn resume_chance(&mut self, mut chance: ChanceNode<G>) {
        if std::mem::take(&mut chance.awaiting) {
            let value = self.value.take().expect("the outcome was searched");
            if let Some((value, kind)) = chance.take(value) {
                self.store(chance.key, value, kind, Entry::NO_TURN);
                self.value = Some(value);
                return;
            }
            chance.at += 1;
        }
        while let Some(outcome) = chance.outcomes.get(chance.at) {
            let done = outcome.low >= outcome.high;
            if let Some((state, query)) = (!done).then(|| self.next(&mut chance)).flatten() {
                chance.awaiting = true;
                self.frames.push(Frame::Chance(chance));
                self.value = self.enter(state, query);
                return;
            }
            chance.at += 1;
        }
        if chance.phase == Phase::Probe {
            (chance.phase, chance.at) = (Phase::Search, 0);
            self.frames.push(Frame::Chance(chance));
            return;
        }
        let value = chance.low();
        self.store(chance.key, value, BoundKind::Exact, Entry::NO_TURN);
        self.value = Some(value);
    }

    /// The position after the current outcome and the query about it; `None` if the outcome cannot be probed.
    fn next(&self, chance: &mut ChanceNode<G>) -> Option<(G::State, Query)> {
        let undecided = match self.config.pruning {
            Pruning::None => Window::OPEN,
            _ => chance.undecided_window(),
        };
        let outcome = &chance.outcomes[chance.at];
        let mut state = chance.state.clone();
        self.game.play(&mut state, outcome.mv);
        let probing = chance.phase == Phase::Probe;
        if probing && self.game.turn(&state) != Turn::Seat(chance.seat) {
            return None;
        }
        chance.decisive = undecided;
        let query = Query {
            seat: chance.seat,
            depth: chance.depth,
            window: Window {
                // A probe proves nothing below alpha, so alpha is the lower bound of the outcome.
                low: if probing {
                    outcome.low
                } else {
                    outcome.low.max(undecided.low)
                },
                high: outcome.high.min(undecided.high),
            },
            max_turns: if probing {
                self.config.pruning.probes()
            } else {
                u16::MAX
            },
        };
        Some((state, query))
    }

    /// Enters a position in which a seat decides.
    pub(super) fn enter_decision(&mut self, state: G::State, query: Query) -> Option<f64> {
        let Turn::Seat(seat) = self.game.turn(&state) else {
            unreachable!("a seat decides")
        };
        let negated = seat != query.seat;
        let mut window = if negated {
            query.window.negated()
        } else {
            query.window
        };
        let key = self.key(&state, seat, query.depth);
        if let Some(value) = self.narrow_by_table(key, &mut window) {
            return Some(if negated { -value } else { value });
        }
        let config = self.config;
        let mut turns = Turns::new();
        let deep = query.depth > 1;
        turns.list(&*self.game, &state, config.order, config.weights, deep);
        // The best turn of an earlier search of this depth, or of one less, comes first.
        let depths = [query.depth, query.depth - 1];
        let best = |depth: &u8| Some(self.table.get(self.key(&state, seat, *depth)?)?.best);
        let best = depths
            .iter()
            .filter_map(best)
            .find(|&best| best != Entry::NO_TURN);
        let put_first = best.map_or(0, usize::from);
        turns.put_first(put_first);
        let max_turns = usize::from(query.max_turns).min(turns.len());
        self.frames.push(Frame::Decision(DecisionNode {
            state,
            seat,
            depth: query.depth,
            negated,
            window,
            key,
            turns,
            max_turns,
            at: 0,
            awaiting: false,
            best: f64::NEG_INFINITY,
            best_at: 0,
            put_first,
        }));
        None
    }

    /// Takes the value of the awaited turn, if any, and goes on with the next one.
    pub(super) fn resume_decision(&mut self, mut node: DecisionNode<G>) {
        if std::mem::take(&mut node.awaiting) {
            let value = -self.value.take().expect("the turn was searched");
            if value > node.best {
                (node.best, node.best_at) = (value, node.at);
            }
            node.at += 1;
        }
        let cut = self.config.pruning != Pruning::None && node.best >= node.window.high;
        if cut || node.at == node.max_turns {
            return self.finish(node);
        }
        let mut state = node.state.clone();
        node.turns
            .row(node.at)
            .iter()
            .for_each(|&mv| self.game.play(&mut state, mv));
        self.nodes += 1;
        let low = node.window.low.max(node.best);
        let window = Window { low, ..node.window };
        let query = Query {
            seat: other(&*self.game, node.seat),
            window: match self.config.pruning {
                Pruning::None => Window::OPEN,
                _ => window.negated(),
            },
            depth: node.depth - 1,
            max_turns: u16::MAX,
        };
        node.awaiting = true;
        self.frames.push(Frame::Decision(node));
        self.value = self.enter(state, query);
    }

    /// Stores the bounds that a finished decision node proves, and reports its value.
    fn finish(&mut self, node: DecisionNode<G>) {
        let DecisionNode { best, window, .. } = node;
        // The index in the listed order, before a turn was put first.
        let index = match node.best_at {
            0 => node.put_first,
            at if at <= node.put_first => at - 1,
            at => at,
        };
        if best > window.low {
            self.store(node.key, best, BoundKind::Lower, index as u16);
        }
        if best < window.high && node.max_turns == node.turns.len() {
            self.store(node.key, best, BoundKind::Upper, Entry::NO_TURN);
        }
        self.value = Some(if node.negated { -best } else { best });
    }
}
