//! A tree search that gets, at no cost, the values and priors that a learned net would have to learn. It shows how much a net
//! can gain at most. Only for experiments.
//!
//! A position of the tree is evaluated once, when it has so many visits; the root is evaluated before the first step. What
//! the evaluation costs is not counted as steps, and it changes no statistics: it is mixed in where a move is chosen.

use std::sync::Arc;

use super::Mcts;
use crate::node::{Block, to_halves};
use crate::{Heuristics, MctsConfig, Search, SearchResult, Status};
use tessera_core::game::{Dice, Seat, Turn};

/// What an oracle tells.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct OracleConfig {
    /// How many visits of a position cause its evaluation.
    pub visits: u32,
    /// The value: the mean of so many playouts from the position, which counts like so many visits of it. 0 for no value.
    pub playouts: u32,
    /// The prior of each move: its share of the visits in a search of so many steps. 0 for no prior.
    pub prior: u32,
    /// The weight `w` of the term `w·P·√N / (1 + n)` by which a move of prior `P` is preferred.
    pub weight: f32,
}

/// A search with an oracle. Its tree is not reused and exchanges nothing.
pub struct Oracle<G: Heuristics> {
    search: Mcts<G>,
    /// The start of the search, whose moves are given priors before the first step.
    is_new: bool,
    usual: MctsConfig,
    config: OracleConfig,
}

impl<G: Heuristics> Oracle<G> {
    /// A search from `state`, like [`Mcts::new`], with the values and priors that `config` asks for.
    pub fn new(game: Arc<G>, state: &G::State, usual: MctsConfig, config: OracleConfig) -> Oracle<G> {
        let mut search = Mcts::new(game, state, usual);
        search.tree.advice.enable(config.weight);
        Oracle {
            search,
            is_new: true,
            usual,
            config,
        }
    }

    /// Evaluates the positions of the last step that now have enough visits.
    fn evaluate_path(&mut self, dice: &mut Dice) {
        let mut state = self.search.root.state.clone();
        for depth in 0..self.search.path.len() {
            let step = self.search.path[depth];
            self.search.root.game.play(&mut state, self.search.moves[step.at]);
            let node = self.search.tree.node(step.at);
            let (is_due, children) = (node.visits == self.config.visits, node.children);
            if !is_due || node.is_proven() || self.search.root.game.turn(&state) == Turn::Over {
                continue;
            }
            self.add_value(step.at, step.seat, &state, dice);
            self.add_priors(children, &state, dice);
        }
    }

    /// Adds playouts from the position after a move to the value of the move, for the seat that chose it.
    fn add_value(&mut self, at: usize, seat: Seat, state: &G::State, dice: &mut Dice) {
        for _ in 0..self.config.playouts {
            self.search.state.clone_from(state);
            let payoff = self.search.play_out(dice);
            self.search.tree.advice.add_playout(at, to_halves(payoff[seat]));
        }
    }

    /// Gives priors to the moves of a position, unless they have some: the position may be reached in several ways.
    fn add_priors(&mut self, block: Block, state: &G::State, dice: &mut Dice) {
        if self.config.prior == 0 || block.is_empty() || self.search.tree.advice.has_priors(block) {
            return;
        }
        let mut longer = Mcts::new(self.search.root.game.clone(), state, self.usual);
        for _ in 0..self.config.prior {
            if longer.step(dice) == Status::Finished {
                break;
            }
        }
        let result = longer.result();
        for line in &result.lines {
            let mut moves = block.range();
            let at = moves.find(|&at| self.search.moves[at] == line.mv);
            let at = at.expect("both searches list the same moves");
            let prior = line.visits as f32 / result.steps.max(1) as f32;
            self.search.tree.advice.set_prior(at, prior);
        }
    }

    /// Makes one step with the search and tells it what it has not been told yet.
    fn advised_step(
        &mut self,
        dice: &mut Dice,
        step: impl FnOnce(&mut Mcts<G>, &mut Dice) -> Status,
    ) -> Status {
        if std::mem::take(&mut self.is_new) && matches!(self.search.root.turn, Turn::Seat(_)) {
            let state = self.search.root.state.clone();
            self.add_priors(self.search.root_block, &state, dice);
        }
        let status = step(&mut self.search, dice);
        self.evaluate_path(dice);
        status
    }
}

impl<G: Heuristics> Search<G::Move> for Oracle<G> {
    fn step(&mut self, dice: &mut Dice) -> Status {
        self.advised_step(dice, |search, dice| search.step(dice))
    }

    fn step_at(&mut self, place: usize, dice: &mut Dice) -> Status {
        self.advised_step(dice, |search, dice| search.step_at(place, dice))
    }

    fn is_full(&self) -> bool {
        self.search.is_full()
    }

    fn result(&self) -> SearchResult<G::Move> {
        self.search.result()
    }

    fn lead(&self) -> Option<u32> {
        self.search.lead()
    }
}
