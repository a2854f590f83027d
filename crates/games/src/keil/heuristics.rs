//! What the searches know about Keil beyond its rules.

use super::rules::{Keil, Move, Position, Stones};
use crate::agreement::{AgreementMove, Button, Side};
use crate::fair_komi;
use tessera_core::board::{Bits, CellMap, Hex};
use tessera_core::game::{Dice, Game, Seat, lead, payoff_of_lead};
#[cfg(feature = "lab")]
use tessera_search::MoveEffect;
use tessera_search::{Evaluate, Fading, Heuristics, MctsConfig, Repetition};

impl<const W: usize> Evaluate for Keil<W> {}

impl<const W: usize> Heuristics for Keil<W> {
    const SOLVES_ENDGAMES: bool = false;

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

    #[inline]
    fn play_heavy(&self, state: &mut Position<W>, dice: &mut Dice, buffer: &mut Vec<Move>) -> Move {
        self.play_random(state, dice, buffer)
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

    /// RAVE explores enough where there are many moves.
    fn mcts_config(&self) -> MctsConfig {
        MctsConfig {
            exploration: 0.02,
            explored: 24,
            rave: Fading::Error(1e-5),
            reference: 100,
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
        if state.stones(own).iter().any(is_rescued) {
            MoveEffect::Rescue
        } else {
            MoveEffect::None
        }
    }

    #[cfg(feature = "lab")]
    fn null_move(&self, state: &Position<W>) -> Option<Position<W>> {
        let order = &state.now.order;
        let is_playing = order.board_closed().is_none() && order.agreement.button() == Button::Offered;
        is_playing.then(|| {
            let mut passed = state.clone();
            passed.now.order.end_turn();
            passed
        })
    }

    fn symmetries(&self) -> Vec<CellMap> {
        self.board.maps()
    }

    fn image_key(&self, state: &Position<W>, map: &CellMap) -> u64 {
        self.image_key_without_history(state, map)
    }

    fn repetition(&self, state: &Position<W>) -> Option<Repetition> {
        // By seat, which need not be the order of the sides.
        let agreement = &state.now.order.agreement;
        let mut most = [0; 2];
        for side in Side::BOTH {
            most[usize::from(agreement.seat(side).0)] = state.history.most_stones()[side as usize];
        }
        let key = self.key_without_history(state);
        Some(Repetition { key, most })
    }

    fn stones_after(&self, state: &Position<W>, mv: Option<Move>) -> u16 {
        let now = &state.now;
        if now.order.board_closed().is_some() {
            return u16::MAX;
        }
        let after = |cell| {
            let mut stones = now.stones;
            stones.place(now.order.mover, cell);
            stones
        };
        let count = |stones: Stones<W>| self.board.count() - stones.empty().count() as u16;
        match mv {
            Some(Move::Place(cell)) => count(after(cell)),
            Some(_) => u16::MAX,
            None => {
                let cells = now.stones.empty().iter();
                let placed = cells.map(|cell| (cell, after(cell)));
                let legal = placed.filter(|(cell, stones)| stones.has_liberty(now.order.mover, *cell));
                legal.map(|(_, stones)| count(stones)).min().unwrap_or(u16::MAX)
            }
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

#[cfg(test)]
mod tests {
    use super::*;
    use rand::RngExt;
    use tessera_core::game::dice;

    /// The safe points of each side.
    fn safe<const W: usize>(position: &Position<W>) -> [Bits<W>; 2] {
        Side::BOTH.map(|side| position.now.stones.safe_points(side))
    }

    #[test]
    fn safe_points_are_points_of_their_side_in_the_end_whatever_the_other_side_plays() {
        let mut tried = 0;
        for seed in 0..3_000 {
            let keil = Keil::<2>::new(3 + (seed % 3) as u16, Some(1), seed % 2 == 0);
            let (mut dice, mut buffer) = (dice(seed), Vec::new());
            let mut state = keil.start();
            for _ in 0..dice.random_range(15..90u32) {
                if keil.turn(&state) == tessera_core::game::Turn::Over {
                    break;
                }
                let mv = keil.random_move(&state, &mut dice, &mut buffer);
                keil.play(&mut state, mv);
            }
            let at_first = safe(&state);
            for owner in Side::BOTH
                .into_iter()
                .filter(|&side| !at_first[side as usize].is_empty())
            {
                tried += 1;
                let mut state = state.clone();
                // The owner never places a stone, and the other side places as long as it can.
                while keil.turn(&state) != tessera_core::game::Turn::Over {
                    buffer.clear();
                    keil.moves(&state, &mut buffer);
                    let last = buffer.len() - 1;
                    let at = if state.now.order.mover == owner {
                        last
                    } else {
                        dice.random_range(0..last.max(1) as u32) as usize
                    };
                    keil.play(&mut state, buffer[at]);
                }
                let kept = at_first[owner as usize];
                let territory = state.now.stones.territories()[owner as usize];
                assert!(
                    (state.stones(owner) | territory).holds(kept),
                    "seed {seed}, {owner:?}"
                );
            }
        }
        assert!(tried > 100, "only {tried} sides had safe points");
    }

    #[test]
    fn what_has_two_eyes_is_safe() {
        let safe_after = |stones: &[&str]| {
            let keil = Keil::<2>::new(3, Some(1), false);
            let mut state = keil.start();
            for stone in stones {
                let cell = keil.board.labelled(stone).expect("a cell");
                keil.play(&mut state, Move::Place(cell));
                keil.play(&mut state, Move::Pass);
            }
            safe(&state).map(|points| points.count())
        };
        // Black stones around the corners a1 and a3.
        let thin = ["a2", "b1", "b2", "b3", "b4"];
        assert_eq!(
            safe_after(&thin),
            [3, 0],
            "a2, b2 and b3 have both eyes; a stone on a1 and stones behind would cut b1 off"
        );
        assert_eq!(safe_after(&thin[..3]), [0, 0], "there is no eye on a3");
        let thick = [&thin[..], &["c1", "c2", "c3", "c4", "c5"]].concat();
        assert_eq!(safe_after(&thick), [12, 0]);
        assert_eq!(
            safe_after(&thick[1..]),
            [12, 0],
            "without a2 there are three eyes: a stone on any of them is linked to nothing"
        );
        assert_eq!(
            safe_after(&["b1", "a3", "b3", "c2", "c3"]),
            [0, 0],
            "a stone on a1 is linked to a2 and b2"
        );
    }
}
