//! From touches to moves: the move that touching a cell would complete, and how the piece in hand lies there.

use super::board::Board;
use tessera_core::scene::SpotId;
use tessera_games::play::{MoveIndex, Table, Target, Touch};

/// The move that touches lead to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aim {
    pub mv: MoveIndex,
    /// How the piece is rotated, where pieces rotate.
    pub facing: Option<u8>,
    /// Every way in which the piece may be rotated there, in order.
    pub facings: Vec<u8>,
}

/// The move that these touches make. Where only the rotation of the piece is open, the piece is rotated as it is held
/// or, if it does not fit so, the next way clockwise in which it does. Where only the choice of the piece is open, it is
/// `piece`; without one there is no move yet.
pub fn aim(table: &dyn Table, taps: &[Target], facing: u8, piece: Option<&str>) -> Option<Aim> {
    let rotation = |target: &Target| match target {
        Target::Rotation(rotation) => Some(*rotation),
        _ => None,
    };
    match table.legal().touch(taps) {
        Touch::Move(mv) => {
            let facing = taps.last().and_then(rotation);
            let facings = facing.into_iter().collect();
            Some(Aim { mv, facing, facings })
        }
        Touch::Next(targets) if matches!(targets[..], [Target::Choice(_), ..]) => {
            let choice = Target::Choice(piece?.to_owned());
            let whole = [taps, &[choice]].concat();
            // Before the first touch all targets are open, and some of them are choices.
            (!taps.is_empty()).then(|| aim(table, &whole, facing, None))?
        }
        Touch::Next(targets) => {
            let facings: Vec<u8> = targets.iter().map(rotation).collect::<Option<_>>()?;
            let facing = (0..4)
                .map(|more| (facing + more) % 4)
                .find(|way| facings.contains(way))?;
            let whole = [taps, &[Target::Rotation(facing)]].concat();
            let aim = aim(table, &whole, facing, None)?;
            Some(Aim { facings, ..aim })
        }
        Touch::Nothing => None,
    }
}

impl Board {
    /// The move that touching `cell` now would complete, with the piece that is offered first.
    pub fn aim_at(&self, cell: SpotId) -> Option<Aim> {
        let mut taps = self.taps.clone();
        if taps.last() != Some(&Target::Spot(cell)) {
            taps.push(Target::Spot(cell));
        }
        self.aim(&taps)
    }

    fn aim(&self, taps: &[Target]) -> Option<Aim> {
        aim(self.game.table(), taps, self.facing, self.piece().as_deref())
    }

    /// The piece that a placement takes if nothing else is said, where placements choose one.
    pub fn piece(&self) -> Option<String> {
        let pieces = self.game.table().pieces();
        let known = pieces
            .iter()
            .find(|piece| self.piece.as_deref() == Some(piece.name));
        known.or(pieces.first()).map(|piece| piece.name.to_owned())
    }

    /// The piece after that one, in the order of the pieces.
    pub fn other_piece(&self) -> Option<String> {
        let (pieces, own) = (self.game.table().pieces(), self.piece()?);
        let at = pieces.iter().position(|piece| piece.name == own)?;
        Some(pieces[(at + 1) % pieces.len()].name.to_owned())
    }

    /// The cell of the move that waits to be confirmed, or for which a piece is being chosen.
    pub fn held_at(&self) -> Option<SpotId> {
        match self.taps.last() {
            Some(Target::Spot(cell)) => Some(*cell),
            _ => None,
        }
    }

    /// The cell for which a piece is being chosen.
    pub fn asked_piece_at(&self) -> Option<SpotId> {
        match self.taps[..] {
            [Target::Spot(cell)] if self.ghost.is_none() && !self.game.table().pieces().is_empty() => {
                Some(cell)
            }
            _ => None,
        }
    }

    /// The cell that the piece in hand is held over: pinned, or under the pointer or the keyboard.
    pub fn held_over(&self) -> Option<SpotId> {
        let pinned = self.held_at().filter(|_| self.ghost.is_some());
        pinned.or(self.hover)
    }

    /// Whether the piece in hand can be held over `cell`.
    pub fn fits_at(&self, cell: SpotId) -> bool {
        self.game.persons_turn() && self.aim(&[Target::Spot(cell)]).is_some()
    }

    /// Whether a person holds a piece that can be rotated.
    pub fn can_rotate(&self) -> bool {
        self.game.persons_turn() && !self.game.table().legal().facings().is_empty()
    }

    /// Whether a move is half entered.
    pub fn is_begun(&self) -> bool {
        self.ghost.is_some() || !self.taps.is_empty()
    }

    /// Cancels a half-entered move.
    pub(crate) fn cancel(&mut self, is_touch: bool) {
        self.taps.clear();
        self.ghost = None;
        self.armed = None;
        self.keep_hover(is_touch);
    }

    /// Keeps the hovered cell only if it is still there and the pointer hovers: marks come and go, and a finger does
    /// not hover.
    pub(super) fn keep_hover(&mut self, is_touch: bool) {
        let Some(cell) = self.hover else { return };
        if is_touch || self.game.table().scene().spot(cell).is_none() {
            self.hover = None;
        }
    }
}
