//! What can happen in the dialog in which a game is shared.

use super::state::{Scope, ShareTab};
use crate::picture::{Destination, PictureNews};

/// Something that happened in the dialog, or opens it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ShareMsg {
    /// The dialog is opened.
    Open,
    /// Another way to share was chosen.
    Tab(ShareTab),
    /// More or less of the game is shared.
    Scope(Scope),
    /// Whether the ply at which the game opens is named.
    Starts(bool),
    /// The ply at which it opens.
    Start(usize),
    /// Whether the link is a study, which has what is said about the game.
    Study(bool),
    /// Whether names go along.
    Names(bool),
    /// Whether the link says which seats were the AI's.
    Machines(bool),
    /// The next theme for pictures.
    Theme,
    /// The picture is rotated by a step of the game.
    Rotate,
    /// The code of the link is shown, or the picture again.
    Qr,
    /// Whether the text is JSON.
    Json(bool),
    /// A field of the form for pictures was filled in: its name and its value.
    Picture(String, String),
    /// A picture is made.
    Draw(Destination),
    /// An animation is not made any further.
    StopDrawing,
    /// What became of a picture so far.
    Drawn(PictureNews),
    /// A field of the form for embedding was filled in: its name and its value.
    Embed(String, String),
    CopyLink,
    /// The link is handed to another program of the device.
    Send,
    /// No other program took it.
    NotSent,
    /// The link, too long for an address, is saved as a file.
    SaveLink,
    CopyText,
    /// The text is saved as a file.
    SaveText,
    CopyHtml,
    Close,
}
