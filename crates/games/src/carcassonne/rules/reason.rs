//! Whether a cell takes the tile in hand or a segment takes a meeple, and if not, why.

use super::kind::Kind;
use super::position::{Phase, Position};

/// Why nothing may be placed on a cell or a segment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// No tile is to be placed any more.
    GameOver,
    /// A tile must be drawn first.
    DrawFirst,
    /// The tile is placed: a meeple follows, or none.
    MeepleFirst,
    /// A tile lies there.
    Covered,
    /// The tile in hand, which is of this kind, fits there in no rotation.
    DoesNotFit(Kind),
    /// The segment is not of the tile just placed.
    OtherTile,
    /// The seat to move has no meeple in hand.
    NoneInHand,
    /// A meeple stands in the segment's feature.
    Held,
}

impl Position {
    /// Whether the tile in hand may be placed on a cell, and if not, why.
    pub fn check_cell(&self, cell: u8) -> Result<(), Reason> {
        match self.phase {
            Phase::Over => Err(Reason::GameOver),
            Phase::Draw => Err(Reason::DrawFirst),
            Phase::Meeple(_) => Err(Reason::MeepleFirst),
            Phase::Lay(_) if self.patch.is_covered(cell) => Err(Reason::Covered),
            Phase::Lay(kind) if self.surroundings(cell).fitting(kind) == 0 => Err(Reason::DoesNotFit(kind)),
            Phase::Lay(_) => Ok(()),
        }
    }

    /// Whether the seat to move may put a meeple on a segment, by its number among all, and if not, why.
    pub fn check_segment(&self, segment: u8) -> Result<(), Reason> {
        let laid = match self.phase {
            Phase::Over => return Err(Reason::GameOver),
            Phase::Draw => return Err(Reason::DrawFirst),
            Phase::Lay(_) => return Err(Reason::Covered),
            Phase::Meeple(cell) => cell,
        };
        let (cell, segment) = self.place_of(segment);
        if cell != laid {
            Err(Reason::OtherTile)
        } else if self.in_hand(self.mover) == 0 {
            Err(Reason::NoneInHand)
        } else if self.free_bits(cell) & 1 << segment == 0 {
            Err(Reason::Held)
        } else {
            Ok(())
        }
    }
}
