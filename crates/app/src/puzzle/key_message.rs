//! What a key of the keymap means for a puzzle.

use super::message::PuzzleMsg;
use super::state::PuzzleState;
use super::view;
use crate::keymap::Command;
use crate::message::Msg;
use crate::shell::Shell;

impl PuzzleState {
    /// The message of a command that a key has given; `None` where a puzzle gives it no other meaning than every board.
    pub(crate) fn key_message(&self, command: Command, shell: &Shell) -> Option<Msg> {
        match command {
            // There is no other game to be begun.
            Command::NewGame => Some(PuzzleMsg::Next.into()),
            Command::Hint => self.can_hint().then(|| PuzzleMsg::Hint.into()),
            Command::ChooseNone if !self.is_looking() => {
                let buttons = view::feedback(self, shell).buttons;
                let urged = buttons.into_iter().find(|button| button.is_urged);
                urged.map(|button| button.msg)
            }
            _ => None,
        }
    }
}
