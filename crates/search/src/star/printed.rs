//! Star1, Star2 and sequential Star2.5 as listings 5.2 to 5.5 of Heyden's thesis (Maastricht 2009) print them, with
//! their mistakes, so that these can be shown. Nothing but experiments and tests should use it.
//!
//! What is wrong, by number: (1) `bx = max(U, cur_beta)` where the smaller is meant, so windows never close from
//! above. (2) `cur_w += value` leaves out the probability. (3) What the search phase then takes for the sum of the
//! probes not searched yet is the sum of all. (4) A probe that fails low returns alpha, which is taken for a
//! value; and the alpha of all probes is made with the probability of the first outcome. (5) The "dynamic" bounds
//! are `U = lead + 20 points`, `L = -U`, which are the wrong way round when the seat is far behind. Left out of the
//! listing and filled in here: the search phase begins again with `cur_x = 0`, `cur_y = 1`. Divisions are real.

use std::sync::Arc;

use super::bounds::Bounds;
use super::bounds::other;
use super::config::{Pruning, StarConfig};
use super::turns::Turns;
use crate::evaluate::Evaluate;
use tessera_core::game::{Game, Seat, Turn};

/// The search as the listings of the thesis print it.
pub struct PrintedStar<G: Game> {
    game: Arc<G>,
    config: StarConfig,
    /// The theoretical lower bound `L`.
    least: f64,
    /// The theoretical upper bound `U`.
    most: f64,
    nodes: u64,
}

impl<G: Evaluate> PrintedStar<G> {
    /// A search from a root at which this seat decides. It has no table and no bounds for single nodes: in place of sound
    /// bounds it uses fixed ones of 20 points.
    pub fn new(game: Arc<G>, config: StarConfig, root: &G::State, seat: Seat) -> PrintedStar<G> {
        let lead = game.evaluate(root, seat, config.weights) / game.point_value();
        let points = match config.bounds {
            Bounds::Fixed(points) => points,
            Bounds::Dynamic(margin) => lead + margin,
            Bounds::Sound => Bounds::MARGIN,
            Bounds::Unbounded => f64::INFINITY,
        };
        let most = points * game.point_value();
        PrintedStar {
            game,
            config,
            least: -most,
            most,
            nodes: 0,
        }
    }

    /// How many nodes were visited: positions after a turn.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Listings 5.1 (no pruning), 5.3 (no probes) and 5.4: the value that they give to a position before a draw, for the
    /// seat that moves next.
    pub fn chance(&mut self, state: &G::State, seat: Seat, alpha: f64, beta: f64, depth: u8) -> f64 {
        match self.game.turn(state) {
            _ if depth == 0 => return self.evaluate(state, seat),
            Turn::Over => return self.evaluate(state, seat),
            Turn::Chance => {}
            Turn::Seat(_) => return self.negamax(state, seat, alpha, beta, depth, usize::MAX),
        }
        let outcomes = self.outcomes(state);
        if self.config.pruning == Pruning::None {
            let mut score = 0.0;
            for (after, probability) in &outcomes {
                score += probability * self.after(after, seat, f64::NEG_INFINITY, f64::INFINITY, depth);
            }
            return score;
        }
        let mut cur_w = 0.0;
        let probes = usize::from(self.config.pruning.probes());
        if probes > 0 {
            let (mut cur_x, mut cur_y) = (0.0, 1.0);
            let first = outcomes[0].1;
            let ax = self.least.max((alpha - self.most * (1.0 - first)) / first);
            for (after, probability) in &outcomes {
                cur_y -= probability;
                let cur_beta = (beta - self.least * cur_y - cur_x) / probability;
                let bx = self.most.max(cur_beta);
                let value = self.probe(after, seat, ax, bx, depth, probes);
                cur_w += value;
                if value >= cur_beta {
                    return beta;
                }
                cur_x += probability * value;
            }
        }
        let (mut cur_x, mut cur_y) = (0.0, 1.0);
        for (after, probability) in &outcomes {
            cur_y -= probability;
            let cur_alpha = (alpha - cur_x - self.most * cur_y) / probability;
            let unseen = if probes > 0 { cur_w } else { self.least * cur_y };
            let cur_beta = (beta - cur_x - unseen) / probability;
            let ax = self.least.max(cur_alpha);
            let bx = self.most.max(cur_beta);
            let value = self.after(after, seat, ax, bx, depth);
            if value >= cur_beta {
                return beta;
            }
            if value <= cur_alpha {
                return alpha;
            }
            cur_x += probability * value;
        }
        cur_x
    }

