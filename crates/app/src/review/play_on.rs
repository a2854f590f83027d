//! Who plays the game that is reviewed on.

use crate::level::Level;
use tessera_core::game::Seat;

/// The id of the dialog.
pub const PLAY_ON_DIALOG: &str = "play-on";

/// Something that happened in the dialog in which it is chosen who plays on.
#[derive(Clone, PartialEq, Debug)]
pub enum PlayOnMsg {
    /// It is opened.
    Open,
    /// A field was filled in: its name and its value.
    FillIn(String, String),
    /// The game begins.
    Start,
}

/// Who plays on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayOn {
    /// The seat of the person; `None` for persons on all seats.
    pub seat: Option<Seat>,
    /// The level of the AI on the other seats.
    pub level: Level,
}
