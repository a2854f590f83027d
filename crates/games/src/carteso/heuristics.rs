//! What the searches know about Carteso beyond its rules.

use super::rules::{Carteso, Move, Position, Stone};
use crate::{fair_komi, passing};
use rand::RngExt;
use tessera_core::board::CellMap;
use tessera_core::game::{BySeat, Dice, Game};
use tessera_search::{Evaluate, Heuristics, MctsConfig, payoff_if_decided, score_bounds};

impl<const W: usize> Evaluate for Carteso<W> {}

impl<const W: usize> Heuristics for Carteso<W> {
    fn actions(&self) -> u16 {
        128 * W as u16
    }

    /// The endgame solver takes over when eight points are in play, which is quick.
    fn mcts_config(&self) -> MctsConfig {
        MctsConfig {
            endgame: 8,
            ..MctsConfig::default()
        }
    }

    fn book_moves(&self, state: &Position<W>) -> Vec<(Move, f32)> {
        let agreement = &state.order.agreement;
        let size = self.field.board.size();
        fair_komi::book_moves(
            agreement,
            &self.agreement_rules,
            fair_komi::CARTESO,
            size,
            Move::Agreement,
        )
    }

    /// Groups are tall or wide, which rows and columns keep.
    fn symmetries(&self) -> Vec<CellMap> {
        self.field.board.maps_of_rows().into()
    }

    /// Stones belong to nobody, so that black and white stones can be exchanged.
    fn image_key(&self, state: &Position<W>, map: &CellMap) -> u64 {
        let [black, white] = state.stones.map(|stones| map.set(stones));
        let claimed = state.claimed.map(|claimed| map.set(claimed));
        let key = |stones| {
            self.key(&Position {
                stones,
                claimed,
                order: state.order,
            })
        };
        key([black, white]).min(key([white, black]))
    }

    fn action(&self, mv: Move) -> Option<u16> {
        match mv {
            Move::Place(cell, stone) => Some(2 * cell + stone as u16),
            Move::Agreement(_) | Move::Pass => None,
        }
    }

    fn actions_are_shared(&self) -> bool {
        true
    }

    /// Places a random stone, and passes only if the board is full.
    fn playout_move(&self, state: &Position<W>, dice: &mut Dice, buffer: &mut Vec<Move>) -> Move {
        let empty = self.empty(state);
        match 2 * empty.count() {
            _ if state.order.agreement.chooser().is_some() => self.random_move(state, dice, buffer),
            0 => Move::Pass,
            placements => {
                let rank = dice.random_range(0..placements);
                Move::Place(empty.nth(rank / 2), Stone::BOTH[rank as usize % 2])
            }
        }
    }

    /// Claimed stones stay claimed, and every other point may still become claimed.
    fn payoff_bounds(&self, state: &Position<W>) -> [f32; 2] {
        let chooser = state.order.agreement.chooser();
        let [vertical, horizontal] = state.claimed.map(|claimed| claimed.count());
        let unclaimed = self.field.all.count() - vertical - horizontal;
        score_bounds(chooser, self.turn(state), &self.score(state), unclaimed)
    }

    fn is_sensible(&self, state: &Position<W>, mv: Move) -> bool {
        let cells = self.field.all.count();
        mv != Move::Pass || passing::is_sensible(self, state, mv, self.points_in_play(state), cells)
    }

    fn points_in_play(&self, state: &Position<W>) -> u32 {
        match state.order.agreement.chooser() {
            Some(_) => u32::MAX,
            None => self.empty(state).count(),
        }
    }

    #[inline]
    fn decided_payoff(&self, state: &Position<W>) -> Option<BySeat<f32>> {
        payoff_if_decided(self.payoff_bounds(state))
    }
}
