//! What a key of the keymap means for a lesson.

use super::message::LessonMsg;
use super::state::{LessonState, Phase};
use super::view;
use crate::keymap::Command;
use crate::message::Msg;
use crate::shell::Shell;

impl LessonState {
    /// The message of a command that a key has given; `None` where a lesson gives it no other meaning than every board.
    pub(crate) fn key_message(&self, command: Command, shell: &Shell) -> Option<Msg> {
        match command {
            // There is no other game to be begun.
            Command::NewGame => Some(LessonMsg::Next.into()),
            Command::Hint => self.can_show().then(|| LessonMsg::ShowMe.into()),
            Command::ChooseNone if !self.is_looking() => {
                let buttons = view::buttons(self, shell);
                let urged = buttons.into_iter().find(|button| button.is_urged);
                urged.map(|button| button.msg)
            }
            Command::Cancel => {
                let has_begun = self.board.is_begun() || !self.pointed.is_empty();
                let is_clear = !has_begun && shell.notice.is_none() && !shell.board_only;
                (is_clear && self.phase != Phase::Missed).then(|| LessonMsg::Leave.into())
            }
            _ => None,
        }
    }
}
