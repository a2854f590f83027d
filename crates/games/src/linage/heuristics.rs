//! What the searches know about Linage beyond its rules.

use super::rules::{Linage, Move, Position};
use crate::{fair_komi, passing};
use rand::RngExt;
use tessera_core::board::CellMap;
use tessera_core::game::{BySeat, Dice, Game};
#[cfg(feature = "lab")]
use tessera_search::MoveEffect;
use tessera_search::{Evaluate, Fading, Heuristics, MctsConfig, payoff_if_decided, score_bounds};

impl<const W: usize> Evaluate for Linage<W> {}

impl<const W: usize> Heuristics for Linage<W> {
    fn actions(&self) -> u16 {
        64 * W as u16
    }

    /// The endgame solver takes over when eight points are in play, which is quick. RAVE explores enough where there
    /// are many moves.
    fn mcts_config(&self) -> MctsConfig {
        MctsConfig {
            exploration: 0.02,
            explored: 24,
            rave: Fading::Error(1e-5),
            reference: 100,
            endgame: 8,
            ..MctsConfig::default()
        }
    }

    fn book_moves(&self, state: &Position<W>) -> Vec<(Move, f32)> {
        let agreement = &state.order.agreement;
        let size = self.board.size();
        fair_komi::book_moves(
            agreement,
            &self.agreement_rules,
            fair_komi::LINAGE,
            size,
            Move::Agreement,
        )
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

    /// Places a stone on a random legal point, and passes only if there is none.
    fn playout_move(&self, state: &Position<W>, dice: &mut Dice, buffer: &mut Vec<Move>) -> Move {
        if state.order.agreement.chooser().is_some() {
            return self.random_move(state, dice, buffer);
        }
        let mut free = state.free;
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

    /// Owned points stay owned, and only the points of free regions can still become owned.
    fn payoff_bounds(&self, state: &Position<W>) -> [f32; 2] {
        let chooser = state.order.agreement.chooser();
        let in_play = state.free.count();
        score_bounds(chooser, self.turn(state), &self.score(state), in_play)
    }

    fn is_sensible(&self, state: &Position<W>, mv: Move) -> bool {
        let cells = self.board.all::<W>().count();
        mv != Move::Pass || passing::is_sensible(self, state, mv, self.points_in_play(state), cells)
    }

    /// Lines have directions, which rows and columns keep.
    fn symmetries(&self) -> Vec<CellMap> {
        self.board.maps_of_rows().into()
    }

    fn image_key(&self, state: &Position<W>, map: &CellMap) -> u64 {
        self.key_of(state, map.set(state.empty))
    }

    fn points_in_play(&self, state: &Position<W>) -> u32 {
        match state.order.agreement.chooser() {
            Some(_) => u32::MAX,
            None => state.free.count(),
        }
    }

    #[inline]
    fn decided_payoff(&self, state: &Position<W>) -> Option<BySeat<f32>> {
        payoff_if_decided(self.payoff_bounds(state))
    }

    #[cfg(feature = "lab")]
    fn effect(&self, state: &Position<W>, mv: Move) -> MoveEffect {
        let mut after = *state;
        self.play(&mut after, mv);
        if self.regions(after.empty).len() > self.regions(state.empty).len() {
            MoveEffect::Cut
        } else {
            MoveEffect::None
        }
    }
}
