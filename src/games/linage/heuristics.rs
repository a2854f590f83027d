//! What a player of Linage knows beyond the rules.

use super::rules::{Linage, Move, Position};
use crate::game::{BySeat, Dice, Game};
use crate::games::fair_komi::{self, Row};
use crate::search::{Evaluate, Heuristics, MctsConfig, certain, score_bounds};
use rand::RngExt;

/// Made by `lab bids linage --options size=9 --options size=7 --engine mcts --steps 300 --games 60 --each --seed 1 --table`.
const FAIR: &[Row] = &[
    (9, 5, [65, 65, 50, 48, 48, 47, 47, 35, 26, 26, 26]),
    (7, 3, [52, 48, 47, 42, 34, 34, 18, 18, 18, 12, 3]),
];

impl<const W: usize> Evaluate for Linage<W> {}

impl<const W: usize> Heuristics for Linage<W> {
    fn actions(&self) -> u16 {
        64 * W as u16
    }

    /// The last eight points are searched to the end, which is quick; and what an action has earned is believed for
    /// a shorter time than elsewhere.
    fn mcts_config(&self) -> MctsConfig {
        MctsConfig {
            exploration: 0.05,
            rave: 300.0,
            tail: 8,
            ..MctsConfig::default()
        }
    }

    fn book_moves(&self, state: &Position<W>) -> Vec<(Move, f32)> {
        fair_komi::book_moves(&state.deal, &self.terms, FAIR, self.board.size(), Move::Agreement)
    }

    fn action(&self, mv: Move) -> Option<u16> {
        match mv {
            Move::Place(cell) => Some(cell),
            Move::Agreement(_) | Move::Pass => None,
        }
    }

    fn actions_are_shared(&self) -> bool {
        true
    }

    /// A random stone; a pass only where none may be placed.
    fn playout_move(&self, state: &Position<W>, dice: &mut Dice, buffer: &mut Vec<Move>) -> Move {
        let mut free = state.free;
        if state.deal.asked().is_some() {
            return self.random_move(state, dice, buffer);
        }
        let mut left = free.count();
        while left > 0 {
            let cell = free.nth(dice.random_range(0..left));
            if self.leaves_lines(state.empty, cell) {
                return Move::Place(cell);
            }
            free.remove(cell);
            left -= 1;
        }
        Move::Pass
    }

    /// Points that are owned stay so, and only those of free regions can still come to be.
    fn bounds(&self, state: &Position<W>) -> [f32; 2] {
        let asked = state.deal.asked();
        score_bounds(asked, self.turn(state), &self.score(state), self.in_play(state))
    }

    /// To pass while there is much to take is not.
    fn is_sensible(&self, state: &Position<W>, mv: Move) -> bool {
        mv != Move::Pass || self.points_in_play(state) <= 8
    }

    fn points_in_play(&self, state: &Position<W>) -> u32 {
        match state.deal.asked() {
            Some(_) => u32::MAX,
            None => self.in_play(state),
        }
    }

    #[inline]
    fn settled(&self, state: &Position<W>) -> Option<BySeat<f32>> {
        certain(self.bounds(state))
    }
}

impl<const W: usize> Linage<W> {
    /// How many points may still come to be somebody's.
    fn in_play(&self, state: &Position<W>) -> u32 {
        state.free.count()
    }
}
