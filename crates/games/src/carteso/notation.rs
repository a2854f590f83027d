//! The names of moves: `komi-5_5`, `vertical`, `c3b` for a black stone on c3, `pass`.

use super::rules::{Carteso, Move, Position, Stone};
use crate::play::Notation;

impl<const W: usize> Notation for Carteso<W> {
    fn name(&self, _: &Position<W>, mv: Move) -> String {
        match mv {
            Move::Agreement(agreed) => self.agreement_rules.name(agreed),
            Move::Place(cell, stone) => self.field.board.label(cell) + letter(stone),
            Move::Pass => "pass".to_owned(),
        }
    }

    fn cell_name(&self, cell: u16) -> String {
        self.field.board.label(cell)
    }

    fn parse(&self, _: &Position<W>, name: &str) -> Option<Move> {
        if name == "pass" {
            return Some(Move::Pass);
        }
        let placed = |stone: Stone| {
            let cell = self.field.board.labelled(name.strip_suffix(letter(stone))?)?;
            Some(Move::Place(cell, stone))
        };
        let agreed = self.agreement_rules.parse(name).map(Move::Agreement);
        agreed.or_else(|| Stone::BOTH.into_iter().find_map(placed))
    }
}

/// The letter of a stone's colour, which ends the name of its placement.
pub(super) fn letter(stone: Stone) -> &'static str {
    match stone {
        Stone::Black => "b",
        Stone::White => "w",
    }
}
