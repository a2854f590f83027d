//! What the searches know about Ecalper beyond its rules.

#[cfg(feature = "lab")]
use super::rules::Step;
use super::rules::{Ecalper, Move, Position, group_sizes};
use crate::agreement::Side;
use tessera_core::board::{Bits, CellMap};
use tessera_core::game::{Game, Seat, Turn, payoff_of_lead};
#[cfg(feature = "lab")]
use tessera_search::MoveEffect;
use tessera_search::{Evaluate, Fading, Heuristics, MctsConfig};

impl<const W: usize> Evaluate for Ecalper<W> {}

impl<const W: usize> Heuristics for Ecalper<W> {
    fn actions(&self) -> u16 {
        64 * W as u16
    }

    /// Each of the three placements of a turn changes little, so exploration is higher than by default, and RAVE, which
    /// rates a cell by all playouts that use it, fades late.
    fn mcts_config(&self) -> MctsConfig {
        MctsConfig {
            exploration: 0.45,
            rave: Fading::Visits(5000.0),
            ..MctsConfig::default()
        }
    }

    fn symmetries(&self) -> Vec<CellMap> {
        self.board.maps()
    }

    fn image_key(&self, state: &Position<W>, map: &CellMap) -> u64 {
        self.key_of(state, |set| map.set(set))
    }

    fn action(&self, mv: Move) -> Option<u16> {
        match mv {
            Move::Place(cell) => Some(cell),
            Move::Agreement(_) | Move::Replace(_) => None,
        }
    }
    /// Every stone but those placed last stays as it is. So a side's largest group has at least the stones that are in a
    /// group already, and at most those and all that are open. Only White's swap could exchange the sides.
    fn exact_bounds(&self, state: &Position<W>) -> [f32; 2] {
        if self.turn(state) == Turn::Over {
            return self.payoff_bounds(state);
        }
        if self.may_swap(state) || state.empty().count() + 3 > u32::from(self.board.count()) {
            return [0.0, 1.0];
        }
        let open = state.empty() | state.replaceable();
        let [least, most] = [Bits::EMPTY, open].map(|more| {
            Side::BOTH.map(|side| {
                let settled = self.stones(state, side) & !open;
                i32::from(group_sizes(&self.board, settled | more).largest)
            })
        });
        let (own, other) = match state.agreement.seat(Side::First) {
            Seat::FIRST => (0, 1),
            _ => (1, 0),
        };
        // Where the largest groups are equal, the numbers of groups decide, of which nothing is known.
        let settled = |lead: i32, open: f32| if lead == 0 { open } else { payoff_of_lead(lead) };
        [
            settled(least[own] - most[other], 0.0),
            settled(most[own] - least[other], 1.0),
        ]
    }

    /// The turn is left out: the other side has no stones to replace, so it goes on with its three placements.
    #[cfg(feature = "lab")]
    fn null_move(&self, state: &Position<W>) -> Option<Position<W>> {
        (state.step == Step::Replace).then(|| {
            let mut passed = *state;
            passed.mover = state.mover.other();
            passed.step = match state.empty.len() {
                1 => Step::Over,
                _ => Step::Place(1),
            };
            passed
        })
    }

    #[cfg(feature = "lab")]
    fn effect(&self, state: &Position<W>, mv: Move) -> MoveEffect {
        let Move::Place(cell) = mv else {
            return MoveEffect::None;
        };
        let own = self.stones(state, state.mover);
        let open = (self.stones(state, state.mover.other()) | state.empty()) & !own;
        let stone = Bits::only(cell);
        if group_sizes(&self.board, own | stone).groups < group_sizes(&self.board, own).groups {
            return MoveEffect::Connection;
        }
        if group_sizes(&self.board, open & !stone).groups > group_sizes(&self.board, open).groups {
            MoveEffect::Cut
        } else {
            MoveEffect::None
        }
    }
}
