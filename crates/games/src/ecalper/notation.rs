//! The names of moves: `c3` for a placement, `xc3` for a replacement, `swap`.

use super::rules::{Ecalper, Move, Position};
use crate::play::Notation;

impl<const W: usize> Notation for Ecalper<W> {
    fn name(&self, _: &Position<W>, mv: Move) -> String {
        match mv {
            Move::Agreement(agreed) => self.agreement_rules.name(agreed),
            Move::Place(cell) => self.board.label(cell),
            Move::Replace(cell) => format!("x{}", self.board.label(cell)),
        }
    }

    fn parse(&self, _: &Position<W>, name: &str) -> Option<Move> {
        let agreed = self.agreement_rules.parse(name).map(Move::Agreement);
        agreed.or_else(|| match name.strip_prefix('x') {
            Some(label) => self.board.labelled(label).map(Move::Replace),
            None => self.board.labelled(name).map(Move::Place),
        })
    }
}