    /// Searches the turns of the root and reports each, as its row of moves, with its value.
    pub fn best(&mut self, state: &G::State, seat: Seat, depth: u8, mut report: impl FnMut(&[G::Move], f64)) {
        let turns = self.turns(state, depth);
        let (mut alpha, beta) = (f64::NEG_INFINITY, f64::INFINITY);
        for at in 0..turns.len() {
            let value = self.turn(state, &turns, at, seat, alpha, beta, depth);
            report(turns.row(at), value);
            alpha = alpha.max(value);
        }
    }

    fn evaluate(&self, state: &G::State, seat: Seat) -> f64 {
        self.game.evaluate(state, seat, self.config.weights)
    }

    fn outcomes(&self, state: &G::State) -> Vec<(G::State, f64)> {
        let mut moves = Vec::new();
        self.game.moves(state, &mut moves);
        let weight = |&mv: &G::Move| f64::from(self.game.weight(state, mv));
        let total: f64 = moves.iter().map(weight).sum();
        let after = |mv: &G::Move| {
            let mut after = state.clone();
            self.game.play(&mut after, *mv);
            (after, weight(mv) / total)
        };
        moves.iter().map(after).collect()
    }

    fn turns(&self, state: &G::State, depth: u8) -> Turns<G::Move> {
        let mut turns = Turns::new();
        let StarConfig { order, weights, .. } = self.config;
        turns.list(&*self.game, state, order, weights, depth > 1);
        turns
    }

    /// The value after an outcome: usually the seat decides; where the drawn tile cannot be placed, chance draws again.
    fn after(&mut self, state: &G::State, seat: Seat, alpha: f64, beta: f64, depth: u8) -> f64 {
        match self.game.turn(state) {
            Turn::Seat(to_move) if to_move != seat => {
                -self.negamax(state, to_move, -beta, -alpha, depth, usize::MAX)
            }
            Turn::Seat(_) => self.negamax(state, seat, alpha, beta, depth, usize::MAX),
            _ => self.chance(state, seat, alpha, beta, depth),
        }
    }

    /// The value of a turn to the seat that makes it.
    #[expect(clippy::too_many_arguments, reason = "as the listing has them")]
    fn turn(
        &mut self,
        state: &G::State,
        turns: &Turns<G::Move>,
        at: usize,
        seat: Seat,
        alpha: f64,
        beta: f64,
        depth: u8,
    ) -> f64 {
        let mut after = state.clone();
        turns
            .row(at)
            .iter()
            .for_each(|&mv| self.game.play(&mut after, mv));
        self.nodes += 1;
        -self.chance(&after, other(&*self.game, seat), -beta, -alpha, depth - 1)
    }

    /// Listing 5.2, with the beta cut-off that the text adds.
    fn negamax(
        &mut self,
        state: &G::State,
        seat: Seat,
        mut alpha: f64,
        beta: f64,
        depth: u8,
        most: usize,
    ) -> f64 {
        let turns = self.turns(state, depth);
        let mut score = f64::NEG_INFINITY;
        for at in 0..turns.len().min(most) {
            let value = self.turn(state, &turns, at, seat, alpha, beta, depth);
            score = score.max(value);
            alpha = alpha.max(score);
            if self.config.pruning != Pruning::None && score >= beta {
                break;
            }
        }
        score
    }

    /// Listing 5.5: the probe of an outcome.
    fn probe(
        &mut self,
        state: &G::State,
        seat: Seat,
        mut alpha: f64,
        beta: f64,
        depth: u8,
        probes: usize,
    ) -> f64 {
        if self.game.turn(state) != Turn::Seat(seat) {
            return alpha;
        }
        let turns = self.turns(state, depth);
        for at in 0..turns.len().min(probes) {
            let value = self.turn(state, &turns, at, seat, alpha, beta, depth);
            if value >= beta {
                return beta;
            }
            alpha = alpha.max(value);
        }
        alpha
    }
}
