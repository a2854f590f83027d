//! What the searches know about Keil beyond its rules.

use super::rules::{Keil, Move, Position};
use crate::board::{Bits, Hex};
use crate::game::{Game, Seat, lead, payoff_of_lead};
use crate::games::agreement::{AgreementMove, Button, Side};
use crate::games::fair_komi;
#[cfg(feature = "lab")]
use crate::search::MoveEffect;
use crate::search::{Evaluate, Heuristics, MctsConfig};

impl<const W: usize> Evaluate for Keil<W> {}

impl<const W: usize> Heuristics for Keil<W> {
    fn actions(&self) -> u16 {
        64 * W as u16
    }

    fn book_moves(&self, state: &Position<W>) -> Vec<(Move, f32)> {
        let rules = &self.agreement_rules;
        let table = if rules.button { fair_komi::KEIL } else { &[] };
        let agreement = &state.now.order.agreement;
        fair_komi::book_moves(agreement, rules, table, self.board.side(), Move::Agreement)
    }

    fn action(&self, mv: Move) -> Option<u16> {
        match mv {
            Move::Place(cell) => Some(cell),
            Move::Agreement(_) | Move::Pass => None,
        }
    }

    /// As many plies as there are empty points and a fifth more. After that random stones fill eyes, and the captures
    /// that follow are noise.
    #[inline]
    fn max_playout_plies(&self, state: &Position<W>) -> u32 {
        match state.now.order.agreement.chooser() {
            Some(_) => u32::MAX,
            None => u32::from(state.now.empty.len()) * 6 / 5,
        }
    }

    /// RAVE fades early: after captures a later move says little about the same move now.
    fn mcts_config(&self) -> MctsConfig {
        MctsConfig {
            rave: 50.0,
            ..MctsConfig::default()
        }
    }

    /// The points that no play of the other side can take away are counted for their side, and those of the other side for
    /// none.
    fn exact_bounds(&self, state: &Position<W>) -> [f32; 2] {
        let order = &state.now.order;
        if order.is_over() {
            return self.payoff_bounds(state);
        }
        if order.agreement.chooser().is_some() {
            return [0.0, 1.0];
        }
        let all = i32::from(self.board.count());
        let safe = Side::BOTH.map(|side| state.now.stones.safe_points(side).count() as i32);
        let lead_if = |points: [i32; 2]| lead(&order.agreement.score(points), 2, Seat::FIRST);
        // Each side at its worst.
        let leads = [
            lead_if([safe[0], all - safe[0]]),
            lead_if([all - safe[1], safe[1]]),
        ];
        // A button that is offered is half a point for either.
        let button = i32::from(order.agreement.button() == Button::Offered);
        let least = leads[0].min(leads[1]) - button;
        let most = leads[0].max(leads[1]) + button;
        [payoff_of_lead(least), payoff_of_lead(most)]
    }

    #[cfg(feature = "lab")]
    fn effect(&self, state: &Position<W>, mv: Move) -> MoveEffect {
        let mut after = state.clone();
        self.play(&mut after, mv);
        if !after.now.captured.is_empty() {
            return MoveEffect::Capture;
        }
        let own = state.now.order.mover;
        let liberties =
            |position: &Position<W>, stone| position.now.stones.group(own, stone).liberties.count();
        let is_rescued = |stone| liberties(state, stone) == 1 && liberties(&after, stone) > 1;
        match state.stones(own).iter().any(is_rescued) {
            true => MoveEffect::Rescue,
            false => MoveEffect::None,
        }
    }

    /// It is not sensible to fill an own eye, or to pass or take the button (half a point instead of a stone) while
    /// another point can be played.
    fn is_sensible(&self, state: &Position<W>, mv: Move) -> bool {
        let own = state.stones(state.now.order.mover);
        let open = state.now.stones.empty() & !self.eyes(own);
        match mv {
            Move::Place(cell) => open.has(cell),
            Move::Pass | Move::Agreement(AgreementMove::Button) => !open
                .iter()
                .any(|cell| self.check_empty_point(state, cell).is_ok()),
            Move::Agreement(_) => true,
        }
    }
}

impl<const W: usize> Keil<W> {
    /// The points whose neighbours are all in the set. An own stone there would only give away a liberty: the stones
    /// around it are linked across the point already.
    #[inline]
    fn eyes(&self, own: Bits<W>) -> Bits<W> {
        let all = self.board.all();
        let [right, above, left, ..] = Hex::<W>::STEPS.map(|step| step.unsigned_abs().into());
        let other = all & !own;
        let near_others = other.up(right)
            | other.down(right)
            | other.up(above)
            | other.down(above)
            | other.up(left)
            | other.down(left);
        all & !near_others
    }
}
