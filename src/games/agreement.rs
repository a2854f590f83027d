//! What is agreed before and beside the play, once for all games: komi by bid, the choice of sides, the
//! pie rule and the button.
//!
//! "Before the game starts, the first player chooses the value of komi, and then the second player chooses
//! sides." (rules of Linage, Carteso and Keil). A [`Agreement`] lies in a game's state, an [`AgreementMove`] in its moves;
//! a seat decides, a side is played, and a swap changes who plays which side while the board stays as it is.

use crate::game::{BySeat, Seat, StableHasher};
use crate::points;

/// One of the two sides of a game: the one that moves first (Vertical, Black) or the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Side {
    /// Moves first.
    First,
    /// Moves second and receives the komi.
    Second,
}

impl Side {
    /// Both sides, first mover first.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The opponent's side.
    pub fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}

/// The terms a game is played on; part of the game, not of the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AgreementRules {
    /// What the sides are called, in lower case: `["vertical", "horizontal"]`.
    pub sides: [&'static str; 2],
    /// The komi in half points, or `None` where it is bid for.
    pub komi: Option<i16>,
    /// The smallest komi that may be bid, in half points; [`AgreementRules::BIDS`] values follow, a point apart.
    pub lowest_bid: i16,
    /// Whether there is a button to take for half a point.
    pub button: bool,
}

impl AgreementRules {
    /// How many values of komi may be bid: eleven, as the seeds' counts of actions say.
    pub const BIDS: i16 = 11;

    /// The values of komi that may be bid, in half points.
    pub fn bids(&self) -> impl Iterator<Item = i16> + use<> {
        let lowest = self.lowest_bid;
        (0..AgreementRules::BIDS).map(move |step| lowest + 2 * step)
    }

    /// The name of a side, in lower case.
    pub fn side(&self, side: Side) -> &'static str {
        self.sides[side as usize]
    }

    /// The name of an agreement in a record: `komi-9_5`, `horizontal`, `swap`, `button`.
    pub fn name(&self, ask: AgreementMove) -> String {
        match ask {
            AgreementMove::Komi(halves) => format!("komi-{}", points::in_names(halves)),
            AgreementMove::Play(side) => self.side(side).to_owned(),
            AgreementMove::Swap => "swap".to_owned(),
            AgreementMove::Button => "button".to_owned(),
        }
    }
}

/// A choice that is about the deal and not about the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AgreementMove {
    /// The komi, in half points.
    Komi(i16),
    /// To play this side.
    Play(Side),
    /// To exchange sides (pie rule).
    Swap,
    /// To take the button.
    Button,
}

/// Where the agreement stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Stage {
    Komi,
    Sides,
    Play,
}

/// Who has the button.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Button {
    /// The game is played without one.
    Absent,
    /// Nobody has taken it yet.
    Offered,
    /// This side has it.
    Taken(Side),
}

/// What has been agreed so far; part of a game's state.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Agreement {
    stage: Stage,
    /// Half points for the second side.
    komi: i16,
    /// Whether the second seat plays the first side.
    swapped: bool,
    button: Button,
}

impl Agreement {
    /// The deal before anything is agreed.
    pub fn open(terms: &AgreementRules) -> Agreement {
        Agreement {
            stage: if terms.komi.is_some() {
                Stage::Play
            } else {
                Stage::Komi
            },
            komi: terms.komi.unwrap_or(0),
            swapped: false,
            button: if terms.button {
                Button::Offered
            } else {
                Button::Absent
            },
        }
    }

    /// The seat that must bid or choose sides now; `None` once play has begun.
    pub fn asked(&self) -> Option<Seat> {
        match self.stage {
            Stage::Komi => Some(Seat::FIRST),
            Stage::Sides => Some(Seat::SECOND),
            Stage::Play => None,
        }
    }

    /// The answers open to the seat that is asked; none once play has begun. Swap and button are the game's
    /// to offer.
    pub fn answers(&self, terms: &AgreementRules) -> impl Iterator<Item = AgreementMove> + use<> {
        let bids = (self.stage == Stage::Komi).then(|| terms.bids().map(AgreementMove::Komi));
        let sides = (self.stage == Stage::Sides).then(|| Side::BOTH.map(AgreementMove::Play));
        bids.into_iter().flatten().chain(sides.into_iter().flatten())
    }

    /// Records an answer; `mover` is the side to move, whose holder takes the button.
    pub fn agree(&mut self, ask: AgreementMove, mover: Side) {
        match ask {
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

    /// The side that a seat plays; `None` until it is settled.
    pub fn side(&self, seat: Seat) -> Option<Side> {
        (self.stage == Stage::Play).then(|| {
            if self.seat(Side::First) == seat {
                Side::First
            } else {
                Side::Second
            }
        })
    }

    /// The komi in half points; `None` until it is named.
    pub fn komi(&self) -> Option<i16> {
        (self.stage != Stage::Komi).then_some(self.komi)
    }

    /// Who has the button.
    pub fn button(&self) -> Button {
        self.button
    }

    /// The scores by seat, in half points, from the points on the board by side: komi and button added once
    /// the sides are settled, nothing before.
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

    /// Mixes the deal into a position key.
    pub fn key(&self, key: StableHasher) -> StableHasher {
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

    const TERMS: AgreementRules = AgreementRules {
        sides: ["vertical", "horizontal"],
        komi: None,
        lowest_bid: 1,
        button: true,
    };

    #[test]
    fn the_first_seat_names_the_komi_and_the_second_chooses_a_side() {
        let mut deal = Agreement::open(&TERMS);
        assert_eq!(deal.asked(), Some(Seat::FIRST));
        assert_eq!(deal.answers(&TERMS).count(), 11);
        deal.agree(AgreementMove::Komi(19), Side::First);
        assert_eq!(deal.asked(), Some(Seat::SECOND));
        assert_eq!(deal.score([3, 4]), BySeat::default(), "nobody has a side yet");
        deal.agree(AgreementMove::Play(Side::First), Side::First);
        assert_eq!(deal.asked(), None);
        assert_eq!(deal.side(Seat::FIRST), Some(Side::Second));
        assert_eq!(deal.score([6, 0]).0[..2], [19, 12]);
    }

    #[test]
    fn the_button_is_half_a_point_for_the_side_that_took_it() {
        let mut deal = Agreement::open(&AgreementRules {
            komi: Some(4),
            ..TERMS
        });
        deal.agree(AgreementMove::Button, Side::First);
        assert_eq!(deal.score([1, 1]).0[..2], [3, 6]);
    }

    #[test]
    fn a_swap_moves_the_seats_and_not_the_sides() {
        let mut deal = Agreement::open(&AgreementRules {
            komi: Some(0),
            ..TERMS
        });
        deal.agree(AgreementMove::Swap, Side::Second);
        assert_eq!(deal.seat(Side::First), Seat::SECOND);
    }
}
