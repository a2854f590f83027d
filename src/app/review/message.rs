//! What can happen on the review page.

use super::analysis::AnalysisMsg;

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
    /// Something happened to the analysis of the position.
    Analysis(AnalysisMsg),
    // Here go Tree(TreeMsg), Game(GameReviewMsg), Learn(LearnMsg) and Report(ReportMsg).
}

impl From<AnalysisMsg> for ReviewMsg {
    fn from(msg: AnalysisMsg) -> ReviewMsg {
        ReviewMsg::Analysis(msg)
    }
}
