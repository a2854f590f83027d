//! The play page and the board of any page as the model knows them.

use super::board::Board;
use super::state::PlayState;
use super::view::{BoardView, Panel, board, board_below, panel, play_panel};
use crate::lesson::laid_over as laid_over_lesson;
use crate::model::{Model, OpenPage};
use crate::review::laid_over;
use crate::shell::Shell;

impl Model {
    /// The play page, if it is open.
    pub fn play(&self) -> Option<&PlayState> {
        match &self.page {
            OpenPage::Play(state) => Some(state),
            _ => None,
        }
    }

    /// The board of the page that is open, if it has one.
    pub fn board(&self) -> Option<&Board> {
        match &self.page {
            OpenPage::Play(state) => Some(&state.board),
            OpenPage::Review(state) => Some(&state.board),
            OpenPage::Puzzle(state) => Some(&state.board),
            OpenPage::Lesson(state) => Some(&state.board),
            _ => None,
        }
    }

    /// A value to draw on a page with a board; the default where another page is open.
    pub fn see<T: Default>(&self, view: impl FnOnce(&Board, &Shell) -> T) -> T {
        self.board()
            .map_or_else(T::default, |board| view(board, &self.shell))
    }

    /// A value to draw on the play page; the default where another page is open.
    pub fn see_play<T: Default>(&self, view: impl FnOnce(&PlayState, &Shell) -> T) -> T {
        self.play()
            .map_or_else(T::default, |state| view(state, &self.shell))
    }

    /// What stands beside the board of the page that is open; the default where it has none.
    pub fn panel(&self) -> Panel {
        match self.play() {
            Some(state) => play_panel(state, &self.shell),
            None => self.see(panel),
        }
    }

    /// The board with everything that is to be seen on it; of a review with what it lays over the board.
    pub fn board_view(&self) -> BoardView {
        match (self.review_page(), self.board()) {
            (Some(state), _) => {
                let laid_over = laid_over(state, self.game_review(), &self.shell);
                board_below(&state.board, &self.shell, laid_over)
            }
            (None, Some(state)) => match self.lesson_page() {
                Some(lesson) => board_below(state, &self.shell, laid_over_lesson(lesson)),
                None => board(state, &self.shell),
            },
            (None, None) => BoardView::default(),
        }
    }
}
