//! What has been agreed so far.

use super::rules::{AgreementMove, AgreementRules};
use super::side::Side;
use tessera_core::game::{BySeat, Seat, StableHasher};

/// How far the agreement has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Stage {
    /// The first seat bids the komi.
    Komi,
    /// The second seat chooses a side.
    Sides,
    /// Komi and sides are settled.
    Play,
}

/// Who has the button.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Button {
    /// The game is played without one.
    Absent,
    /// Nobody has taken it yet.
    Offered,
    /// This side took it in place of a move, and has half a point for it.
    Taken(Side),
}

/// What has been agreed so far; part of a game's state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Agreement {
    stage: Stage,
    /// The komi in half points, which the second side receives; 0 until it is bid.
    komi: i16,
    /// Whether the second seat plays the first side.
    swapped: bool,
    button: Button,
}

impl Agreement {
    /// The agreement before the first move.
    pub fn new(rules: &AgreementRules) -> Agreement {
        Agreement {
            stage: if rules.komi.is_some() {
                Stage::Play
            } else {
                Stage::Komi
            },
            komi: rules.komi.unwrap_or(0),
            swapped: false,
            button: if rules.button {
                Button::Offered
            } else {
                Button::Absent
            },
        }
    }

    /// The seat that bids the komi or chooses a side now; `None` once both are settled.
    #[inline]
    pub fn chooser(&self) -> Option<Seat> {
        match self.stage {
            Stage::Komi => Some(Seat::FIRST),
            Stage::Sides => Some(Seat::SECOND),
            Stage::Play => None,
        }
    }

    /// The bids or sides that the chooser may choose, in a fixed order; none once both are settled. A game lists
    /// swap and button itself, by its own rules.
    pub fn moves(&self, rules: &AgreementRules) -> impl Iterator<Item = AgreementMove> + use<> {
        let bids = (self.stage == Stage::Komi).then(|| rules.bids().map(AgreementMove::Komi));
        let sides = (self.stage == Stage::Sides).then(|| Side::BOTH.map(AgreementMove::Play));
        bids.into_iter().flatten().chain(sides.into_iter().flatten())
    }

    /// Makes a move. The side to move, `mover`, is the one that takes the button.
    pub fn apply(&mut self, mv: AgreementMove, mover: Side) {
        match mv {
            AgreementMove::Komi(halves) => {
                debug_assert_eq!(self.stage, Stage::Komi);
                self.komi = halves;
                self.stage = Stage::Sides;
            }
            AgreementMove::Play(side) => {
                debug_assert_eq!(self.stage, Stage::Sides);
                self.swapped = side == Side::First;
                self.stage = Stage::Play;
            }
            AgreementMove::Swap => self.swapped = !self.swapped,
            AgreementMove::Button => {
                debug_assert_eq!(self.button, Button::Offered);
                self.button = Button::Taken(mover);
            }
        }
    }

    /// The seat that plays a side.
    #[inline]
    pub fn seat(&self, side: Side) -> Seat {
        Seat(u8::from((side == Side::Second) != self.swapped))
    }

    /// The side that a seat plays; `None` until sides are chosen.
    pub fn side(&self, seat: Seat) -> Option<Side> {
        (self.stage == Stage::Play).then(|| {
            if self.seat(Side::First) == seat {
                Side::First
            } else {
                Side::Second
            }
        })
    }

    /// The komi in half points; `None` until it is bid.
    pub fn komi(&self) -> Option<i16> {
        (self.stage != Stage::Komi).then_some(self.komi)
    }

    /// Who has the button.
    pub fn button(&self) -> Button {
        self.button
    }

    /// The scores by seat, in half points, from the whole points on the board by side. Komi and button are included
    /// once sides are chosen; until then all scores are 0.
    pub fn score(&self, points: [i32; 2]) -> BySeat<i32> {
        let mut score = BySeat::default();
        if self.stage == Stage::Play {
            for side in Side::BOTH {
                let komi = if side == Side::Second {
                    i32::from(self.komi)
                } else {
                    0
                };
                let button = i32::from(self.button == Button::Taken(side));
                score[self.seat(side)] = 2 * points[side as usize] + komi + button;
            }
        }
        score
    }

    /// Mixes the agreement into a position key.
    pub fn hash_into(&self, key: StableHasher) -> StableHasher {
        let button = match self.button {
            Button::Absent => 0,
            Button::Offered => 1,
            Button::Taken(side) => 2 + side as u64,
        };
        key.with(self.stage as u64 | u64::from(self.swapped) << 2 | button << 3 | (self.komi as u64) << 8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: AgreementRules = AgreementRules {
        side_names: ["vertical", "horizontal"],
        komi: None,
        lowest_bid: 1,
        button: true,
    };

    #[test]
    fn the_first_seat_bids_the_komi_and_the_second_chooses_a_side() {
        let mut agreement = Agreement::new(&RULES);
        assert_eq!(agreement.chooser(), Some(Seat::FIRST));
        assert_eq!(agreement.moves(&RULES).count(), 11);
        agreement.apply(AgreementMove::Komi(19), Side::First);
        assert_eq!(agreement.chooser(), Some(Seat::SECOND));
        assert_eq!(
            agreement.score([3, 4]),
            BySeat::default(),
            "nobody has a side yet"
        );
        agreement.apply(AgreementMove::Play(Side::First), Side::First);
        assert_eq!(agreement.chooser(), None);
        assert_eq!(agreement.side(Seat::FIRST), Some(Side::Second));
        assert_eq!(agreement.score([6, 0]).0[..2], [19, 12]);
    }

    #[test]
    fn the_button_is_half_a_point_for_the_side_that_took_it() {
        let mut agreement = Agreement::new(&AgreementRules {
            komi: Some(4),
            ..RULES
        });
        agreement.apply(AgreementMove::Button, Side::First);
        assert_eq!(agreement.score([1, 1]).0[..2], [3, 6]);
    }

    #[test]
    fn a_swap_moves_the_seats_and_not_the_sides() {
        let mut agreement = Agreement::new(&AgreementRules {
            komi: Some(0),
            ..RULES
        });
        agreement.apply(AgreementMove::Swap, Side::Second);
        assert_eq!(agreement.seat(Side::First), Seat::SECOND);
    }
}
