//! The legal moves of a position with their names and gestures, listed once and then only looked up.

use super::show::{Gesture, Target};
use tessera_core::scene::SpotId;

/// The place of a legal move in the list of its position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MoveIndex(pub u16);

/// A legal move as it is written and touched.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LegalMove {
    /// Its name in records.
    pub name: String,
    /// What one touches to make it.
    pub gesture: Gesture,
    /// Whether it gives something away for good, so that the page asks for it twice.
    pub is_irreversible: bool,
}

/// What touching some targets in a row means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Touch {
    /// The gesture is complete: this move.
    Move(MoveIndex),
    /// The gesture has begun: what may be touched next.
    Next(Vec<Target>),
    /// No move begins so.
    Nothing,
}

/// The legal moves of a position, in the order of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LegalMoves(Vec<LegalMove>);

impl LegalMoves {
    /// The list of these moves.
    pub fn new(moves: Vec<LegalMove>) -> LegalMoves {
        LegalMoves(moves)
    }

    /// How many moves are legal; indices are below it.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether the game is over.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Each move with its index.
    pub fn iter(&self) -> impl Iterator<Item = (MoveIndex, &LegalMove)> {
        let moves = self.0.iter().enumerate();
        moves.map(|(index, mv)| (MoveIndex(index as u16), mv))
    }

    /// The move at an index of this position. Panics for an index of another position that is out of range here.
    pub fn get(&self, index: MoveIndex) -> &LegalMove {
        &self.0[usize::from(index.0)]
    }

    /// The move's name.
    pub fn name(&self, index: MoveIndex) -> &str {
        &self.get(index).name
    }

    /// The names of all moves.
    pub fn names(&self) -> Vec<String> {
        self.0.iter().map(|mv| mv.name.clone()).collect()
    }

    /// The index of the move with this name, as records write it.
    pub fn find(&self, name: &str) -> Option<MoveIndex> {
        let found = self.iter().find(|(_, mv)| mv.name == name);
        found.map(|(index, _)| index)
    }

    /// What touching these targets in a row means.
    pub fn touch(&self, taps: &[Target]) -> Touch {
        let mut next = Vec::new();
        for (index, mv) in self.iter() {
            match mv.gesture.strip_prefix(taps) {
                Some([]) => return Touch::Move(index),
                Some([target, ..]) if !next.contains(target) => next.push(target.clone()),
                _ => {}
            }
        }
        if next.is_empty() {
            Touch::Nothing
        } else {
            Touch::Next(next)
        }
    }

    /// The moves that one more choice, or a touch of one more segment, makes after these targets were touched, with
    /// the segment.
    pub fn offers(&self, taps: &[Target]) -> impl Iterator<Item = (MoveIndex, Option<SpotId>)> {
        self.iter()
            .filter_map(move |(index, mv)| match mv.gesture.strip_prefix(taps)? {
                [Target::Choice(_)] => Some((index, None)),
                &[Target::Spot(spot @ SpotId::Segment(_))] => Some((index, Some(spot))),
                _ => None,
            })
    }

    /// The rotation of the piece in hand that a move has, in quarter turns clockwise; `None` for a move without one, or one
    /// that is not legal.
    pub fn facing(&self, name: &str) -> Option<u8> {
        match self.get(self.find(name)?).gesture.last()? {
            Target::Rotation(facing) => Some(*facing),
            _ => None,
        }
    }

    /// Every rotation that the piece in hand has in a legal move, in quarter turns clockwise, in rising order.
    pub fn facings(&self) -> Vec<u8> {
        let used = |facing: &u8| {
            self.0
                .iter()
                .any(|mv| mv.gesture.last() == Some(&Target::Rotation(*facing)))
        };
        (0..4).filter(used).collect()
    }
}
