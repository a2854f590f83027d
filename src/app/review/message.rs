//! What can happen on the review page.

use super::analysis::AnalysisMsg;
use crate::assessment::Verdict;
use crate::game::Seat;

/// Where to go in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Jump {
    /// To the first position.
    Start,
    /// A ply back.
    Back,
    /// A ply forward.
    Forward,
    /// To the end of the line.
    End,
}

/// Something that happened on the review page. The messages of its board are those of the play page.
///
/// The messages of a part stand in the file of the part, and have one variant here.
#[derive(Clone, PartialEq, Debug)]
pub enum ReviewMsg {
    /// Another position is looked at.
    Go(Jump),
    /// The game is played on from the position that is shown.
    PlayFromHere,
    /// The position of the game as it was played after so many plies is looked at.
    Seek(usize),
    /// The same by the slider of the graph, which says itself what is shown.
    Scrub(usize),
    /// The next move of this seat is looked at on which this is said.
    ToVerdict(Seat, Verdict),
    /// The next inaccuracy, mistake or blunder is looked at.
    NextFault,
    /// The values of the game are shown as a table, or as a graph again.
    ShowTable(bool),
    // Here go Tree(TreeMsg), Game(GameReviewMsg), Learn(LearnMsg) and Report(ReportMsg).
    /// Something happened to the analysis of the position.
    Analysis(AnalysisMsg),
}

impl From<AnalysisMsg> for ReviewMsg {
    fn from(msg: AnalysisMsg) -> ReviewMsg {
        ReviewMsg::Analysis(msg)
    }
}
