//! What can happen on a board.

use super::marks::Mark;
use crate::query::Query;
use crate::settings::PanelTab;
use tessera_core::scene::SpotId;

/// How a cell was touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pointer {
    /// By a mouse or a pen that hovers.
    Fine,
    /// By the second click of a double click of such a pointer: whoever clicks so means one click.
    FineAgain,
    /// By a finger.
    Coarse,
    /// From the keyboard or by a screen reader.
    Key,
}

/// What lies over the board of a land while it is open, beside what always does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beside {
    /// The list of moves, and what there is to know about the game.
    Moves,
    /// The switches for what is drawn over the board, and the pieces still to come.
    Aids,
}

/// What can be switched on and off beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Switch {
    /// An overlay of the game, by its name.
    Overlay(&'static str),
    /// What the engine thinks.
    Estimate,
    /// Where a stone may be placed.
    Legal,
}

/// Something that happened on the board of a page, whichever page it is.
#[derive(Clone, PartialEq, Debug)]
pub enum BoardMsg {
    /// A cell was touched.
    Tap(SpotId, Pointer),
    /// This piece is placed on a cell.
    Place(SpotId, String, Pointer),
    /// This one of the pieces offered for a cell is pointed at, and previewed.
    AimPiece(String),
    /// Every placement takes this piece, or asks for one.
    HoldPiece(Option<String>),
    /// The pointer or the keyboard is over a cell, or over none.
    Hover(Option<SpotId>),
    /// The move that waits to be confirmed is played.
    Confirm,
    /// The half-entered move is cancelled.
    Cancel,
    /// The piece in hand is rotated to the next way in which it fits: 1 clockwise, -1 counterclockwise.
    RotatePiece(i8),
    /// The piece in hand is to be read aloud as it lies over its cell, if it fits there.
    TellPiece,
    /// The board is rotated by so many steps of the game, clockwise.
    RotateBoard(i8),
    /// An arrow or a circle is drawn, or erased if it is there.
    Mark(Mark),
    /// Something beside the board is switched on or off.
    Switch(Switch, bool),
    /// The same is switched by a key, and what is shown then is said.
    Toggle(Switch),
    /// The cells for this kind of piece are marked, or none.
    Supply(Option<String>),
    /// This step of the final scoring is shown, or none.
    ShowScoringStep(Option<usize>),
    /// A choice was pressed, by the name of its move.
    Choose(String),
    /// The bid at this place among all is looked at.
    AimBid(usize),
    /// A question is asked about the board, with the keyboard at this cell.
    Ask(Query, Option<SpotId>),
    /// Only the board and whose turn it is are shown, or everything again.
    BoardOnly(bool),
    /// This is opened over the board, or nothing.
    Beside(Option<Beside>),
    /// The list of moves, or what there is to know about the game, is shown.
    Tab(PanelTab),
    /// A move was typed.
    Enter(String),
    /// What waits for its second press no longer does.
    Disarm,
    /// Back to where a person decides.
    Undo,
    /// Forward to where a person decides.
    Redo,
    /// Look at the position after so many plies.
    GoTo(usize),
    /// The position in words is copied.
    CopyText,
    /// The position in words was copied, or could not be.
    TextCopied(bool),
    /// The address was copied.
    Copied,
    /// The address could not be copied; this is it.
    NotCopied(String),
}

impl BoardMsg {
    /// Whether it is part of a move, is pressed twice, or is part of looking at the board, see
    /// [`Msg::is_at_hand`](crate::Msg::is_at_hand).
    pub(crate) fn is_at_hand(&self) -> bool {
        use BoardMsg::*;
        matches!(
            self,
            Tap(..)
                | Place(..)
                | AimPiece(_)
                | HoldPiece(_)
                | Hover(_)
                | Confirm
                | Cancel
                | RotatePiece(_)
                | TellPiece
                | Choose(_)
                | AimBid(_)
                | Undo
                | Redo
                | GoTo(_)
        )
    }
}
