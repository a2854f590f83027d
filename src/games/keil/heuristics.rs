//! What a player of Keil knows beyond the rules.

use super::rules::{Keil, Move, Position};
use crate::board::{Bits, Hex};
use crate::games::agreement::AgreementMove;
use crate::games::fair_komi::{self, Row};
use crate::search::{Evaluate, Heuristics, MctsConfig};

/// With the button, as it is usually played. Made by `lab bids keil --options size=5 --engine mcts --steps 300 --games
/// 60 --each --seed 1 --table`, and with size 7 and 40 games.
const FAIR: &[Row] = &[
    (5, 0, [51, 51, 51, 51, 45, 45, 45, 45, 41, 41, 41]),
    (7, 2, [62, 50, 50, 50, 44, 44, 39, 39, 39, 29, 29]),
];

impl<const W: usize> Evaluate for Keil<W> {}

impl<const W: usize> Heuristics for Keil<W> {
    fn actions(&self) -> u16 {
        64 * W as u16
    }

    fn book_moves(&self, state: &Position<W>) -> Vec<(Move, f32)> {
        let table = if self.terms.button { FAIR } else { &[] };
        fair_komi::book_moves(
            &state.now.deal,
            &self.terms,
            table,
            self.board.side(),
            Move::Agreement,
        )
    }

    fn action(&self, mv: Move) -> Option<u16> {
        match mv {
            Move::Place(cell) => Some(cell),
            Move::Agreement(_) | Move::Pass => None,
        }
    }

    /// As many plies as there are empty points and a fifth more: after that random stones fill eyes, and what they
    /// kill says nothing.
    #[inline]
    fn max_playout_plies(&self, state: &Position<W>) -> u32 {
        match state.now.deal.asked() {
            Some(_) => u32::MAX,
            None => u32::from(state.now.empty.len()) * 6 / 5,
        }
    }

    /// RAVE fades early: where stones are captured what comes later says little of a move.
    fn mcts_config(&self) -> MctsConfig {
        MctsConfig {
            rave: 50.0,
            ..MctsConfig::default()
        }
    }

    /// To fill an own eye is not, nor to pass, or to take the button, which is half a point instead of a stone, while
    /// there is anything else.
    fn is_sensible(&self, state: &Position<W>, mv: Move) -> bool {
        let own = state.stones(state.now.mover);
        let open = state.now.stones.empty() & !self.eyes(own);
        match mv {
            Move::Place(cell) => open.has(cell),
            Move::Pass | Move::Agreement(AgreementMove::Button) => {
                !open.iter().any(|cell| self.check_placement(state, cell).is_ok())
            }
            Move::Agreement(_) => true,
        }
    }
}

impl<const W: usize> Keil<W> {
    /// The points whose neighbours are all in the set: a stone there gives away a liberty, and all of its own
    /// stones around it are linked over it.
    #[inline]
    fn eyes(&self, own: Bits<W>) -> Bits<W> {
        let all = self.board.all();
        let [right, above, left, ..] = Hex::<W>::STEPS.map(|step| step.unsigned_abs().into());
        let other = all & !own;
        let beside = other.up(right)
            | other.down(right)
            | other.up(above)
            | other.down(above)
            | other.up(left)
            | other.down(left);
        all & !beside
    }
}
