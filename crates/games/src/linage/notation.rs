//! The names of moves: `komi-5_5`, `vertical`, `c3`, `pass`.

use super::rules::{Linage, Move, Position};
use crate::play::Notation;

impl<const W: usize> Notation for Linage<W> {
    fn name(&self, _: &Position<W>, mv: Move) -> String {
        match mv {
            Move::Agreement(agreed) => self.agreement_rules.name(agreed),
            Move::Place(cell) => self.board.label(cell),
            Move::Pass => "pass".to_owned(),
        }
    }

    fn cell_name(&self, cell: u16) -> String {
        self.board.label(cell)
    }

    fn parse(&self, _: &Position<W>, name: &str) -> Option<Move> {
        if name == "pass" {
            return Some(Move::Pass);
        }
        let agreed = self.agreement_rules.parse(name).map(Move::Agreement);
        agreed.or_else(|| self.board.labelled(name).map(Move::Place))
    }
}
