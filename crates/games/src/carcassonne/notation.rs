//! The names of moves: `D` for a draw, `2_-1_3` for a placement (east, north, quarter turns clockwise), `city-n`,
//! `field-5` or `none` for a meeple.

use std::fmt;

use super::rules::{Carcassonne, Kind, Move, Phase, Position, Terrain};
use crate::play::Notation;
use tessera_core::game::Seat;

/// The sides of a tile as names spell them, clockwise from the north.
const SIDES: [char; 4] = ['n', 'e', 's', 'w'];
/// How many halves the sides of a tile have.
const HALVES: u8 = 8;

/// What the name of a move says by itself, whatever the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum MoveName {
    /// A tile of this kind is drawn.
    Draw(Kind),
    /// The tile is placed at `x`, `y`, rotated clockwise by so many quarter turns.
    Place { x: i8, y: i8, rotation: u8 },
    /// A meeple is placed on a segment.
    Meeple(SegmentName),
    /// No meeple is placed.
    NoMeeple,
}

/// The name of a segment: its terrain with the lowest side, or half of a side, that it touches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SegmentName {
    /// A city, by a side.
    City(u8),
    /// A road, by a side.
    Road(u8),
    /// A field, by half of a side, clockwise from the west half of the north.
    Field(u8),
    /// The cloister; a tile has at most one.
    Cloister,
}

impl MoveName {
    /// Reads the name of a move; `None` for text that names none.
    pub(super) fn parse(name: &str) -> Option<MoveName> {
        if name == "none" {
            return Some(MoveName::NoMeeple);
        }
        if let Some(segment) = SegmentName::parse(name) {
            return Some(MoveName::Meeple(segment));
        }
        let mut letters = name.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            return Kind::all()
                .find(|kind| kind.letter() == letter)
                .map(MoveName::Draw);
        }
        let (cell, rotation) = name.rsplit_once('_')?;
        let ((x, y), rotation) = (parse_cell(cell)?, rotation.parse().ok()?);
        Some(MoveName::Place { x, y, rotation })
    }
}

/// Reads the name of a cell: `2_-1`, east and north of the start tile.
pub(super) fn parse_cell(name: &str) -> Option<(i8, i8)> {
    let (x, y) = name.split_once('_')?;
    Some((x.parse().ok()?, y.parse().ok()?))
}

impl SegmentName {
    /// Reads the name of a segment; `None` for text that names none.
    pub(super) fn parse(name: &str) -> Option<SegmentName> {
        if name == "cloister" {
            return Some(SegmentName::Cloister);
        }
        let (terrain, at) = name.split_once('-')?;
        let side = || (0..).zip(SIDES).find(|(_, side)| at == side.to_string());
        match terrain {
            "city" => side().map(|(side, _)| SegmentName::City(side)),
            "road" => side().map(|(side, _)| SegmentName::Road(side)),
            "field" => (0..HALVES)
                .find(|half| at == half.to_string())
                .map(SegmentName::Field),
            _ => None,
        }
    }
}

impl fmt::Display for SegmentName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            SegmentName::City(side) => write!(f, "city-{}", SIDES[usize::from(side)]),
            SegmentName::Road(side) => write!(f, "road-{}", SIDES[usize::from(side)]),
            SegmentName::Field(half) => write!(f, "field-{half}"),
            SegmentName::Cloister => f.write_str("cloister"),
        }
    }
}

impl Notation for Carcassonne {
    fn name(&self, state: &Position, mv: Move) -> String {
        match (mv, state.phase()) {
            (Move::Draw(kind), _) => kind.letter().into(),
            (Move::Lay { x, y, rotation }, _) => format!("{x}_{y}_{rotation}"),
            (Move::Meeple(Some(segment)), Phase::Meeple(cell)) => {
                segment_name(state, cell, segment).to_string()
            }
            (Move::Meeple(_), _) => "none".into(),
        }
    }

    fn parse(&self, state: &Position, name: &str) -> Option<Move> {
        match (MoveName::parse(name)?, state.phase()) {
            (MoveName::NoMeeple, _) => Some(Move::Meeple(None)),
            (MoveName::Meeple(name), Phase::Meeple(cell)) => {
                let segments = state.tile(cell).kind().pattern().segments.len() as u8;
                let segment = (0..segments).find(|&segment| segment_name(state, cell, segment) == name);
                segment.map(|segment| Move::Meeple(Some(segment)))
            }
            (MoveName::Meeple(_), _) | (_, Phase::Meeple(_)) => None,
            (MoveName::Draw(kind), _) => Some(Move::Draw(kind)),
            // A tile can only lie on a cell of the land or beside it.
            (MoveName::Place { x, y, rotation }, _) => {
                state.patch().cell(x, y).map(|_| Move::Lay { x, y, rotation })
            }
        }
    }

    fn leave(&self, state: &mut Position) -> bool {
        Carcassonne::leave(self, state)
    }

    fn has_left(&self, state: &Position, seat: Seat) -> bool {
        state.has_left(seat)
    }
}

/// The name of a segment of the tile on a cell.
pub(super) fn segment_name(state: &Position, cell: u8, segment: u8) -> SegmentName {
    let tile = state.tile(cell);
    let lowest = tile.reach(segment).trailing_zeros() as u8;
    match tile.kind().pattern().segments[usize::from(segment)].terrain {
        Terrain::Cloister => SegmentName::Cloister,
        Terrain::City => SegmentName::City(lowest),
        Terrain::Road => SegmentName::Road(lowest),
        Terrain::Field => SegmentName::Field(lowest),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_read_without_the_position_and_written_as_it_was() {
        for name in [
            "cloister", "city-n", "city-w", "road-e", "road-s", "field-0", "field-7",
        ] {
            let Some(MoveName::Meeple(segment)) = MoveName::parse(name) else {
                panic!("{name}")
            };
            assert_eq!(segment.to_string(), name);
        }
        let place = MoveName::Place {
            x: 2,
            y: -1,
            rotation: 3,
        };
        assert_eq!(MoveName::parse("2_-1_3"), Some(place));
        assert_eq!(MoveName::parse("D"), Some(MoveName::Draw(Kind::START)));
        for wrong in [
            "", "city", "city-", "city-x", "city-ne", "field-8", "field-08", "d", "2_1", "draw",
        ] {
            assert_eq!(MoveName::parse(wrong), None, "{wrong}");
        }
    }
}
