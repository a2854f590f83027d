//! What can happen on the page of a puzzle.

use tessera_games::catalog::GameId;
use tessera_protocol::puzzles::PuzzleFile;

/// Why a file of puzzles is not there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FetchFault {
    /// The site has none of this game.
    Missing,
    /// The site was not reached.
    Unreachable,
    /// It is no file of puzzles that this build can read.
    Unreadable,
}

/// Something that happened on the page of a puzzle. What happens on its board are the messages of every board.
#[derive(Clone, PartialEq, Debug)]
pub enum PuzzleMsg {
    /// Today's number, counted in local dates from 1970-01-01.
    Day(u32),
    /// The file of a game arrived, or did not.
    Fetched(GameId, Result<Box<PuzzleFile>, FetchFault>),
    /// A hint is wanted, or more of it.
    Hint,
    /// The last choice is taken back.
    TryAgain,
    /// The solution is shown.
    Solution,
    /// The puzzle is put up again from its beginning.
    Restart,
    /// The next puzzle of the game is opened.
    Next,
    /// Today's puzzle is opened in place of that of another day.
    Today,
    /// The link to the puzzle is copied, with a sentence that says whether it is solved.
    CopyResult,
    /// The dialog is opened in which the first position becomes a picture.
    Picture,
}

impl PuzzleMsg {
    /// [`Msg::is_at_hand`](crate::Msg::is_at_hand).
    pub(crate) fn is_at_hand(&self) -> bool {
        use PuzzleMsg::*;
        matches!(self, Day(_) | Fetched(..) | Hint | TryAgain | Solution | Restart)
    }
}
