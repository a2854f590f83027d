//! What a key of the keymap means for the review.

use super::analysis::AnalysisMsg;
use super::message::{Jump, ReviewMsg};
use super::state::ReviewState;
use super::tree_message::TreeMsg;
use crate::keymap::Command;
use crate::message::Msg;

impl ReviewState {
    /// The message of a command that a key has given; `None` where the review gives it no other meaning than every board.
    pub(crate) fn key_message(&self, command: Command) -> Option<Msg> {
        let msg: ReviewMsg = match command {
            Command::GoBy(plies) if plies < 0 => ReviewMsg::Go(Jump::Back),
            Command::GoBy(_) => ReviewMsg::Go(Jump::Forward),
            Command::ToStart => ReviewMsg::Go(Jump::Start),
            Command::ToEnd => ReviewMsg::Go(Jump::End),
            Command::ToBranch(steps) if self.goes_by_turns() => ReviewMsg::Go(if steps < 0 {
                Jump::PlyBack
            } else {
                Jump::PlyForward
            }),
            Command::ToBranch(steps) if steps < 0 => ReviewMsg::Go(Jump::PreviousBranch),
            Command::ToBranch(_) => ReviewMsg::Go(Jump::NextBranch),
            Command::ChooseWay(steps) => TreeMsg::Choose(steps).into(),
            Command::NextFault(glyph) => TreeMsg::NextSign(glyph).into(),
            Command::Analyse => AnalysisMsg::Switch.into(),
            Command::Deeper => AnalysisMsg::Deeper.into(),
            Command::NextOverlay => AnalysisMsg::NextOverlay.into(),
            Command::ThisMove => TreeMsg::OpenMenu(self.told_node()).into(),
            _ => return None,
        };
        Some(msg.into())
    }
}
