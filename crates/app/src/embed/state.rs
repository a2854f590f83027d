//! What the app knows of the frame that it runs in.

use super::host_message::{HostFault, HostMessage};
use super::options::{EmbedMode, EmbedOptions};
use super::study::EmbeddedStudy;
use crate::link::Link;
use crate::puzzle::PuzzleLoading;
use crate::review::NodeId;

/// What the app knows of the frame that it runs in.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Embed {
    /// What the address asks for.
    pub options: EmbedOptions,
    /// What a person can do now: what the address asks for, until somebody plays on from a position.
    pub mode: EmbedMode,
    /// The game that was shown before somebody played on from one of its positions.
    pub left: Option<Link>,
    /// The study that is shown, one of its lines on the board.
    pub study: Option<EmbeddedStudy>,
    /// The puzzle whose file is being fetched while another board is shown.
    pub loading: Option<PuzzleLoading>,
    /// How many games were opened in the frame so far.
    pub opened: u32,
    /// Whether the host knows that the engine of this frame may think.
    pub is_active: bool,
}

impl Embed {
    /// A puzzle takes the place of whatever was shown.
    pub(crate) fn show_puzzle(&mut self) {
        self.opened += 1;
        self.mode = EmbedMode::Puzzle;
        (self.left, self.study, self.loading) = (None, None, None);
    }
}

/// Something that happened to the frame.
#[derive(Clone, PartialEq, Debug)]
pub enum EmbedMsg {
    /// It was loaded with this fragment, or the host has changed it.
    Open(String),
    /// The host has sent a message.
    Host(Result<HostMessage, HostFault>),
    /// A person has touched the frame.
    Touched,
    /// A person wants to play on from the position that is shown.
    PlayFromHere,
    /// A person wants to see the game again from which they have played on.
    BackToGame,
    /// A person wants to see this position of the study and the line through it.
    Way(NodeId),
}
