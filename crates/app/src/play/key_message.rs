//! What a key of the keymap means for the play page only.

use super::message::PlayMsg;
use super::state::PlayState;
use crate::keymap::Command;
use crate::message::Msg;

impl PlayState {
    /// The message of a command that a key has given; `None` where the play page gives it no other meaning than every board.
    pub(crate) fn key_message(&self, command: Command) -> Option<Msg> {
        let (msg, can) = match command {
            Command::MoveNow => (PlayMsg::MoveNow, self.thinking.is_some()),
            Command::Hint => (PlayMsg::Hint, self.can_hint()),
            _ => return None,
        };
        can.then(|| msg.into())
    }
}
