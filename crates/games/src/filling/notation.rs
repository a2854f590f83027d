//! The names of moves: the cell, such as `c3`.

use super::rules::{Filling, Place, Position};
use crate::play::Notation;

impl<const W: usize> Notation for Filling<W> {
    fn name(&self, _: &Position<W>, Place(cell): Place) -> String {
        self.board.label(cell)
    }

    fn parse(&self, _: &Position<W>, name: &str) -> Option<Place> {
        self.board.labelled(name).map(Place)
    }
}
