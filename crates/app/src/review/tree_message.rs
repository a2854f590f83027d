//! What can happen to the variations.

use super::tree::NodeId;
use tessera_protocol::assessment::Glyph;

/// The id of the dialog in which a way on is chosen.
pub const BRANCH_DIALOG: &str = "branches";

/// The id of the dialog with what can be done with a move.
pub const MOVE_MENU: &str = "move-menu";

/// Something that happened to the variations.
#[derive(Clone, PartialEq, Debug)]
pub enum TreeMsg {
    /// The position after a move is shown.
    Show(NodeId),
    /// Moves are played from a position on, and become a variation there.
    Play(NodeId, Vec<String>),
    /// The way on from the position becomes the one so many places after it, around the ends.
    Choose(i8),
    /// A ply forward; where there are several ways on, a dialog asks which.
    Next,
    /// The next move with this sign is shown, whoever has put it there.
    NextSign(Glyph),
    /// What can be done with a move is shown.
    OpenMenu(NodeId),
    /// The line of a move comes one place up where it branches off.
    Promote(NodeId),
    /// The line of a move becomes the main line.
    MakeMain(NodeId),
    /// A move is deleted with all that follows it.
    Delete(NodeId),
    /// A comment is written.
    Comment(NodeId, String),
    /// A sign is put behind a move, or none.
    Glyph(NodeId, Option<Glyph>),
    /// The last edit is undone.
    Undo,
    /// The edit that was undone last is made again.
    Redo,
}

impl TreeMsg {
    /// Whether it changes the variations.
    pub(super) fn is_edit(&self) -> bool {
        match self {
            TreeMsg::Show(_)
            | TreeMsg::Choose(_)
            | TreeMsg::Next
            | TreeMsg::NextSign(_)
            | TreeMsg::OpenMenu(_) => false,
            TreeMsg::Promote(_)
            | TreeMsg::MakeMain(_)
            | TreeMsg::Delete(_)
            | TreeMsg::Comment(..)
            | TreeMsg::Glyph(..)
            | TreeMsg::Play(..)
            | TreeMsg::Undo
            | TreeMsg::Redo => true,
        }
    }
}
