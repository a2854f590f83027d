//! The names of moves: `D` for a draw, `2_-1_3` for a placement (east, north, quarter turns clockwise), `city-n`,
//! `field-5` or `none` for a meeple.

use super::rules::{Carcassonne, Kind, Move, Phase, Position, Terrain};
use crate::play::Notation;

/// The sides of a tile as names spell them.
const SIDES: [char; 4] = ['n', 'e', 's', 'w'];

impl Notation for Carcassonne {
    fn name(&self, state: &Position, mv: Move) -> String {
        match (mv, state.phase()) {
            (Move::Draw(kind), _) => kind.letter().into(),
            (Move::Lay { x, y, rotation }, _) => format!("{x}_{y}_{rotation}"),
            (Move::Meeple(Some(segment)), Phase::Meeple(cell)) => segment_name(state, cell, segment),
            (Move::Meeple(_), _) => "none".into(),
        }
    }

    fn parse(&self, state: &Position, name: &str) -> Option<Move> {
        if name == "none" {
            return Some(Move::Meeple(None));
        }
        if let Phase::Meeple(cell) = state.phase() {
            let segments = state.tile(cell).kind().pattern().segments.len() as u8;
            let segment = (0..segments).find(|&segment| segment_name(state, cell, segment) == name);
            return segment.map(|segment| Move::Meeple(Some(segment)));
        }
        let mut letters = name.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            return Kind::all().find(|kind| kind.letter() == letter).map(Move::Draw);
        }
        let mut numbers = name.split('_');
        let (x, y) = (numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?);
        let rotation = numbers.next()?.parse().ok()?;
        // A tile can only lie on a cell of the land or beside it.
        state.patch().cell(x, y).map(|_| Move::Lay { x, y, rotation })
    }
}

/// The name of a segment: its terrain with the lowest side, or half of a side, that it touches.
pub(super) fn segment_name(state: &Position, cell: u8, segment: u8) -> String {
    let tile = state.tile(cell);
    let lowest = tile.reach(segment).trailing_zeros() as usize;
    match tile.kind().pattern().segments[usize::from(segment)].terrain {
        Terrain::Cloister => "cloister".into(),
        Terrain::City => format!("city-{}", SIDES[lowest]),
        Terrain::Road => format!("road-{}", SIDES[lowest]),
        Terrain::Field => format!("field-{lowest}"),
    }
}
