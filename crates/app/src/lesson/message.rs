//! What can happen on the page of a lesson.

use crate::puzzle::FetchFault;
use tessera_games::catalog::GameId;

/// Something that happened on the page of a lesson. What happens on its board are the messages of every board.
#[derive(Clone, PartialEq, Debug)]
pub enum LessonMsg {
    /// The text of the file of a game arrived, or did not.
    Fetched(GameId, Result<String, FetchFault>),
    /// The move of this number of the page has been seen and is taken back.
    TakeBack(u32),
    /// The cells of a move that reaches the goal are marked.
    ShowMe,
    /// The step begins anew.
    Again,
    /// The next step is opened.
    Next,
    /// The step before is opened.
    Back,
    /// The first game begins.
    Begin,
    /// The page of all steps is opened.
    Leave,
}

impl LessonMsg {
    /// [`Msg::is_at_hand`](crate::Msg::is_at_hand).
    pub(crate) fn is_at_hand(&self) -> bool {
        !matches!(self, LessonMsg::Begin | LessonMsg::Leave)
    }
}
