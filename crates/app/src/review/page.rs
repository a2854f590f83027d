//! The review page as the model knows it.

use super::state::ReviewState;
use crate::keymap::Command;
use crate::message::{Effect, Msg};
use crate::model::{Model, OpenPage};
use crate::play;
use crate::shell::Shell;

impl Model {
    /// The review page, if it is open.
    pub fn review_page(&self) -> Option<&ReviewState> {
        match &self.page {
            OpenPage::Review(state) => Some(state),
            _ => None,
        }
    }

    /// The review page, to be changed.
    pub(crate) fn review_mut(&mut self) -> Option<&mut ReviewState> {
        match &mut self.page {
            OpenPage::Review(state) => Some(state),
            _ => None,
        }
    }

    /// Whether the wheel over the board steps through the game.
    pub fn steps_by_wheel(&self) -> bool {
        self.review_page().is_some() && self.shell.settings.wheel_steps
    }

    /// The message of a command that a key has given on a page with a board; `None` where the command has nothing to do.
    pub fn key_message(&self, command: Command, key: &str) -> Option<Msg> {
        let of_review = self.review_page().and_then(|state| state.key_message(command));
        let of_puzzle = || self.puzzle_page()?.key_message(command, &self.shell);
        let of_lesson = || self.lesson_page()?.key_message(command, &self.shell);
        of_review
            .or_else(of_puzzle)
            .or_else(of_lesson)
            .or_else(|| self.play()?.key_message(command))
            .or_else(|| play::key_message(command, key, self.board()?, &self.shell))
    }

    /// A value to draw beside the board of the review page; the default where another page is open.
    pub fn see_review<T: Default>(&self, view: impl FnOnce(&ReviewState, &Shell) -> T) -> T {
        self.review_page()
            .map_or_else(T::default, |state| view(state, &self.shell))
    }

    /// Has the review page know what the review of its game says about the moves. A value of the review that comes after the
    /// proof of the analysis gives way to it, and the review is kept so.
    pub(crate) fn share_verdicts(&mut self) -> Option<Effect> {
        let OpenPage::Review(state) = &mut self.page else {
            return None;
        };
        let keeps = state.tell_solved(&mut self.reviews);
        state.take_verdicts(self.reviews.of(&state.played));
        state.tell_sign(self.shell.language);
        keeps
    }
}
