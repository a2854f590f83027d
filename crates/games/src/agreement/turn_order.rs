//! Whose turn it is in a game that two passes in succession end.

use super::rules::{AgreementMove, AgreementRules};
use super::side::Side;
use super::state::Agreement;
use rand::RngExt;
use tessera_core::game::{Dice, Seat, StableHasher, Turn};

/// The agreement, the side to move and the passes: the part of a state that Linage, Carteso and Keil share.
///
/// > The game ends when both players pass in succession.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TurnOrder {
    /// What has been agreed so far.
    pub agreement: Agreement,
    /// The side that places the next stone.
    pub mover: Side,
    /// How many passes were made in succession: 0, 1 or 2.
    pub passes: u8,
}

/// Why no stone may be placed anywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BoardClosed {
    /// Both players passed in succession.
    GameOver,
    /// The komi must be bid first.
    KomiNotBid,
    /// A side must be chosen first.
    SideNotChosen,
}

impl TurnOrder {
    /// The order before the first move.
    pub fn new(rules: &AgreementRules) -> TurnOrder {
        TurnOrder {
            agreement: Agreement::new(rules),
            mover: Side::First,
            passes: 0,
        }
    }

    /// Whether two passes have ended the game.
    #[inline]
    pub fn is_over(&self) -> bool {
        self.passes == 2
    }

    /// Who decides now.
    #[inline]
    pub fn turn(&self) -> Turn {
        match self.agreement.chooser() {
            _ if self.is_over() => Turn::Over,
            Some(seat) => Turn::Seat(seat),
            None => Turn::Seat(self.agreement.seat(self.mover)),
        }
    }

    /// Why no stone may be placed anywhere; `None` if the board is open to moves.
    pub fn board_closed(&self) -> Option<BoardClosed> {
        match self.agreement.chooser() {
            _ if self.is_over() => Some(BoardClosed::GameOver),
            Some(Seat::FIRST) => Some(BoardClosed::KomiNotBid),
            Some(_) => Some(BoardClosed::SideNotChosen),
            None => None,
        }
    }

    /// The bids or sides to choose from, in a fixed order; none once both are settled.
    pub fn agreement_moves(&self, rules: &AgreementRules) -> impl Iterator<Item = AgreementMove> + use<> {
        self.agreement.moves(rules)
    }

    /// A uniformly random bid or side; `None` once both are settled.
    #[inline]
    pub fn random_agreement(&self, rules: &AgreementRules, dice: &mut Dice) -> Option<AgreementMove> {
        match self.agreement.chooser() {
            Some(_) => self.draw_agreement(rules, dice),
            None => None,
        }
    }

    /// The same while something is open: apart, so that the plies of a playout contain none of it.
    #[cold]
    fn draw_agreement(&self, rules: &AgreementRules, dice: &mut Dice) -> Option<AgreementMove> {
        let count = self.agreement_moves(rules).count() as u32;
        let index = dice.random_range(0..count);
        self.agreement_moves(rules).nth(index as usize)
    }

    /// Makes a move of the agreement. It ends no turn.
    pub fn agree(&mut self, mv: AgreementMove) {
        self.agreement.apply(mv, self.mover);
    }

    /// Ends a turn in which a stone was placed.
    #[inline]
    pub fn end_turn(&mut self) {
        self.passes = 0;
        self.mover = self.mover.other();
    }

    /// Ends a turn with a pass.
    #[inline]
    pub fn pass(&mut self) {
        self.passes += 1;
        self.mover = self.mover.other();
    }

    /// A position key that holds all of this, to be continued with the board.
    pub fn key(&self) -> StableHasher {
        let key = StableHasher::new().with(self.mover as u64 | u64::from(self.passes) << 1);
        self.agreement.hash_into(key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tessera_core::game::dice;

    const RULES: AgreementRules = AgreementRules {
        side_names: ["vertical", "horizontal"],
        komi: None,
        lowest_bid: 1,
        button: false,
    };

    #[test]
    fn the_board_opens_when_komi_and_sides_are_settled_and_two_passes_close_it() {
        let mut order = TurnOrder::new(&RULES);
        assert_eq!(order.board_closed(), Some(BoardClosed::KomiNotBid));
        order.agree(AgreementMove::Komi(3));
        assert_eq!(order.board_closed(), Some(BoardClosed::SideNotChosen));
        order.agree(AgreementMove::Play(Side::First));
        assert_eq!(order.board_closed(), None);
        assert_eq!(order.turn(), Turn::Seat(Seat::SECOND), "who plays the first side");
        order.pass();
        order.end_turn();
        order.pass();
        assert_eq!(
            order.turn(),
            Turn::Seat(Seat::FIRST),
            "a stone lay between the passes"
        );
        order.pass();
        assert_eq!(order.board_closed(), Some(BoardClosed::GameOver));
        assert_eq!(order.turn(), Turn::Over);
    }

    #[test]
    fn a_random_agreement_is_one_of_those_listed_until_all_is_settled() {
        let mut dice = dice(1);
        let mut order = TurnOrder::new(&RULES);
        for _ in 0..2 {
            let mv = order
                .random_agreement(&RULES, &mut dice)
                .expect("something is open");
            assert!(order.agreement_moves(&RULES).any(|listed| listed == mv));
            order.agree(mv);
        }
        assert_eq!(order.random_agreement(&RULES, &mut dice), None);
    }
}
