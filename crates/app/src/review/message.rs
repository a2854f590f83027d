//! What can happen on the review page.

use super::analysis::AnalysisMsg;
use super::learn::LearnMsg;
use super::luck_state::LuckMsg;
use super::make_puzzle::MakePuzzleMsg;
use super::moments_state::MomentsMsg;
use super::play_on::PlayOnMsg;
use super::story::StoryMsg;
use super::tab::ReviewTab;
use super::tree_message::TreeMsg;
use tessera_core::game::Seat;
use tessera_protocol::assessment::Verdict;

/// Where to go in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Jump {
    /// To the first position.
    Start,
    /// A ply back; in a game with draws a whole turn, or to where variations branch off in it.
    Back,
    /// The same forward.
    Forward,
    /// A ply back, in every game.
    PlyBack,
    /// A ply forward, in every game.
    PlyForward,
    /// To the end of the line.
    End,
    /// Back to where variations branch off, or to the first position.
    PreviousBranch,
    /// Forward to where variations branch off, or to the end of the line.
    NextBranch,
}

/// Something that happened on the review page. What happens on its board are the messages of every board.
///
/// The messages of a part stand in the file of the part, and have one variant here.
#[derive(Clone, PartialEq, Debug)]
pub enum ReviewMsg {
    /// Another position is looked at.
    Go(Jump),
    /// The variations are walked through or edited.
    Tree(TreeMsg),
    /// A piece is drawn by its name, where the position waits for a draw; or one by lot.
    Draw(Option<String>),
    /// Where the line goes on with a draw, another one is to be chosen, or not any more.
    ShowDraws(bool),
    /// The slider through the line on the board was moved to a ply; it says itself what is shown.
    Slide(usize),
    /// The link to the position that is shown is copied.
    CopyPosition,
    /// It is chosen who plays on from the position that is shown.
    PlayOn(PlayOnMsg),
    /// The position of the game as it was played after so many plies is looked at.
    Seek(usize),
    /// The same by the slider of the graph, which says itself what is shown.
    Scrub(usize),
    /// The pointer is over the point of the graph after so many plies, or over none.
    Point(Option<usize>),
    /// The next move of this seat is looked at on which this is said.
    ToVerdict(Seat, Verdict),
    /// The next inaccuracy, mistake or blunder is looked at.
    NextFault,
    /// The one before is looked at.
    PreviousFault,
    /// Another tab of the panel is chosen.
    Tab(ReviewTab),
    /// The values of the game are shown as a table, or as a graph again.
    ShowTable(bool),
    /// Somebody learns from mistakes.
    Learn(LearnMsg),
    /// Somebody is led through the moments that decided the game.
    Moments(MomentsMsg),
    /// What is shown about luck changes.
    Luck(LuckMsg),
    /// The report on the game is opened or closed.
    ShowReport(bool),
    /// The article is opened or closed.
    ShowArticle(bool),
    /// Something happens with the story of the game.
    Story(StoryMsg),
    /// A puzzle is made of the position that is shown.
    MakePuzzle(MakePuzzleMsg),
    /// Something happened to the analysis of the position.
    Analysis(AnalysisMsg),
}

impl ReviewMsg {
    /// [`Msg::is_at_hand`](crate::Msg::is_at_hand).
    pub(crate) fn is_at_hand(&self) -> bool {
        use ReviewMsg::*;
        matches!(
            self,
            Go(_)
                | Slide(_)
                | Seek(_)
                | Scrub(_)
                | Point(_)
                | ToVerdict(..)
                | NextFault
                | PreviousFault
                | Tab(_)
        )
    }
}

impl From<AnalysisMsg> for ReviewMsg {
    fn from(msg: AnalysisMsg) -> ReviewMsg {
        ReviewMsg::Analysis(msg)
    }
}

impl From<TreeMsg> for ReviewMsg {
    fn from(msg: TreeMsg) -> ReviewMsg {
        ReviewMsg::Tree(msg)
    }
}
